#if os(macOS)
public import AppKit
public import TypeScale

extension ScaledFont {
    /// Returns AppKit's font in exactly this size, or the system font if no font has the name.
    ///
    ///     label.font = Brand.body.scaled(for: reader).nsFont()
    ///
    /// The method is not an initializer, because AppKit's own initializers can fail. A font cannot
    /// contain a line height or tracking. Apply these to the text.
    ///
    /// - Parameter report: A closure that is called if no font has the name of the face. By
    ///   default, it writes the error to standard error.
    /// - Returns: The font, or the system font in the same size and weight. If the size is zero,
    ///   negative, infinite or NaN, the font has AppKit's default size.
    public func nsFont(
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) -> NSFont {
        // AppKit replaces a size of 0 with its default.
        let size = pointSize > 0 && pointSize.isFinite ? CGFloat(pointSize) : 0
        if let name = face.postScriptName {
            if let font = NSFont(name: name, size: size) { return font }
            report(FontUnavailable(name: name))
        }
        let steps: [NSFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let weight = NSFont.Weight(rawValue: weight.interpolated(in: steps.map(\.rawValue)))
        return .systemFont(ofSize: size, weight: weight)
    }
}
#endif
