import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

extension CheckRule {
    /// A box that is too small for its text at some text sizes.
    public static let clips: CheckRule = .init(
        name: "clips",
        severity: .warning,
        summary: "The box is too small for its text at some text sizes.",
        reason: """
            A line of a text style has a height, which grows with the text size: \(lines(.callout))
            for callout. A fixed height of 44 points holds a line while its height is at most 44.
            A finding names the first text size at which it is higher. A font file of the app states
            the height of its lines. The lines of other custom fonts are not known. Several lines of
            a text style are its leading apart in SwiftUI, which is more than their height.

            The height of a row, a cell or a container is compared with the lines in it. A width and
            a limit on lines also make a box. A text is measured in it, as `typescale fit` measures
            translations. The box of a text without a width is as wide as the widest iPhone,
            440 points.
            """,
        remedy: "Let the box grow: use a minimum instead of a fixed size.",
        knownProblems: "The boxes that stacks and constraints in code leave were not seen.",
        triggeringExamples: ["Text(title).font(.body).frame(height: 24)"],
        otherExamples: ["Text(title).font(.body).frame(minHeight: 24)"],
        judge: { project in
            let rows = project.app.rowHeights + project.interfaces.flatMap(\.rows)
            return lowViews(project) + lowLabels(project)
                + rows.compactMap { lowRow($0, project.fonts) }
                + project.interfaces.flatMap { lowObjects($0, project.fonts) }
                + truncatedTexts(project.texts)
        }
    )

    // MARK: - SwiftUI

    private static func lowViews(_ project: Project) -> [CheckFinding] {
        let app = project.app
        return app.judgedModifiers.compactMap { view, modifier, place in
            guard case .frame(let frame) = modifier.effect, let height = frame.height?.points,
                height > 0, !modifier.isInOwn, app.files[view.file].system == .iOS
            else { return nil }
            let cap = app.cap(of: view)
            let messages = app.lines(in: view).compactMap { line -> String? in
                line.font.clipping(height, lines: line.count, cap: cap, project.fonts)
            }
            let facts = app.files[view.file]
            let container = facts.owner(of: facts.views[view.view].scope) ?? facts.path
            return messages.first.map { clips.finding(place, in: container, $0) }
        }
    }

    // MARK: - UIKit

    private static func lowLabels(_ project: Project) -> [CheckFinding] {
        let app = project.app
        return app.anchors.compactMap { key, height, place, system in
            guard system == .iOS, let label = app.labels[key], !label.hasUnknownFont else {
                return nil
            }
            let fonts = label.setsFont ? label.fonts : app.classFonts(of: label)
            let messages = fonts.compactMap(\.description).compactMap {
                $0.clipping(height, lines: 1, cap: label.cap, project.fonts)
            }
            return messages.first.map { clips.finding(place, in: key.owner.text, $0) }
        }
    }

    /// Returns the finding about a row that is too low for a line in it.
    private static func lowRow(_ row: RowHeight, _ fonts: ProjectFonts) -> CheckFinding? {
        let messages = row.cells.compactMap { cell in
            cell.compactMap { lowLine(row.height, $0, fonts) }.first
        }
        // The height is for one of the cells, which the code decides.
        guard row.isForAll || messages.count == row.cells.count else { return nil }
        return messages.first.map { clips.finding(row.place, $0) }
    }

    private static func lowLine(
        _ height: Double,
        _ font: FontDescription,
        _ fonts: ProjectFonts
    ) -> String? {
        // A row that never holds a line shows no text.
        guard let line = font.lineHeight(at: .large, fonts.faces), line <= height else {
            return nil
        }
        return font.clipping(height, lines: 1, cap: nil, fonts).map {
            "the row holds no more: " + $0
        }
    }

    // MARK: - Texts

    private static func truncatedTexts(_ texts: AppTexts) -> [CheckFinding] {
        texts.truncated.map { text in
            var finding = clips.finding(text.place, text.message)
            finding.translation = text.translation
            return finding
        }
    }

    // MARK: - Interface files

    private static func lowObjects(
        _ file: InterfaceFacts,
        _ fonts: ProjectFonts
    ) -> [CheckFinding] {
        file.labels.compactMap { label in
            guard let height = label.object.height.limit, height > 0 else { return nil }
            let messages = label.knownFonts.compactMap {
                $0.clipping(height, lines: 1, cap: nil, fonts)
            }
            return messages.first.map { clips.finding(label.place, $0) }
        }
    }
}

extension FontDescription {
    /// Whether the size follows the text size.
    var grows: Bool { pointSize(at: .largest) != pointSize(at: .large) }

    /// Returns the first text size at which a line is higher than a box, in words, or `nil`.
    ///
    /// The designer sees a box that is too small for a font of a fixed size.
    ///
    /// - Parameters:
    ///   - height: The height of the box in points.
    ///   - lines: The number of lines that the code allows. More than one can be lost before.
    ///   - cap: The largest text size at which the text is shown.
    ///   - fonts: The fonts of the app.
    /// - Returns: The message, or `nil` if the box holds the lines.
    fileprivate func clipping(
        _ height: Double,
        lines: Int,
        cap: ContentSizeCategory?,
        _ fonts: ProjectFonts
    ) -> String? {
        guard grows else { return nil }
        let name = face.postScriptName ?? "\(textStyle)"
        let points = height.shortestText
        /// The largest text size at which the box holds each number of lines.
        var held: [Int: ContentSizeCategory] = [:]
        var failure: (category: ContentSizeCategory, line: Double)?
        let most = max(1, min(lines, 4))
        for category in ContentSizeCategory.allCases where category <= cap ?? .largest {
            guard let line = lineHeight(at: category, fonts.faces) else { return nil }
            let advance = max(line, lineAdvance(at: category) ?? 0)
            for count in 1...most where line + advance * Double(count - 1) <= height {
                held[count] = category
            }
            if line > height, failure == nil { failure = (category, line) }
        }
        let last = cap ?? .largest
        guard failure != nil || most > 1 && held[most] != last && held[most] != nil else {
            return nil
        }
        let holds = (1...most).reversed().compactMap { count -> String? in
            guard let category = held[count], most > 1 else { return nil }
            return "\(count == 1 ? "1 line" : "\(count) lines") up to \(category)"
        }
        guard let failure else {
            return "\(points) points hold \(holds.joined(separator: ", ")) of \(name)"
        }
        let start =
            "a line of \(name) has \(failure.line.roundedText(toPlaces: 1)) points at "
            + "\(failure.category)"
        guard most == 1 else {
            return "\(start); \(points) points hold \(holds.joined(separator: ", "))"
        }
        let end = held[1].map { "\(points) points hold it up to \($0)" }
        return "\(start); \(end ?? "\(points) points never hold it")"
    }
}
