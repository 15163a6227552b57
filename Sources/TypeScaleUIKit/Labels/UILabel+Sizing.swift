#if !canImport(Darwin)
import Foundation
import TypeScaleLayout

extension UILabel {
    /// What the text takes between edges, up to whole pixels; without text nothing.
    ///
    /// - Parameter width: Points; 0 and less for any width, as in UIKit.
    /// - Returns: Points on the screen's pixels.
    func textSize(fitting width: CGFloat) -> CGSize {
        guard let attributedText, attributedText.length > 0 else { return .zero }
        let setting = TextMeasure.Setting(
            lineLimit: numberOfLines,
            lineBreakMode: lineBreakMode,
            strategy: lineBreakStrategy,
            font: .systemFont(ofSize: UIFont.labelFontSize)
        )
        guard let text = TextMeasure(attributedText, setting).text else { return .zero }
        let scale = traitCollection.displayScale
        let size = text.size(fitting: width > 0 ? Double(width) : nil)
            .roundedUp(pixelsPerPoint: scale > 0 ? Double(scale) : 3)
        return CGSize(width: size.width, height: size.height)
    }
}
#endif
