import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension CodeRule {
    /// A sentence that describes the findings.
    public var summary: String {
        switch self {
        case .fixedSize: "The text has the same size at every text size."
        case .fixedSymbol: "The symbol has the same size at every text size."
        case .notAdjusting: "The label does not follow a change of the text size."
        case .scaledTwice: "The font grows twice."
        case .customWithoutStyle: "The custom font grows as body text does, whatever its size is."
        case .styleMismatch: "The font grows as a text style of another size does."
        case .stopsBelow200: "The text cannot become twice as large."
        case .clips: "The box is too small for its text at some text sizes."
        case .lineLimit: "The text has a limited number of lines."
        case .smallText: "The text has less than 11 points."
        case .thinText: "The text has a thin weight."
        case .fontNotRegistered: "The app cannot load a font."
        case .fontNameUnknown: "No font of the app or the system has this name."
        }
    }

    /// A sentence with the remedy.
    public var remedy: String {
        switch self {
        case .fixedSize:
            "Use a text style, Font.custom(_:size:relativeTo:), or UIFontMetrics.scaledFont(for:)."
        case .fixedSymbol: "Use a text style, so that the symbol grows with the text next to it."
        case .notAdjusting: "Set adjustsFontForContentSizeCategory to true."
        case .scaledTwice: "Scale the font once: remove the inner or the outer scaling."
        case .customWithoutStyle: "Name the text style whose role the text has."
        case .styleMismatch: "Name the text style whose size at L is nearest to the font's."
        case .stopsBelow200: "Raise the limit, or let the text wrap instead of shrinking."
        case .clips: "Let the box grow: use a minimum instead of a fixed size."
        case .lineLimit: "Allow any number of lines, at least at the accessibility sizes."
        case .smallText: "Use at least the size of caption2, 11 points."
        case .thinText: "Use the regular weight or a heavier one."
        case .fontNotRegistered: "List the file under UIAppFonts in Info.plist."
        case .fontNameUnknown: "Use the font's PostScript name, which `typescale font` prints."
        }
    }

    /// The name, severity, summary, reason and remedy of the rule.
    public var page: String {
        """
        \(rawValue) (\(severity.rawValue))

        \(summary)

        \(reason)

        Remedy: \(remedy)
        """
    }

    /// The reason for the rule, with the arithmetic of its numbers.
    ///
    /// An empty line separates paragraphs.
    public var reason: String {
        switch self {
        case .fixedSize:
            """
            A font of a number of points stays at that number. A text style has \(sizes(.body)),
            as readers choose. In SwiftUI, these fonts are .system(size:) and .custom(_:fixedSize:).
            In UIKit, UIFont.systemFont(ofSize:), UIFont(name:size:) and their
            siblings return them, unless they pass through UIFontMetrics. In interface files, they are fonts
            without a text style. Only a size that the file states is a finding. A size from other
            code was not seen.
            """
        case .fixedSymbol:
            """
            A symbol has the size of its font. A font of a number of points does not grow, so at AX5,
            a symbol of 17 points stands next to text of \(points(.body, .largest)) points.
            """
        case .notAdjusting:
            """
            A preferred or scaled font has the size of the moment in which the code asked for it. A
            label keeps this font when the reader changes the text size, unless
            adjustsFontForContentSizeCategory is true. Code that sets fonts again in
            traitCollectionDidChange, registerForTraitChanges or a notification is not a finding.
            """
        case .scaledTwice:
            """
            Font.custom(_:size:) grows by itself. With a @ScaledMetric as its size, 17 points become
            \(twice) points at AX5 instead of \(points(.body, .largest, of: 17)). In UIKit, scaledFont(for:) stops the
            app if its font is already scaled.
            """
        case .customWithoutStyle:
            """
            Without a text style, Font.custom(_:size:) and UIFontMetrics.default grow as body does.
            A title of 34 points then has \(points(.body, .largest, of: 34)) points at AX5, and with largeTitle
            \(points(.largeTitle, .largest, of: 34)). Sizes from more than 13 to less than 20 points are near body,
            and are not findings.
            """
        case .styleMismatch:
            """
            A font grows by the factor of its text style. Small styles grow more: body by
            \(factor(.body)), largeTitle by \(factor(.largeTitle)). The rule reports a size that is at least 1.5 times
            the style's size at L, or at most two thirds of it.
            """
        case .stopsBelow200:
            """
            Apple's label "Larger Text" and WCAG 1.4.4 ask for text of 200 percent. A limit keeps a
            style below it if the size at the limit is less than twice the size at L. For body,
            AX2 is too small, with \(points(.body, .accessibilityLarge)) of \(points(.body, .large)) points, and AX3 suffices, with
            \(points(.body, .accessibilityExtraLarge)). A text that may shrink to a factor of its size is a note: it
            shrinks only if it does not fit. Without any limit, largeTitle reaches only
            \(factor(.largeTitle)), title1 \(factor(.title1)), and body \(factor(.body)). Such styles are not findings.
            """
        case .clips:
            """
            A line of a text style has a height, which grows with the text size: \(lines(.callout))
            for callout. A fixed height of 44 points holds a line while its height is at most 44.
            A finding names the first text size at which it is higher. A custom font has a line
            height of its own, which the check does not know.

            A width and a limit on lines also make a box. A text without translations is measured
            in it, as `typescale fit` measures translations. The box of a text without a width is
            as wide as the widest iPhone, 440 points.
            """
        case .lineLimit:
            """
            A text with a limited number of lines is truncated as soon as it needs more. At AX5,
            body text is \(factor(.body)) as wide as at L, so a line that is filled by a third at L is full.
            """
        case .smallText:
            """
            The smallest text style, caption2, has \(sizes(.caption2)). Apple's guidelines
            recommend at least 11 points on iOS.
            """
        case .thinText:
            """
            Apple's guidelines advise against the weights ultraLight, thin and light, whose strokes
            are hard to see at small sizes.
            """
        case .fontNotRegistered:
            """
            iOS loads the fonts that Info.plist lists under UIAppFonts. A font file that is not in
            the list, and that no code registers, is not available. An entry without a file has no
            effect. In both cases, text silently appears in another font.
            """
        case .fontNameUnknown:
            """
            UIFont(name:size:) returns nil, and Font.custom(_:size:) uses the system font, if no font
            has the name. The check compares names in code with the PostScript, family and full names
            of the font files in the folder, and with the fonts of iOS.
            """
        }
    }

    private func sizes(_ style: TextStyle) -> String {
        let growth = style.growth
        return "\(growth.atL.shortestText) points at L and \(growth.atMaximum.shortestText) at AX5"
    }

    private func points(
        _ style: TextStyle,
        _ category: ContentSizeCategory,
        of size: Double? = nil
    ) -> String {
        FontDescription(
            face: size == nil ? .system : .named("Custom"),
            textStyle: style,
            size: size
        )
        .pointSize(at: category).roundedText(toPlaces: 1)
    }

    private func factor(_ style: TextStyle) -> String { style.growth.factor.percent }

    /// The size at AX5 of 17 points that grow twice with body.
    private var twice: String {
        let font = FontDescription(name: "Custom", textStyle: .body, size: 17)
        let size = font.pointSize(at: .largest)
        return FontDescription(name: "Custom", textStyle: .body, size: size)
            .pointSize(at: .largest).roundedText(toPlaces: 1)
    }

    private func lines(_ style: TextStyle) -> String {
        let heights = [ContentSizeCategory.large, .accessibilityLarge, .largest].compactMap {
            FontDescription.system(style).lineHeight(at: $0).map { $0.roundedText(toPlaces: 1) }
        }
        return heights.joined(separator: ", ") + " points at L, AX2 and AX5"
    }
}

extension ContentSizeCategory {
    /// AX5.
    static var largest: Self { .accessibilityExtraExtraExtraLarge }
}
