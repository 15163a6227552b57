public import TypeScaleFonts

/// The reason a label cannot be laid out.
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Neither the face nor the resolver's fallback can be found and read.
    case fontNotFound(FontNotFound)
    /// A face's file was removed or replaced, or the text exceeds 1 GiB.
    case unreadableFont(FontError)

    /// A description of the reason.
    public var description: String {
        switch self {
        case .fontNotFound(let error): error.description
        case .unreadableFont(let error): error.description
        }
    }
}
