import TypeScaleViews

/// The appearance of lists.
public protocol ListStyle: Sendable {}

/// A style whose layout this module knows.
protocol SystemListStyle: ListStyle {
    var style: ViewSystem.ListStyle { get }
}
