/// The type of a value in a document.
public enum DocumentValueKind: UInt8, Sendable {
    /// A dictionary, which JSON calls an object.
    case dictionary
    /// A list, which JSON calls an array.
    case list
    /// A string.
    case text
    /// A number.
    case number
    /// The value `true`.
    case `true`
    /// The value `false`.
    case `false`
    /// The value `null` in JSON.
    case null
    /// A date or data in a property list.
    case other
}
