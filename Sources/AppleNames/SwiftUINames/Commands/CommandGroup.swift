/// Items next to a standard group of menu items, or in place of it.
///
/// The placement is not recorded.
public struct CommandGroup<Content: View> {
    let content: Content
}

extension CommandGroup: PrimitiveCommands {
    var views: [any View] { [content] }
}

nonisolated extension CommandGroup {
    /// Creates items before a standard group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Creates items after a standard group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }

    /// Creates items in place of a standard group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        content = addition()
    }
}

@available(*, unavailable)
extension CommandGroup: Sendable {}
@available(*, unavailable)
extension CommandsBuilder: Sendable {}
