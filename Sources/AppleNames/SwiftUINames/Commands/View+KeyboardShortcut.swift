nonisolated extension View {
    /// Sets the keys that perform the action of a control, which are not read.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View {
        changing { $0[ShortcutKey.self] = Shortcut(key: key, modifiers: modifiers) }
    }
}

/// The keys that perform an action.
struct Shortcut: Hashable, Sendable {
    let key: KeyEquivalent
    let modifiers: EventModifiers
}

private enum ShortcutKey: EnvironmentKey {
    static let defaultValue: Shortcut? = nil
}

extension EnvironmentValues {
    /// The keys that perform the action of a control, or `nil` for none.
    var shortcut: Shortcut? { self[ShortcutKey.self] }
}
