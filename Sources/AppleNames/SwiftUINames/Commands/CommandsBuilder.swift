/// A builder of commands from the statements in a closure.
@resultBuilder
public struct CommandsBuilder {
    /// Returns single commands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns commands without items.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Returns single commands.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }

    /// Returns all commands in a closure.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> some Commands {
        var all: [any Commands] = []
        repeat all.append(each content)
        return CommandList(all: all)
    }
}

/// Several commands.
private struct CommandList {
    let all: [any Commands]
}

extension CommandList: PrimitiveCommands {
    var views: [any View] { all.flatMap { $0.menuItems } }
}
