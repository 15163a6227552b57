import Foundation
import TypeScale
import TypeScaleCheck
import TypeScaleDiagnostics
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

/// A page with the findings in an app's code, and with its truncated translations in their boxes.
struct CheckPage {
    let results: CheckResults
    /// The truncated translations, or `nil` if none is truncated.
    private let gallery: FitGallery?

    /// The maximum number of findings for each rule and for translations, which bounds the size.
    static let maximumFindings = 200
    /// The number of findings for each rule that the page shows at first.
    static let shownFindings = 20
    /// The maximum number of places that were not seen.
    static let maximumGaps = 100

    /// Creates a page, and measures the translations on it.
    ///
    /// - Throws: `FontError` if a font can no longer be read.
    init(_ results: CheckResults) throws(FontError) {
        self.results = results
        let findings = results.translations
        guard !findings.isEmpty else {
            gallery = nil
            return
        }
        var gallery = try FitGallery(
            findings,
            settings: ContentSizeCategory.allCases.map { .category($0) },
            fonts: Set(findings.compactMap { $0.slot?.font.face.postScriptName }).sorted()
                .map { SpecimenFont(name: $0) },
            upTo: Self.maximumFindings
        )
        gallery.level = 4
        gallery.folder = FilePath.url(results.folder).relativePath
        self.gallery = gallery
    }

    var report: AppReport { results.report }

    func html() -> String {
        var page = SliderPage(
            title: "Text that cannot grow or is truncated: \(name)",
            heading: "Text that cannot grow or is truncated",
            lede: lede,
            footer: gallery == nil
                ? "Sizes are in points, at the text sizes of iOS." : FitGallery.explanation,
            parts: parts,
            slider: gallery?.slider,
            style: gallery?.style ?? SpecimenStyle.page([]),
            numbers: gallery?.numbers ?? ""
        )
        if gallery != nil { page.scripts = [FitGallery.script] }
        return page.html()
    }

    /// The name of the folder, or its path if the folder has no name.
    private var name: String {
        let name = FilePath.resolved(results.folder)?.lastPathComponent ?? ""
        return name.isEmpty ? results.folder : name
    }

    private var lede: HTML {
        let findings = report.findings
        let severities = findings.isEmpty ? "" : ": \(findings.severityCounts)"
        let growing = counted(report.growingCount, "font grows", "fonts grow")
        var sentences: [HTML] = [
            """
            <bdi>\(visible(name))</bdi> has <b>\(counted(findings.count, "finding"))</b> in \
            \(counted(report.codeCount, "Swift file"))\(severities).
            """,
            "In code, \(growing) with the text size.",
        ]
        if !report.unseen.isEmpty { sentences.append("Not seen: \(results.unseenInWords).") }
        if report.measuredTextCount > 0 {
            let count = counted(results.translations.count, "truncated translation")
            let texts = counted(report.measuredTextCount, "measured text")
            sentences.insert("<b>\(count)</b> in \(texts).", at: 1)
        }
        if results.baselineCount != nil {
            let known = report.knownCount
            sentences.append("\(counted(known, "other finding is", "other findings are")) known.")
        }
        if report.ignoredCount > 0 {
            sentences.append("Comments accept \(counted(report.ignoredCount, "finding")).")
        }
        let problems = results.problems.count
        if problems > 0 { sentences.append("<b>\(counted(problems, "error"))</b> in files.") }
        return "\(sentences.map { "\($0)\n" })"
    }

    private var parts: [SliderPage.Part] {
        var parts = results.groups.compactMap { rule, findings -> SliderPage.Part? in
            // The gallery draws translations.
            let findings = findings.filter { $0.translation == nil }
            guard !findings.isEmpty else { return nil }
            return SliderPage.Part(
                id: rule.name,
                title: rule.name,
                name: rule.name,
                content: content(of: rule, findings),
                count: findings.count
            )
        }
        if let gallery { parts.append(translations(gallery)) }
        let problems = results.problems
        if !problems.isEmpty { parts.append(.errors(problems)) }
        return parts + (report.unseen.isEmpty ? [] : [unseen]) + [growth]
    }
}
