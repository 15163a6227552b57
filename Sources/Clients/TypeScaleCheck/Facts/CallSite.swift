/// A call that rules ask for, such as `setTitle` or `NSLocalizedString`.
struct CallSite: Sendable {
    /// The expression before the name.
    let receiver: Expression?
    let name: String
    let arguments: [Argument]
    let scope: Int
    let range: Range<Int>
    /// The name of the property whose value is the call, with its type: `Titles.save`.
    let constant: String?
}
