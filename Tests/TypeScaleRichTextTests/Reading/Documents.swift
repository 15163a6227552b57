import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleRichText

/// Documents for tests.
enum Documents {
    /// Returns a screen with one view of rich text.
    static func rich(_ parts: String) -> String {
        "[{\"viewType\":\"RichViewType\",\"content\":{\"richText\":[\(parts)]}}]"
    }

    /// Returns a screen with one text element and its attributes.
    static func text(_ members: String) -> String {
        rich("{\"text\":{\"text\":\"a\",\(members)}}")
    }
}

extension RichTextDecoder {
    func decode(_ json: String) throws(RichTextError) -> Decoded {
        try decode(Data(json.utf8))
    }

    /// Returns the only rich text of a document.
    func richText(_ json: String) throws -> RichText {
        try #require(decode(json).document.richTexts.first)
    }
}

extension Diagnostic {
    /// The severity, code, path and position on one line.
    var summary: String {
        "\(severity) \(kind.rawValue) \(path) \(position.map { "\($0)" } ?? "-")"
    }
}
