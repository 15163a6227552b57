/// Keys that a reader holds down, such as Command.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the keys, which are not SwiftUI's.
    public let rawValue: Int

    /// Creates keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The Caps Lock key.
    public static let capsLock = Self(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = Self(rawValue: 1 << 1)
    /// The Control key.
    public static let control = Self(rawValue: 1 << 2)
    /// The Option key.
    public static let option = Self(rawValue: 1 << 3)
    /// The Command key.
    public static let command = Self(rawValue: 1 << 4)
    /// Any key of the numeric keypad.
    public static let numericPad = Self(rawValue: 1 << 5)
    /// All of these keys.
    public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
