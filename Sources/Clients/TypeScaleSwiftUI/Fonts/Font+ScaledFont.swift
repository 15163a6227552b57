import Foundation
public import TypeScale
public import TypeScaleUIKit

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension Font {
    /// Creates the font for a scaled font, in exactly its size.
    ///
    /// The font does not scale again. A font cannot contain a line height or tracking. The modifier
    /// `font(_:ifMissing:)` for a font description applies them. SwiftUI makes a system font
    /// heavier for readers who prefer bold text, so the new font has the weight without this
    /// increase.
    ///
    /// - Parameters:
    ///   - font: The scaled font. A size that is negative, infinite or NaN becomes 0.
    ///   - report: A closure that is called if no font has the name of the face. SwiftUI draws the
    ///     system font in the same size. By default, the closure writes the error to standard
    ///     error.
    public init(
        _ font: ScaledFont,
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) {
        self.init(font, design: nil, ifMissing: report)
    }

    /// Creates the font for a scaled font, in a design if it has the system face.
    init(_ font: ScaledFont, design: Design?, ifMissing report: (FontUnavailable) -> Void) {
        if let name = font.face.postScriptName {
            do { try FontUnavailable.check(name) } catch { report(error) }
            self = .custom(name, fixedSize: font.drawableSize)
        } else {
            var regular = font.traits
            regular.legibilityWeight = .regular
            let weight = Font.Weight(font.origin.scaled(for: regular).weight)
            self = .system(size: font.drawableSize, weight: weight, design: design)
        }
    }

    /// Creates the font for a scaled font, like `init(_:ifMissing:)`, or throws an error.
    ///
    /// - Parameter font: The scaled font.
    /// - Throws: `FontUnavailable` if no font has the name of the face.
    public init(checking font: ScaledFont) throws(FontUnavailable) {
        var error: FontUnavailable?
        self.init(font) { error = $0 }
        if let error { throw error }
    }
}

extension ScaledFont {
    /// The size in points, or 0 if it is negative, infinite or NaN.
    var drawableSize: CGFloat {
        pointSize > 0 && pointSize.isFinite ? CGFloat(pointSize) : 0
    }
}
