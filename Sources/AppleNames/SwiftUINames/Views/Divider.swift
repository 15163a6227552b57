import TypeScaleViews

/// A line that separates content.
public struct Divider: Sendable {
    /// Creates a line.
    public init() {}
}

extension Divider: LeafView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(.divider)]
    }
}

extension Color: LeafView {
    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        [ViewPart(.fill)]
    }
}
