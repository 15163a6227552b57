import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// The faces that a registry finds for a character.
struct FallbackFaceTests {
    /// Returns a face of a family that supports the characters from one letter to another.
    private func face(
        _ family: String,
        _ letters: ClosedRange<Int>,
        weight: Int = 400,
        languages: [String] = []
    ) -> TestFont {
        var font = TestFont()
        font.names = [.init(1, family), .init(2, "\(weight)"), .init(6, "\(family)-\(weight)")]
        font.os2?.weight = weight
        font.os2?.selection = 0
        font.characterMaps = [(3, 1, .segments([(letters.lowerBound, letters.upperBound, 1)]))]
        if !languages.isEmpty {
            // A script with a default language system and others, all without features.
            var script = FontBytes()
            script.uint16(4 + 6 * languages.count, languages.count)
            for language in languages {
                script.text(language)
                script.uint16(4 + 6 * languages.count)
            }
            script.uint16(0, 0xFFFF, 0)
            var table = FontBytes()
            table.uint16(1, 0, 10, 18 + script.count, 20 + script.count, 1)
            table.text("latn")
            table.uint16(8)
            table.append(script)
            table.uint16(0, 0)
            font.replaced["GSUB"] = table
        }
        return font
    }

    private func registry(_ fonts: [TestFont]) throws -> FontRegistry {
        let registry = FontRegistry()
        for (index, font) in fonts.enumerated() {
            try registry.register(bytes: font.bytes, name: "\(index)")
        }
        return registry
    }

    @Test func `families are searched in the order of registration`() throws {
        let registry = try registry([
            face("One", 0x41...0x42), face("Two", 0x42...0x43), face("Three", 0x41...0x44),
        ])
        #expect(registry.fallbackFace(for: "A")?.familyName == "One")
        #expect(registry.fallbackFace(for: "B")?.familyName == "One")
        #expect(registry.fallbackFace(for: "C")?.familyName == "Two")
        #expect(registry.fallbackFace(for: "D")?.familyName == "Three")
        #expect(registry.fallbackFace(for: "E") == nil)
        #expect(FontRegistry().fallbackFace(for: "A") == nil)
        try registry.unregister(path: "0")
        #expect(registry.fallbackFace(for: "B")?.familyName == "Two")
    }

    @Test func `the faces for a text support its characters, each once`() throws {
        let registry = try registry([
            face("One", 0x41...0x42), face("Two", 0x42...0x43),
            face("Two", 0x43...0x44, weight: 700),
        ])
        func names(_ text: String, _ weight: Double = 400) -> [String] {
            registry.fallbackFaces(for: text, weight: weight).map(\.postScriptName)
        }
        #expect(names("") == [])
        #expect(names("ABBA") == ["One-400"])
        #expect(names("CAB") == ["Two-400", "One-400"])
        #expect(names("AC", 700) == ["One-400", "Two-700"])
        #expect(names("ADE") == ["One-400", "Two-700"])
    }

    @Test func `the face of a family is the nearest that supports the character`() throws {
        let registry = try registry([
            face("One", 0x41...0x42), face("One", 0x41...0x41, weight: 700),
            face("One", 0x41...0x42, weight: 900),
        ])
        func weight(_ character: Character) throws -> Double? {
            try registry.fallbackFace(for: character, weight: 700)?.traits().weight
        }
        #expect(try weight("A") == 700)
        #expect(try weight("B") == 900)
    }

    @Test func `a variable face has the requested weight`() throws {
        var font = face("One", 0x41...0x42)
        font.axes = [("wght", 300, 400, 650)]
        let face = try registry([font]).fallbackFace(for: "A", weight: 600)
        #expect(face?.coordinates == ["wght": 600])
    }

    @Test func `a face with the language's system comes first`() throws {
        let registry = try registry([
            face("One", 0x41...0x43), face("Two", 0x41...0x42, languages: ["JAN ", "ZHS "]),
            face("Three", 0x41...0x43, languages: ["KOR "]),
        ])
        func family(_ character: Character, _ language: String?) -> String? {
            registry.fallbackFace(for: character, language: language)?.familyName
        }
        #expect(family("A", "ja") == "Two")
        #expect(family("A", "zh-Hans") == "Two")
        #expect(family("A", "ko-KR") == "Three")
        // The language decides only between faces that support the character.
        #expect(family("C", "ja") == "One")
        #expect(family("A", "zh-Hant") == "One")
        #expect(family("A", nil) == "One")
        #expect(family("A", "?") == "One")
    }

    @Test func `features belong to a script and a language`() throws {
        var script = FontBytes()
        // The default language system has feature 0, and TRK has features 1 and, required, 2.
        script.uint16(10, 1)
        script.text("TRK ")
        script.uint16(18, 0, 0xFFFF, 1, 0, 0, 2, 1, 1)
        var table = FontBytes()
        table.uint16(1, 0, 10, 18 + script.count, 18 + script.count + 20 + 4, 1)
        table.text("latn")
        table.uint16(8)
        table.append(script)
        table.uint16(3)
        for tag in ["liga", "locl", "rlig"] {
            table.text(tag)
            table.uint16(20)
        }
        table.uint16(0, 0, 0)
        var font = TestFont()
        font.replaced["GSUB"] = table
        let face = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(try face.featureTags(forScript: "Latn") == ["liga"])
        #expect(try face.featureTags(forScript: "latn", language: "de") == ["liga"])
        #expect(try face.featureTags(forScript: "Latn", language: "tr") == ["locl", "rlig"])
        // Without a default script, Latin features are listed, as in shaping.
        #expect(try face.featureTags(forScript: "Grek") == ["liga"])
        #expect(try face.featureTags() == ["liga", "locl", "rlig"])
    }
}
