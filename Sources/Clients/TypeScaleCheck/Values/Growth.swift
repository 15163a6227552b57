import TypeScale
import TypeScaleDiagnostics
import TypeScaleFonts

/// The sizes of a font at L and at AX5, on iOS.
struct Growth {
    let atL: Double
    let atMaximum: Double

    init(_ font: FontDescription) {
        atL = font.pointSize(at: .large)
        atMaximum = font.pointSize(at: .largest)
    }

    /// The size at AX5 as a multiple of the size at L.
    var factor: Double { atMaximum / atL }
}

extension FontDescription {
    /// Returns the height of a line on iOS in points.
    ///
    /// As in `UIFont.lineHeight`, the height excludes the space between lines.
    ///
    /// - Parameters:
    ///   - category: The text size.
    ///   - faces: The faces of the app, by their PostScript names.
    /// - Returns: The height, or `nil` for another face.
    func lineHeight(
        at category: ContentSizeCategory,
        _ faces: NameDictionary<Typeface> = NameDictionary()
    ) -> Double? {
        let size = pointSize(at: category)
        guard let name = face.postScriptName else {
            return FontInstance.system(SystemFace()).metrics(at: size).lineHeight
        }
        return faces[name]?.metrics(at: size).lineHeight
    }

    /// Returns the distance between the lines of a preferred font in SwiftUI on iOS in points.
    ///
    /// The distance is the leading of the text style, as in `multilineInlineTextLayout` of
    /// gonzalezreal/textual@01b5187: 21 points at a size of 16.
    ///
    /// - Parameter category: The text size.
    /// - Returns: The distance, or `nil` for another font.
    func lineAdvance(at category: ContentSizeCategory) -> Double? {
        isPreferredFont ? TypeTable.iOS[textStyle, category].lineAdvance?.value : nil
    }
}

extension TextStyle {
    /// The sizes of the preferred font.
    var growth: Growth { Growth(.system(self)) }
}

extension Double {
    /// The number as a percentage, such as `176%`.
    var percent: String { (self * 100).roundedText(toPlaces: 0) + "%" }
}
