import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The characters that shapers change before the characters become glyphs.
///
/// Expected: the output of HarfBuzz 15.0.0 with fonts that have one glyph for each supported
/// character. Each line has a font, the characters, and the glyphs with their clusters.
struct PreparationTests {
    private static let jamo: Set<UInt32> = [
        0x61, 0x301, 0x1100, 0x1112, 0x1113, 0x1161, 0x119E, 0x11A8, 0x11AB, 0x11FF, 0x25CC,
        0x302E, 0x302F, 0xA960, 0xAC00, 0xAC01, 0xD55C, 0xD558, 0xD7B0, 0xD7CB,
    ]

    private static let hangul = """
        full 1112 1161 11AB | D55C=0
        full 1112 1161 | D558=0
        full 1112 1161 11FF | 1112=0 1161=0 11FF=0
        full 1112 119E 11AB | 1112=0 119E=0 11AB=0
        full D55C | D55C=0
        full AC00 11A8 | AC01=0
        full AC00 11FF | 1100=0 1161=0 11FF=0
        full D55C 302E | 302E=0 D55C=0
        full 1112 119E 302F | 302F=0 1112=0 119E=0
        full 302E | 302E=0 25CC=0
        full 0061 302E | 0061=0 302E=0 25CC=0
        full 1112 1161 0301 11AB | D558=0 0301=0 11AB=3
        full A960 D7B0 D7CB 302E | 302E=0 A960=0 D7B0=0 D7CB=0
        full 1112 | 1112=0
        full 1112 1161 0301 | D558=0 0301=0
        full AC01 11A8 | AC01=0 11A8=1
        full D55C 302E 302E | 302E=0 D55C=0 302E=0 25CC=0
        nosyl 1112 1161 11AB | 1112=0 1161=0 11AB=0
        nosyl 1112 1161 | 1112=0 1161=0
        nosyl 1112 1161 11FF | 1112=0 1161=0 11FF=0
        nosyl 1112 119E 11AB | 1112=0 119E=0 11AB=0
        nosyl D55C | 1112=0 1161=0 11AB=0
        nosyl AC00 11A8 | 1100=0 1161=0 11A8=1
        nosyl AC00 11FF | 1100=0 1161=0 11FF=1
        nosyl D55C 302E | 302E=0 1112=0 1161=0 11AB=0
        nosyl 1112 119E 302F | 302F=0 1112=0 119E=0
        nosyl 302E | 302E=0 25CC=0
        nosyl 0061 302E | 0061=0 302E=0 25CC=0
        nosyl 1112 1161 0301 11AB | 1112=0 1161=0 0301=0 11AB=3
        nosyl A960 D7B0 D7CB 302E | 302E=0 A960=0 D7B0=0 D7CB=0
        nosyl 1112 | 1112=0
        nosyl 1112 1161 0301 | 1112=0 1161=0 0301=0
        nosyl AC01 11A8 | 1100=0 1161=0 11A8=0 11A8=1
        nosyl D55C 302E 302E | 302E=0 1112=0 1161=0 11AB=0 302E=0 25CC=0
        nocirc D55C 302E | 302E=0 D55C=0
        nocirc 302E | 302E=0
        nocirc 0061 302E | 0061=0 302E=0
        nocirc A960 D7B0 D7CB 302E | 302E=0 A960=0 D7B0=0 D7CB=0
        nocirc D55C 302E 302E | 302E=0 D55C=0 302E=0
        noT AC00 11A8 | 1100=0 1161=0 11A8=0
        noT AC01 11A8 | 1100=0 1161=0 11A8=0 11A8=1
        narrow D55C 302E | D55C=0 302E=0
        narrow 1112 119E 302F | 302F=0 1112=0 119E=0
        narrow 302E | 25CC=0 302E=0
        narrow 0061 302E | 0061=0 25CC=0 302E=0
        narrow A960 D7B0 D7CB 302E | A960=0 D7B0=0 D7CB=0 302E=0
        narrow D55C 302E 302E | D55C=0 302E=0 25CC=0 302E=0
        """

