/// An error that occurs when no registered face has the requested name, or when the file of the
/// named face can't be read.
public struct FontNotFound: Error, Hashable, Sendable {
    /// The requested name.
    public let name: String

    /// A registered name with a similar spelling, if any.
    public let suggestion: String?

    /// The path of a registered file, or the name of a font in memory.
    let path: String?

    /// The number of registered files and fonts in memory.
    let pathCount: Int

    /// The error that occurred while reading the file, or `nil` if no face has the name.
    var cause: FontError?
}

extension FontNotFound: CustomStringConvertible {
    /// A message that contains the missing name, a similar name, if any, and the path of a
    /// registered file.
    ///
    /// If the face exists but can't be read, the message contains the error instead.
    public var description: String {
        if let cause { return "cannot read the face named \(name): \(cause)" }
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        guard let path else {
            return "no face is named \(name), and no fonts are registered"
        }
        let more = pathCount == 1 ? "" : " and \(pathCount - 1) more"
        let end = hint.isEmpty ? ";" : hint
        return "no face is named \(name)\(end) fonts are registered from \(path)\(more)"
    }
}
