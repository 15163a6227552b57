import Foundation
import Testing
import TypeScaleDiagnostics
import TypeScaleFontFiles
import TypeScaleFonts
import TypeScaleTestSupport

struct AppFontsTests {
    /// A temporary folder.
    private final class Folder {
        let url = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")

        init() throws {
            let fonts = url.appending(path: "fonts/more")
            try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ bytes: [UInt8], _ name: String) throws {
            try Data(bytes).write(to: url.appending(path: name))
        }

        func writeFont(_ style: String, _ name: String) throws {
            var font = TestFont()
            font.names = [.init(1, "Test"), .init(2, style), .init(6, "Test-\(style)")]
            try write(font.bytes, name)
        }
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func `registers the fonts in a property list`(
        format: PropertyListSerialization.PropertyListFormat
    ) throws {
        let folder = try Folder()
        try folder.writeFont("Regular", "Regular.ttf")
        try folder.writeFont("Bold", "fonts/Bold.otf")
        try folder.writeFont("Bold", "fonts/Copy.otf")
        try folder.write(Array("no font".utf8), "fonts/No.ttf")
        let entries: [Any] = [
            "Regular.ttf", "fonts/Bold.otf", "missing.ttf", "fonts/Copy.otf", "fonts/No.ttf", 7, "",
            "Regular.ttf",
        ]
        let list: [String: Any] = ["UIAppFonts": entries, "CFBundleName": "나비"]
        let data = try PropertyListSerialization.data(
            fromPropertyList: list,
            format: format,
            options: 0
        )
        try folder.write([UInt8](data), "Info.plist")
        let registry = FontRegistry()
        let info = folder.url.appending(path: "Info.plist")
        let report = try registry.registerAppFonts(infoDictionary: info)
        #expect(report.faces.map(\.postScriptName) == ["Test-Regular", "Test-Bold"])
        #expect(
            report.diagnostics.map(\.code) == [
                .fileNotFound, .duplicatedName, .unrecognizedFormat, .invalidFilePath,
                .invalidFilePath, .alreadyRegistered,
            ]
        )
        #expect(report.diagnostics[3].detail.contains("entry 5"))
        #expect(try registry.face(named: "Test-Bold").face.styleName == "Bold")
    }

    @Test func `resolves paths against another folder`() throws {
        let folder = try Folder()
        try folder.writeFont("Regular", "fonts/Regular.ttf")
        let list =
            "<plist><dict><key>UIAppFonts</key><array><string>Regular.ttf</string>"
            + "</array></dict></plist>"
        try folder.write(Array(list.utf8), "Info.plist")
        let info = folder.url.appending(path: "Info.plist")
        let none = try FontRegistry().registerAppFonts(infoDictionary: info)
        #expect(none.faces.isEmpty)
        let fonts = folder.url.appending(path: "fonts")
        let there = try FontRegistry().registerAppFonts(infoDictionary: info, relativeTo: fonts)
        #expect(there.faces.count == 1)
    }

