// Each modifier applies to the result of the modifiers before it, as in SwiftUI.
extension Font {
    /// Returns this font in a bold face.
    ///
    /// The system font becomes semibold, or bold for some titles. A registered font changes only if
    /// its family has a bold face.
    public func bold() -> Font { applying(.bold) }

    /// Returns this font in an italic face, if its family has an italic face.
    public func italic() -> Font { applying(.italic) }

    /// Returns this font in another weight.
    ///
    /// A registered font becomes the face of its family with the nearest weight.
    public func weight(_ weight: Weight) -> Font { applying(.weight(weight)) }

    /// Returns this font in another width.
    ///
    /// A registered font becomes the face of its family with the nearest width.
    public func width(_ width: Width) -> Font { applying(.width(width.value)) }

    /// Returns this font with characters of equal width, if its family has such a face.
    public func monospaced() -> Font { applying(.monospaced) }

    /// Returns this font with digits of equal width.
    public func monospacedDigit() -> Font { applying(.monospacedDigit) }

    /// Returns this font with small capitals for all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// Returns this font with small capitals for lowercase letters.
    public func lowercaseSmallCaps() -> Font { applying(.lowercaseSmallCaps) }

    /// Returns this font with small capitals for uppercase letters.
    public func uppercaseSmallCaps() -> Font { applying(.uppercaseSmallCaps) }

    /// Returns this font with more or less space between lines.
    public func leading(_ leading: Leading) -> Font { applying(.leading(leading)) }

    func applying(_ modifier: Modifier) -> Font {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}
