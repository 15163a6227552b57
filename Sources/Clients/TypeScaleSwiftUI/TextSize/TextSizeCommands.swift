// tvOS and watchOS have no menus.
#if !os(tvOS) && !os(watchOS)
import TypeScale
public import TypeScaleSettings

#if os(iOS) || os(macOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

/// Items of the View menu that change the text size: larger, smaller, and actual size.
///
///     WindowGroup { ContentView().textSize(textSize) }
///         .commands { TextSizeCommands($textSize) }
///
/// The keys are Command-Plus, Command-Minus and Command-0. Items without an effect are disabled.
///
/// The keys of the titles in the app's table of translations are `Make Text Bigger`,
/// `Make Text Smaller` and `Actual Size`.
public struct TextSizeCommands: Commands {
    @Binding private var preference: TextSizePreference

    /// Creates the items.
    ///
    /// - Parameter preference: A binding to the preference that the items change.
    public init(_ preference: Binding<TextSizePreference>) { _preference = preference }

    /// The items, after those for the toolbar.
    public var body: some Commands {
        CommandGroup(after: .toolbar) { TextSizeButtons(preference: $preference) }
    }
}

/// The buttons that change a text size.
private struct TextSizeButtons: View {
    @Binding var preference: TextSizePreference

    @Environment(\.systemTextSize) private var systemTextSize

    init(preference: Binding<TextSizePreference>) { _preference = preference }

    var body: some View {
        // The actions use the size for which the items are enabled.
        let system = systemTextSize
        Button("Make Text Bigger") { preference.makeLarger(from: system) }
            .keyboardShortcut("+", modifiers: .command)
            .disabled(!preference.canMakeLarger(from: system))
        Button("Make Text Smaller") { preference.makeSmaller(from: system) }
            .keyboardShortcut("-", modifiers: .command)
            .disabled(!preference.canMakeSmaller(from: system))
        Button("Actual Size") { preference.resetToActualSize() }
            .keyboardShortcut("0", modifiers: .command)
            .disabled(preference.isActualSize)
    }
}
#endif
