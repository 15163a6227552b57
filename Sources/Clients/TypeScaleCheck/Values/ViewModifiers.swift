/// The modifiers of SwiftUI's views that change neither the font nor the lines of a text.
///
/// Source: [View](https://developer.apple.com/documentation/swiftui/view).
enum ViewModifiers {
    /// Returns whether a modifier with a name leaves the text as it is.
    static func keepText(_ name: String) -> Bool {
        names.contains(name) || prefixes.contains { name.utf8.starts(with: $0.utf8) }
    }

    private static let prefixes = [
        "accessibility", "on", "navigation", "toolbar", "list", "scroll", "presentation", "content",
        "widget", "symbol",
    ]

    private static let names: Set = [
        "frame", "padding", "fixedSize", "font", "fontWeight", "fontDesign", "fontWidth", "bold",
        "italic", "underline", "strikethrough", "monospacedDigit", "baselineOffset", "environment",
        "foregroundColor", "foregroundStyle", "tint", "accentColor", "background", "overlay",
        "border", "cornerRadius", "clipShape", "clipped", "shadow", "blur", "mask", "blendMode",
        "brightness", "saturation", "multilineTextAlignment", "lineSpacing", "truncationMode",
        "layoutPriority", "offset", "position", "zIndex", "edgesIgnoringSafeArea",
        "ignoresSafeArea", "buttonStyle", "buttonBorderShape", "controlSize", "disabled",
        "allowsHitTesting", "help", "id", "tag", "task", "animation", "transition", "transaction",
        "matchedGeometryEffect", "gesture", "simultaneousGesture", "highPriorityGesture", "focused",
        "focusable", "environmentObject", "preference", "redacted", "unredacted",
        "privacySensitive", "sheet", "popover", "alert", "confirmationDialog", "fullScreenCover",
        "contextMenu", "swipeActions", "refreshable", "searchable", "badge", "tabItem",
        "hoverEffect", "sensoryFeedback", "imageScale", "textSelection", "keyboardShortcut",
        "glassEffect", "preferredColorScheme", "colorScheme", "interactiveDismissDisabled",
        "aspectRatio", "alignmentGuide", "containerRelativeFrame", "draggable", "dropDestination",
        "menuStyle", "pickerStyle", "toggleStyle", "compositingGroup", "drawingGroup",
        "tabViewStyle",
    ]
}
