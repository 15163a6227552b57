import TypeScale
import TypeScaleFoundation
import TypeScaleLayout
import TypeScaleLocalization

/// A page that draws findings in their boxes, with a slider for the text size.
struct FitPage {
    let results: FitResults
    /// The fonts of the slots, except the system font.
    let fonts: [SpecimenFont]
    /// The indices of the findings that the page shows.
    private let shown: [Int]

    /// The maximum number of findings and errors on a page, which bounds its size.
    static let maximumFindings = 500
    static let maximumErrors = 100

    init(_ results: FitResults, fonts: [SpecimenFont]) {
        self.results = results
        self.fonts = fonts
        shown = LogContents.worst(Self.maximumFindings, in: results.groups).sorted()
    }

    private var report: TranslationReport { results.report }

    func html() throws(FontError) -> String {
        let settings = report.settings
        let drawings = try shown.map { index throws(FontError) in
            try report.findings[index].fit.map { fit throws(FontError) in try FitDrawing(fit) }
        }
        let stops = settings.map(\.stop)
        let first = settings.firstIndex { $0.isDefault } ?? 0
        let numbers: JSONObject = [
            "shown": stops.map(\.shown), "positions": [String](),
            "fits": drawings.map { $0?.json ?? [:] },
        ]
        let page = SliderPage(
            title: "Translations that do not fit",
            heading: "Translations that do not fit",
            lede: lede,
            noscript: """
                The slider needs JavaScript. Without JavaScript, the page shows each text at the size \
                where it breaks.
                """,
            footer: """
                Sizes are in points. On this page, a point is one CSS pixel. Lines break where \
                TypeScale breaks them, and have the widths that it measures, in whatever font your \
                browser uses. Lines for which a box has no room are below the box, in red.
                """,
            parts: parts(drawings),
            stops: stops,
            first: first,
            style: """
                \(SpecimenStyle.page(fonts))
                \(SpecimenStyle.stops(stops.count))\(String(resource: PackageResources.fit_css))

                """,
            numbers: SpecimenNumbers.json(numbers),
            scripts: [String(decoding: PackageResources.fit_js, as: UTF8.self)],
            controls: """
                <p class="modes"><button type="button" id="breaks" aria-pressed="true" disabled>\
                Show each text where it breaks</button></p>

                """
        )
        return page.html()
    }

    private var lede: HTML {
        let total = report.findings.count
        let limit: HTML =
            total > shown.count
            ? " The page shows \(shown.count) of them: the worst in each slot." : ""
        return """
            \(counted(total, "finding")) in \(counted(report.total.texts, "text")).\(limit) \
            Each text is drawn in its box at the smallest text size at which it does not fit. Move \
            the slider to see all of them at one size.
            """
    }

    private func parts(_ drawings: [FitDrawing?]) -> [SliderPage.Part] {
        var parts: [SliderPage.Part] = []
        var start = 0
        for index in shown.indices {
            let finding = report.findings[shown[index]]
            let isLast =
                index + 1 == shown.count
                || report.findings[shown[index + 1]].slotName != finding.slotName
            guard isLast else { continue }
            let box = (finding.slot ?? results.slots[finding.slotName])?.summary
            let articles = (start...index).map {
                article(report.findings[shown[$0]], number: $0, drawings[$0])
            }
            let title = finding.slotName.isEmpty ? "No slot" : visible(finding.slotName)
            let note = box.map { box -> HTML in "<p class=\"note\">\(box)</p>\n" }
            let content: HTML = "\(note ?? "")\(articles)"
            parts.append(
                .init(id: "slot-\(parts.count)", title: title, name: title, content: content)
            )
            start = index + 1
        }
        if !report.diagnostics.isEmpty {
            parts.append(
                .init(id: "errors", title: "Errors in files", name: "Errors", content: errors)
            )
        }
        return parts
    }

    private var errors: HTML {
        let items = report.diagnostics.prefix(Self.maximumErrors).map { problem -> HTML in
            "<li>\(visible(problem.description, upTo: 400))</li>\n"
        }
        let rest = report.diagnostics.count - items.count
        let more: HTML = rest > 0 ? "<li>and \(rest) more</li>\n" : ""
        return "<ul class=\"errors\">\n\(items)\(more)</ul>\n"
    }

    private func article(_ finding: FitFinding, number: Int, _ drawing: FitDrawing?) -> HTML {
        let name = visible(finding.name, upTo: 200)
        let language = visible(finding.language ?? "unknown language", upTo: 40)
        let width = finding.width?.name ?? ""
        let device: HTML = width.isEmpty ? "" : ", \(visible(width))"
        let source = finding.source.map { source -> HTML in
            "<p class=\"source\">Source: <q dir=\"auto\">\(visible(source, upTo: 300))</q></p>\n"
        }
        let assumptions = finding.assumptions
        let assumed: HTML =
            assumptions.isEmpty
            ? ""
            : "<p class=\"source\">Assumed: \(visible(assumptions.joined(separator: ", ")))</p>\n"
        let figure = drawing.map {
            $0.figure(number: number, finding, fontClass: fontClass(finding.slot))
        }
        return """
            <article class="fit">
            <div>
            <h3><bdi>\(name)</bdi></h3>
            <p class="face">\(language)\(device), \(visible(finding.location, upTo: 300))</p>
            <p class="problem">\(visible(finding.problem, upTo: 300))</p>
            \(source ?? "")\(assumed)</div>
            \(figure ?? "")</article>

            """
    }

    private func fontClass(_ slot: Slot?) -> String {
        let name = slot?.font.face.postScriptName
        return fonts.firstIndex { $0.name == name }.map { "f\($0)" } ?? "system"
    }
}

extension ReaderSetting {
    /// Whether the setting is the one of a new device.
    fileprivate var isDefault: Bool { self == .category(.large) || self == .fontScale(1) }

    fileprivate var stop: SliderPage.Stop {
        if case .category(let category) = self { return SpecimenNumbers.stop(category) }
        let words = "font scale \(description)"
        return .init(short: description, shown: isDefault ? words + ", the default" : words)
    }
}
