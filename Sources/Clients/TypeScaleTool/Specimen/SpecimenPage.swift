import TypeScale

/// A page that shows a specimen at every text size.
struct SpecimenPage {
    let specimen: Specimen

    init(_ specimen: Specimen) { self.specimen = specimen }

    func html() -> String {
        SliderPage(
            title: title,
            heading: "Your type at every text size",
            lede: """
                iPhone has twelve text sizes in Settings. Move the slider to see every role at each \
                text size, as iOS computes it.
                """,
            footer: """
                Sizes are in points. On this page, a point is one CSS pixel. The sizes of the system \
                font were read from UIKit on iOS 13 and 26. Other fonts scale as with UIFontMetrics, \
                using a formula derived from results of UIFontMetrics. This page uses the system font \
                of your browser, which is San Francisco on Apple’s systems.
                """,
            parts: parts,
            slider: slider,
            style: SpecimenStyle.text(specimen),
            numbers: SpecimenNumbers.script(specimen),
            scripts: [String(decoding: PackageResources.roles_js, as: UTF8.self)]
        )
        .html()
    }

    private var slider: TextSizeSlider {
        TextSizeSlider(
            stops: ContentSizeCategory.allCases.map(SpecimenNumbers.stop),
            first: Specimen.first,
            noscript: """
                The slider needs JavaScript. Without JavaScript, the page shows the text size L and the \
                <a href="#sizes">table of all sizes</a>.
                """
        )
    }

    private var title: String {
        let names = specimen.families.filter { $0.kind != .system }.map(\.title)
        return "Type specimen: " + (names.isEmpty ? "iOS" : names.joined(separator: ", "))
    }

    private var parts: [SliderPage.Part] {
        var parts: [SliderPage.Part] = []
        var row = 0
        for (index, family) in specimen.families.enumerated() {
            let content = self.family(family, from: row)
            var part = SliderPage.Part(
                id: "family-\(index)",
                title: family.title,
                name: family.title,
                content: content
            )
            part.isFolded = !isShown(family)
            parts.append(part)
            row += family.rows.count
        }
        // The families that the page is about come first.
        parts = parts.filter { !$0.isFolded } + parts.filter(\.isFolded)
        return parts + [
            folded("sizes", "All sizes", "All sizes", tables),
            folded("curves", "Body text on other systems", "Curves", curves),
            folded("cell", "A cell that sizes itself", "Cell", cell),
        ]
    }

    /// Returns whether the page is about a family: a design system, or the fonts without one.
    private func isShown(_ family: SpecimenFamily) -> Bool {
        let kinds = specimen.families.map(\.kind)
        let hasRoles = kinds.contains(.dictionary) || kinds.contains(.tokens)
        return switch family.kind {
        case .dictionary, .tokens: true
        case .font: !hasRoles
        case .system: kinds.count == 1
        }
    }

    private func folded(
        _ id: String,
        _ title: String,
        _ name: String,
        _ content: HTML
    ) -> SliderPage.Part {
        .init(id: id, title: title, name: name, content: content, isFolded: true)
    }
}
