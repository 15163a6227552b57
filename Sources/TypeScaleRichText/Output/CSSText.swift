import TypeScale

package struct CSSText {
    private(set) var text = ""

    /// Points of CSS to a `rem`, unless the reader of a page chooses others.
    static let rem = 16.0

    mutating func declare(_ property: String, _ value: String) {
        if !text.isEmpty { text += ";" }
        text += property + ":" + value
    }

    /// A length that the reader's own setting scales, or one that it does not.
    static func length(_ points: Double, isFixed: Bool) -> String {
        isFixed ? "\(points.shortestText)px" : "\((points / rem).shortestText)rem"
    }

    /// A colour; one for light and one for dark screens where there are two.
    static func color(_ color: RichTextColor) -> String {
        let light = RichTextColor.hexadecimal(color.rgba).lowercased()
        guard let darkRGBA = color.darkRGBA else { return light }
        return "light-dark(\(light),\(RichTextColor.hexadecimal(darkRGBA).lowercased()))"
    }

    /// A name from outside as a string of CSS, with everything but letters and digits escaped.
    package static func quoted(_ name: String) -> String {
        var text = "\""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", " ":
                text.unicodeScalars.append(scalar)
            default:
                text += "\\" + String(scalar.value, radix: 16) + " "
            }
        }
        return text + "\""
    }
}

extension CSSText {
    init(_ run: ResolvedRun) {
        let font = run.font
        if let name = font.face.postScriptName {
            declare("font-family", Self.quoted(name) + ",system-ui,sans-serif")
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

    /// The style of a picture or a space, and of the text that may stand in for it.
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
