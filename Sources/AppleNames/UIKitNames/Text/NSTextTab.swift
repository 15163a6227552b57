public import Foundation

/// A tab stop.
public final class NSTextTab: NSObject, Sendable {
    private let mark = _CoreFoundationMark()

    /// The alignment of the text at the tab stop.
    public let alignment: NSTextAlignment
    /// The distance from the margin, in points.
    public let location: CGFloat

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - textAlignment: The alignment of the text at the tab stop.
    ///   - location: The distance from the margin, in points.
    ///   - options: The options, which are ignored.
    public init(
        textAlignment: NSTextAlignment,
        location: CGFloat,
        options: [String: Any] = [:]
    ) {
        alignment = textAlignment
        self.location = location
    }

    public override func isEqual(_ object: Any?) -> Bool {
        let other = object as? NSTextTab
        return other?.alignment == alignment && other?.location == location
    }

    public override var hash: Int { [location, CGFloat(alignment.rawValue)].hashValue }
}
