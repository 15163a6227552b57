import Foundation
import Testing
import TypeScaleSupport
import TypeScaleTestSupport

@testable import TypeScaleFonts

struct FilePieceTests {
    private let path = URL.temporaryDirectory.appending(path: "typescale-\(UUID()).ttf").path

    private func write(_ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// Inserts tables of several lengths before and between the tables that are read.
    @Test(arguments: [0, 4000, 8100, 8300, 30_000], [0, 3000, 8100, 8300, 30_000])
    func `reads tables from any part of a file`(start: Int, gap: Int) throws {
        var font = TestFont()
        font.axes = [("wght", 100, 400, 900)]
        font.names.append(.init(256, "Semi Bold"))
        font.instances = [(256, [600])]
        font.replaced["AAAA"] = FontBytes([UInt8](repeating: 1, count: start))
        font.replaced["hzzz"] = FontBytes([UInt8](repeating: 2, count: gap))
        font.replaced["mzzz"] = FontBytes([UInt8](repeating: 3, count: gap / 2))
        try write(font.bytes)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let face = try #require(try FontFile(path: path).faces.first)
        let expected = try #require(try FontFile(bytes: font.bytes).faces.first)
        #expect(face.postScriptName == "Test-Bold")
        #expect(face.metrics(at: 17) == expected.metrics(at: 17))
        #expect(try face.traits() == expected.traits())
        #expect(try face.namedInstances().map(\.coordinates) == [["wght": 600]])
        #expect(try face.diagnostics.map(\.table) == expected.diagnostics.map(\.table))
        #expect(try GlyphRun("ABE", in: face).units == GlyphRun("ABE", in: expected).units)
    }

    @Test func `prefetching ranges does not change the bytes that are read`() throws {
        let bytes = (0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
        try write(bytes)
        defer { try? FileManager.default.removeItem(atPath: path) }
        var reader = FontInput(file: try OpenFile(path: path))
        let ranges = [
            50_000..<50_100, 4000..<4200, 0..<10, 12_000..<12_001, 20_300..<20_400, 7..<7,
        ]
        for _ in 1...2 {
            for range in ranges + [12_001..<20_400, 59_990..<60_000] {
                let expected = range.isEmpty ? nil : Array(bytes[range])
                let found = reader.read(range) { span in
                    unsafe span.withUnsafeBytes { unsafe Array($0) }
                }
                #expect(found == expected)
            }
            #expect(reader.read(at: 59_990, count: 11) == nil)
            #expect(reader.read(at: -1, count: 2) == nil)
            #expect(reader.read(at: 5000, count: -1) == nil)
            for range in ranges { reader.plan(range) }
            reader.prefetch()
        }
    }

    @Test(arguments: [(256 << 20, FontError.Code.unrecognizedFormat), (256 << 20 | 1, nil)])
    func `reads files of at most 256 MiB`(count: Int, code: FontError.Code?) throws {
        try write([])
        defer { try? FileManager.default.removeItem(atPath: path) }
        // The file is sparse and takes no space on the disk.
        try FileHandle(forWritingTo: URL(filePath: path)).truncate(atOffset: UInt64(count))
        let error = #expect(throws: FontError.self) { try FontFile(path: path) }
        #expect(error?.code == code ?? .exceededResourceLimit)
        if code == nil {
            #expect(error?.detail == "the file has 268435457 bytes; the limit is 268435456")
        }
    }
}
