/// An offset at which a line may or must end.
public struct LineBreak: Hashable, Sendable {
    /// The start of the next line, in UTF-8 bytes from the start of the text.
    ///
    /// Spaces and newlines at the end of a line precede this offset.
    public let offset: Int

    /// Whether the line must end because a newline precedes the offset.
    ///
    /// At the end of the text, the value is `true` only if the text ends in a newline.
    public let isMandatory: Bool

    /// Creates a break at a nonnegative offset in UTF-8 bytes.
    package init(offset: Int, isMandatory: Bool) {
        self.offset = offset
        self.isMandatory = isMandatory
    }
}

extension LineBreak: CustomStringConvertible {
    /// The offset, with an exclamation mark if the line must end there.
    public var description: String { isMandatory ? "\(offset)!" : "\(offset)" }
}
