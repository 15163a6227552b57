public import Foundation

// As in SwiftUI, a modifier that is called first takes precedence over later ones.
extension Text {
    /// Sets the font, or removes it if `font` is `nil`.
    public func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

    /// Sets the weight of the font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(weight.map { .weight($0) }) }

    /// Sets the width of the font.
    public func fontWidth(_ width: Font.Width?) -> Text {
        adding(width.map { .width($0.value) })
    }

    /// Sets the design of the font.
    public func fontDesign(_ design: Font.Design?) -> Text { adding(design.map { .design($0) }) }

    /// Makes the font bold.
    public func bold() -> Text { adding(.bold) }

    /// Makes the font bold if a condition is true.
    public func bold(_ isActive: Bool) -> Text { adding(isActive ? .bold : nil) }

    /// Makes the font italic.
    public func italic() -> Text { adding(.italic) }

    /// Makes the font italic if a condition is true.
    public func italic(_ isActive: Bool) -> Text { adding(isActive ? .italic : nil) }

    /// Makes all characters equally wide if a condition is true.
    public func monospaced(_ isActive: Bool = true) -> Text {
        adding(isActive ? .monospaced : nil)
    }

    /// Makes all digits equally wide.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }

    /// Sets the space to add between characters, in points, instead of kerning.
    ///
    /// The space is recorded like ``tracking(_:)``.
    public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// Sets the space to add between characters, in points.
    public func tracking(_ tracking: CGFloat) -> Text {
        changing { $0.tracking = $0.tracking ?? tracking }
    }

    /// Sets the color of the text.
    public func foregroundColor(_ color: Color?) -> Text {
        changing { $0.color = $0.color ?? color }
    }

    /// Sets the style of the text, which is recorded if it is a color.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        foregroundColor(style as? Color)
    }

    /// Returns this text, and does not record the offset.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// Returns this text, and does not record the line.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    /// Returns this text, and does not record the line.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

    private func adding(_ modifier: Font.Modifier?) -> Text {
        modifier.map { modifier in changing { $0.fontModifiers.insert(modifier, at: 0) } } ?? self
    }

    private func changing(_ change: (inout Run) -> Void) -> Text {
        var text = self
        for index in text.runs.indices { change(&text.runs[index]) }
        return text
    }
}
