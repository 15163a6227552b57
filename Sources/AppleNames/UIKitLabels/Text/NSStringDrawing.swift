public import Foundation
import TypeScaleLayout
import UIKitNames

extension NSAttributedString {
    /// Returns the unrounded size of the text in points, with lines broken only at newlines.
    ///
    /// Text without a font is measured in the system font at 12 points.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func size() -> CGSize {
        TextMeasure.boundingRect(of: runs).size
    }

    /// Returns the unrounded bounds of the text, in points relative to the top-left corner.
    ///
    /// With the option `usesLineFragmentOrigin` and a positive width, lines break at the width of
    /// `size`, in points. Otherwise, lines break only at newlines. The height is ignored. The
    /// context receives the bounds.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        TextMeasure.boundingRect(of: runs, with: size, options: options, context: context)
    }
}

extension TextMeasure {
    fileprivate static func boundingRect(
        of runs: [Run],
        with size: CGSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
        options: NSStringDrawingOptions = .usesLineFragmentOrigin,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let measure = TextMeasure(
            usesFontLeading: options.contains(.usesFontLeading),
            font: .systemFont(ofSize: 12)
        )
        let isBroken = options.contains(.usesLineFragmentOrigin)
        let width = isBroken && size.width > 0 ? Double(size.width) : nil
        let bounds = measure.measured(runs) { $0.layout(width: width).size }
        // Text that cannot be measured never fits.
        let rect = CGRect(
            x: 0,
            y: 0,
            width: bounds?.width ?? .infinity,
            height: bounds?.height ?? .infinity
        )
        context?.totalBounds = rect
        return rect
    }
}

extension StringProtocol {
    /// Returns the unrounded size of the text in points, as `NSAttributedString.size()` does.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure.boundingRect(of: TextMeasure.runs(self, attrs)).size
    }

    /// Returns the unrounded bounds of the text in points, as
    /// `NSAttributedString.boundingRect(with:options:context:)` does.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let runs = TextMeasure.runs(self, attributes)
        return TextMeasure.boundingRect(of: runs, with: size, options: options, context: context)
    }
}

extension NSString {
    /// Returns the unrounded size of the text in points, as `NSAttributedString.size()` does.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }

    /// Returns the unrounded bounds of the text in points, as
    /// `NSAttributedString.boundingRect(with:options:context:)` does.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        description.boundingRect(
            with: size,
            options: options,
            attributes: attributes,
            context: context
        )
    }
}
