/// A change that ``PortedSource`` makes to a line of code.
struct PortChange: Equatable {
    enum Kind: String, CaseIterable {
        /// A condition tests for UIKit instead of iOS.
        case condition
        /// A module is imported instead of a submodule or a single declaration.
        case `import`
        /// An attribute for Objective-C is removed.
        case attribute
    }

    let kind: Kind
    /// The number of the line, counted from 1.
    let line: Int
    let before: String
    /// The replacement, which is empty for a removed attribute.
    let after: String

    var description: String {
        let (old, new) = (visible(before, upTo: 200), visible(after, upTo: 200))
        return after.isEmpty ? "removed \(old)" : "replaced \(old) with \(new)"
    }
}
