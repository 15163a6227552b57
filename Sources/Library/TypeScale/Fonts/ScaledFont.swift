/// A font to draw with, scaled for one reader.
///
/// Only ``FontDescription/scaled(for:)`` creates scaled fonts, and a scaled font cannot be scaled
/// again. If the reader's traits change, scale the ``origin``. Sizes therefore don't drift.
///
/// Two scaled fonts are equal if the same description was scaled for the same traits. To compare
/// only their appearance, compare ``face``, ``pointSize``, ``lineHeight``, ``tracking`` and
/// ``weight``.
public struct ScaledFont: Hashable, Sendable {
    /// The face.
    public let face: FontFace

    /// The size in points, which is finite if the description's size is finite.
    public let pointSize: Double

    /// The distance from baseline to baseline in points, or `nil` for the font's own line height.
    ///
    /// The designer or the platform specifies the line height. If a limit changes the size, the
    /// line height changes in proportion. In contrast, `UIFont.lineHeight` excludes the space
    /// between lines.
    public let lineHeight: Double?

    /// The designer's space between characters in points, or `nil` for the font's own spacing.
    ///
    /// If a limit changes the size, the tracking changes in proportion.
    public let tracking: Double?

    /// The weight, including any increase for readers who prefer bold text.
    public let weight: FontWeight

    /// The description from which this font was scaled.
    public let origin: FontDescription

    /// The traits of the reader and the screen.
    public let traits: TraitCollection

    package let derivation: Derivation
}

extension ScaledFont {
    /// Returns the platform's preferred font for a text style.
    ///
    /// On iOS, the sizes of the extra-large titles are known only at the Large category. At other
    /// categories, the titles keep these sizes, and their ``provenance`` is unknown.
    ///
    /// - Parameters:
    ///   - textStyle: The text style.
    ///   - traits: The traits of the reader and the screen.
    /// - Returns: The font to draw with.
    public static func preferredFont(
        forTextStyle textStyle: TextStyle,
        compatibleWith traits: TraitCollection
    ) -> ScaledFont {
        FontDescription.system(textStyle).scaled(for: traits)
    }

    /// An explanation of how the point size was computed.
    public var explanation: Explanation {
        Explanation(
            derivation: derivation,
            curve: origin.curve ?? .uikit,
            limits: origin.limits,
            textStyle: origin.textStyle,
            traits: traits,
            pixelsPerPoint: nil
        )
    }

    /// The provenance of the size, before limits are applied.
    public var provenance: Provenance {
        let table = traits.platform.typeTable
        func size(_ category: ContentSizeCategory) -> Provenance {
            table.pointSize(origin.textStyle, category)?.provenance ?? .unknown
        }
        if case .preferred = derivation.rule { return size(derivation.category) }
        // A size from the table has at best the provenance of its cell.
        let base = origin.size == nil ? size(table.baseCategory) : .measured
        if case .fixed = derivation.rule, origin.size == nil { return base }
        let curve = origin.curve ?? .uikit
        let growth = curve.provenance(origin.textStyle, derivation.reader(traits))
        return growth == .derived && base != .measured ? base : growth
    }
}

extension ScaledFont: CustomStringConvertible {
    /// The face and size, such as `Pretendard-Bold 48 pt`, with a note if the size is uncertain.
    public var description: String {
        let name = face.isSystem ? "system " + weight.description : face.description
        let doubt =
            !traits.platform.typeTable.has(origin.textStyle)
            ? " (" + traits.platform.name + " has no " + origin.textStyle.description + ")"
            : provenance == .unknown
                ? " (the growth of " + origin.textStyle.description + " is unknown)" : ""
        return name + " " + pointSize.shortestText + " pt" + doubt
    }
}

#if !hasFeature(Embedded)
extension ScaledFont: Codable {
    private enum CodingKeys: CodingKey {
        case face, pointSize, lineHeight, tracking, weight, origin, traits
    }

    /// Decodes the description and the traits, and scales the description again.
    ///
    /// A decoded font therefore equals the encoded font, including its explanation. Pass custom
    /// curves and tables in the decoder's `userInfo`, with the keys
    /// `CodingUserInfoKey.scalingCurves` and `CodingUserInfoKey.typeTables`.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError.dataCorrupted` for an unknown curve or table, an invalid number, or
    ///   a point size that contradicts the description.
    public init(from decoder: any Decoder) throws {
        let archive = try decoder.container(keyedBy: CodingKeys.self)
        let origin = try archive.decode(FontDescription.self, forKey: .origin)
        self = origin.scaled(for: try archive.decode(TraitCollection.self, forKey: .traits))
        let size = try archive.decode(Double.self, forKey: .pointSize)
        guard size == pointSize || size.isNaN && pointSize.isNaN else {
            throw decoder.corrupted(
                "the archived size is \(size.shortestText) points, but the description scales to "
                    + "\(pointSize.shortestText) points; archive the font again"
            )
        }
    }
}
#endif

extension ScaledFont {
    /// The font as CSS declarations, such as `font-size: 31px; font-weight: 700`.
    ///
    ///     let rule = ".title { \(Brand.title1.scaled(for: reader).css); }"
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
            declare("font-family", CSSString(fontFamily).description + ", system-ui, sans-serif")
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
