import TypeScale
public import TypeScaleFoundation
import TypeScaleUIKit

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension EnvironmentValues {
    /// The style dictionary whose fonts the modifier `scaledFont(_:)` applies, by default empty.
    ///
    ///     ContentView().environment(\.scaledFont, try StyleDictionary(named: "Noteworthy"))
    public var scaledFont: StyleDictionary {
        get { self[StyleDictionaryKey.self] }
        set { self[StyleDictionaryKey.self] = newValue }
    }
}

private enum StyleDictionaryKey: EnvironmentKey {
    static let defaultValue = StyleDictionary([:])
}

extension View {
    /// Sets the font of the text in this view to a style of the environment's dictionary.
    ///
    ///     Text("Headline").scaledFont(.headline)
    ///
    /// The text has the system's preferred font if the dictionary does not contain the style. A
    /// missing face is reported in standard error, and the text has the system font.
    ///
    /// - Parameter textStyle: The text style.
    /// - Returns: A view whose text has the font.
    public func scaledFont(_ textStyle: Font.TextStyle = .body) -> some View {
        modifier(StyleDictionaryModifier(textStyle: textStyle))
    }
}

/// A modifier that applies a style of the environment's dictionary.
private struct StyleDictionaryModifier: ViewModifier {
    let textStyle: Font.TextStyle

    @Environment(\.scaledFont) private var dictionary

    init(textStyle: Font.TextStyle) { self.textStyle = textStyle }

    func body(content: Content) -> some View {
        if let style = TypeScale.TextStyle(textStyle) {
            content.modifier(modifier(for: style))
        } else {
            // Only visionOS has other text styles. A dictionary cannot contain them.
            content.font(.system(textStyle))
        }
    }

    private func modifier(for style: TypeScale.TextStyle) -> FontDescriptionModifier {
        let entry = dictionary.entries[style]
        return FontDescriptionModifier(
            description: dictionary.font(forTextStyle: style) ?? .system(style),
            design: entry.flatMap { Font.Design($0.design) },
            usesBoldFace: entry?.fontName != nil && entry?.weight == .bold,
            report: { FontUnavailable.log($0) }
        )
    }
}

extension Font.Design {
    /// Creates the design of a style dictionary, or returns `nil` for the system face's own design.
    fileprivate init?(_ design: StyleDictionary.Design) {
        switch design {
        case .default: return nil
        case .serif: self = .serif
        case .monospaced: self = .monospaced
        }
    }
}
