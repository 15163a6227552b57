import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Letters with marks, compared with the glyphs and advances in HarfBuzz 15.0.
struct MarkTests {
    /// Returns a face with a glyph for each character, numbered from 1 and 600 units wide.
    private func face(
        _ characters: String,
        _ tables: [String: FontBytes] = [:]
    ) throws -> Typeface {
        var font = TestFont()
        let scalars = characters.unicodeScalars.map { Int($0.value) }
        let sorted = scalars.enumerated().sorted { $0.element < $1.element }
        font.characterMaps = [(3, 10, .groups(sorted.map { ($1, $1, $0 + 1) }))]
        font.advances = [500] + Array(repeating: 600, count: scalars.count)
        font.glyphCount = 40
        for (tag, bytes) in tables { font.replaced[tag] = bytes }
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    private func ids(_ text: String, _ face: Typeface) throws -> [UInt16] {
        try GlyphRun(text, in: face).glyphs.map(\.id)
    }

    @Test func `composes a letter and a mark if the face has the composed character`() throws {
        let face = try face("ée\u{301}x")
        let run = try GlyphRun("xe\u{301}x", in: face)
        #expect(run.glyphs.map(\.id) == [4, 1, 4])
        #expect(run.glyphs.map(\.cluster) == [0, 1, 3])
        #expect(run.units == 1800)
        #expect(run.needsShaping.isEmpty)
        // The letter itself may be missing.
        #expect(try GlyphRun("e\u{301}", in: self.face("é")).missing.isEmpty)
    }

    @Test func `decomposes a character if the face has only its parts`() throws {
        let face = try face("e\u{301}")
        let run = try GlyphRun("eé", in: face)
        #expect(run.glyphs.map(\.id) == [1, 1, 2])
        #expect(run.glyphs.map(\.cluster) == [0, 1, 1])
        #expect(run.units == 1200)
        #expect(run.missing.isEmpty)
        #expect(try GlyphRun("é", in: self.face("e")).missing == ["é"])
    }

    @Test func `decomposes as little as the face allows`() throws {
        // U+1EA5 is a circumflex and an acute on a. The first face has the letter with circumflex.
        #expect(try ids("ấ", self.face("â\u{301}a\u{302}")) == [1, 2])
        #expect(try ids("ấ", self.face("a\u{302}\u{301}")) == [1, 2, 3])
        // U+1EAD is a dot below and a circumflex. HarfBuzz uses the letter with the circumflex only
        // if another character of the run has a mark.
        let face = try face("aâ\u{302}\u{323}")
        #expect(try ids("ậ", face) == [1, 4, 3])
        #expect(try ids("ậa\u{323}", face) == [2, 4, 1, 4])
        #expect(try ids("a\u{323}ậậ", face) == [1, 4, 2, 4, 2, 4])
        #expect(try ids("\u{323}ậ", face) == [4, 1, 4, 3])
        #expect(try ids("K", self.face("K")) == [1])
        #expect(try ids("ΐΐΐΐ", self.face("ι\u{308}\u{301}")).count == 12)
    }

    @Test func `orders marks by combining class before it composes`() throws {
        let face = try face("ẹe\u{301}\u{323}é\u{34F}")
        #expect(try ids("e\u{301}\u{323}", face) == [1, 3])
        #expect(try ids("é\u{323}", face) == [1, 3])
        // A joiner between the marks prevents the order from changing.
        #expect(try ids("e\u{301}\u{34F}\u{323}", face) == [5, 4])
        // Two marks of the same class keep their order, and the first blocks the second.
        #expect(try ids("e\u{323}\u{323}", face) == [1, 4])
    }

    /// The font splits é before the mark below.
    @Test func `a joiner that separates marks is not skipped after they are composed`() throws {
        let table = FontBytes.layout(
            features: [("ccmp", [0])],
            lookups: [
                .lookup(6, [.chain([[5]], lookahead: [[4]], lookups: [(0, 1)])]),
                .lookup(2, [.sequence(5, [2, 3])]),
            ]
        )
        let face = try face("xe\u{301}\u{323}é\u{34F}", ["GSUB": table])
        #expect(try ids("e\u{301}\u{323}", face) == [2, 3, 4])
        #expect(try ids("e\u{301}\u{34F}\u{323}", face) == [5, 4])
    }

    /// As in HarfBuzz, a joiner separates marks if they would change their order without it.
    @Test(
        arguments: [
            ([0x301, 0x34F, 0x323], 1, true), ([0x323, 0x34F, 0x301], 1, false),
            ([0x65, 0x301, 0x34F, 0x323], 2, true), ([0x65, 0x34F, 0x323], 1, false),
            ([0x301, 0x34F, 0x301], 1, false), ([0x301, 0x34F], 1, false),
            ([0x301, 0x34F, 0x65], 1, false), ([0x34F, 0x323], 0, false),
        ] as [([UInt32], Int, Bool)]
    )
    func `a joiner separates marks in the wrong order`(
        characters: [UInt32],
        index: Int,
        isSeparator: Bool
    ) {
        var sequence = CombiningSequence(parts: characters)
        sequence.order()
        #expect(sequence.characters == characters)
        #expect(sequence.elements[index].separatesMarks == isSeparator)
    }

    @Test func `marks take no width without glyph classes`() throws {
        let marks = try face("xa\u{483}\u{2DE0}\u{A66F}\u{135D}\u{20DD}")
        for mark in ["\u{483}", "\u{2DE0}", "\u{A66F}", "\u{135D}"] {
            let run = try GlyphRun("a" + mark, in: marks)
            #expect(run.units == 600, "\(mark.unicodeScalars)")
            #expect(run.glyphs.map(\.cluster) == [0, 0])
        }
        // Only nonspacing marks take no width.
        #expect(try GlyphRun("a\u{20DD}", in: marks).units == 1200)
        // A missing mark is reported, and its box takes no width.
        let missing = try GlyphRun("a\u{316}", in: marks)
        #expect(missing.units == 600)
        #expect(missing.missing == ["\u{316}"])
    }

    @Test func `marks without outlines are reported`() throws {
        let letters = "abé\u{301}\u{323}\u{5D0}\u{5B8}"
        let unpositioned = try face(letters)
        let run = try GlyphRun("ab\u{323}\u{301}a e\u{301} \u{5D0}\u{5B8}b", in: unpositioned)
        #expect(run.unplacedMarks == [1..<4, 9..<11])
        // The width is known.
        #expect(try GlyphRun("a\u{301}", in: unpositioned).exactness == .exact)
        #expect(try GlyphRun("a\u{301}", in: unpositioned, features: .none).unplacedMarks.isEmpty)
        // The first glyph has nothing below it.
        #expect(try GlyphRun("\u{301}a", in: unpositioned).unplacedMarks.isEmpty)
        let marks = FontBytes.layout(
            features: [("mark", [0])],
            lookups: [.lookup(1, [.singles([1], delta: 0)])]
        )
        let positioned = try face(letters, ["GPOS": marks])
        #expect(try GlyphRun("a\u{301}", in: positioned).unplacedMarks.isEmpty)
        // As in HarfBuzz, only lookups of its own script apply to Hebrew.
        #expect(try GlyphRun("\u{5D0}\u{5B8}", in: positioned).unplacedMarks == [0..<2])
    }

    /// As in HarfBuzz, in fonts whose `GDEF` doesn't classify the glyphs.
    @Test func `marks without a base keep their width`() throws {
        var glyphClasses = FontBytes()
        for word in [1, 0, 12, 0, 0, 0] + [1, 30, 1, 3] { glyphClasses.uint16(word) }
        let marks = try face("a\u{301}\u{323}", ["GDEF": glyphClasses])
        let run = try GlyphRun("\u{301}\u{301}a\u{301}", in: marks)
        #expect(run.glyphs.map(\.advance) == [600, 600, 600, 0])
    }

    @Test func `common characters belong to the script of their marks`() throws {
        func table(_ script: String) -> FontBytes {
            .layout(
                scripts: [script],
                features: [("ccmp", [0])],
                lookups: [.lookup(1, [.singles([1], delta: 20)])]
            )
        }
        // A mark of Cyrillic, and a mark of Wancho, which has a shaper.
        for (mark, script) in [("\u{483}", "cyrl"), ("\u{1E2EC}", "wcho")] {
            let face = try face(mark, ["GSUB": table(script)])
            #expect(try ids("\u{2044}" + mark, face) == [0, 21])
        }
    }

    /// As in `arabic-mark-order.tests` of HarfBuzz.
    @Test func `a joiner after a modifier mark of Arabic does not keep marks apart`() throws {
        let ligature = FontBytes.layout(
            scripts: ["arab"],
            features: [("rlig", [0])],
            lookups: [.lookup(4, [.ligatures(2, [([3], 20)])])]
        )
        let face = try face("\u{649}\u{655}\u{650}", ["GSUB": ligature])
        #expect(try ids("\u{649}\u{655}\u{34F}\u{650}", face) == [1, 20])
    }

    /// As in HarfBuzz 15.
    @Test func `tone marks of Hangul take no width if the face does not place them`() throws {
        let run = try GlyphRun("ᄀ가\u{302E}", in: try face("ᄀ가\u{302E}"))
        #expect(run.glyphs.map(\.advance) == [600, 0, 600])
        #expect(run.unplacedMarks == [1..<3])
        // Without a syllable, neither the mark nor its dotted circle takes any.
        let alone = try GlyphRun("ᄀ\u{302E}", in: try face("ᄀ\u{302E}\u{25CC}"))
        #expect(alone.glyphs.map(\.id) == [1, 2, 3])
        #expect(alone.glyphs.map(\.advance) == [600, 0, 0])
        // A tone mark moves before its syllable and before an accent, whose cluster it joins.
        let letters = "데\u{301}듼\u{302E}"
        let joined = try GlyphRun(letters, in: try face(letters))
        #expect(joined.glyphs.map(\.id) == [1, 4, 2, 3])
        #expect(joined.glyphs.map(\.cluster) == [0, 0, 0, 0])
    }

    @Test func `a long series of marks keeps its order`() throws {
        let face = try face("x\u{301}\u{323}")
        for (count, expected) in [(16, [3, 3]), (17, [2, 3])] as [(Int, [UInt16])] {
            let text = "x" + String(repeating: "\u{301}\u{323}", count: count)
            let glyphs = try ids(text, face)
            #expect(glyphs.count == 2 * count + 1)
            #expect(Array(glyphs[1...2]) == expected)
        }
    }

    @Test(arguments: [
        "a\u{200D}©x", "©\u{FE0F}\u{200D}©\u{200D}©x", "1\u{FE0F}\u{20E3}x", "©\u{1F3FB}x",
        "\u{1F1E6}\u{1F1E7}x", "🏴\u{E0067}\u{E007F}x", "カﾟx",
    ])
    func `joins emoji sequences to clusters without a report`(text: String) throws {
        let run = try GlyphRun(text, in: try face("a©1x🏴カﾟ\u{20E3}\u{1F1E6}\u{1F1E7}\u{1F3FB}"))
        let last = text.unicodeScalars.count - 1
        #expect(Set(run.glyphs.map(\.cluster)) == [0, last])
        #expect(run.needsShaping.isEmpty)
        #expect(run.missing.isEmpty)
    }

    @Test func `does not normalize marks on Hangul`() throws {
        let face = try face("가e\u{300}\u{340}è")
        #expect(try ids("가\u{340}e\u{340}", face) == [1, 4, 5])
    }

    @Test func `kerns across tags, but does not substitute across them`() throws {
        let kern = FontBytes.layout(
            features: [("kern", [0])],
            lookups: [.lookup(2, [.pairs([1: [(2, -50)]])])]
        )
        let ligature = FontBytes.layout(
            features: [("liga", [0])],
            lookups: [.lookup(4, [.ligatures(1, [([2], 20)])])]
        )
        let face = try face("ab", ["GPOS": kern])
        #expect(try GlyphRun("a\u{E0041}b", in: face).units == 1150)
        #expect(try ids("a\u{E0041}b", self.face("ab", ["GSUB": ligature])) == [1, 2])
    }

    @Test func `joins pairs of regional indicators`() throws {
        let flags = String(repeating: "\u{1F1E6}", count: 5)
        let run = try GlyphRun(flags + "\u{200D}\u{1F1E6}", in: try face("\u{1F1E6}"))
        #expect(run.glyphs.map(\.cluster) == [0, 0, 2, 2, 4, 6])
    }

    @Test func `without features, characters are not normalized`() throws {
        let face = try face("ée\u{301}")
        let run = try GlyphRun("e\u{301}", in: face, features: .none)
        #expect(run.glyphs.map(\.id) == [2, 3])
        #expect(run.units == 1200)
    }

    /// The normalization forms of the standard library are the expectation.
    @Test func `a sequence that a face supports entirely is in normalization form C`() throws {
        for value in UInt32(0xC0)...0xFFFF {
            guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age,
                (age.major, age.minor) <= (15, 0), !(0xAC00...0xD7A3 ~= value)
            else { continue }
            var sequence = CombiningSequence()
            for part in [value, 0x323, 0x301] {
                sequence.append(part, keepsWhole: false) { _ in true }
            }
            sequence.order()
            sequence.compose { _ in true }
            let text = String(String.UnicodeScalarView([scalar, "\u{323}", "\u{301}"]))
            let expected = text.precomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
            // Characters outside the Basic Multilingual Plane are not in the tables.
            guard expected.allSatisfy({ $0 <= 0xFFFF }) else { continue }
            if sequence.characters != expected {
                Issue.record("U+\(String(value, radix: 16)): \(sequence.characters), \(expected)")
            }
        }
    }
}
