import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

extension CheckRule {
    /// A text of less than 11 points.
    public static let smallText: CheckRule = .init(
        name: "small-text",
        severity: .warning,
        summary: "The text has less than 11 points.",
        reason: """
            The smallest text style, caption2, has \(sizes(.caption2)). Apple's guidelines
            recommend at least 11 points on iOS. Text that is also of a fixed size is one finding.
            """,
        remedy: "Use at least the size of caption2, 11 points.",
        knownProblems: "",
        triggeringExamples: [
            "Text(note).font(.custom(\"Lato\", size: 10, relativeTo: .caption2))"
        ],
        otherExamples: ["Text(note).font(.caption2)"],
        judge: { project in
            let fonts = project.app.looks.compactMap { font, place, system -> CheckFinding? in
                guard system == .iOS, let points = font.size.points,
                    points >= FontUse.minimumShownSize, points < RuleMessages.minimumSize
                else { return nil }
                return smallText.finding(place, RuleMessages.small(points))
            }
            let labels = project.interfaces.flatMap(\.judgedLabels).compactMap { label in
                label.object.font?.points.flatMap { points in
                    points < RuleMessages.minimumSize
                        ? smallText.finding(label.fontPlace, RuleMessages.small(points)) : nil
                }
            }
            return fonts + labels
        }
    )

    /// A text in a thin weight.
    public static let thinText: CheckRule = .init(
        name: "thin-text",
        severity: .note,
        summary: "The text has a thin weight.",
        reason: """
            Apple's guidelines advise against the weights ultraLight, thin and light, whose strokes
            are hard to see at small sizes.
            """,
        remedy: "Use the regular weight or a heavier one.",
        knownProblems: "",
        triggeringExamples: ["Text(title).fontWeight(.light)"],
        otherExamples: ["Text(title).fontWeight(.semibold)"],
        judge: { project in
            let fonts = project.app.looks.compactMap { font, place, _ -> CheckFinding? in
                guard let weight = font.weight, weight < .regular else { return nil }
                return thinText.finding(place, RuleMessages.thin(weight))
            }
            let labels = project.interfaces.flatMap(\.judgedLabels).compactMap {
                label -> CheckFinding? in
                guard case .system(_, let weight?) = label.object.font, weight < .regular else {
                    return nil
                }
                return thinText.finding(label.fontPlace, RuleMessages.thin(weight))
            }
            return fonts + thinModifiers(project.app) + labels
        }
    )

    private static func thinModifiers(_ app: App) -> [CheckFinding] {
        app.judgedModifiers.compactMap { view, modifier, place in
            guard case .weight(let weight) = modifier.effect, weight < .regular,
                !modifier.isInOwn,
                app.subject(ofView: view.view, file: view.file) != .images
            else { return nil }
            return thinText.finding(place, RuleMessages.thin(weight))
        }
    }
}

extension App {
    /// The fonts of text, with their places.
    fileprivate var looks: [(FontValue, Place, BuildConfiguration.System)] {
        placedFonts.filter { font, use, _ in
            use.subject != .images && use.subject != .nothing && font.module != .appKit
        }.map { ($0.font, $0.place, $0.use.system) }
    }
}