    @Test(arguments: hangul.split(separator: "\n"))
    func `composes or decomposes Hangul`(line: Substring) {
        var supported = Self.jamo
        switch line.prefix(while: { $0 != " " }) {
        case "nosyl": supported.subtract([0xAC00, 0xAC01, 0xD55C, 0xD558])
        case "nocirc": supported.remove(0x25CC)
        case "noT": supported.subtract([0x11AB, 0x11FF, 0xAC01, 0xD55C])
        default: break
        }
        let advance = line.hasPrefix("narrow") ? 0.0 : 500
        expect(.hangul, "Hang", "hang", line) { character in
            guard supported.contains(character) else { return nil }
            return Glyph(id: 1, cluster: 0, advance: character == 0x302E ? advance : 500)
        }
    }

    private static let thai = """
        none 0E01 0E33 | 0E01=0 0E4D=0 0E32=0
        none 0E01 0E48 0E33 | 0E01=0 0E4D=0 0E48=0 0E32=0
        none 0E01 0E35 0E48 0E33 | 0E01=0 0E4D=0 0E35=0 0E48=0 0E32=0
        none 0061 0E48 0E33 | 0061=0 0E4D=0 0E48=0 0E32=0
        none 0E33 | 0E4D=0 0E32=0
        none 0E01 0E33 0E33 | 0E01=0 0E4D=0 0E32=0 0E4D=0 0E32=0
        none 0E81 0EB3 | 0E81=0 0ECD=0 0EB2=0
        none 0E81 0EC8 0EB3 | 0E81=0 0ECD=0 0EC8=0 0EB2=0
        none 0E81 0EBB 0EC8 0EB3 | 0E81=0 0ECD=0 0EBB=0 0EC8=0 0EB2=0
        none 0E1B 0E33 | 0E1B=0 0E4D=0 0E32=0
        none 0E1B 0E48 0E33 | 0E1B=0 0E4D=0 0E48=0 0E32=0
        windows 0E01 0E33 | 0E01=0 0E4D=0 0E32=0
        windows 0E01 0E48 0E33 | 0E01=0 0E4D=0 0E48=0 0E32=0
        windows 0E01 0E35 0E48 0E33 | 0E01=0 0E4D=0 0E35=0 0E48=0 0E32=0
        windows 0061 0E48 0E33 | 0061=0 0E4D=0 0E48=0 0E32=0
        windows 0E33 | 0E4D=0 0E32=0
        windows 0E01 0E48 0E32 | 0E01=0 F70A=0 0E32=2
        windows 0E01 0E33 0E33 | 0E01=0 0E4D=0 0E32=0 0E4D=0 0E32=0
        windows 0E81 0EB3 | 0E81=0 0ECD=0 0EB2=0
        windows 0E81 0EC8 0EB3 | 0E81=0 0ECD=0 0EC8=0 0EB2=0
        windows 0E81 0EBB 0EC8 0EB3 | 0E81=0 0ECD=0 0EBB=0 0EC8=0 0EB2=0
        windows 0E1B 0E48 | 0E1B=0 F705=0
        windows 0E1B 0E35 | 0E1B=0 F702=0
        windows 0E1B 0E35 0E48 | 0E1B=0 F702=0 F713=0
        windows 0E01 0E48 | 0E01=0 F70A=0
        windows 0E2C 0E48 | 0E2C=0 F70A=0
        windows 0E01 0E35 0E48 | 0E01=0 0E35=0 0E48=0
        windows 0E01 0E35 0E48 0E49 | 0E01=0 0E35=0 0E48=0 0E49=0
        windows 0E0E 0E38 | 0E0E=0 F718=0
        windows 0E0D 0E38 | F70F=0 0E38=0
        windows 0E0D 0E39 0E48 | F70F=0 0E39=0 F70A=0
        windows 0E01 0E38 0E49 | 0E01=0 0E38=0 F70B=0
        windows 0E0E 0E3A | 0E0E=0 F71A=0
        windows 0E1B 0E38 0E48 | 0E1B=0 0E38=0 F705=0
        windows 0E1B 0E33 | 0E1B=0 F711=0 0E32=0
        windows 0E1B 0E48 0E33 | 0E1B=0 F711=0 F713=0 0E32=0
        windows 0E40 0E01 0E47 | 0E40=0 0E01=1 0E47=1
        windows 0E1B 0E47 | 0E1B=0 F712=0
        windows 0E1B 0E31 | 0E1B=0 F710=0
        windows 0E0D | 0E0D=0
        windows 0E0D 0E48 | 0E0D=0 F70A=0
        windows 0E48 | 0E48=0
        windows 0061 0E38 | 0061=0 F718=0
        mac 0E1B 0E35 0E48 | 0E1B=0 F886=0 F88A=0
        mac 0E01 0E35 0E48 0E49 | 0E01=0 0E35=0 0E48=0 0E49=0
        mac 0E0D 0E39 0E48 | F89A=0 0E39=0 F88B=0
        mac 0E1B 0E38 0E48 | 0E1B=0 0E38=0 F88C=0
        mac 0E40 0E01 0E47 | 0E40=0 0E01=1 0E47=1
        mac 0E0D | 0E0D=0
        mac 0061 0E38 | 0061=0 F89B=0
        gsub 0E01 0E48 0E33 | 0E01=0 0E4D=0 0E48=0 0E32=0
        gsub 0E1B 0E48 | 0E1B=0 0E48=0
        """

