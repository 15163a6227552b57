public import TypeScale

/// A rich text for one reader: one string, and the runs of one look that it consists of.
///
///     let resolved = text.resolved(for: reader)
///     for run in resolved.runs {
///         print(resolved.text(of: run), run.font.pointSize, run.textColor)
///     }
///
/// A value that can be stored, sent and compared. For another reader resolve the ``RichText`` again, which is
/// unscaled.
public struct ResolvedRichText: Codable, Hashable, Sendable {
    /// The whole text; each attachment is one U+FFFC.
    public let string: String

    /// The runs, in order, without gaps; two that look the same and stand side by side are one.
    public let runs: [ResolvedRun]

    /// The pictures and spaces, in order.
    public let attachments: [RichTextAttachment]

    /// What to read aloud: the text, with what stands for pictures in their places.
    public let accessibilityText: String
}

/// Text of one look within a resolved text, or one attachment.
public struct ResolvedRun: Codable, Hashable, Sendable {
    /// Where the run stands in the string, in bytes of UTF-8.
    public internal(set) var range: Range<Int>

    /// The font, which many runs share.
    let sharedFont: Box<ScaledFont>

    /// Whether the text is slanted.
    public let isItalic: Bool

    /// Whether the characters have one width.
    public let isMonospaced: Bool

    /// The colour of the text.
    public let textColor: RichTextColor

    /// The colour behind the text; `nil` for none.
    public let backgroundColor: RichTextColor?

    /// Whether there is a line under the text.
    public let isUnderlined: Bool

    /// Whether there is a line through the text.
    public let isStruckThrough: Bool

    /// How far the text is raised, in points; `nil` where it is not.
    public let baselineOffset: Double?

    /// The address that the text leads to; `nil` for none.
    public let link: String?

    /// The language, as a BCP 47 tag; `nil` where nobody said.
    public let language: String?

    /// What to read aloud instead of the text; `nil` for the text itself.
    public let accessibilityText: String?

    /// The number of the attachment that the run is; `nil` for text.
    public let attachment: Int?

    /// The element of the document that the run comes from.
    public internal(set) var source: RichTextSource
}

extension ResolvedRun {
    private enum CodingKeys: String, CodingKey {
        case range
        case sharedFont = "font"
        case isItalic
        case isMonospaced
        case textColor
        case backgroundColor
        case isUnderlined
        case isStruckThrough
        case baselineOffset
        case link
        case language
        case accessibilityText
        case attachment
        case source
    }

    /// The font to draw with; its `origin` is the font as the document describes it.
    public var font: ScaledFont { sharedFont.value }

    package var isFixed: Bool { font.origin.curve == .fixed }

    /// Whether another run looks the same, so that both could be one.
    func looksLike(_ other: ResolvedRun) -> Bool {
        var other = other
        (other.range, other.source) = (range, source)
        return attachment == nil && accessibilityText == nil && self == other
    }
}

/// Where in a document a run comes from.
public struct RichTextSource: Codable, Hashable, Sendable {
    /// The list of parts, as JSONPath; empty for a text that was not decoded.
    package let list: String

    /// The elements of the list, from 0: one, or those that were joined.
    package internal(set) var elements: Range<Int>

    /// The path of the first element: `$.contents[2].content.richText[0]`.
    public var path: String { "\(list.isEmpty ? "$" : list)[\(elements.lowerBound)]" }
}

/// A picture or a space in a resolved text.
public struct RichTextAttachment: Codable, Hashable, Sendable {
    /// The address of the picture; `nil` for a space.
    public let url: String?

    /// The width for the reader, in points.
    public let width: Double

    /// The height for the reader, in points; 0 for a space.
    public let height: Double

    /// Whether the size follows the reader.
    public let scalesWithText: Bool

    /// What to read aloud; `nil` where nobody said.
    public let accessibilityText: String?

    /// The colour that a template is drawn in; `nil` for the picture's own.
    public let tint: RichTextColor?

    /// How it stands to the line.
    public let alignment: InlineImage.Alignment
}

extension ResolvedRichText {
    /// The text of a run.
    ///
    /// - Parameter run: A run of this text.
    /// - Returns: The text; empty for a run of another text that does not fit this one.
    public func text(of run: ResolvedRun) -> Substring {
        let bytes = string.utf8
        // A run may begin with a mark that belongs to the letter before it.
        guard run.range.lowerBound >= 0, run.range.upperBound <= bytes.count,
            let start = bytes.index(bytes.startIndex, offsetBy: run.range.lowerBound)
                .samePosition(in: string.unicodeScalars),
            let end = bytes.index(bytes.startIndex, offsetBy: run.range.upperBound)
                .samePosition(in: string.unicodeScalars)
        else { return "" }
        return string[start..<end]
    }
}

extension ResolvedRichText {
    /// Reads what was written, and checks that runs and text fit each other.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError`; runs that have gaps, or cut characters in two, are data corrupted.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        string = try container.decode(String.self, forKey: .string)
        runs = try container.decode([ResolvedRun].self, forKey: .runs)
        attachments = try container.decode([RichTextAttachment].self, forKey: .attachments)
        accessibilityText = try container.decode(String.self, forKey: .accessibilityText)
        guard isConsistent else {
            throw DecodingError.dataCorruptedError(
                forKey: .runs,
                in: container,
                debugDescription: "the runs do not fit the text"
            )
        }
    }

    /// Whether the runs cover the text without gaps, and each attachment is one U+FFFC.
    private var isConsistent: Bool {
        var end = 0
        for run in runs {
            let text = text(of: run)
            guard run.range.lowerBound == end, !text.isEmpty else { return false }
            if let number = run.attachment {
                guard attachments.indices.contains(number), text == "\u{FFFC}" else { return false }
            }
            end = run.range.upperBound
        }
        return end == string.utf8.count
    }
}
