public import Foundation
import TypeScale
public import TypeScaleRichText

/// The work on a document of 10,000 runs, 1.2 MB.
public struct RichTextWork: Sendable {
    /// The document.
    public let data: Data
    private let decoder: RichTextDecoder
    private let document: RichTextDocument
    private let texts: [ResolvedRichText]
    /// The runs, for a program that builds attributed text manually.
    private let pieces: [(text: String, run: ResolvedRun)]

    /// Creates the work.
    public init() throws {
        // Each text has half of the runs, the maximum of a rich text.
        let contents = [0..<5_000, 5_000..<10_000].map(Self.content).joined(separator: ",")
        data = Data("{\"responseData\":{\"screenName\":\"Home\",\"contents\":[\(contents)]}}".utf8)
        var decoder = RichTextDecoder(mode: .strict)
        decoder.limits.bytes = 8 << 20
        self.decoder = decoder
        document = try decoder.decode(data).document
        texts = document.resolved(for: Self.reader).contents.compactMap(\.richText)
        pieces = texts.flatMap { text in text.runs.map { (String(text.text(of: $0)), $0) } }
    }

    private static let reader = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)

    private static func content(_ places: Range<Int>) -> String {
        let parts = places.map(run).joined(separator: ",")
        return "{\"viewType\":\"RichViewType\","
            + "\"content\":{\"title\":\"T\",\"richText\":[\(parts)]}}"
    }

    private static func run(_ place: Int) -> String {
        let colors = ["red", "blue", "#336699", "black"]
        let styles = ["bold", "underline", "regular", "italic"]
        return "{\"text\":{\"text\":\"word 새로운 \(place)\",\"fontSize\":\(12 + place % 9),"
            + "\"background\":\"yellow\",\"textColor\":\"\(colors[place % 4])\","
            + "\"textStyle\":[\"\(styles[place % 4])\"]}}"
    }
}

extension RichTextWork {
    /// Decodes the document and resolves it.
    public func decodeAndResolve() throws -> (RichTextDocument, ResolvedDocument) {
        let document = try decoder.decode(data).document
        return (document, document.resolved(for: Self.reader))
    }

    /// Decodes the document with Foundation's decoder into the article's types, without checks.
    public func decodeByFoundation() throws -> Int {
        try JSONDecoder().decode(PlainAnswer.self, from: data).responseData.contents.count
    }

    /// Resolves the document for another reader.
    public func resolve(round: Int) -> ResolvedDocument {
        let categories = ContentSizeCategory.allCases
        let category = categories[round % categories.count]
        return document.resolved(
            for: TraitCollection(preferredContentSizeCategory: category)
        )
    }

    /// Creates attributed text from the resolved document.
    public func attributedText() -> [AttributedString] { texts.map { AttributedString($0) } }

    /// Appends the same runs with the same attributes.
    public func attributedTextByHand() -> AttributedString {
        var text = AttributedString()
        for (string, run) in pieces {
            var piece = AttributedString(string)
            piece.typeScale.font = run.font
            piece.typeScale.foregroundColor = run.textColor
            piece.typeScale.backgroundColor = run.backgroundColor
            if run.isUnderlined { piece.typeScale.underline = true }
            text.append(piece)
        }
        return text
    }

    /// The number of runs in the resolved document.
    public var runs: Int { pieces.count }
}

private struct PlainAnswer: Decodable {
    struct Screen: Decodable {
        let screenName: String?
        let contents: [Content]
    }

    struct Content: Decodable {
        let viewType: String
        let content: View
    }

    struct View: Decodable {
        let title: String?
        let richText: [Part]
    }

    struct Part: Decodable {
        let text: Text?
        let image: Image?
    }

    struct Text: Decodable {
        let text: String
        let fontSize: Float?
        let background: String?
        let textColor: String?
        let textStyle: [String]?
    }

    struct Image: Decodable {
        let url: String
        let width: Float?
        let height: Float?
    }

    let responseData: Screen
}
