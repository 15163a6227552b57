import TypeScale

/// A page that shows a specimen at every text size.
struct SpecimenPage {
    let specimen: Specimen
    /// The module that computes the numbers of the calculator, or `nil` for no calculator.
    let module: SpecimenModule?

    init(_ specimen: Specimen, module: SpecimenModule? = nil) {
        self.specimen = specimen
        self.module = module
    }

    func html() throws -> String {
        var page = SliderPage(
            title: title,
            heading: "Your type at every text size",
            lede: """
                iPhone has twelve text sizes in Settings. Move the slider to see every text style at \
                each text size, as iOS computes it.
                """,
            noscript: """
                The slider needs JavaScript. Without JavaScript, the page shows the text size L and the \
                <a href="#sizes">table of all sizes</a>.
                """,
            footer: """
                Sizes are in points. On this page, a point is one CSS pixel. The sizes of the system \
                font were read from UIKit on iOS 13 and 26. Other fonts scale as with UIFontMetrics, \
                using a formula derived from results of UIFontMetrics. This page uses the system font \
                of your browser, which is San Francisco on Apple’s systems.
                """,
            parts: parts,
            stops: ContentSizeCategory.allCases.map(SpecimenNumbers.stop),
            first: Specimen.first,
            style: SpecimenStyle.text(specimen) + calculatorStyle,
            numbers: try SpecimenNumbers.script(specimen)
        )
        if let module {
            let source = SliderPage.source(of: Self.script(module))
            page.extra = (Self.elements(module), [source, "'wasm-unsafe-eval'"])
        }
        return page.html()
    }

    private var calculatorStyle: String {
        module == nil ? "" : String(decoding: PackageResources.calculator_css, as: UTF8.self)
    }

    private var title: String {
        let names = specimen.families.filter { $0.kind != .system }.map(\.title)
        return "Type specimen: " + (names.isEmpty ? "iOS" : names.joined(separator: ", "))
    }

    private var parts: [SliderPage.Part] {
        var parts: [SliderPage.Part] = []
        if module != nil {
            parts.append(("calculator", "Any size in any font", "Any size", calculator))
        }
        var row = 0
        for (index, family) in specimen.families.enumerated() {
            let content = self.family(family, from: row)
            parts.append(("family-\(index)", family.title, family.title, content))
            row += family.rows.count
        }
        if let cap = specimen.cap {
            let title = "Effect of the cap of \(cap.shortestText) points"
            parts.append(("caps", title, "Cap", caps))
        }
        return parts + [
            ("curves", "Body text on other systems", "Curves", curves),
            ("cell", "A cell that sizes itself", "Cell", cell),
            ("sizes", "All sizes", "All sizes", tables),
        ]
    }
}
