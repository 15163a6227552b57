import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

extension CheckRule {
    /// A text whose size no setting changes.
    public static let fixedSize: CheckRule = .init(
        name: "fixed-size",
        severity: .warning,
        summary: "The text has the same size at every text size.",
        reason: """
            A font of a number of points stays at that number. A text style has \(sizes(.body)),
            as readers choose. In SwiftUI, these fonts are .system(size:) and .custom(_:fixedSize:).
            In UIKit, UIFont.systemFont(ofSize:), UIFont(name:size:) and their siblings return them,
            unless they pass through UIFontMetrics. In interface files, they are fonts without a text
            style. A name of the app, such as .subhead, is a finding where it is used, and where the
            font is made.
            """,
        remedy:
            "Use a text style, Font.custom(_:size:relativeTo:), or UIFontMetrics.scaledFont(for:).",
        knownProblems: "A size that a server or a file states was not seen.",
        triggeringExamples: [
            "Text(title).font(.system(size: 17))",
            "label.font = UIFont.systemFont(ofSize: 17)",
        ],
        otherExamples: [
            "Text(title).font(.body)",
            "label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))",
        ],
        judge: { project in fixedFonts(project).text + project.interfaces.flatMap(fixedLabels) }
    )

    /// A symbol whose size no setting changes.
    public static let fixedSymbol: CheckRule = .init(
        name: "fixed-symbol",
        severity: .note,
        summary: "The symbol has the same size at every text size.",
        reason: """
            A symbol has the size of its font. A font of a number of points does not grow, so at AX5,
            a symbol of 17 points stands next to text of \(points(.body, .largest)) points.
            """,
        remedy: "Use a text style, so that the symbol grows with the text next to it.",
        knownProblems: "",
        triggeringExamples: ["Image(systemName: \"star\").font(.system(size: 17))"],
        otherExamples: ["Image(systemName: \"star\").font(.body)"],
        judge: { project in fixedFonts(project).symbols + fixedConfigurations(project) }
    )

    // MARK: - Code

    private static func fixedFonts(
        _ project: Project
    ) -> (text: [CheckFinding], symbols: [CheckFinding]) {
        var text: [CheckFinding] = []
        var symbols: [CheckFinding] = []
        for use in project.app.judgedFonts where use.subject != .nothing {
            let container = project.app.container(of: use)
            let fixed = use.fonts.filter { font in
                font.growth == .fixed && font.module != .appKit
                    && font.size.points.map { $0 >= FontUse.minimumShownSize } ?? true
            }
            let made = fixed.filter { use.isMadeHere($0) }
            let named = fixed.filter { !use.isMadeHere($0) }
            for font in made {
                guard let place = project.app.place(of: font, in: use) else { continue }
                let size = shown(font.size) + " at every text size"
                if use.subject == .images {
                    let remedy =
                        font.module == .swiftUI
                        ? "; a symbol grows with a text style, such as .font(.body)" : ""
                    let fix = project.app.fix(fixed: font, in: use)
                    symbols.append(
                        fixedSymbol.finding(place, in: container, fix: fix, size + remedy)
                    )
                } else {
                    let fix = project.app.fix(fixed: font, in: use)
                    let message = font.size.points.map { RuleMessages.fixed($0) } ?? size
                    text.append(fixedSize.finding(place, in: container, fix: fix, message))
                }
            }
            guard use.site.kind == .applied, !named.isEmpty,
                let place = use.place
            else { continue }
            let sizes = named.map { shown($0.size) }.distinct.joined(separator: " or ")
            let name = use.name.map { "\($0) has " } ?? ""
            if use.subject == .images {
                let message = "\(name)\(sizes) at every text size"
                symbols.append(fixedSymbol.finding(place, in: container, message))
            } else {
                let first = named.count == 1 ? named.first?.size.points : nil
                let remedy = first.map { RuleMessages.remedy($0) } ?? ""
                let message = "\(name)\(sizes) at every text size\(remedy)"
                text.append(fixedSize.finding(place, in: container, message))
            }
        }
        return (text, symbols)
    }

    private static func shown(_ size: Size) -> String {
        size.points.map { "\($0.shortestText) points" } ?? "the same size"
    }

    private static func fixedConfigurations(_ project: Project) -> [CheckFinding] {
        project.app.symbolSizes.map { place, size in
            let remedy = "SymbolConfiguration(textStyle:) follows the text size"
            return fixedSymbol.finding(place, "\(shown(size)) at every text size; \(remedy)")
        }
    }

    // MARK: - Interface files

    private static func fixedLabels(_ file: InterfaceFacts) -> [CheckFinding] {
        file.judgedLabels.compactMap { label in
            guard let points = label.object.font?.points else { return nil }
            return fixedSize.finding(label.fontPlace, RuleMessages.fixed(points))
        }
    }
}

extension [String] {
    /// The texts without repetitions, in their order.
    fileprivate var distinct: [String] {
        var seen: Set<ExactString> = []
        return filter { seen.insert(ExactString($0)).inserted }
    }
}
