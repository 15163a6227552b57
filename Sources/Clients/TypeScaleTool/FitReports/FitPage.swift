import TypeScaleLayout
import TypeScaleLocalization

/// A page that draws findings in their boxes, with a slider for the text size.
struct FitPage {
    let results: FitResults
    /// The fonts of the slots, except the system font.
    let fonts: [SpecimenFont]

    /// The maximum number of findings on a page, which bounds its size.
    static let maximumFindings = 500

    init(_ results: FitResults, fonts: [SpecimenFont]) {
        self.results = results
        self.fonts = fonts
    }

    private var report: TranslationReport { results.report }

    func html() throws(FontError) -> String {
        let gallery = try FitGallery(
            report.findings,
            settings: report.settings,
            fonts: fonts,
            upTo: Self.maximumFindings
        )
        let page = SliderPage(
            title: "Translations that do not fit",
            heading: "Translations that do not fit",
            lede: lede(gallery),
            footer: gallery.hasDrawings ? FitGallery.explanation : "Sizes are in points.",
            parts: parts(gallery),
            slider: gallery.hasSizes ? gallery.slider : nil,
            style: gallery.style,
            numbers: gallery.numbers,
            scripts: [FitGallery.script]
        )
        return page.html()
    }

    private func lede(_ gallery: FitGallery) -> HTML {
        let total = report.findings.count
        let limit: HTML =
            total > gallery.count
            ? " The page shows \(gallery.count) of them: the worst in each slot." : ""
        let drawings: HTML =
            gallery.hasSizes
            ? """
             Each text is drawn in its box at the smallest text size at which it does not fit. Move \
            the slider to see all of them at one size.
            """ : ""
        return """
            \(counted(total, "finding")) in \(counted(report.total.texts, "text")).\(limit)\(drawings)
            """
    }

    private func parts(_ gallery: FitGallery) -> [SliderPage.Part] {
        var parts = gallery.groups.enumerated().map { index, group in
            SliderPage.Part(
                id: "slot-\(index)",
                title: group.title,
                name: group.title,
                content: group.content
            )
        }
        if !report.diagnostics.isEmpty { parts.append(.errors(report.diagnostics)) }
        return parts
    }
}
