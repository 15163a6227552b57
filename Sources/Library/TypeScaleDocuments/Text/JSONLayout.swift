/// How JSON is divided into lines.
public enum JSONLayout: Hashable, Sendable {
    /// One line without spaces.
    case compact

    /// One line with a space after each comma and colon.
    case line

    /// Each element and member on a line of its own, as `JSONEncoder` writes it.
    case indented

    /// As ``indented``, but a list of short values is on one line, and so is an object with at most
    /// three.
    ///
    /// A value is short if it is a number, a Boolean value or a string of less than 32 bytes.
    case filled
}
