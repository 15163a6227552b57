import Testing
import TypeScaleFonts
import TypeScaleTestSupport

/// Tests that an invalid font opens or throws an error, but never crashes.
struct HostileFontTests {
    private static let text = "Hamburg 나비 ก A\u{FE00}\u{1F600}"

    /// Opens a font and calls every method of each face.
    private func exercise(_ bytes: [UInt8]) -> Bool {
        guard let file = try? FontFile(bytes: bytes) else { return false }
        for face in file.faces {
            #expect(face.metrics(at: 17).lineHeight.isFinite)
            #expect((try? face.traits()) != nil)
            #expect(face.embeddingPermission?.description != "")
            #expect((try? face.diagnostics) != nil)
            #expect((try? face.namedInstances()) != nil)
            #expect((try? GlyphRun(Self.text, in: face)) != nil)
        }
        return true
    }

    private static let sound: [UInt8] = {
        var font = TestFont()
        font.axes = [("wght", 100, 400, 900)]
        font.instances = [(2, [700])]
        return font.bytes
    }()

    @Test func `does not crash if a font is truncated at any byte`() {
        for count in 0..<Self.sound.count { _ = exercise(Array(Self.sound.prefix(count))) }
        #expect(exercise(Self.sound))
    }

    @Test func `does not crash if any byte of a font changes`() {
        // Fuzzing changes each byte in every way.
        let changes: [UInt8] = [0x01, 0x80, 0xFF]
        for place in Self.sound.indices {
            var bytes = Self.sound
            bytes[place] ^= changes[place % changes.count]
            _ = exercise(bytes)
        }
    }

    @Test func `does not crash if a collection is truncated or changed at any byte`() {
        let sound = TestFont.collection([TestFont(), TestFont()])
        #expect(exercise(sound))
        for count in stride(from: 0, to: sound.count, by: 7) {
            _ = exercise(Array(sound.prefix(count)))
        }
        for place in 0..<200 {
            var bytes = sound
            bytes[place] ^= 0xFF
            _ = exercise(bytes)
        }
    }

