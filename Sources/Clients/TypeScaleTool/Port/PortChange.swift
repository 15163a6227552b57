/// A change that ``PortedSource`` makes to the code.
struct PortChange: Equatable {
    enum Kind: String, CaseIterable {
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

    let kind: Kind
    /// The number of the first line, counted from 1.
    let line: Int
    let before: String
    /// The replacement, which is empty for removed code.
    let after: String

    var description: String {
        // A preview has several lines.
        let end = before.utf8.firstIndex(where: \.isLineBreak)
        let first = end.map { before[..<$0] + " ..." } ?? before[...]
        let (old, new) = (visible(String(first), upTo: 200), visible(after, upTo: 200))
        return after.isEmpty ? "removed \(old)" : "replaced \(old) with \(new)"
    }
}
