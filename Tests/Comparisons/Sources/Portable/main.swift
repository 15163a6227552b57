// Prints results of the core, the fonts and the layout, to compare builds for two systems.
//
// Standard input contains records. Each record is a line, `numbers N` or `font N MUTANTS`, followed
// by N bytes: a fixture of observed results, or a font.

import CPortable
import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Standard input.
enum Input {
    static func line() -> String? {
        var bytes: [UInt8] = []
        while true {
            let byte = readByte()
            if byte < 0 { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
            if byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(UInt8(truncatingIfNeeded: byte))
        }
    }

    static func bytes(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for _ in 0..<count { bytes.append(UInt8(truncatingIfNeeded: readByte())) }
        return bytes
    }
}

/// Prints the scaled numbers for each row of a fixture.
func printScaled(_ bytes: [UInt8]) {
    var inputs: [Double] = []
    for line in bytes.split(separator: 0x0A) where line.first != 0x23 {
        let fields = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
        if fields[0] == "inputs" {
            inputs = fields.dropFirst().map { Double(Int($0) ?? 0) }
            continue
        }
        guard fields.count > 3, let style = TextStyle(fields[1]),
            let category = ContentSizeCategory(fields[2])
        else { fatalError("unreadable row") }
        let traits = TraitCollection(preferredContentSizeCategory: category, displayScale: 3)
        let metrics = FontMetrics(forTextStyle: style)
        var line = fields[0] + " " + fields[1] + " " + fields[2]
        for input in inputs {
            let result =
                fields[0] == "scaledFont"
                ? metrics.scaledPointSize(for: input, compatibleWith: traits)
                : metrics.scaledValue(for: input, compatibleWith: traits)
            line += " " + result.description
        }
        print(line)
    }
}

let texts = [
    "AVATAR To office 0123", "Ünïcodé й Ωμέγα", "한국어 日本語", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} e\u{301}",
    "",
    "\u{628}\u{644}\u{627}\u{651} \u{930}\u{94D}\u{915}\u{93F} \u{1780}\u{17D2}\u{179A}\u{17C4}",
]

/// A line in each script with its own shaper, as scalars: syllables, marks and joiners.
let scriptTexts: [[UInt32]] = [
    // Arabic: bismi allah, with vowels, digits and a non-joiner.
    [0x628, 0x650, 0x633, 0x652, 0x645, 0x650, 0x20, 0x671, 0x644, 0x644, 0x651, 0x64E, 0x647],
    [0x644, 0x627, 0x20, 0x645, 0x6CC, 0x200C, 0x62E, 0x648, 0x627, 0x647, 0x645, 0x20, 0x661],
    // Hebrew, with points and accents.
    [0x5D1, 0x5BC, 0x5B0, 0x5E8, 0x5B5, 0x5D0, 0x5E9, 0x5C1, 0x5B4, 0x596, 0x5D9, 0x5EA],
    // Thai and Lao, with SARA AM.
    [0xE19, 0xE49, 0xE33, 0xE40, 0xE02, 0xE35, 0xE22, 0xE19, 0xE1B, 0xE37, 0xE48, 0xE19],
    // Devanagari: reph, conjuncts, a matra before the base, nukta, and a mark without a base.
    [
        0x930, 0x94D, 0x915, 0x93F, 0x902, 0x20, 0x915, 0x94D, 0x937, 0x94D, 0x930, 0x940, 0x20,
        0x93C, 0x936, 0x94D, 0x200D,
    ],
    // Khmer: subscripts and split vowels.
    [0x1780, 0x17D2, 0x179A, 0x17C4, 0x17C7, 0x20, 0x179F, 0x17D2, 0x178F, 0x17D2, 0x179A, 0x17B8],
    // Myanmar: kinzi, medials and asat.
    [0x1004, 0x103A, 0x1039, 0x1002, 0x20, 0x1000, 0x103C, 0x103D, 0x1031, 0x102C, 0x1037, 0x103A],
    // Tibetan stacks.
    [0xF56, 0xF66, 0xF92, 0xFB2, 0xF74, 0xF56, 0xF66, 0xF0B, 0xF62, 0xFA1, 0xFBC, 0xF71, 0xF72],
    // Javanese.
    [0xA9B2, 0xA9A4, 0xA9B6, 0xA98F, 0xA9C0, 0xA9B1, 0xA9BA, 0xA9B4, 0xA982, 0xA9BF, 0xA9B8],
    // Conjoining jamo, and a tone mark.
    [0x1100, 0x1161, 0x11A8, 0x1112, 0x119E, 0x11AB, 0x302E, 0x1103, 0x1173],
    // Mongolian, with a variation selector and a vowel separator.
    [0x182E, 0x1823, 0x1829, 0x182D, 0x1823, 0x182F, 0x180B, 0x20, 0x182C, 0x180E, 0x1820],
]

/// Returns the texts that a face mostly supports, at most four, or else the first three.
func texts(for face: Typeface) throws(FontError) -> [String] {
    var found: [String] = []
    for scalars in scriptTexts where found.count < 4 {
        var text = String.UnicodeScalarView()
        for scalar in scalars { if let scalar = Unicode.Scalar(scalar) { text.append(scalar) } }
        let run = try GlyphRun(String(text), in: face, features: .none)
        if run.missing.count < 2 { found.append(String(text)) }
    }
    return found.isEmpty ? Array(texts.prefix(3)) : found
}

