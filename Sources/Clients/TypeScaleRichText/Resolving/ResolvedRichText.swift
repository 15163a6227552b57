public import TypeScale

/// Rich text that is scaled for one reader, as a string with runs.
///
///     let resolved = text.resolved(for: reader)
///     for run in resolved.runs {
///         print(resolved.text(of: run), run.font.pointSize, run.textColor)
///     }
///
/// Resolved text can be stored, sent and compared. For another reader, resolve the unscaled
/// ``RichText`` again.
public struct ResolvedRichText: Codable, Hashable, Sendable {
    /// The whole text, in which U+FFFC represents each attachment.
    public let string: String

    /// The runs, in order and without gaps.
    ///
    /// Adjacent text runs with equal attributes are joined, unless they have alternative text.
    public let runs: [ResolvedRun]

    /// The pictures and spacers, in order.
    public let attachments: [RichTextAttachment]

    /// The text to read aloud, in which alternative text replaces pictures.
    public let accessibilityText: String
}

/// A range of resolved text with one set of attributes, or with one attachment.
public struct ResolvedRun: Codable, Hashable, Sendable {
    /// The range of UTF-8 bytes in the string.
    public internal(set) var range: Range<Int>

    /// The font, shared by all runs that use it.
    let sharedFont: Box<ScaledFont>

    /// Whether the text is italic.
    public let isItalic: Bool

    /// Whether the text is monospaced.
    public let isMonospaced: Bool

    /// The color of the text.
    public let textColor: RichTextColor

    /// The color of the background, if any.
    public let backgroundColor: RichTextColor?

    /// Whether the text is underlined.
    public let isUnderlined: Bool

    /// Whether the text is struck through.
    public let isStruckThrough: Bool

    /// The distance by which the text is raised above the baseline, in points, or `nil` if it is 0.
    public let baselineOffset: Double?

    /// The URL of the link, if any.
    public let link: String?

    /// The language as a BCP 47 tag, or `nil` if it is unknown.
    public let language: String?

    /// The text to read aloud, or `nil` to read the run's own text.
    public let accessibilityText: String?

    /// The index of the attachment, or `nil` if the run is text.
    public let attachment: Int?

    /// The source of the run in the document.
    public internal(set) var source: RichTextSource
}

extension ResolvedRun {
    private enum CodingKeys: String, CodingKey {
        case sharedFont = "font"
        case range, isItalic, isMonospaced, textColor, backgroundColor, isUnderlined
        case isStruckThrough, baselineOffset, link, language, accessibilityText, attachment, source
    }

    /// The font to draw with, of which `origin` is the unscaled font from the document.
    public var font: ScaledFont { sharedFont.value }

    package var isFixed: Bool { font.origin.curve == .fixed }

    /// Returns whether the runs look the same and can be joined.
    func looksLike(_ other: ResolvedRun) -> Bool {
        attachment == nil && other.attachment == nil && sharedFont == other.sharedFont
            && isItalic == other.isItalic && isMonospaced == other.isMonospaced
            && textColor == other.textColor && backgroundColor == other.backgroundColor
            && isUnderlined == other.isUnderlined && isStruckThrough == other.isStruckThrough
            && baselineOffset == other.baselineOffset && link == other.link
            && language == other.language && accessibilityText == nil
            && other.accessibilityText == nil
    }
}

/// The source of a run in a document.
public struct RichTextSource: Codable, Hashable, Sendable {
    /// The JSONPath of the parts, or an empty string if the text was not decoded.
    package let list: String

    /// The indices of the run's elements in the list.
    package internal(set) var elements: Range<Int>

    /// The JSONPath of the first element, such as `$.contents[2].content.richText[0]`.
    public var path: String { "\(list.isEmpty ? "$" : list)[\(elements.lowerBound)]" }
}

/// A picture or a space in resolved text.
public struct RichTextAttachment: Codable, Hashable, Sendable {
    /// The URL of the picture, or `nil` for a space.
    public let url: String?

    /// The width in points, scaled if ``scalesWithText`` is `true`.
    public let width: Double

    /// The height in points, scaled like the width, or 0 for a space.
    public let height: Double

    /// Whether the size follows the reader's text size.
    public let scalesWithText: Bool

    /// The text to read aloud, if any.
    public let accessibilityText: String?

    /// The color of a template image, or `nil` to keep the picture's own colors.
    public let tint: RichTextColor?

    /// The vertical alignment in the line.
    public let alignment: InlineImage.Alignment
}

extension ResolvedRichText {
    /// Returns the text of a run.
    ///
    /// - Parameter run: A run of this text.
    /// - Returns: The text, or an empty string if the run does not belong to this text.
    public func text(of run: ResolvedRun) -> Substring {
        let bytes = string.utf8
        // A run can begin with a mark that combines with the previous run.
        guard run.range.lowerBound >= 0, run.range.upperBound <= bytes.count,
            let start = bytes.index(bytes.startIndex, offsetBy: run.range.lowerBound)
                .samePosition(in: string.unicodeScalars),
            let end = bytes.index(bytes.startIndex, offsetBy: run.range.upperBound)
                .samePosition(in: string.unicodeScalars)
        else { return "" }
        return string[start..<end]
    }

    /// Decodes resolved text, and checks that its runs match its string and attachments.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError`, which is `dataCorrupted` if the runs do not match the string or
    ///   the attachments.
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
                debugDescription: "the runs do not match the text"
            )
        }
    }

    /// Whether the runs cover the text without gaps, and U+FFFC represents each attachment.
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
