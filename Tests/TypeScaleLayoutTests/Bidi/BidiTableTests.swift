import Foundation
import Testing
import TypeScaleTestSupport

/// Checks and regenerates the tables of the bidirectional algorithm, using the Unicode files.
///
/// After you change the Unicode version, write the source with
/// `TYPESCALE_REGENERATE=1 swift test --filter BidiTableTests`.
struct BidiTableTests {
    private static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Sources/Library/TypeScaleLayout/Bidi/BidiTable+Data.swift")

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the tables match the Unicode files`() throws {
        let source = try BidiTableText(UnicodeFiles()).source()
        if ProcessInfo.processInfo.environment["TYPESCALE_REGENERATE"] != nil {
            try source.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let stored = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(
            stored == source,
            "\(Self.file.lastPathComponent) differs from the generated source"
        )
    }
}
