public import Foundation

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

    func removing(_ removed: Modifier...) -> Font {
        var copy = self
        copy.modifiers.removeAll(where: removed.contains)
        return copy
    }

    func applying(_ modifier: Modifier) -> Font {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

// Apple added these modifiers with iOS 26.
@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
extension Font {
    /// Returns this font in another size, which does not scale.
    ///
    /// A negative, infinite or NaN size becomes 0.
    public func pointSize(_ size: CGFloat) -> Font { applying(.pointSize(size)) }

    /// Returns this font in a size that is multiplied by a factor after scaling for the reader.
    ///
    /// Several factors are multiplied. The result is not rounded. With a negative, infinite or NaN
    /// factor, the size is 0.
    ///
    ///     Font.body.scaled(by: 2).bold().scaled(by: 3)  // six times the size
    public func scaled(by factor: CGFloat) -> Font { applying(.scale(factor)) }

    /// Returns this font in a bold face, or without the effect of ``bold()``.
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : removing(.bold) }

    /// Returns this font in an italic face, or without the effect of ``italic()``.
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : removing(.italic) }

    /// Returns this font with characters of equal width, or without the effect of ``monospaced()``.
    public func monospaced(_ isActive: Bool) -> Font {
        isActive ? monospaced() : removing(.monospaced)
    }

    /// Returns this font with small capitals, or without the effect of all such modifiers.
    public func smallCaps(_ isActive: Bool) -> Font {
        isActive ? smallCaps() : removing(.lowercaseSmallCaps, .uppercaseSmallCaps)
    }

    /// Returns this font with or without small capitals for lowercase letters.
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? lowercaseSmallCaps() : removing(.lowercaseSmallCaps)
    }

    /// Returns this font with or without small capitals for uppercase letters.
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
        isActive ? uppercaseSmallCaps() : removing(.uppercaseSmallCaps)
    }
}
