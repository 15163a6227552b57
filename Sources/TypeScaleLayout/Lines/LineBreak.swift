/// An offset in a text where a line may end or must.
public struct LineBreak: Hashable, Sendable {
    /// The offset and, in its lowest bit, whether the break is mandatory.
    private let bits: Int

    /// A break.
    ///
    /// - Parameters:
    ///   - offset: UTF-8 bytes from the start of the text, 0 or more.
    ///   - isMandatory: Whether the line must end there.
    package init(offset: Int, isMandatory: Bool) {
        bits = offset << 1 | (isMandatory ? 1 : 0)
    }
}

extension LineBreak {
    /// The start of the next line, in UTF-8 bytes from the start of the text.
    ///
    /// Spaces and newlines at the end of a line are before it.
    public var offset: Int { bits >> 1 }

    /// Whether the line must end there, because of a newline before the offset.
    ///
    /// At the end of a text this says whether it ends in a newline.
    public var isMandatory: Bool { bits & 1 != 0 }
}

extension LineBreak: CustomStringConvertible {
    /// The offset, with an exclamation mark if the line must end there.
    public var description: String { isMandatory ? "\(offset)!" : "\(offset)" }
}
