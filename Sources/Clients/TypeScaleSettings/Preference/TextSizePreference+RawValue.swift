import TypeScale

extension TextSizePreference: RawRepresentable {
    /// Reads a preference from its raw value.
    ///
    ///     TextSizePreference(rawValue: "+2")           // two steps larger
    ///     TextSizePreference(rawValue: "-1 S...AX1")   // one step smaller, from S to AX1
    ///     TextSizePreference(rawValue: "XXL")          // always XXL
    ///
    /// The text is either a sign and a number of steps, from `-11` to `+11`, or the name of a
    /// category within the range. The actual size is `+0`. A space and a range follow, unless the
    /// range is `XS...AX5`. Categories have their short names, such as `L` or `AX1`. The format
    /// does not change in future versions.
    ///
    /// The initializer never fails, because `@AppStorage` does not report a value that it cannot
    /// read. From any other text, it creates the default preference, and ``error`` describes the
    /// text.
    ///
    /// - Complexity: O(1). Of a text of more than 24 bytes, only the beginning is read.
    public init(rawValue: String) {
        do {
            self = try RawValueParser(text: rawValue).preference()
        } catch {
            self.init(error)
        }
    }

    /// The preference as a text, such as `+2`, which ``init(rawValue:)`` reads.
    public var rawValue: String {
        let text: String
        if let replacement {
            text = replacement.shortName
        } else {
            let steps = addedSteps ?? 0
            text = steps < 0 ? "\(steps)" : "+\(steps)"
        }
        guard range != Self.allCategories else { return text }
        return text + " \(range.lowerBound.shortName)...\(range.upperBound.shortName)"
    }
}

/// A parser of raw values.
///
/// The text is split at bytes, because a character can hide a space or a period.
private struct RawValueParser {
    let text: String

    /// The maximum number of bytes in a text.
    ///
    /// The raw value `XXXL XXXL...XXXL` has 16 bytes, and no other has more.
    private static let maximumLength = 24

    func preference() throws(TextSizePreferenceError) -> TextSizePreference {
        let isShort = text.utf8.prefix(Self.maximumLength + 1).count <= Self.maximumLength
        guard isShort else { throw fault(.tooLong) }
        let parts = text.utf8.split(
            separator: UInt8(ascii: " "),
            maxSplits: 1,
            omittingEmptySubsequences: false
        )
        let range = parts.count > 1 ? try range(parts[1]) : TextSizePreference.allCategories
        if let category = category(parts[0]) {
            guard range.contains(category) else { throw fault(.outsideRange) }
            return TextSizePreference(replacingWith: category, in: range)
        }
        return TextSizePreference(addingSteps: try steps(parts[0]), in: range)
    }

    private func range(
        _ text: Substring.UTF8View
    ) throws(TextSizePreferenceError) -> ClosedRange<ContentSizeCategory> {
        let names = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard names.count == 4, names[1].isEmpty, names[2].isEmpty,
            let lower = category(names[0]), let upper = category(names[3])
        else { throw fault(.notARange) }
        guard lower <= upper else { throw fault(.reversedRange) }
        return lower...upper
    }

    private func steps(_ text: Substring.UTF8View) throws(TextSizePreferenceError) -> Int {
        let (sign, digits) = (text.first, text.dropFirst())
        let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        let areDigits = digits.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard hasSign, !digits.isEmpty, areDigits else { throw fault(.notASize) }
        // A number that overflows is too large as well.
        guard let steps = Int(Substring(text)), TextSizePreference.allSteps.contains(steps) else {
            throw fault(.tooManySteps)
        }
        return steps
    }

    private func category(_ name: Substring.UTF8View) -> ContentSizeCategory? {
        ContentSizeCategory.allCases.first { $0.shortName.utf8.elementsEqual(name) }
    }

    private func fault(_ reason: TextSizePreferenceError.Reason) -> TextSizePreferenceError {
        TextSizePreferenceError(text, reason)
    }
}

extension TextSizePreference: Codable {
    /// Decodes a preference from a single string.
    ///
    /// From a value of another type, the initializer creates the default preference, and ``error``
    /// describes it.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: The decoder's error if it has no single value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let text = try? container.decode(String.self) else {
            self.init(TextSizePreferenceError("", .notAString))
            return
        }
        self.init(rawValue: text)
    }

    /// Encodes the raw value as a single string.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: The encoder's error.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension TextSizePreference: CustomStringConvertible {
    /// The raw value.
    public var description: String { rawValue }
}
