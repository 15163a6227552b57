public import Foundation
import TypeScaleLayout

/// Options for measuring text; this module does not draw it.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Truncates the last line that fits with an ellipsis; kept without effect.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
    /// Breaks lines at the width; without it, only newlines break them.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// Adds the leading of fonts to line heights.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// Measures the bounds of the drawn glyphs; kept without effect.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// The scale factors and the bounds of a measurement.
public final class NSStringDrawingContext: NSObject {
    /// The minimum scale factor; kept without effect.
    public var minimumScaleFactor: CGFloat = 0
    /// The actual scale factor, always 1.
    public let actualScaleFactor: CGFloat = 1
    /// The bounds of the text that was measured last.
    public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// Returns the unrounded size of the text, in points, with line breaks only at newlines.
    ///
    /// Text without a font is measured in 12 points of the system's font.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func size() -> CGSize {
        boundingRect(
            with: CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
            options: .usesLineFragmentOrigin,
            context: nil
        ).size
    }

    /// Returns the unrounded bounds of the text, in points from the top left corner.
    ///
    /// Lines are broken at the width of `size`, in points, if it is not 0. Its height is ignored.
    /// Without `usesLineFragmentOrigin`, only newlines break lines. The context receives the
    /// bounds.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        let setting = TextMeasure.Setting(
            usesFontLeading: options.contains(.usesFontLeading),
            font: .systemFont(ofSize: 12)
        )
        let isBroken = options.contains(.usesLineFragmentOrigin)
        let width = isBroken && size.width > 0 ? Double(size.width) : nil
        let bounds = TextMeasure(setting: setting).size(of: self) { $0.layout(width: width).size }
        let rect = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
        context?.totalBounds = rect
        return rect
    }
}

extension StringProtocol {
    /// Returns the unrounded size of the text, in points; see `NSAttributedString.size()`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(self), attributes: attrs).size()
    }

    /// Returns the unrounded bounds of the text, in points; see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// Returns the unrounded size of the text, in points; see `NSAttributedString.size()`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attrs).size()
    }

    /// Returns the unrounded bounds of the text, in points; see
    /// `NSAttributedString.boundingRect(with:options:context:)`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

// Its properties are mutable, as UIKit's are.
@available(*, unavailable)
extension NSStringDrawingContext: Sendable {}