    @Test(
        arguments: [
            ("", 103), ("no list", 103), ("<plist><array/></plist>", 103),
            ("<plist><dict><key>UIAppFonts</key><string>x</string></dict></plist>", 103),
            (Named("<plist>", repeating: "<array>", count: 20_000), 106),
            (Named("<plist>", repeating: "<array><!--</array>-->", count: 20_000), 106),
            (Named("<plist>", repeating: "<array><![CDATA[</array>]]>", count: 20_000), 103),
            (Named(repeating: "(", count: 20_000), 103),
            (Named(repeating: "{a=", count: 20_000), 103),
            (Named(repeating: "{\"}\"=", count: 20_000), 103),
            (Named(repeating: " ", count: 5 << 20), 106),
        ]
    )
    func `refuses malformed property lists`(text: Named<String>, code: Int) throws {
        let folder = try Folder()
        try folder.write(Array(text.value.utf8), "Info.plist")
        let info = folder.url.appending(path: "Info.plist")
        let error = #expect(throws: FontError.self) {
            try FontRegistry().registerAppFonts(infoDictionary: info)
        }
        #expect(error?.code.rawValue == code)
        #expect(error?.path.hasPrefix(info.path) == true)
    }

    @Test func `refuses deep and self-referencing binary property lists`() throws {
        /// Returns nested arrays, each of which contains the next array several times.
        func nested(_ levels: Int, times: Int) -> [UInt8] {
            var bytes = Array("bplist00".utf8)
            var offsets: [Int] = []
            for level in 0..<levels {
                offsets.append(bytes.count)
                let next = level + 1 < levels ? level + 1 : level
                bytes.append(0xA0 | UInt8(level + 1 < levels ? times : 0))
                for _ in 0..<(level + 1 < levels ? times : 0) {
                    bytes += [UInt8(next >> 8), UInt8(next & 0xFF)]
                }
            }
            let table = bytes.count
            for offset in offsets {
                for shift in [24, 16, 8, 0] { bytes.append(UInt8(offset >> shift & 0xFF)) }
            }
            bytes += [0, 0, 0, 0, 0, 0, 4, 2]
            for number in [levels, 0, table] {
                for shift in stride(from: 56, through: 0, by: -8) {
                    bytes.append(UInt8(number >> shift & 0xFF))
                }
            }
            return bytes
        }
        let folder = try Folder()
        let info = folder.url.appending(path: "Info.plist")
        for (bytes, code) in [
            (nested(30, times: 1), FontError.Code.unrecognizedFormat),
            (nested(30_000, times: 1), .exceededResourceLimit),
            (nested(60, times: 3), .exceededResourceLimit),
            (Array("bplist00".utf8) + Array(repeating: 0xFF, count: 64), .unrecognizedFormat),
        ] {
            try folder.write(bytes, "Info.plist")
            let error = #expect(throws: FontError.self) {
                try FontRegistry().registerAppFonts(infoDictionary: info)
            }
            #expect(error?.code == code)
        }
    }

    @Test func `refuses a list of more than 1,000 fonts`() throws {
        let folder = try Folder()
        for count in [1_000, 1_001] {
            let entries = String(repeating: "<string/>", count: count)
            let text =
                "<plist><dict><key>UIAppFonts</key><array>\(entries)</array></dict></plist>"
            try folder.write(Array(text.utf8), "Info.plist")
            let url = folder.url.appending(path: "Info.plist")
            if count == 1_000 {
                #expect(
                    try FontRegistry().registerAppFonts(infoDictionary: url).diagnostics.count
                        == count
                )
            } else {
                let error = #expect(throws: FontError.self) {
                    try FontRegistry().registerAppFonts(infoDictionary: url)
                }
                #expect(error?.code == .exceededResourceLimit)
            }
        }
    }

    @Test func `registers a folder and its subfolders`() throws {
        let folder = try Folder()
        try folder.writeFont("Regular", "Regular.ttf")
        try folder.writeFont("Bold", "fonts/Bold.OTF")
        try folder.writeFont("Black", "fonts/more/Black.ttc")
        try folder.writeFont("Thin", "fonts/Thin.txt")
        try folder.write([1, 2, 3], "fonts/bad.otc")
        let registry = FontRegistry()
        let report = try registry.register(folder: folder.url)
        #expect(
            report.faces.map(\.postScriptName).sorted() == [
                "Test-Black", "Test-Bold", "Test-Regular",
            ]
        )
        #expect(report.diagnostics.map(\.code) == [.unrecognizedFormat])
        let error = #expect(throws: FontError.self) {
            try registry.register(folder: folder.url.appending(path: "nothing"))
        }
        #expect(error?.code == .fileNotFound)
    }

    /// Reads past a folder without permissions, which only the superuser can open.
    @Test func `omits unreadable subfolders`() throws {
        let folder = try Folder()
        try folder.writeFont("Regular", "Regular.ttf")
        try folder.writeFont("Bold", "fonts/more/Bold.ttf")
        let closed = folder.url.appending(path: "closed")
        try FileManager.default.createDirectory(
            at: closed,
            withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0]
        )
        defer {
            try? FileManager.default.setAttributes(
                [.posixPermissions: 0o700],
                ofItemAtPath: closed.path
            )
        }
        let paths = try FontRegistry.fontPaths(in: folder.url)
        #expect(paths.map { $0.split(separator: "/").last } == ["Regular.ttf", "Bold.ttf"])
    }

    @Test func `omits subfolders more than 32 levels deep`() throws {
        let folder = try Folder()
        let deepest = folder.url.appending(path: String(repeating: "d/", count: 33))
        try FileManager.default.createDirectory(at: deepest, withIntermediateDirectories: true)
        try folder.writeFont("Deep", String(repeating: "d/", count: 32) + "Deep.ttf")
        try folder.writeFont("TooDeep", String(repeating: "d/", count: 33) + "TooDeep.ttf")
        let paths = try FontRegistry.fontPaths(in: folder.url)
        #expect(paths.map { $0.split(separator: "/").last } == ["Deep.ttf"])
    }

    @Test func `localized descriptions name the file and the error`() {
        let error: any Error =
            #expect(throws: FontError.self) { try FontFile(path: "/no/such.ttf") }
            ?? CancellationError()
        #expect(error.localizedDescription == "/no/such.ttf: no such file (error 101)")
    }
}
