/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private enum Purpose { case cancel, destructive }

    private let purpose: Purpose

    /// A button that cancels an action.
    public static let cancel = Self(purpose: .cancel)
    /// A button that deletes something.
    public static let destructive = Self(purpose: .destructive)
}
