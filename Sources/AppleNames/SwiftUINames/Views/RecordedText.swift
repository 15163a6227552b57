public import Foundation

/// A string of a `Text`, with the font and the environment in which it would be drawn.
///
/// This type is not part of SwiftUI.
public struct RecordedText {
    /// The string, to which `textCase` of the environment was not applied.
    public let string: String

    /// The font in effect.
    public let font: Font

    /// The space to add between characters, in points.
    public let tracking: CGFloat

    /// The environment of the text.
    public let environment: EnvironmentValues
}

extension RecordedText {
    init(_ run: Text.Run, _ environment: EnvironmentValues) {
        string = run.string
        let modifiers = environment.fontModifiers + run.fontModifiers
        let own = (run.font ?? .default).replacingDefault(with: environment.font)
        font = modifiers.reduce(own) { $0.applying($1) }
        tracking = run.tracking ?? environment.tracking
        self.environment = environment
    }
}

@available(*, unavailable)
extension RecordedText: Sendable {}
