/// A fault in Swift code, such as an unmatched bracket.
public struct SwiftProblem: Hashable, Sendable {
    /// A short description in English.
    public let message: String
    /// The offset of the fault in the file, in bytes.
    public let offset: Int
}
