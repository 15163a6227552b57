/// Commands without items.
public struct EmptyCommands: Sendable {
    /// Creates commands without items.
    nonisolated public init() {}
}

extension EmptyCommands: PrimitiveCommands {
    var views: [any View] { [] }
}
