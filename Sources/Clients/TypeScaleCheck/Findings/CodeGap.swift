public import TypeScaleDiagnostics

/// A place in an app's code about which the check cannot say anything.
///
/// A place that was not seen is not clean.
public struct CodeGap: Hashable, Sendable {
    /// A kind of places that were not seen.
    public enum Kind: String, CaseIterable, Sendable {
        /// A font whose size or style other code decides.
        case font
        /// A branch of an `#if` that iOS does not compile.
        case branch
    }

    /// The kind of the place.
    public let kind: Kind

    /// The path of the file.
    public let path: String

    /// The line and column of the code, counted from 1.
    public let position: TextPosition?

    /// The code, such as `UIFont.systemFont(ofSize: size)`, on one line.
    public let code: String

    /// The reason, such as `the size comes from other code`.
    public let reason: String
}
