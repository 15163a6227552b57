import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// Applies the rules to a file, one after the other.
struct CodeChecker {
    let file: CodeFile
    /// The fonts that the code makes, except in previews.
    let fonts: [CodeFont]
    /// The labels of UIKit.
    let labels: CodeLabels
    /// Whether the code handles changes of the text size, or `nil` until a rule asks.
    var handlesChanges: Bool?
    private var drafts: [Draft] = []
    /// The offsets of fonts about which nothing is known.
    private var gaps: [(offset: Int, code: String, reason: String)] = []

    /// A finding without its position.
    private struct Draft {
        let rule: CodeRule
        let severity: Diagnostic.Severity
        let range: Range<Int>
        let message: String
        let fix: CodeFix?
    }

    init(_ file: CodeFile) {
        self.file = file
        fonts = file.source.calls.indices.compactMap { call in
            file.isPreview(file.source.calls[call].scope) ? nil : file.font(call)
        }
        labels = CodeLabels(file)
    }

    /// The results for a file, in the order of the code.
    struct Results {
        let findings: [CodeFinding]
        let unseen: [CodeGap]
        let fontNames: [ProjectFonts.Use]
        /// The number of fonts that follow the text size.
        let growingCount: Int
        let labels: CodeLabels
        let texts: CodeFile.Texts
        /// The functions that can be modifiers, and whether they can change a text.
        let modifiers: [(name: String, changesText: Bool)]
    }

    /// Returns the findings in a file.
    static func results(for file: CodeFile) -> Results {
        var checker = CodeChecker(file)
        checker.checkFonts()
        checker.checkModifiers()
        checker.checkAssignments()
        return checker.results()
    }

    mutating func add(
        _ rule: CodeRule,
        _ range: Range<Int>,
        severity: Diagnostic.Severity? = nil,
        fix: CodeFix? = nil,
        _ message: String
    ) {
        let severity = severity ?? rule.severity
        drafts.append(
            Draft(rule: rule, severity: severity, range: range, message: message, fix: fix)
        )
    }

    mutating func addGap(_ range: Range<Int>, _ reason: String) {
        gaps.append((range.lowerBound, file.excerpt(range), reason))
    }

    /// The number of fonts that follow the text size: those that calls make, and those that
    /// modifiers and assignments name.
    private var growingCount: Int {
        let made = fonts.count { $0.style != nil }
        let modifiers = file.source.calls.indices.lazy.filter { call in
            file.names[call] == "font" && !file.isPreview(file.source.calls[call].scope)
                && file.source.calls[call].arguments.first.map { file.style($0.value) != nil }
                    == true
        }
        return made + modifiers.count
    }

    private func results() -> Results {
        let faces = fonts.compactMap { font in
            font.face.flatMap { name in font.faceRange.map { (name, $0) } }
        }
        let offsets =
            drafts.map(\.range.lowerBound) + gaps.map(\.offset) + faces.map(\.1.lowerBound)
        let positions = TextPosition.positions(of: offsets, in: file.source.bytes)
        return Results(
            findings: drafts.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { draft in
                CodeFinding(
                    rule: draft.rule,
                    severity: draft.severity,
                    path: file.path,
                    position: positions[draft.range.lowerBound],
                    code: file.excerpt(draft.range),
                    message: draft.message,
                    fix: draft.fix
                )
            },
            unseen: gaps.sorted { $0.offset < $1.offset }.map { gap in
                CodeGap(
                    kind: .font,
                    path: file.path,
                    position: positions[gap.offset],
                    code: gap.code,
                    reason: gap.reason
                )
            },
            fontNames: faces.map { name, range in
                ProjectFonts.Use(
                    name: name,
                    path: file.path,
                    position: positions[range.lowerBound],
                    code: file.excerpt(range)
                )
            },
            growingCount: growingCount,
            labels: labels,
            texts: file.texts(labels),
            modifiers: file.ownModifiers
        )
    }
}
