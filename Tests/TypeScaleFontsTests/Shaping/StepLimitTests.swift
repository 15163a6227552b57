import Foundation
import Testing
import TypeScaleTestSupport

@testable @_spi(Comparisons) import TypeScaleFonts

/// The number of steps that fonts take to shape text.
///
/// A step takes at most about 70 ns in a release build.
struct StepLimitTests {
    /// Subtracting the steps of one operation can exceed the limit by the length of an array.
    private static let excess = 65_536

    private static let calls = Array(repeating: (sequenceIndex: 0, lookup: 0), count: 40)
    private static let letters = Array(2...6)

    /// Returns a lookup that repeats a subtable.
    private static func repeated(_ type: Int, _ count: Int, _ subtable: FontBytes) -> FontBytes {
        var lookup = FontBytes()
        lookup.uint16(type, 0, count)
        for _ in 0..<count { lookup.uint16(6 + 2 * count) }
        lookup.append(subtable)
        return lookup
    }

    private static let themselves = FontBytes.lookup(6, [.chain([letters], lookups: calls)])
    private static let contexts = FontBytes.lookup(
        6,
        [.chain([letters], lookahead: [letters, letters], lookups: calls)]
    )
    private static let pairs = repeated(2, 20_000, .pairs([2: [(9, 1)], 3: [(9, 1)]]))
    private static let sequences = repeated(
        2,
        20_000,
        .sequence(2, Array(repeating: 2, count: 9000) + [0xFFFF])
    )

    private static func table(_ feature: String, _ lookup: FontBytes) -> FontBytes {
        .layout(features: [(feature, [0])], lookups: [lookup])
    }

    private static let hostile: [[String: FontBytes]] = [
        ["GSUB": table("calt", themselves)],
        ["GSUB": table("calt", contexts)],
        ["GPOS": table("kern", pairs)],
        ["GSUB": table("ccmp", sequences)],
    ]

    @Test(arguments: hostile.indices)
    func `refuses text after a limited number of steps`(index: Int) throws {
        let face = try shapingFace(Self.hostile[index])
        for number in 0..<4 {
            // The Hangul letters divide the text into runs, which share the steps.
            let text = String(repeating: number.isMultiple(of: 2) ? "AB" : "ABAB가", count: 20)
            let count = text.unicodeScalars.count
            let limit = ApplyContext.maximumStepCount(glyphs: count)
            #expect(limit == 4096 + 512 * count)
            let steps = try face.stepCount(of: text)
            #expect(limit..<(limit + Self.excess) ~= steps - 1)
            #expect(try !GlyphRun(text, in: face).needsShaping.isEmpty)
        }
    }

    @Test func `counts the steps of each text separately`() throws {
        let face = try shapingFace(Self.hostile[0])
        let first = try face.stepCount(of: "AAAAAAAAAAAAAAAAAAAA")
        #expect(try face.stepCount(of: "C가") < first)
        #expect(try face.stepCount(of: "AAAAAAAAAAAAAAAAAAAA") == first)
        #expect(try face.stepCount(of: "") == 0)
    }

    /// Of 576 real faces, none takes more steps for each character than Inter.
    @Test(arguments: ["=", "-", "<", "!=", "->", "fi", "AV To "])
    func `Inter takes less than half of the maximum number of steps`(part: String) throws {
        let folder = ProcessInfo.processInfo.environment["TYPESCALE_FONTS"] ?? "/usr/share/fonts"
        guard let face = try? FontFile(path: folder + "/opentype/inter/Inter-Regular.otf").faces[0]
        else {
            return Comparison.skip("steps in Inter", font: "Inter")
        }
        for count in [1, 8, 500] {
            let text = String(repeating: part, count: count)
            let limit = ApplyContext.maximumStepCount(glyphs: text.unicodeScalars.count)
            #expect(try face.stepCount(of: text) < limit / 2)
        }
    }

    /// The font attaches the marks of Latin, Hebrew and Arabic.
    @Test func `the steps of texts with each mark grow with the text`() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        guard let face = try? FontFile(path: path).faces.first else {
            return Comparison.skip("steps of marks", font: "DejaVuSans.ttf")
        }
        for mark in (0x300...0x1E94A as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
        where MarkTable.isMark(mark.value) {
            let part = "a\(mark)\u{301}\u{5D0}\(mark)\u{5B8}\u{628}\(mark)\u{64E}"
            let steps = try face.stepCount(of: String(repeating: part, count: 4))
            let twice = try face.stepCount(of: String(repeating: part, count: 8))
            #expect(steps > 0)
            #expect(twice <= 2 * steps + 64, "U+\(String(mark.value, radix: 16))")
        }
    }

    /// The font attaches all marks to a letter of each script.
    ///
    /// A text contains the marks of its script, and a part of those that scripts have in common.
    /// The texts of all scripts together contain every mark.
    @Test func `the steps of texts in each script grow with the text`() throws {
        var bases: [UInt8: UInt32] = [:]
        var marks: [UInt32] = []
        let scripts = ScriptTable.scripts(from: 0, count: 0x1_F000)
        for (character, script) in scripts.enumerated() {
            let character = UInt32(character)
            if MarkTable.isMark(character) {
                marks.append(character)
            } else if script != ScriptTable.common, bases[script] == nil {
                bases[script] = character
            }
        }
        #expect(bases.count > 150)
        #expect(marks.count > 2000)
        let letters = bases.values.sorted().map { Int($0) }
        var font = TestFont()
        let mapped = (letters + marks.map { Int($0) }).enumerated().sorted {
            $0.element < $1.element
        }
        font.characterMaps = [(3, 10, .groups(mapped.map { ($1, $1, $0 + 1) }))]
        font.advances = [500]
        font.glyphCount = mapped.count + 1
        let firstMark = letters.count + 1
        let anchors = (firstMark..<font.glyphCount).map { ($0, (x: 0, y: 0)) }
        font.replaced["GPOS"] = .layout(
            scripts: ["DFLT", "hebr"],
            features: [("mark", [0])],
            lookups: [
                .lookup(
                    4,
                    [
                        .attachments(
                            Dictionary(uniqueKeysWithValues: anchors),
                            to: Dictionary(
                                uniqueKeysWithValues: (1..<firstMark).map { ($0, [(x: 0, y: 500)]) }
                            )
                        )
                    ]
                )
            ]
        )
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        var covered: Set<UInt32> = []
        for (script, base) in bases {
            let own = marks.enumerated().filter { index, mark in
                let markScript = scripts[Int(mark)]
                return markScript == script
                    || markScript == ScriptTable.common && index & 63 == Int(script) & 63
            }
            var part = String.UnicodeScalarView()
            for (_, mark) in own {
                part.append(contentsOf: [base, mark, 0x301].compactMap(Unicode.Scalar.init))
                covered.insert(mark)
            }
            let steps = try face.stepCount(of: String(part))
            let twice = try face.stepCount(of: String(part) + String(part))
            #expect(steps > own.count)
            #expect(twice <= 2 * steps + 64, "\(ScriptTable.tag(script))")
        }
        #expect(covered.count == marks.count)
    }
}
