import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// Checks and regenerates the tables of characters, using the Unicode files.
///
/// After you change a table or the Unicode version, write the sources with
/// `TYPESCALE_REGENERATE=1 swift test --filter UnicodeTableTests`.
struct UnicodeTableTests {
    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the scripts match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Shaping/Plan/ScriptTable+Data.swift",
            ScriptTableText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the decompositions match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Normalization/NormalizationTable+Data.swift",
            NormalizationTableText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the universal classes match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Shaping/Scripts/UniversalTable+Data.swift",
            UniversalTableText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the mirrored characters match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Text/MirrorTable+Data.swift",
            MirrorTableText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the joining types match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Shaping/Scripts/JoiningTable+Data.swift",
            JoiningTableText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the spacing marks match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Text/SpacingMarkTable+Data.swift",
            SpacingMarkTableText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the Indic classes match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Shaping/Scripts/Indic/IndicTable+Data.swift",
            IndicTableText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the presentation forms match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Shaping/Scripts/PresentationForms+Data.swift",
            PresentationFormsText(UnicodeFiles()).source()
        )
    }

    @Test(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
    func `the classes in Khmer and Myanmar match the Unicode files`() throws {
        try GeneratedSource.compare(
            "TypeScaleFonts/Shaping/Scripts/SyllableTables+Data.swift",
            SyllableTableText(UnicodeFiles()).source()
        )
    }
}
