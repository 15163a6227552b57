import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

extension CheckRule {
    /// A text that cannot become twice as large.
    public static let stopsBelow200: CheckRule = .init(
        name: "stops-below-200",
        severity: .warning,
        summary: "The text cannot become twice as large.",
        reason: """
            Apple's label "Larger Text" and WCAG 1.4.4 ask for text of 200 percent. A limit keeps a
            style below it if the size at the limit is less than twice the size at L. For body,
            AX2 is too small, with \(points(.body, .accessibilityLarge)) of \(points(.body, .large)) points, and AX3 suffices, with
            \(points(.body, .accessibilityExtraLarge)). A text that may shrink to a factor of its size is a note: it
            shrinks only if it does not fit. Without any limit, largeTitle reaches only
            \(factor(.largeTitle)), title1 \(factor(.title1)), and body \(factor(.body)). Such styles are not findings.
            """,
        remedy: "Raise the limit, or let the text wrap instead of shrinking.",
        knownProblems: "",
        triggeringExamples: ["Text(title).font(.body).dynamicTypeSize(...DynamicTypeSize.xxLarge)"],
        otherExamples: [
            "Text(title).font(.body).dynamicTypeSize(...DynamicTypeSize.accessibility3)"
        ],
        judge: { project in
            caps(project.app) + shrinkingViews(project.app) + scaledMaximums(project.app)
                + labelLimits(project.app) + project.interfaces.flatMap(shrinkingLabels)
        }
    )

    /// A text whose number of lines is limited.
    public static let lineLimit: CheckRule = .init(
        name: "line-limit",
        severity: .note,
        summary: "The text has a limited number of lines.",
        reason: """
            A text with a limited number of lines is truncated as soon as it needs more. At AX5,
            body text is \(factor(.body)) as wide as at L, so a line that is filled by a third at L is full.
            A limit on a value, such as a name, is counted, and is not a finding.
            """,
        remedy: "Allow any number of lines, at least at the accessibility sizes.",
        knownProblems: "",
        triggeringExamples: ["Text(\"Send usage statistics\").lineLimit(1)"],
        otherExamples: [
            "Text(user.name).lineLimit(1)", "Text(\"12 more\").lineLimit(1).fixedSize()",
        ],
        judge: { project in
            limitedViews(project.app).map(\.finding) + limitedLabels(project.app)
                + project.interfaces.flatMap(limitedObjects)
        }
    )

    // MARK: - Caps

    private static func caps(_ app: App) -> [CheckFinding] {
        app.judgedModifiers.compactMap { view, modifier, place in
            guard case .cap(let category?) = modifier.effect, !modifier.isInOwn,
                app.files[view.file].system == .iOS,
                app.subject(ofView: view.view, file: view.file) != .images
            else { return nil }
            let font = app.font(of: view).descriptions?.first ?? .system(.body)
            return capped(category, font).map { stopsBelow200.finding(place, $0) }
        }
    }

    /// Returns the message for a cap that keeps a font below 200%, if it would otherwise reach it.
    private static func capped(
        _ category: ContentSizeCategory,
        _ font: FontDescription
    ) -> String? {
        let growth = Growth(font)
        let size = font.pointSize(at: category)
        guard growth.factor >= 2, size < 2 * growth.atL else { return nil }
        return "\(font.textStyle) stops at \(category), \(size.roundedText(toPlaces: 1)) of "
            + "\(growth.atL.shortestText) points, \((size / growth.atL).percent)"
    }

    private static func scaledMaximums(_ app: App) -> [CheckFinding] {
        app.scalings.compactMap { font, _, place in
            guard let maximum = font.maximum, let points = font.size.points, maximum < 2 * points,
                case .scaled(let style) = font.growth,
                Growth(FontDescription(face: .system, textStyle: style, size: points)).factor >= 2
            else { return nil }
            let percent = (maximum / points * 100).rounded().shortestText
            let sizes = "\(points.shortestText) points grow up to \(maximum.shortestText)"
            return stopsBelow200.finding(place, "\(sizes), \(percent)%")
        }
    }

    private static func labelLimits(_ app: App) -> [CheckFinding] {
        app.judgedAssignments.compactMap { file, assignment, key, place in
            guard app.files[file].system == .iOS else { return nil }
            switch assignment.property {
            case "maximumContentSizeCategory":
                guard
                    let category = assignment.value.lastName.flatMap({
                        ContentSizeCategory(codeName: $0)
                    })
                else { return nil }
                return capped(category, .system(.body)).map { stopsBelow200.finding(place, $0) }
            case "minimumScaleFactor":
                guard let label = key.flatMap({ app.labels[$0] }), label.shrinks,
                    label.lineLimit != 0, let factor = label.minimumScaleFactor
                else { return nil }
                let font = label.fonts.count == 1 ? label.fonts.first?.description : nil
                return shrinking(font, to: factor).map {
                    stopsBelow200.finding(place, severity: .note, $0)
                }
            default: return nil
            }
        }
    }

    // MARK: - Shrinking

    /// The largest growth of a text style from L to AX5.
    private static let largestFactor = TextStyle.allCases.map(\.growth.factor).max() ?? 1

