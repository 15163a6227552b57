/// A font of the user interface.
public enum CTFontUIFontType: UInt32, Sendable {
    /// The font for text that the user writes, which is the system font.
    case user = 0
    /// The font for text with characters of equal width.
    case userFixedPitch = 1
    /// The system font.
    case system = 2
    /// The bold system font.
    case emphasizedSystem = 3
}