    @Test(
        arguments: [
            ([], 103, "too short"), (Array("abcd".utf8), 103, "expected a TrueType or OpenType"),
            (Array("wOFF0000".utf8), 103, "WOFF;"), (Array("wOF20000".utf8), 103, "WOFF2;"),
            (Array("typ10000".utf8), 103, "Type 1"),
            ([0, 1, 0, 0], 104, "table directory"),
            ([0, 1, 0, 0, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0], 104, "table directory"),
            (Array("ttcf\0\u{1}\0\0\0\0\0\0".utf8), 104, "has no faces"),
            (Array("ttcf\0\u{1}\0\0\u{7F}\0\0\0".utf8), 106, "the limit is 1024"),
            (Array("ttcf\0\u{1}\0\0\0\0\0\u{2}\0\0\0\0".utf8), 104, "truncated"),
        ] as [([UInt8], Int, String)]
    )
    func `an error contains Core Text's code and a detail`(
        bytes: [UInt8],
        code: Int,
        detail: String
    ) throws {
        let error = #expect(throws: FontError.self) {
            try FontFile(bytes: bytes, name: "test.ttf")
        }
        #expect(error?.code.rawValue == code)
        #expect(error?.description.hasPrefix("test.ttf: ") == true)
        #expect(error?.description.contains(detail) == true, "\(error?.description ?? "")")
    }

    @Test(
        arguments: [
            ("head", nil, "head"), ("head", FontBytes([0, 1]), "head"), ("maxp", nil, "maxp"),
            ("maxp", FontBytes([0, 0, 0, 0, 0, 0]), "maxp"),
        ] as [(String, FontBytes?, String)]
    )
    func `rejects a font without a required table`(
        tag: String,
        bytes: FontBytes?,
        named: String
    ) throws {
        var font = TestFont()
        font.replaced[tag] = .some(bytes)
        let error = #expect(throws: FontError.self) { try FontFile(bytes: font.bytes) }
        #expect(error?.code == .invalidFontData)
        #expect(error?.detail.contains(named) == true)
    }

    @Test(arguments: [0, 15, 16_385, 65_535])
    func `rejects invalid units per em`(units: Int) {
        var font = TestFont()
        font.unitsPerEm = units
        #expect(throws: FontError.self) { try FontFile(bytes: font.bytes) }
    }

    @Test func `an invalid face does not affect the rest of its collection`() throws {
        var bad = TestFont()
        bad.unitsPerEm = 0
        let file = try FontFile(bytes: TestFont.collection([TestFont(), bad, TestFont()]))
        #expect(file.faces.map(\.index) == [0, 2])
        #expect(file.diagnostics.map(\.code) == [.invalidFontData])
        #expect(file.diagnostics.first?.detail.hasPrefix("face 1: ") == true)
    }

    /// Some fonts state a length of the last table that extends past the end of the file.
    @Test func `a table ends with the file`() throws {
        let font = TestFont()
        let last = try #require(font.tables.last)
        let sound = font.bytes
        func count(_ bytes: [UInt8]) throws -> Int? {
            try FontFile(bytes: bytes).faces.first?.tables().last { $0.tag == "post" }?.count
        }
        #expect(last.tag == "post")
        #expect(try count(sound) == 32)
        #expect(try count(Array(sound.dropLast(12))) == 20)
        #expect(try count(sound + [0, 0, 0, 0]) == 32)
    }

    @Test func `tables may overlap or share a tag`() throws {
        let tables = TestFont().tables
        let bytes = TestFont.file(tables + tables.filter { $0.tag == "hhea" }, at: 0)
        let face = try #require(try FontFile(bytes: bytes).faces.first)
        #expect(face.metrics(at: 10).ascender == 9)
    }

    /// Checks a collection in which the faces have too many named instances in total.
    @Test func `reads instances up to a limit, and reports the faces above the limit`() throws {
        let faces = (0..<40).map { number in
            var font = TestFont()
            font.axes = [("wght", 100, 400, 900)]
            font.instances = (0..<60).map { (2, [Double(100 + $0)]) }
            font.names = [
                .init(1, "Many"), .init(2, "Bold"),
                .init(6, "Many-\(number)"),
            ]
            return font
        }
        let registry = FontRegistry()
        let result = try registry.register(bytes: TestFont.collection(faces), name: "many")
        #expect(result.faces.count == 40)
        #expect(result.diagnostics.allSatisfy { $0.code == .exceededResourceLimit })
        #expect(result.diagnostics.count == 40 - 18)
        #expect(try registry.face(named: "Many-0_Bold").instance != nil)
        #expect(try registry.face(named: "Many-39").instance == nil)
        #expect(throws: FontNotFound.self) { try registry.face(named: "Many-39_Bold") }
    }

    /// Checks that a face with one instance counts as much as a face with 32.
    ///
    /// After a face with 63 instances, there is room for 961, or 30 such faces and a part.
    @Test func `reads the instances of a limited number of faces with one instance`() throws {
        let faces = (0..<40).map { number in
            var font = TestFont()
            font.axes = [("wght", 100, 400, 900)]
            font.instances = (0..<(number == 0 ? 63 : 1)).map { (2, [Double(100 + $0)]) }
            font.names = [.init(1, "Many"), .init(2, "Bold"), .init(6, "Many-\(number)")]
            return font
        }
        let bytes = TestFont.collection(faces)
        let result = try FontRegistry().register(bytes: bytes, name: "many")
        #expect(result.diagnostics.count == 40 - 1 - 31)
    }

    @Test func `does not crash if counts extend past the end of the file`() throws {
        for tag in ["cmap", "hmtx", "fvar", "name", "OS/2", "post", "hhea"] {
            for filler in [0x00, 0x7F, 0x80, 0xFF] as [UInt8] {
                for count in [1, 2, 3, 7, 16, 36, 100, 5000] {
                    var font = TestFont()
                    font.replaced[tag] = FontBytes(Array(repeating: filler, count: count))
                    _ = exercise(font.bytes)
                }
            }
        }
    }
}
