import Foundation
import Testing
import TypeScaleTestSupport

/// Checks and regenerates the line breaker's tables, using the Unicode files.
///
/// After you change the rules or the Unicode version, write the source with
/// `TYPESCALE_REGENERATE=1 swift test --filter LineBreakTableTests`.
struct LineBreakTableTests {
    private static let file = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Sources/Library/TypeScaleLayout/Lines/LineBreakTable.swift")

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the tables match the Unicode files and the rules`() throws {
        let source = try LineBreakTableText(UnicodeFiles()).source()
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
