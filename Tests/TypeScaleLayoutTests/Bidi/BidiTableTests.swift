import Testing
import TypeScaleTestSupport

/// Checks and regenerates the tables of the bidirectional algorithm, using the Unicode files.
///
/// After you change the Unicode version, write the source with
/// `TYPESCALE_REGENERATE=1 swift test --filter BidiTableTests`.
struct BidiTableTests {
    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the tables match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleLayout/Bidi/BidiTable+Data.swift",
            BidiTableText(UnicodeFiles()).source()
        )
    }
}
