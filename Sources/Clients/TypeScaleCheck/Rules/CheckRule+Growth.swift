import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

extension CheckRule {
    /// A font that grows twice.
    public static let scaledTwice: CheckRule = .init(
        name: "scaled-twice",
        severity: .error,
        summary: "The font grows twice.",
        reason: """
            Font.custom(_:size:) grows by itself. With a @ScaledMetric as its size, 17 points become
            \(twice) points at AX5 instead of \(points(.body, .largest, of: 17)). In UIKit, scaledFont(for:) stops the
            app if its font is already scaled.
            """,
        remedy: "Scale the font once: remove the inner or the outer scaling.",
        knownProblems: "",
        triggeringExamples: [
            "@ScaledMetric var size = 17.0\nvar title: Font { .custom(\"Lato\", size: size) }"
        ],
        otherExamples: ["let title = Font.custom(\"Lato\", size: 17)"],
        judge: { project in
            project.app.scalings.compactMap { font, _, place in
                guard let message = font.scaledTwice else { return nil }
                return scaledTwice.finding(place, message)
            }
        }
    )

    /// A custom font that grows like body text, although its size is far from body's.
    public static let customWithoutStyle: CheckRule = .init(
        name: "custom-without-style",
        severity: .warning,
        summary: "The custom font grows as body text does, whatever its size is.",
        reason: """
            Without a text style, Font.custom(_:size:) and UIFontMetrics.default grow as body does.
            A title of 34 points then has \(points(.body, .largest, of: 34)) points at AX5, and with largeTitle
            \(points(.largeTitle, .largest, of: 34)). Sizes from more than 13 to less than 20 points are near body,
            and are not findings.
            """,
        remedy: "Name the text style whose role the text has.",
        knownProblems: "",
        triggeringExamples: ["Text(title).font(.custom(\"Lato\", size: 34))"],
        otherExamples: ["Text(title).font(.custom(\"Lato\", size: 34, relativeTo: .largeTitle))"],
        judge: { project in
            project.app.scalings.compactMap { font, use, place in
                guard font.scaledTwice == nil, !font.namesStyle,
                    let points = font.size.points, points >= 20 || points <= 13,
                    let nearest = TextStyle.nearest(to: points, within: .infinity)
                else { return nil }
                let sizes = font.description.map { Growth($0) }
                let end = sizes.map { ", to \($0.atMaximum.roundedText(toPlaces: 1)) at AX5" } ?? ""
                return customWithoutStyle.finding(
                    place,
                    fix: project.app.fix(customFont: font, nearest, in: use),
                    "\(points.shortestText) points grow as body does\(end); name a style, such as \(nearest)"
                )
            }
        }
    )

    /// A font that grows like a text style whose size is far from the font's.
    public static let styleMismatch: CheckRule = .init(
        name: "style-mismatch",
        severity: .note,
        summary: "The font grows as a text style of another size does.",
        reason: """
            A font grows by the factor of its text style. Small styles grow more: body by
            \(factor(.body)), largeTitle by \(factor(.largeTitle)). The rule reports a size that is at least 1.5 times
            the style's size at L, or at most two thirds of it.
            """,
        remedy: "Name the text style whose size at L is nearest to the font's.",
        knownProblems: "",
        triggeringExamples: [
            "Text(title).font(.custom(\"Lato\", size: 34, relativeTo: .body))"
        ],
        otherExamples: ["Text(title).font(.custom(\"Lato\", size: 18, relativeTo: .body))"],
        judge: { project in
            project.app.scalings.compactMap { font, _, place in
                guard font.scaledTwice == nil, font.namesStyle,
                    let points = font.size.points, points > 0,
                    case .scaled(let style) = font.growth
                else { return nil }
                let atL = style.growth.atL
                guard max(points / atL, atL / points) >= 1.5 else { return nil }
                return styleMismatch.finding(
                    place,
                    "\(points.shortestText) points grow as \(style) does, which has \(atL.shortestText) at L"
                )
            }
        }
    )
}

extension App {
    /// The fonts that a call scales on iOS, with their places.
    var scalings: [(font: FontValue, use: FontUse, place: Place)] {
        placedFonts.filter { font, use, _ in
            guard use.system == .iOS, font.origin != nil else { return false }
            if case .scaled = font.growth { return true }
            return font.scaledTwice != nil
        }
    }
}
