public import Foundation

/// An action that opens an address, which does nothing.
public struct OpenURLAction: Sendable {
    /// Does nothing.
    public func callAsFunction(_ url: URL) {}
}

extension EnvironmentValues {
    /// An action that opens an address, which does nothing.
    public var openURL: OpenURLAction { OpenURLAction() }
}
