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
            for text in texts {
                let run = try GlyphRun(text, in: face, features: .default)
                print("\(run.glyphs.count) \(run.units) \(run.missing.count)")
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
            for (category, height) in try stack.heights(width: 200, with: FontResolver(registry)) {
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
    return min(table + numbers.next(below: 256), font.count - 1)
}

/// Damages a font in many ways, reads each mutant, and prints a checksum of the results.
func printMutants(_ bytes: [UInt8], _ count: Int) {
    guard !bytes.isEmpty else { return }
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
        do throws(FontError) {
            for face in try FontFile(bytes: mutant).faces.prefix(2) {
                let metrics = face.metrics(at: 17)
                add(metrics.lineHeight)
                add(metrics.xHeight)
                for text in texts.prefix(3) {
                    let run = try GlyphRun(text, in: face, features: .default)
                    add(run.units)
                    add(Double(run.glyphs.count))
                }
                let axes = try face.axes()
                if let axis = axes.first {
                    let varied = try face.variation(at: [axis.tag: axis.maximum])
                    add(try GlyphRun(texts[0], in: varied, features: .default).units)
                }
                add(Double(try face.warnings().count))
                add(Double(axes.count))
            }
        } catch {
            add(Double(error.code.rawValue))
        }
    }
    print("\(count) mutants: \(sum)")
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
