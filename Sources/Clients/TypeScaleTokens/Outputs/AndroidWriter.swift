import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenOutput {
    /// Text appearances for Android in XML.
    public static let android = TokenOutput(
        name: "android",
        summary: "text appearances for Android as XML",
        explanation: stylesExplanation
    ) { system, options throws(Diagnostic) in
        try AndroidWriter(system: system, heading: options.heading).text()
    }
}

/// The roles of a design system as Android's text appearances in XML.
struct AndroidWriter {
    let system: DesignSystem
    /// The lines of the comment at the start.
    let heading: [String]

    func text() throws(Diagnostic) -> String {
        let names = try RoleIdentifier.unique(system.roles) { words in
            words.map(RoleIdentifier.capitalized).joined()
        }
        let notes = [
            "Android scales sizes in sp by its own curve, up to 200 %, and ignores the limits of a role.",
            "A comment states where this differs most from iOS. MaterialTextView uses the line height;",
            "other views need it in the layout. Weights are from Android 9. Fonts belong in res/font.",
        ]
        let comments = (heading + notes).map { "<!-- \(CommentText(xml: $0)) -->" }
        var styles: [String] = []
        for (name, role) in zip(names, system.scaledRoles) {
            styles.append(try style(name, role))
        }
        return """
            <?xml version="1.0" encoding="utf-8"?>
            \(comments.joined(separator: "\n"))
            <resources xmlns:tools="http://schemas.android.com/tools">
            \(styles.joined(separator: "\n"))
            </resources>

            """
    }

    private func style(_ name: String, _ role: ScaledRole) throws(Diagnostic) -> String {
        let font = role.base
        let weight = Int(min(max(font.weight.rawValue.rounded(), 1), 1000))
        var items = [
            "<item name=\"android:fontFamily\">\(try family(role.role))</item>",
            "<item name=\"android:textSize\">\(font.pointSize.shortestText)sp</item>",
            "<item name=\"android:textFontWeight\" tools:targetApi=\"28\">\(weight)</item>",
        ]
        // A font resource has its own weight and slant.
        let styles = [
            font.face.isSystem && weight >= 600 ? "bold" : nil,
            role.listed == nil && role.isItalic ? "italic" : nil,
        ].compactMap(\.self)
        if !styles.isEmpty {
            let text = styles.joined(separator: "|")
            items.append("<item name=\"android:textStyle\">\(text)</item>")
        }
        if let tracking = font.tracking, tracking != 0 {
            let ratio = (tracking / font.pointSize).roundedText(toPlaces: 5)
            items.append("<item name=\"android:letterSpacing\">\(ratio)</item>")
        }
        if let height = font.lineHeight {
            let text = height.shortestText
            items.append(
                "<item name=\"android:lineHeight\" tools:targetApi=\"28\">\(text)sp</item>"
            )
        }
        let comment = CommentText(xml: "\(role.role.name): \(Self.difference(role))")
        return """
                <!-- \(comment) -->
                <style name="TextAppearance.\(name)" parent="@android:style/TextAppearance">
            \(items.map { "        \($0)" }.joined(separator: "\n"))
                </style>
            """
    }

    /// Returns the resource of a role's font file, or Android's own font.
    private func family(_ role: DesignSystem.Role) throws(Diagnostic) -> String {
        guard let name = role.font.face.postScriptName else { return "sans-serif" }
        let words = RoleIdentifier.words(name).map { $0.lowercased() }
        guard let first = words.first?.utf8.first else {
            let remedy = "rename it with ASCII letters"
            throw Diagnostic(
                .cannotBeWritten,
                "cannot name the resource of the font \(inQuotes(name)); \(remedy)",
                file: "tokens",
                path: role.name
            )
        }
        let start = first.isASCIIDigit ? "font_" : ""
        return "@font/" + start + words.joined(separator: "_")
    }

    /// Returns the largest difference between a role's sizes on Android and on iOS.
    private static func difference(_ role: ScaledRole) -> String {
        let metrics = FontMetrics(forTextStyle: .body, curve: .android)
        let base = role.base.pointSize
        let differences = zip(ContentSizeCategory.allCases, role.sizes).map { category, size in
            let range = FontScaleSetting.android.range
            let factor = min(max(category.fontScale, range.lowerBound), range.upperBound)
            let reader = TraitCollection(fontScale: factor)
            let scaled = metrics.scaledPointSize(for: base, compatibleWith: reader)
            return (category: category, scaled: scaled, points: scaled - size)
        }
        guard let worst = differences.max(by: { abs($0.points) < abs($1.points) }),
            worst.points != 0
        else { return "equal to iOS at every text size" }
        let more = worst.points > 0 ? "more" : "less"
        let points = abs(worst.points).roundedText(toPlaces: 1)
        return "\(worst.scaled.roundedText(toPlaces: 1)) dp at \(worst.category.shortName), "
            + "\(points) pt \(more) than on iOS"
    }
}
