import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct NameTests {
    private func face(_ names: [TestFont.Name]) throws -> Typeface {
        var font = TestFont()
        font.names = names
        return try #require(try FontFile(bytes: font.bytes).faces.first)
    }

    @Test func `reads the PostScript, family, style and full names`() throws {
        let face = try face(TestFont().names)
        #expect(face.postScriptName == "Test-Bold" && "\(face)" == "Test-Bold")
        #expect(face.familyName == "Test")
        #expect(face.styleName == "Bold")
        #expect(face.fullName == "Test Bold")
    }

    @Test func `prefers the typographic family and style`() throws {
        let face = try face([
            .init(1, "Test SemiBold"), .init(2, "Regular"), .init(6, "Test-SemiBold"),
            .init(16, "Test"), .init(17, "SemiBold"),
        ])
        #expect(face.familyName == "Test")
        #expect(face.styleName == "SemiBold")
        #expect(face.fullName == "Test SemiBold")
    }

    @Test func `prefers English Windows names, then Unicode, other Windows and Roman`() throws {
        func name(
            _ platform: Int,
            _ encoding: Int,
            _ language: Int,
            _ text: String
        ) -> TestFont.Name {
            let bytes =
                platform == 1
                ? Array(text.utf8) : text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            return .init(
                6,
                platform: platform,
                encoding: encoding,
                language: language,
                bytes: bytes
            )
        }
        let all = [
            name(1, 3, 23, "korean"), name(1, 0, 5, "roman"), name(1, 0, 0, "english"),
            name(3, 1, 0x412, "나눔"), name(0, 3, 0, "unicode"), name(3, 1, 0x409, "windows"),
        ]
        let expected = ["roman", "english", "나눔", "unicode", "windows"]
        for (count, best) in zip(2...6, expected) {
            #expect(try face(Array(all.prefix(count))).postScriptName == best)
            #expect(try face(Array(all.prefix(count).reversed())).postScriptName == best)
        }
        #expect(try face([all[0]]).postScriptName == "font in memory")
    }

    @Test func `reads Macintosh Roman and UTF-16`() throws {
        let roman = try face([
            .init(6, platform: 1, encoding: 0, language: 0, bytes: [0x4C, 0x8E, 0xA5, 0xFF])
        ])
        #expect(roman.postScriptName == "Lé•ˇ")
        let odd = try face([
            .init(6, platform: 3, encoding: 1, language: 0x409, bytes: [0, 0x41, 0xD8, 0x3D, 0])
        ])
        #expect(odd.postScriptName == "A\u{FFFD}")
    }

    @Test func `decodes names of any length with a letter outside ASCII at any index`() throws {
        for count in 1...40 {
            for index in 0...count {
                let letters = (0..<count).map { $0 == index ? "é" : "\($0 % 10)" }
                let text = letters.joined()
                let roman = text.unicodeScalars.map { $0 == "é" ? 0x8E : UInt8($0.value) }
                let face = try face([
                    .init(6, text), .init(1, platform: 1, encoding: 0, language: 0, bytes: roman),
                ])
                #expect(face.postScriptName == text)
                #expect(face.familyName == text)
            }
        }
    }

    @Test func `derives a missing PostScript name from family and style`() throws {
        let face = try face([.init(1, "My Font"), .init(2, "Extra Bold")])
        #expect(face.postScriptName == "MyFont-ExtraBold")
        #expect(face.fullName == "My Font Extra Bold")
    }

    @Test func `a face without names uses the name of the file`() throws {
        var font = TestFont()
        font.replaced["name"] = .some(nil)
        let file = try FontFile(bytes: font.bytes, name: "fonts/Subset.v2.ttf")
        let face = try #require(file.faces.first)
        #expect(face.postScriptName == "Subset")
        #expect(face.familyName == "Subset")
        #expect(try face.diagnostics.map(\.table) == ["name"])
    }

    @Test func `ignores names of more than 1,024 bytes`() throws {
        let long = String(repeating: "x", count: 600)
        let face = try face([.init(6, long), .init(1, "Test"), .init(2, "Bold"), .init(4, long)])
        #expect(face.postScriptName == "Test-Bold")
        #expect(face.fullName == "Test Bold")
    }

    @Test(
        arguments: [
            ("Schrift", "Fett", "Schrift Fett"), ("나눔고딕", "Bold", "NanumGothic Bold"),
            ("Noto", "Noir très gras", "Noto 𝔉"), ("A", "", ""), ("", "B", ""), ("", "", "C"),
        ],
        [0, 1, 400]
    )
    func `reads names of any length and language`(
        name: (family: String, style: String, full: String),
        count: Int
    ) throws {
        let full = name.full + String(repeating: "x", count: name.full.isEmpty ? 0 : count)
        var names = [TestFont.Name(6, "Test-Bold")]
        if !name.family.isEmpty { names.append(.init(1, name.family)) }
        if !name.style.isEmpty { names.append(.init(2, name.style)) }
        if !full.isEmpty { names.append(.init(4, full)) }
        let face = try face(names)
        let (family, style) = (face.familyName, face.styleName)
        #expect(family == (name.family.isEmpty ? "Test-Bold" : name.family))
        #expect(style == (name.style.isEmpty ? "Regular" : name.style))
        #expect(face.fullName == (full.isEmpty ? "\(family) \(style)" : full))
    }
}
