import TypeScale

struct CSSText {
    private(set) var text = ""

    /// The default size of a `rem`, in CSS pixels.
    static let rem = 16.0

    mutating func declare(_ property: String, _ value: String) {
        if !text.isEmpty { text += ";" }
        text += property + ":" + value
    }

    /// Returns a length, in `px` if it is fixed, or in `rem` if it follows the browser's setting.
    static func length(_ points: Double, isFixed: Bool) -> String {
        isFixed ? "\(points.shortestText)px" : "\((points / rem).shortestText)rem"
    }

    /// Returns a color, or a pair of colors for light and dark mode.
    static func color(_ color: RichTextColor) -> String {
        let light = RichTextColor.hexadecimal(color.rgba).lowercased()
        guard let darkRGBA = color.darkRGBA else { return light }
        return "light-dark(\(light),\(RichTextColor.hexadecimal(darkRGBA).lowercased()))"
    }
}

extension CSSText {
    init(_ run: ResolvedRun) {
        let font = run.font
        if let name = font.face.postScriptName {
            declare("font-family", "\(CSSString(name)),system-ui,sans-serif")
        } else if run.isMonospaced {
            declare("font-family", "ui-monospace,monospace")
        }
        declare("font-size", Self.length(font.pointSize, isFixed: run.isFixed))
        declare("font-weight", font.weight.rawValue.shortestText)
        if run.isItalic { declare("font-style", "italic") }
        declare("color", Self.color(run.textColor))
        if let color = run.backgroundColor { declare("background-color", Self.color(color)) }
        if let height = font.lineHeight {
            declare("line-height", Self.length(height, isFixed: run.isFixed))
        }
        if let tracking = font.tracking {
            declare("letter-spacing", Self.length(tracking, isFixed: run.isFixed))
        }
        if let offset = run.baselineOffset {
            declare("vertical-align", Self.length(offset, isFixed: run.isFixed))
        }
    }

    /// Creates the style for a picture and its alternative text, or for a space.
    init(_ attachment: RichTextAttachment, _ run: ResolvedRun) {
        let isFixed = !attachment.scalesWithText
        declare("width", Self.length(attachment.width, isFixed: isFixed))
        guard attachment.url != nil else {
            declare("display", "inline-block")
            return
        }
        declare("height", Self.length(attachment.height, isFixed: isFixed))
        declare("font-size", Self.length(run.font.pointSize, isFixed: run.isFixed))
        switch attachment.alignment {
        case .baseline: break
        case .center: declare("vertical-align", "middle")
        case .top: declare("vertical-align", "top")
        }
    }
}
