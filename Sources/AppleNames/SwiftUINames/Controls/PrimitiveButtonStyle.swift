import TypeScaleViews

/// A style of the system's buttons.
///
/// In this module, an app's own style conforms to ``ButtonStyle``.
public protocol PrimitiveButtonStyle: Sendable {}

/// A style whose layout this module knows.
protocol SystemButtonStyle: PrimitiveButtonStyle {
    var style: ViewSystem.ButtonStyle { get }
}

extension SystemButtonStyle {
    var style: ViewSystem.ButtonStyle { .plain }
}
