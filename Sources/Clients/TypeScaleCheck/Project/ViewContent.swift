import TypeScaleCode
import TypeScaleDiagnostics

/// What views of SwiftUI show.
enum ViewContent {
    /// The views of SwiftUI whose title is text.
    private static let titled: Set = [
        "Text", "Label", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Stepper",
        "DatePicker", "ColorPicker", "Slider", "ProgressView", "Gauge", "LabeledContent", "Link",
        "DisclosureGroup", "GroupBox", "Section", "ShareLink", "ContentUnavailableView",
    ]

    /// The views of SwiftUI whose title is text or a closure.
    private static let buttons: Set = ["Button", "NavigationLink", "Menu", "EditButton"]

    /// The views of SwiftUI whose height is at least a line of text.
    private static let lines: Set = ["Text", "TextField", "SecureField"]

    /// Returns whether the first argument of a view without a label is its title.
    static func showsTitle(_ name: String) -> Bool {
        titled.contains(name) || buttons.contains(name)
    }

    static func isTitled(_ name: String) -> Bool { titled.contains(name) }
    static func isButton(_ name: String) -> Bool { buttons.contains(name) }

    /// Returns whether a view certainly contains a line of text.
    static func isLine(_ view: ViewSite) -> Bool {
        if lines.contains(view.name) || view.isLabelOfStyle { return true }
        guard view.name == "Button", let first = view.arguments.first else { return false }
        return first.label.isEmpty && !first.isTrailing && first.value.closure == nil
    }

    /// Returns what a name such as `titleLabel` or `closeIcon` suggests.
    static func subject(named name: String) -> FontUse.Subject {
        // A `symbolLabel` shows the symbol of a currency, or another text.
        guard !name.containsWord(of: ["label", "text", "title"]) else { return .unknown }
        let words = ["icon", "image", "symbol", "glyph", "chevron"]
        return name.containsWord(of: words) ? .images : .unknown
    }
}
