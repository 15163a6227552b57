/// The scope of a font registration, where every scope except ``none`` means the process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope. Registering a font in this scope is an error.
    case none = 0
    /// The current process.
    case process = 1
    /// The current user. This scope behaves like ``process``.
    case persistent = 2
    /// The current login session. This scope behaves like ``process``.
    case session = 3

    /// Another name for ``persistent``.
    public static let user = Self.persistent
}
