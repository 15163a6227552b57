/// The function through which the layout of a toolkit depends on text.
///
/// Swift toolkits have it under several names, such as `size(of:whenDisplayedIn:proposedWidth:...)`
/// in the back ends of SwiftCrossUI, and `TextMeasurer` in SkiaUI.
public protocol TextMeasurer: Sendable {
    /// Returns the size of a text, in points.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - pointSize: The size of the font.
    ///   - proposedWidth: The width at which lines break, or `nil` for one line.
    /// - Returns: The width of the longest line, and the height of all lines.
    func size(
        of text: String,
        pointSize: Double,
        proposedWidth: Double?
    ) -> (width: Double, height: Double)
}

/// The estimate of toolkits without fonts: each character is 0.6 of the size wide.
public struct EstimatedTextMeasurer: TextMeasurer {
    /// Creates the estimate.
    public init() {}

    /// Returns the estimated size of a text, in points.
    public func size(
        of text: String,
        pointSize: Double,
        proposedWidth: Double?
    ) -> (width: Double, height: Double) {
        let line = 1.2 * pointSize
        let width = 0.6 * pointSize * Double(text.count)
        guard let proposedWidth, proposedWidth > 0, width > proposedWidth else {
            return (width, line)
        }
        return (proposedWidth, line * (width / proposedWidth).rounded(.up))
    }
}
