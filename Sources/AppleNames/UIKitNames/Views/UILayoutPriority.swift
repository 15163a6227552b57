/// The importance of a wish about layout, from 0 to 1000, which this module only stores.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number, from 0 to 1000.
    public let rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from a number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a requirement, 1000.
    public static let required = Self(1000)
    /// The priority with which content resists shrinking by default, 750.
    public static let defaultHigh = Self(750)
    /// The priority of a drag that can resize the scene, 510.
    public static let dragThatCanResizeScene = Self(510)
    /// The priority with which the scene keeps its size, 500.
    public static let sceneSizeStayPut = Self(500)
    /// The priority of a drag that cannot resize the scene, 490.
    public static let dragThatCannotResizeScene = Self(490)
    /// The priority with which content resists growing by default, 250.
    public static let defaultLow = Self(250)
    /// The priority with which a view has the smallest size that fits, 50.
    public static let fittingSizeLevel = Self(50)
}