    @Test(arguments: thai.split(separator: "\n"))
    func `decomposes AM and selects forms of Thai`(line: Substring) {
        let forms: ClosedRange<UInt32>? =
            switch line.prefix(while: { $0 != " " }) {
            case "windows", "gsub": 0xF700...0xF71A
            case "mac": 0xF884...0xF89E
            default: nil
            }
        let tag: FontTag = line.hasPrefix("gsub") ? "thai" : "DFLT"
        expect(.thai, line.contains(" 0E8") ? "Laoo" : "Thai", tag, line) { character in
            let isSupported = 0xE000...0xF8FF ~= character ? forms?.contains(character) : true
            return isSupported ?? false ? Glyph(id: 1, cluster: 0, advance: 500) : nil
        }
    }

    @Test func `forms keep the order of the Thai marks that they replace`() throws {
        let characters = [0x337, 0x0E0E, 0x0E39, 0x0E3A, 0x0E4B, 0xF70D, 0xF719, 0xF71A]
        var font = TestFont()
        font.glyphCount = characters.count + 1
        font.characterMaps = [
            (3, 1, .segments(characters.enumerated().map { ($1, $1, $0 + 1) }))
        ]
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        for (text, expected) in [
            ("\u{E0E}\u{E3A}\u{337}", [0x0E0E, 0x337, 0xF71A]),
            ("\u{E0E}\u{E4B}\u{E39}", [0x0E0E, 0xF719, 0xF70D]),
        ] {
            let run = try GlyphRun(text, in: face)
            #expect(run.glyphs.map { characters[Int($0.id) - 1] } == expected)
        }
    }

    private func expect(
        _ shaper: ScriptShaper,
        _ script: FontTag,
        _ substitutionTag: FontTag,
        _ line: Substring,
        _ glyph: ScriptShaper.GlyphMap
    ) {
        let parts = line.split(separator: "|")
        let input = parts[0].split(separator: " ").dropFirst().compactMap { UInt32($0, radix: 16) }
        let expected = parts[1].split(separator: " ").map { String($0) }
        var glyphs: [GlyphInfo] = []
        for (index, character) in input.enumerated() {
            // Marks belong to the cluster of their base.
            let isJoined = MarkTable.isNonspacing(character) || Jamo.isTone(character)
            let own = UInt32(index)
            var info = GlyphInfo(
                id: 0,
                properties: .base,
                role: .usual,
                cluster: isJoined ? glyphs.last?.cluster ?? own : own,
                advance: .nan
            )
            info.character = character
            if MarkTable.isMark(character) { info.flags = .mark }
            glyphs.append(info)
        }
        let planScript = PlanScript(
            script: ScriptTable.number(script),
            tag: script,
            substitutionTag: substitutionTag,
            isRightToLeft: false
        )
        shaper.prepare?(&glyphs, planScript, glyph)
        #expect(glyphs.map { "\(digits(Int($0.character), 4))=\($0.cluster)" } == expected)
    }
}
