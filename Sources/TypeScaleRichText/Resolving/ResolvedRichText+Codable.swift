extension ResolvedRichText: Codable {
    private enum CodingKeys: String, CodingKey {
        case string
        case runs
        case attachments
        case accessibilityText
    }

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

    /// Writes the text, its runs and its attachments.
    ///
    /// - Parameter encoder: Where to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(string, forKey: .string)
        try container.encode(runs, forKey: .runs)
        try container.encode(attachments, forKey: .attachments)
        try container.encode(accessibilityText, forKey: .accessibilityText)
    }

    /// Whether the runs cover the text without gaps, and each attachment is one U+FFFC.
    private var isConsistent: Bool {
        let bytes = string.utf8
        var place = 0
        var start = bytes.startIndex
        for run in runs {
            guard run.range.lowerBound == place, !run.range.isEmpty,
                let end = bytes.index(
                    start,
                    offsetBy: run.range.count,
                    limitedBy: bytes.endIndex
                ),
                end.samePosition(in: string.unicodeScalars) != nil
            else { return false }
            if let number = run.attachment {
                guard attachments.indices.contains(number), string[start..<end] == "\u{FFFC}" else {
                    return false
                }
            }
            place = run.range.upperBound
            start = end
        }
        return place == bytes.count
    }
}