/// Prints the metrics of a font's faces, and the heights of a label at every category.
func printFont(_ bytes: [UInt8]) {
    let registry = FontRegistry()
    do throws(FontError) {
        let faces = try FontFile(bytes: bytes).faces
        for face in faces.prefix(2) {
            let metrics = face.metrics(at: 17)
            print(
                "\(face.postScriptName) \(metrics.ascender) \(metrics.descender) \(metrics.lineHeight) \(metrics.xHeight)"
            )
            for text in texts + (try texts(for: face)) {
                let run = try GlyphRun(text, in: face, features: .default)
                var sum = 0.0
                for glyph in run.glyphs {
                    sum = 3 * sum + Double(glyph.cluster) + glyph.xOffset + 2 * glyph.yOffset
                }
                print("\(run.glyphs.count) \(run.units) \(run.missing.count) \(sum)")
            }
        }
        _ = try registry.register(bytes: bytes, name: "font")
        guard let face = faces.first else { return }
        let font = FontDescription(name: face.postScriptName, textStyle: .body, size: 17)
        let stack = TextStack([
            TextLabel("Dynamic Type", font: .system(.headline)),
            TextLabel("The quick brown fox jumps over the lazy dog.", font: font),
        ])
        do throws(LayoutError) {
            for (category, height) in try stack.heights(width: 200, fonts: FontResolver(registry)) {
                print("\(category.shortName) \(height)")
            }
        } catch {
            print("no label")
        }
    } catch {
        print(error.description)
    }
}

/// A linear congruential generator.
struct Numbers {
    var state: UInt64
    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: state >> 40) % bound
    }
}

/// Returns a position to damage, which is often in a header or at the start of a table.
func position(in font: [UInt8], _ numbers: inout Numbers) -> Int {
    func word(_ offset: Int) -> Int { Int(font[offset]) << 8 | Int(font[offset + 1]) }
    let kind = numbers.next(below: 8)
    if kind == 0 { return numbers.next(below: font.count) }
    if kind == 1 || font.count < 12 { return numbers.next(below: min(512, font.count)) }
    let record = 12 + 16 * numbers.next(below: max(1, word(4)))
    guard record + 16 <= font.count, word(record + 8) < 0x1000 else { return 0 }
    let table = word(record + 8) << 16 | word(record + 10)
    // The lookups of `GDEF`, `GPOS` and `GSUB` are deep in their tables.
    let isLayout = font[record] == 0x47
    let length = isLayout ? max(1, min(word(record + 14), font.count)) : 256
    return min(table + numbers.next(below: length), font.count - 1)
}

/// Damages a font in many ways, reads each mutant, and prints a checksum of the results.
func printMutants(_ bytes: [UInt8], _ count: Int) {
    guard !bytes.isEmpty else { return }
    var samples: [String] = []
    do throws(FontError) {
        if let face = try FontFile(bytes: bytes).faces.first { samples = try texts(for: face) }
    } catch {
        print(error.description)
    }
    var longest = 0.0
    var numbers = Numbers(state: UInt64(bytes.count))
    var sum: UInt64 = 0
    func add(_ number: Double) { sum = (sum &* 31) ^ number.bitPattern }
    for _ in 0..<count {
        var mutant = bytes
        for _ in 0...numbers.next(below: 8) {
            let index = position(in: mutant, &numbers)
            switch numbers.next(below: 4) {
            case 0: mutant[index] = 0xFF
            case 1: mutant[index] = 0
            case 2: mutant[index] = UInt8(truncatingIfNeeded: numbers.next(below: 256))
            default:
                for next in index..<min(index + 4, mutant.count) { mutant[next] = 0xFF }
            }
        }
        if numbers.next(below: 16) == 0 { mutant.removeLast(numbers.next(below: mutant.count)) }
        let start = seconds()
        defer { longest = max(longest, seconds() - start) }
        do throws(FontError) {
            for face in try FontFile(bytes: mutant).faces.prefix(2) {
                let metrics = face.metrics(at: 17)
                add(metrics.lineHeight)
                add(metrics.xHeight)
                for text in samples {
                    let run = try GlyphRun(text, in: face, features: .default)
                    add(run.units)
                    add(Double(run.glyphs.count))
                }
                let axes = try face.axes()
                if let axis = axes.first {
                    let varied = try face.variation(at: [axis.tag: axis.maximum])
                    add(try GlyphRun(samples.first ?? "", in: varied, features: .default).units)
                }
                add(Double(try face.diagnostics.count))
                add(Double(axes.count))
            }
        } catch {
            add(Double(error.code.rawValue))
        }
    }
    print("\(count) mutants: \(sum)")
    // A hang in either build is an error.
    guard longest <= 2 else { fatalError("a mutant takes more than 2 s") }
}

func run() {
    while let line = Input.line() {
        let fields = line.split(separator: " ")
        guard fields.count > 1, let count = Int(fields[1]) else { fatalError("unreadable record") }
        let bytes = Input.bytes(count)
        if fields[0] == "numbers" {
            printScaled(bytes)
        } else {
            printFont(bytes)
            printMutants(bytes, fields.count > 2 ? Int(fields[2]) ?? 0 : 0)
        }
    }
}

run()
