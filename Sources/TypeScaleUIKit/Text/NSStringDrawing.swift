public import Foundation
import TypeScaleLayout

/// How text is measured; nothing is drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options of bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last line that has room ends in an ellipsis; kept, and not looked at.
    public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
    /// Lines are broken for the width; without it by newlines alone.
    public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
    /// The leading of fonts counts into the heights of lines.
    public static let usesFontLeading = Self(rawValue: 1 << 1)
    /// The bounds of what is drawn count; kept, and not looked at.
    public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
}

/// What measuring is told and tells beside; kept, and not looked at.
public final class NSStringDrawingContext: NSObject {
    /// How far text may shrink.
    public var minimumScaleFactor: CGFloat = 0
    /// How far it was shrunk: not at all.
    public let actualScaleFactor: CGFloat = 1
    /// The bounds of what was measured last.
    public internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text where only newlines break it, in points, unrounded.
    ///
    /// Text without a font is measured in the system's, of 12 points.
    ///
    /// - Returns: Points.
    /// - Complexity: O(*n*) in the length of the text.
    public func size() -> CGSize {
        boundingRect(
            with: CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
            options: .usesLineFragmentOrigin,
            context: nil
        ).size
    }

    /// The bounds of the text, its lines broken for a width, in points, unrounded.
    ///
    /// - Parameters:
    ///   - size: Points; a width of 0 is any, and the height plays no part.
    ///   - options: Without `usesLineFragmentOrigin` only newlines break the text.
    ///   - context: Is told the bounds.
    /// - Returns: Points from the top left corner.
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
    /// The size of the text where only newlines break it, in points, unrounded.
    ///
    /// - Parameter attrs: Its attributes; without a font the system's, of 12 points.
    /// - Returns: Points.
    /// - Complexity: O(*n*) in the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(self), attributes: attrs).size()
    }

    /// The bounds of the text, its lines broken for a width, in points, unrounded.
    ///
    /// - Parameters:
    ///   - size: Points; a width of 0 is any, and the height plays no part.
    ///   - options: Without `usesLineFragmentOrigin` only newlines break the text.
    ///   - attributes: Its attributes; without a font the system's, of 12 points.
    ///   - context: Is told the bounds.
    /// - Returns: Points from the top left corner.
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
    /// The size of the text where only newlines break it, in points, unrounded.
    ///
    /// - Parameter attrs: Its attributes; without a font the system's, of 12 points.
    /// - Returns: Points.
    /// - Complexity: O(*n*) in the length of the text.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attrs).size()
    }

    /// The bounds of the text, its lines broken for a width, in points, unrounded.
    ///
    /// - Parameters:
    ///   - size: Points; a width of 0 is any, and the height plays no part.
    ///   - options: Without `usesLineFragmentOrigin` only newlines break the text.
    ///   - attributes: Its attributes; without a font the system's, of 12 points.
    ///   - context: Is told the bounds.
    /// - Returns: Points from the top left corner.
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

// Its properties change, as UIKit's do.
@available(*, unavailable)
extension NSStringDrawingContext: Sendable {}
