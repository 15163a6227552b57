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
