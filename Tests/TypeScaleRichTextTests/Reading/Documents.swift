import Foundation
import Testing
import TypeScale
import TypeScaleRichText

/// Documents made for tests.
enum Documents {
    /// A screen of one rich text with these parts.
    static func rich(_ parts: String) -> String {
        "[{\"viewType\":\"RichViewType\",\"content\":{\"richText\":[\(parts)]}}]"
    }

    /// A screen of one text with these members beside it.
    static func text(_ members: String) -> String {
        rich("{\"text\":{\"text\":\"a\",\(members)}}")
    }
}

extension RichTextDecoder {
    func decode(_ json: String) throws(RichTextError) -> Decoded {
        try decode(Data(json.utf8))
    }

    /// The only rich text of a document.
    func richText(_ json: String) throws -> RichText {
        try #require(decode(json).document.richTexts.first)
    }
}

extension RichTextDiagnostic {
    /// Severity, code, path and place in one line.
    var summary: String {
        "\(severity) \(code.rawValue) \(path) \(position.map { "\($0)" } ?? "-")"
    }
}

/// The codes of faults of the text itself.
extension RichTextDiagnostic.Code {
    static let tooManyBytes = Self(rawValue: "tooManyBytes")
    static let tooDeep = Self(rawValue: "tooDeep")
    static let tooManyKeys = Self(rawValue: "tooManyKeys")
    static let loneSurrogate = Self(rawValue: "loneSurrogate")
}
