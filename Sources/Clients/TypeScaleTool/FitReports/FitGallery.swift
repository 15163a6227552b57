import TypeScale
import TypeScaleDiagnostics
import TypeScaleLayout
import TypeScaleLocalization

/// Findings that are drawn in their boxes, with a slider for the text size.
struct FitGallery {
    /// The findings in one slot.
    struct Group {
        let title: String
        let content: HTML
    }

    private let findings: [FitFinding]
    private let settings: [TextSizeStep]
    /// The fonts of the slots, except the system font.
    private let fonts: [SpecimenFont]
    /// The indices of the findings that the gallery shows.
    private let shown: [Int]
    private let drawings: [FitDrawing?]

    /// The level of the findings' headings.
    var level = 3
    /// A folder whose name the paths of files begin with, and which the gallery leaves out.
    var folder = ""

    /// Draws the worst findings in each slot.
    ///
    /// - Parameters:
    ///   - findings: The findings, which are grouped by slot.
    ///   - settings: The settings of the readers, in ascending order.
    ///   - fonts: The fonts of the slots, except the system font.
    ///   - limit: The maximum number of findings to draw.
    /// - Throws: `FontError` if a font can no longer be read.
    init(
        _ findings: [FitFinding],
        settings: [TextSizeStep],
        fonts: [SpecimenFont],
        upTo limit: Int
    ) throws(FontError) {
        self.findings = findings
        self.settings = settings
        self.fonts = fonts
        let shown = LogContents.worst(limit, in: findings.slotGroups).sorted()
        self.shown = shown
        drawings = try shown.map { index throws(FontError) in
            try findings[index].fit.map { fit throws(FontError) in try FitDrawing(fit) }
        }
    }

    /// The number of findings that the gallery shows.
    var count: Int { shown.count }

    /// Whether a text is drawn.
    var hasDrawings: Bool { drawings.contains { $0 != nil } }

    /// Whether the slider has an effect.
    var hasSizes: Bool { drawings.contains { $0?.isScalable == true } }

    var slider: TextSizeSlider {
        TextSizeSlider(
            stops: settings.map(\.stop),
            first: settings.firstIndex { $0.isDefault } ?? 0,
            noscript: """
                The slider needs JavaScript. Without JavaScript, the page shows each text at the size \
                where it breaks.
                """,
            controls: """
                <p class="modes"><button type="button" id="breaks" aria-pressed="true" disabled>\
                Show each text where it breaks</button></p>

                """
        )
    }

    /// The style of a page with the gallery.
    var style: String { SpecimenStyle.page(fonts) + SpecimenStyle.stops(settings.count) }

    /// The numbers from which the script draws the findings, as JSON without `<`.
    var numbers: String {
        let numbers: JSONObject = [
            "shown": settings.map(\.stop.shown), "positions": [String](),
            "fits": drawings.map { $0?.json ?? [:] },
        ]
        return SpecimenNumbers.json(numbers)
    }

    /// The script that draws the findings, after the script of the slider.
    static let script = String(decoding: PackageResources.fit_js, as: UTF8.self)

    /// A sentence for the end of a page that explains the drawings.
    static let explanation: HTML = """
        Sizes are in points. On this page, a point is one CSS pixel. Lines break where TypeScale \
        breaks them, and have the widths that it measures, in whatever font your browser uses. \
        Lines for which a box has no room are below the box, in red.
        """

    /// The findings, by slot.
    var groups: [Group] {
        var groups: [Group] = []
        var start = 0
        for index in shown.indices {
            let finding = findings[shown[index]]
            let isLast =
                index + 1 == shown.count
                || findings[shown[index + 1]].slotName != finding.slotName
            guard isLast else { continue }
            let box = finding.slot?.summary
            let articles = (start...index).map { article($0) }
            let title = finding.slotName.isEmpty ? "No slot" : visible(finding.slotName)
            let note = box.map { box -> HTML in "<p class=\"note\">\(box)</p>\n" }
            groups.append(Group(title: title, content: "\(note ?? "")\(articles)"))
            start = index + 1
        }
        return groups
    }

    private func article(_ number: Int) -> HTML {
        let finding = findings[shown[number]]
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
        let location = HTML(name: visible(location(finding), upTo: 300))
        let figure = drawings[number].map {
            $0.figure(number: number, finding, fontClass: fontClass(finding.slot))
        }
        return """
            <article class="fit">
            <div>
            <h\(level)><bdi>\(name)</bdi></h\(level)>
            <p class="face">\(language)\(device), \(location)</p>
            <p class="problem">\(visible(finding.problem, upTo: 300))</p>
            \(source ?? "")\(assumed)</div>
            \(figure ?? "")</article>

            """
    }

    /// Returns the path in the folder, with the line and column.
    private func location(_ finding: FitFinding) -> String {
        let location = finding.location
        // Compare bytes, because a slash and a following combining mark form a single character.
        let prefix = FilePath.joined(folder, "").utf8
        return location.utf8.starts(with: prefix)
            ? String(Substring(location.utf8.dropFirst(prefix.count))) : location
    }

    private func fontClass(_ slot: Slot?) -> String {
        let name = slot?.font.face.postScriptName
        return fonts.firstIndex { $0.name == name }.map { "f\($0)" } ?? "system"
    }
}

extension TextSizeStep {
    /// Whether the setting is the one of a new device.
    fileprivate var isDefault: Bool { self == .category(.large) || self == .fontScale(1) }

    fileprivate var stop: TextSizeSlider.Stop {
        if case .category(let category) = self { return SpecimenNumbers.stop(category) }
        let words = "font scale \(description)"
        return .init(short: description, shown: isDefault ? words + ", the default" : words)
    }
}
