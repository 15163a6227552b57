import Foundation
import Testing
import TypeScaleFonts
import TypeScaleTestSupport

struct FontRegistryTests {
    private func font(
        _ family: String,
        _ style: String,
        _ change: (inout TestFont) -> Void = { _ in }
    )
        -> [UInt8]
    {
        var font = TestFont()
        font.names = [
            .init(1, family), .init(2, style), .init(4, "\(family) \(style)"),
            .init(6, "\(family)-\(style)"),
        ]
        change(&font)
        return font.bytes
    }

    private func registry() throws -> FontRegistry {
        let registry = FontRegistry()
        try registry.register(bytes: font("Noto", "Bold"), name: "bold")
        try registry.register(
            bytes: font("Noto", "Italic") {
                $0.os2?.weight = 400
                $0.os2?.selection = 1
            },
            name: "italic"
        )
        try registry.register(bytes: font("Noto", "Light") { $0.os2?.weight = 300 }, name: "light")
        return registry
    }

    @Test func `finds faces by PostScript name, then family name, then full name`() throws {
        let registry = try registry()
        let bold = try registry.face(named: "Noto-Bold")
        #expect(bold.face.styleName == "Bold")
        let family = try registry.face(named: "Noto")
        #expect(family.face.styleName == "Light")
        let full = try registry.face(named: "Noto Italic")
        #expect(full.face.styleName == "Italic")
        // A PostScript name takes precedence over a family with the same name.
        try registry.register(
            bytes: font("Other", "X") { $0.names[3] = .init(6, "Noto") },
            name: "other"
        )
        #expect(try registry.face(named: "Noto").face.familyName == "Other")
    }