    /// Returns the message for a font, or any font, that can shrink below 200% at all sizes.
    private static func shrinking(
        _ font: FontDescription?,
        to factor: Double,
        cap: ContentSizeCategory? = nil
    ) -> String? {
        // A factor of 0 states no minimum.
        guard factor > 0 else { return nil }
        if let font { return RuleMessages.shrinking(font, to: factor, cap: cap) }
        guard cap == nil, factor * largestFactor < 2 else { return nil }
        return "the text can shrink to \(factor.percent), and no text style grows to more than "
            + largestFactor.percent
    }

    private static func shrinkingViews(_ app: App) -> [CheckFinding] {
        app.judgedModifiers.compactMap { view, modifier, place in
            guard case .minimumScaleFactor(let factor?) = modifier.effect, !modifier.isInOwn,
                app.files[view.file].system == .iOS,
                app.subject(ofView: view.view, file: view.file) != .images,
                // Without a limit, text wraps instead of shrinking.
                app.views[view.file][view.view].modifiers.contains(where: { $0.limitsLines })
            else { return nil }
            // The texts in a container can have fonts of their own.
            let isText = ViewContent.isLine(app.files[view.file].views[view.view])
            let fonts = isText ? app.font(of: view).descriptions : nil
            return shrinking(fonts?.first, to: factor, cap: app.cap(of: view)).map {
                stopsBelow200.finding(place, severity: .note, $0)
            }
        }
    }

    private static func shrinkingLabels(_ file: InterfaceFacts) -> [CheckFinding] {
        file.judgedLabels.compactMap { label in
            // A field scrolls to the end of a text, and text without a limit on lines wraps.
            guard label.object.element == "label", label.object.lineLimit > 0,
                case .preferred(let style) = label.object.font
            else { return nil }
            return RuleMessages.shrinking(
                .system(style),
                to: label.object.minimumScaleFactor,
                cap: nil
            ).map { stopsBelow200.finding(label.fontPlace, severity: .note, $0) }
        }
    }

    // MARK: - Lines

    private static func message(_ lines: Int) -> String {
        let limit = lines == 1 ? "one line" : "at most \(lines) lines"
        return "\(limit) at every text size; longer text is truncated"
    }

    /// Returns the limits on texts that the code states.
    static func limitedViews(_ app: App) -> [(view: ViewReference, finding: CheckFinding)] {
        app.lineLimits.filter { limit in
            // Text of a fixed size, which is a finding of its own, needs no more lines.
            let fonts = app.font(of: limit.view).descriptions ?? []
            return !limit.isData && (fonts.isEmpty || fonts.contains(where: \.grows))
        }.map { limit in
            (limit.view, lineLimit.finding(limit.place, message(limit.lines)))
        }
    }

    private static func limitedLabels(_ app: App) -> [CheckFinding] {
        app.judgedAssignments.compactMap { file, assignment, key, place in
            guard assignment.property == "numberOfLines", let key,
                let label = app.labels[key], let lines = label.lineLimit, lines > 0,
                app.knownTexts.contains(key), !app.dataLabels.contains(key), !label.isFixed
            else { return nil }
            return lineLimit.finding(place, message(lines))
        }
    }

    private static func limitedObjects(_ file: InterfaceFacts) -> [CheckFinding] {
        file.judgedLabels.compactMap { label in
            // One line is what Interface Builder writes unless the designer asks for more.
            guard label.object.element == "label", label.object.lineLimit > 1, label.grows,
                !label.isReplaced, !label.isOwnedElsewhere,
                // A label that still has the text of Interface Builder shows data.
                label.object.texts.contains(where: { !["", "Label"].contains($0.text) })
            else { return nil }
            return lineLimit.finding(label.place, message(label.object.lineLimit))
        }
    }
}

extension LabelTable.Label {
    /// Whether no setting changes the size of the text.
    fileprivate var isFixed: Bool {
        !hasUnknownFont && !fonts.isEmpty && fonts.allSatisfy { $0.growth == .fixed }
    }
}

extension StyledView.Modifier {
    /// Whether the modifier limits the number of lines.
    var limitsLines: Bool {
        if case .lineLimit(let lines?) = effect { lines > 0 } else { false }
    }
}

extension App {
    /// A limit on the lines of a text.
    struct LineLimit {
        let view: ViewReference
        let lines: Int
        let place: Place
        /// Whether the text is a value that changes.
        let isData: Bool
    }

    /// The limits on the lines of texts.
    var lineLimits: [LineLimit] {
        judgedModifiers.compactMap { view, modifier, place in
            guard case .lineLimit(let lines?) = modifier.effect, lines > 0, !modifier.isInOwn,
                subject(ofView: view.view, file: view.file) != .images
            else { return nil }
            let site = files[view.file].views[view.view]
            // A field scrolls, so that its text is never truncated.
            guard !["TextField", "SecureField", "TextEditor"].contains(site.name) else {
                return nil
            }
            let modifiers = views[view.file][view.view].modifiers
            let isWhole = modifiers.contains {
                if case .fixedSize(let horizontal, _) = $0.effect { horizontal } else { false }
            }
            guard !isWhole else { return nil }
            let isData = !hasKnownText(view)
            return LineLimit(view: view, lines: lines, place: place, isData: isData)
        }
    }

    /// Returns whether a view shows a text that the code states.
    func hasKnownText(_ view: ViewReference) -> Bool {
        let site = files[view.file].views[view.view]
        if ViewContent.showsTitle(site.name), site.arguments.first?.isTrailing == false {
            return views[view.file][view.view].title != nil
        }
        return contents[view.file][view.view].contains { index in
            hasKnownText(ViewReference(file: view.file, view: index))
        }
    }
}
