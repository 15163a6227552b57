/// Items of an app's menus.
///
/// This module records commands, but has no menus.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the commands in these commands.
    associatedtype Body: Commands

    /// The commands in these commands.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// A value that must not be read, because the commands have no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Commands without a body, whose views this module knows.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
    /// The views, which are the items of menus.
    var views: [any View] { get }
}

extension Commands {
    /// The views in these commands, in the order in which the builder lists them.
    var menuItems: [any View] {
        if let primitive = self as? any PrimitiveCommands { return primitive.views }
        return Body.self == Never.self ? [] : body.menuItems
    }
}
