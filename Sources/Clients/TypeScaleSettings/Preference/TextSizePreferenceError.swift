public import Foundation

/// An error in the raw value of a ``TextSizePreference``.
public struct TextSizePreferenceError: LocalizedError, Hashable, Sendable {
    /// The beginning of the text, in which invisible and non-ASCII characters are escaped.
    ///
    /// For example, a line break is `\n`, and an accent is `\u{0301}`. An ellipsis follows the
    /// first 32 Unicode scalars. The text is empty if the value is not a string.
    public let text: String

    /// The fault.
    public let reason: Reason

    /// A fault in a raw value.
    public enum Reason: Hashable, Sendable {
        /// The decoded value is not a string.
        case notAString
        /// The text has more than 24 bytes.
        case tooLong
        /// The text does not begin with a signed number or the name of a category.
        case notASize
        /// The number of steps is not within -11...11.
        case tooManySteps
        /// The text after the space is not a range of categories.
        case notARange
        /// The first category of the range is larger than the second.
        case reversedRange
        /// The category is not within the range.
        case outsideRange
    }

    private static let maximumLength = 32

    init(_ text: String, _ reason: Reason) {
        let scalars = text.unicodeScalars.prefix(Self.maximumLength)
        let ellipsis = scalars.endIndex < text.unicodeScalars.endIndex ? "…" : ""
        self.text = scalars.map { $0.escaped(asASCII: true) }.joined() + ellipsis
        self.reason = reason
    }
}

extension TextSizePreferenceError: CustomStringConvertible {
    /// The text, its fault, and a remedy.
    public var description: String {
        let fault =
            switch reason {
            case .notAString: "the value is not a string"
            case .tooLong: "\"\(text)\" is longer than 24 bytes"
            case .notASize: "\"\(text)\" begins with neither a signed number nor a category"
            case .tooManySteps: "\"\(text)\" has more than 11 steps"
            case .notARange: "\"\(text)\" does not end with a range of categories"
            case .reversedRange: "the range in \"\(text)\" is reversed"
            case .outsideRange: "the category in \"\(text)\" is outside its range"
            }
        return "invalid text size: \(fault); write a number of steps such as '+2', or a category "
            + "from XS to AX5, and optionally a range such as '+2 S...AX1'"
    }

    /// The error message.
    public var errorDescription: String? { description }
}

extension TextSizePreferenceError {
    /// Writes an error to standard error, as one line.
    public static func log(_ error: TextSizePreferenceError) {
        FileHandle.standardError.write(Data("TypeScaleSettings: \(error)\n".utf8))
    }
}