    @Test func `lists families and faces`() throws {
        let registry = try registry()
        try registry.register(bytes: font("Lato", "Black"), name: "lato")
        #expect(registry.familyNames == ["Lato", "Noto"])
        #expect(
            registry.faceNames(forFamilyName: "Noto") == ["Noto-Bold", "Noto-Italic", "Noto-Light"]
        )
        #expect(registry.faceNames(forFamilyName: "noto").isEmpty)
    }

    @Test func `an error for an unknown name contains a suggestion and the registered files`()
        throws
    {
        let empty = #expect(throws: FontNotFound.self) { try FontRegistry().face(named: "Noto") }
        #expect(empty?.description == "no face is named Noto, and no fonts are registered")
        let registry = try registry()
        let error = #expect(throws: FontNotFound.self) { try registry.face(named: "Noto-Bald") }
        #expect(error?.suggestion == "Noto-Bold")
        #expect(
            error?.description
                == "no face is named Noto-Bald; did you mean Noto-Bold? fonts are registered "
                + "from bold and 2 more"
        )
        #expect(throws: FontNotFound.self) { try registry.face(named: "noto-bold") }
    }

    @Test func `rejects a registered file (105) and a registered name (305)`() throws {
        let registry = try registry()
        let again = #expect(throws: FontError.self) {
            try registry.register(bytes: font("Noto", "Black"), name: "bold")
        }
        #expect(again?.code == .alreadyRegistered)
        let first = try registry.face(named: "Noto-Bold").face
        let same = #expect(throws: FontError.self) {
            try registry.register(bytes: font("Noto", "Bold"), name: "copy")
        }
        #expect(same?.code == .duplicatedName)
        #expect(same?.detail.contains("registered from bold") == true)
        #expect(try registry.face(named: "Noto-Bold").face === first)
    }

    @Test func `registers the new faces of a collection`() throws {
        let registry = try registry()
        var second = TestFont()
        second.names = [.init(1, "Noto"), .init(2, "Thin"), .init(6, "Noto-Thin")]
        var first = TestFont()
        first.names = [.init(1, "Noto"), .init(2, "Bold"), .init(6, "Noto-Bold")]
        let bytes = TestFont.collection([first, second])
        let result = try registry.register(bytes: bytes, name: "ttc")
        #expect(result.faces.map(\.postScriptName) == ["Noto-Thin"])
        #expect(result.diagnostics.map(\.code) == [.duplicatedName])
        #expect(
            registry.faceNames(forFamilyName: "Noto")
                == ["Noto-Bold", "Noto-Italic", "Noto-Light", "Noto-Thin"]
        )
    }

    @Test func `a face whose file is gone is the last of its family`() throws {
        let path = URL.temporaryDirectory.appending(path: "typescale-\(UUID()).ttf").path
        try Data(font("Noto", "Regular") { $0.os2?.weight = 400 }).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        let registry = FontRegistry()
        try registry.register(path: path)
        try registry.register(bytes: font("Noto", "Italic") { $0.os2?.selection = 1 }, name: "b")
        try FileManager.default.removeItem(atPath: path)
        #expect(try registry.face(named: "Noto").face.postScriptName == "Noto-Italic")
    }

    @Test func `unregistering a file a second time throws an error (201)`() throws {
        let registry = try registry()
        let bold = try registry.face(named: "Noto-Bold").face
        try registry.unregister(path: "bold")
        #expect(throws: FontNotFound.self) { try registry.face(named: "Noto-Bold") }
        #expect(registry.faceNames(forFamilyName: "Noto") == ["Noto-Italic", "Noto-Light"])
        #expect(bold.metrics(at: 10).ascender == 9)
        let error = #expect(throws: FontError.self) { try registry.unregister(path: "bold") }
        #expect(error?.code == .notRegistered)
        try registry.register(bytes: font("Noto", "Bold"), name: "bold")
        #expect(try registry.face(named: "Noto-Bold").face !== bold)
    }

    @Test func `after any changes, finds the same faces as a new registry`() throws {
        var random = SeededGenerator(seed: 29)
        let registry = FontRegistry()
        var registered: [Int] = []
        func bytes(_ number: Int) -> [UInt8] {
            font("Family \(number / 3)", "Face \(number)") {
                $0.axes = [("wght", 100, 400, 900)]
                $0.names.append(.init(256, "Heavy"))
                $0.instances = [(256, [600])]
            }
        }
        for _ in 0..<300 {
            let number = Int.random(in: 0..<40, using: &random)
            if let index = registered.firstIndex(of: number) {
                registered.remove(at: index)
                try registry.unregister(path: "\(number)")
            } else {
                registered.append(number)
                try registry.register(bytes: bytes(number), name: "\(number)")
            }
            #expect(registry.isRegistered(path: "\(number)") == registered.contains(number))
        }
        let new = FontRegistry()
        for number in registered { try new.register(bytes: bytes(number), name: "\(number)") }
        #expect(registry.names == new.names)
        #expect(registry.familyNames == new.familyNames)
        for number in registered {
            let name = "Family \(number / 3)-Face \(number)"
            #expect(try registry.face(named: name).face.path == "\(number)")
        }
    }

    @Test func `finds named instances`() throws {
        let registry = FontRegistry()
        let bytes = font("Inter", "Regular") {
            $0.axes = [("wght", 100, 400, 900)]
            $0.names.append(.init(256, "Semi Bold"))
            $0.instances = [(256, [600])]
        }
        try registry.register(bytes: bytes, name: "inter")
        let match = try registry.face(named: "Inter-Regular_Semi-Bold")
        #expect(match.instance?.coordinates == ["wght": 600])
        #expect(match.face.postScriptName == "Inter-Regular")
        #expect(
            registry.faceNames(forFamilyName: "Inter")
                == ["Inter-Regular", "Inter-Regular_Semi-Bold"]
        )
        try registry.unregister(path: "inter")
        #expect(throws: FontNotFound.self) { try registry.face(named: "Inter-Regular_Semi-Bold") }
    }

    @Test func `registers files and reports errors`() throws {
        let folder = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "Noto-Bold.ttf").path
        let sound = font("Noto", "Bold")
        try Data(sound).write(to: URL(filePath: path))
        let registry = FontRegistry()
        try registry.register(path: path)
        let face = try registry.face(named: "Noto-Bold").face
        #expect(face.metrics(at: 10).ascender == 9)
        func code(_ path: String) -> FontError.Code? {
            #expect(throws: FontError.self) { try FontFile(path: path) }?.code
        }
        #expect(code(folder.appending(path: "none.ttf").path) == .fileNotFound)
        #expect(code(path + "/inside") == .fileNotFound)
        #expect(code(folder.path) == .invalidFilePath)
        #expect(code("/dev/null") == .invalidFilePath)
        let pipe = folder.appending(path: "pipe").path
        #expect(unsafe mkfifo(pipe, 0o600) == 0)
        #expect(code(pipe) == .invalidFilePath)
        #expect(code("") == .invalidFilePath)
        #expect(code(path + "\0.ttf") == .invalidFilePath)
        // Reading a file that was truncated after registration is an error.
        try Data(sound.prefix(100)).write(to: URL(filePath: path))
        let cut = #expect(throws: FontError.self) { try GlyphRun("A", in: face) }
        #expect(cut?.code == .invalidFontData)
        try FileManager.default.removeItem(atPath: path)
        let gone = #expect(throws: FontError.self) { try GlyphRun("A", in: face) }
        #expect(gone?.code == .fileNotFound)
    }

    @Test func `many threads register and look up fonts at once`() async throws {
        let registry = FontRegistry()
        let fonts = (0..<16).map { font("Family\($0 % 4)", "Style\($0)") }
        await withTaskGroup(of: Void.self) { group in
            for (number, bytes) in fonts.enumerated() {
                group.addTask {
                    for _ in 0..<20 {
                        _ = try? registry.register(bytes: bytes, name: "\(number)")
                        _ = try? registry.face(named: "Family\(number % 4)").face.metrics(at: 17)
                        _ = try? registry.face(named: "Nothing")
                        _ = registry.familyNames
                        try? registry.unregister(path: "\(number)")
                    }
                }
            }
        }
        #expect(registry.familyNames.isEmpty)
    }
}
