extension ScaledFont {
    /// The font as CSS declarations, such as `font-size: 31px; font-weight: 700`.
    ///
    ///     let rule = ".title { \(Brand.title1.scaled(for: reader).css) }"
    ///
    /// The declarations work in web pages, and in
    /// [GTK 4](https://docs.gtk.org/gtk4/css-properties.html). A point is one `px`. The size is
    /// already scaled for the reader, so it doesn't also follow a setting of the browser or of GTK.
    ///
    /// - `font-family` is the face's PostScript name, then `system-ui` and `sans-serif`. For the
    ///   system face, it is omitted, so the text keeps the family of its container.
    /// - `font-size` is omitted if the size is negative, infinite or NaN, which CSS doesn't allow.
    /// - `line-height` and `letter-spacing` are omitted if the font doesn't specify them.
    ///
    /// Browsers and GTK search for a family, not for a face. In a web page, declare the face
    /// with `@font-face`. For GTK, use ``css(fontFamily:)``.
    public var css: String { css(fontFamily: face.postScriptName) }

    /// Returns the font as CSS declarations, with a given family.
    ///
    /// The other declarations are the same as in ``css``. The weight selects a face in the family.
    ///
    /// - Parameter fontFamily: The name of the family, such as `Lato`, or `nil` to omit the
    ///   declaration. Any name is safe, also in a `style` element of HTML. For a `style` attribute,
    ///   escape the quotation marks of the result.
    /// - Returns: The declarations, without a final semicolon.
    public func css(fontFamily: String?) -> String {
        var text = ""
        func declare(_ property: String, _ value: String) {
            text += (text.isEmpty ? "" : "; ") + property + ": " + value
        }
        if let fontFamily {
            declare("font-family", fontFamily.cssString + ", system-ui, sans-serif")
        }
        if pointSize >= 0, pointSize.isFinite {
            declare("font-size", pointSize.shortestText + "px")
        }
        declare("font-weight", weight.rawValue.shortestText)
        if let lineHeight { declare("line-height", lineHeight.shortestText + "px") }
        if let tracking { declare("letter-spacing", tracking.shortestText + "px") }
        return text
    }
}

extension String {
    /// The text as a CSS string, which escapes all but ASCII letters, digits, `-`, `_` and spaces.
    package var cssString: String {
        var text = "\""
        for scalar in unicodeScalars {
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
