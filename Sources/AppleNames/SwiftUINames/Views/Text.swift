public import Foundation

/// A view of text.
///
/// A text records its strings and their fonts. It does not draw.
public struct Text: Equatable, Sendable {
    var runs: [Run]

    /// A string whose characters have the same attributes.
    struct Run: Equatable, Sendable {
        let string: String
        var font: Font?
        var fontModifiers: [Font.Modifier] = []
        var tracking: CGFloat?
        var color: Color?
    }

    private init(_ string: String) { runs = [Run(string: string)] }

    /// Creates a text with a string that is not translated.
    public init(verbatim content: String) { self.init(content) }

    /// Creates a text with a string that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(String(content)) }

    /// Creates a text with a key.
    ///
    /// The text records the key and its values. The key is not translated.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(key.string)
    }

    /// Creates a text with a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(format.format(input))
    }

    /// Creates a text with a date in a style of the current locale.
    public init(_ date: Date, style: DateStyle) { self.init(style.string(date)) }

    /// Creates a text with the fonts of an attributed string.
    ///
    /// SwiftUI's attributes take precedence over UIKit's. The emphasis of Markdown is not recorded.
    @_disfavoredOverload  // A string literal can also be an attributed string.
    public init(_ attributedContent: AttributedString) {
        runs = attributedContent.runs.map { run in
            var new = Run(string: String(attributedContent[run.range].characters))
            new.font =
                run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
                ?? run[AttributeScopes.UIKitAttributes.FontAttribute.self].map { Font($0) }
            new.color =
                run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
                ?? run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
                .map { Color($0) }
            new.tracking =
                run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
                ?? run[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
                ?? run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
            return new
        }
    }

    /// Returns a text that consists of two texts.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var text = lhs
        text.runs += rhs.runs
        return text
    }

    /// The position at which text that does not fit is truncated.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning of the line.
        case head
        /// The end of the line.
        case tail
        /// The middle of the line.
        case middle
    }

    /// A change to the case of letters.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Lowercase letters.
        case lowercase
    }
}

extension Text: LeafView {}

extension EnvironmentValues {
    private enum TruncationKey: EnvironmentKey {
        static let defaultValue = Text.TruncationMode.tail
    }

    private enum CaseKey: EnvironmentKey {
        static let defaultValue: Text.Case? = nil
    }

    /// The position at which text that does not fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The change to the case of letters, or `nil` for no change.
    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }
}
