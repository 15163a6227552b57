import TypeScaleFoundation

/// A change that ``PortedSource`` makes to the code.
public struct PortChange: Hashable, Sendable {
    /// A kind of change.
    public enum Kind: String, CaseIterable, Sendable {
        /// A condition tests for UIKit instead of iOS.
        case condition
        /// A module is imported instead of a submodule or a single declaration.
        case `import`
        /// An attribute for Objective-C or Interface Builder is removed.
        case attribute
        /// A preview is removed.
        case preview
        /// A protocol without Objective-C keeps a property of a protocol with it.
        case `protocol`
        /// A call of a requirement that was optional.
        case call
        /// An empty attributed string is created from an empty string.
        case string
    }

    /// The kind of the change.
    public let kind: Kind
    /// The number of the first line, counted from 1.
    public let line: Int
    /// The code that is replaced, which can have several lines.
    public let before: String
    /// The replacement, which is empty for removed code.
    public let after: String
}

extension PortChange: CustomStringConvertible {
    /// The change in words, with the first line of the code.
    public var description: String {
        // A preview has several lines.
        let end = before.utf8.firstIndex(where: \.isLineBreak)
        let first = end.map { before[..<$0] + " ..." } ?? before[...]
        let (old, new) = (visible(String(first)), visible(after))
        return after.isEmpty ? "removed \(old)" : "replaced \(old) with \(new)"
    }

    private func visible(_ text: String) -> VisibleText { VisibleText(text, limit: 200) }
}
