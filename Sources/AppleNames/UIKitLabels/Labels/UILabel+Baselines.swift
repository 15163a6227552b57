import Foundation
import TypeScaleLayout
import UIKitNames

extension UILabel {
    /// The baseline of the first line.
    ///
    /// In a line of one font, the distance is the font's ascender, rounded to the nearest pixel, as
    /// observed on iOS. A label without text has the first baseline of its font.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { anchor(\.firstBaseline) }

    /// The baseline of the last line.
    ///
    /// Lines break at a positive ``preferredMaxLayoutWidth``, or else at the width of the frame.
    /// For several lines, the rounding on iOS was not observed.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { anchor(\.lastBaseline) }

    private func anchor(_ baseline: (TextLayout) -> Double) -> NSLayoutYAxisAnchor {
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : frame.width
        let runs = runs
        let measured =
            runs.isEmpty
            ? nil
            : measured(runs, lineLimit: numberOfLines) {
                baseline($0.layout(width: width > 0 ? Double(width) : nil))
            }
        let pixels = (measured ?? Double(font.ascender)) * pixelsPerPoint
        return NSLayoutYAxisAnchor(distanceFromTop: CGFloat(pixels.rounded() / pixelsPerPoint))
    }
}
