import Testing
import TypeScaleTestSupport

/// Checks and regenerates the line breaker's tables, using the Unicode files.
///
/// After you change the rules or the Unicode version, write the source with
/// `TYPESCALE_REGENERATE=1 swift test --filter LineBreakTableTests`.
struct LineBreakTableTests {
    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the tables match the Unicode files and the rules`() throws {
        try GeneratedSource.compare(
            "TypeScaleLayout/Lines/LineBreakTable.swift",
            LineBreakTableText(UnicodeFiles()).source()
        )
    }
}
