import TypeScale
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

/// A text in its box at each text size.
struct FitDrawing {
    /// The text at one size.
    struct Step {
        let pointSize: Double
        let boxHeight: Double
        /// The number of lines for which the box has room, and the number of all lines.
        let room: Int
        let lineCount: Int
        let lines: [Line]
    }

    struct Line {
        let text: String
        let x: Double
        let width: Double
        let baseline: Double
        let bottom: Double
    }

    let boxWidth: Double
    let isRightToLeft: Bool
    let names: [String]
    /// The weight of the font in CSS.
    let weight: String
    /// The index of the smallest size at which the text does not fit.
    let first: Int
    let steps: [Step]
    /// Whether the size of the text depends on the reader.
    let isScalable: Bool

    /// The maximum numbers to draw.
    private static let maximumLines = 12
    private static let maximumCharacters = 1000

    init(_ fit: Fit) throws(FontError) {
        let box = fit.box
        isScalable = box.hasTextSizes
        names = box.settings.map(\.description)
        let broken = fit.truncated.first ?? fit.inconclusive.first
        first = broken.flatMap { box.settings.firstIndex(of: $0) } ?? 0
        isRightToLeft = fit.direction == .rightToLeft
        let font = box.font.scaled(for: .reader(.large))
        weight = font.weight.rawValue.shortestText
        let text = String(fit.text.prefix(Self.maximumCharacters))
        steps = try box.settings.map { setting throws(FontError) in
            let layout = try box.layout(
                of: text,
                language: fit.language,
                direction: fit.direction,
                at: setting
            )
            guard let layout else {
                return Step(pointSize: 0, boxHeight: 0, room: 0, lineCount: 0, lines: [])
            }
            let lineHeight = layout.lines.first?.height ?? 0
            let room = box.lineLimit(at: setting) ?? layout.lines.count
            let lines = layout.lines.prefix(Self.maximumLines).map { line in
                Line(
                    text: line.text.replacingControls { _ in "" },
                    x: line.x,
                    width: line.width,
                    baseline: line.baseline,
                    bottom: line.top + line.height
                )
            }
            return Step(
                pointSize: layout.text.spans.first?.pointSize ?? 0,
                boxHeight: box.height.isFinite
                    ? box.height : Double(min(room, Self.maximumLines)) * lineHeight,
                room: room,
                lineCount: layout.lines.count,
                lines: lines
            )
        }
        let widest = steps.flatMap(\.lines).map { $0.x + $0.width }.max() ?? 0
        boxWidth = box.width.isFinite ? box.width : widest
    }
}

extension FitDrawing {
    /// The numbers from which the page's script draws the text.
    var json: JSONObject {
        [
            "width": boxWidth.roundedHalfAwayFromZero(toPlaces: 2), "isRightToLeft": isRightToLeft,
            "first": first,
            "steps": steps.map { step -> JSONObject in
                [
                    "size": step.pointSize.roundedHalfAwayFromZero(toPlaces: 2),
                    "height": step.boxHeight.roundedHalfAwayFromZero(toPlaces: 2),
                    "caption": caption(step), "room": step.room,
                    "texts": step.lines.map(\.text),
                    "places": step.lines.flatMap { line in
                        [line.x, line.width, line.baseline, line.bottom].map {
                            $0.roundedHalfAwayFromZero(toPlaces: 2)
                        }
                    },
                ]
            },
        ]
    }

    /// Returns the drawing at the smallest size at which the text does not fit.
    func figure(number: Int, _ finding: FitFinding, fontClass: String) -> HTML {
        guard steps.indices.contains(first) else { return "" }
        let step = steps[first]
        let width = max(boxWidth, step.lines.map { $0.x + $0.width }.max() ?? 0) + 2
        let height = max(step.boxHeight, step.lines.last?.bottom ?? 0) + 2
        let texts = step.lines.enumerated().map { index, line -> HTML in
            let overflow: HTML = index < step.room ? "" : " class=\"over\""
            let x = isRightToLeft ? line.x + line.width : line.x
            return """
                <text\(overflow) x="\(x.twoDecimals)" y="\(line.baseline.twoDecimals)" \
                textLength="\(line.width.twoDecimals)" lengthAdjust="spacingAndGlyphs">\
                \(line.text)</text>

                """
        }
        let name: HTML = isScalable ? "<b>\(names[first])</b> " : ""
        return """
            <figure data-fit="\(number)">
            <svg class="\(fontClass)" viewBox="-1 -1 \(width.twoDecimals) \(height.twoDecimals)" \
            width="\(width.twoDecimals)" height="\(height.twoDecimals)" \
            font-size="\(step.pointSize.twoDecimals)" font-weight="\(weight)" lang="\(finding.language ?? "")" \
            direction="\(isRightToLeft ? "rtl" : "ltr")" role="img" \
            aria-label="\(visible(finding.fit?.text ?? "", upTo: 300))">
            <rect class="box" x="0" y="0" width="\(boxWidth.twoDecimals)" \
            height="\(step.boxHeight.twoDecimals)"/>
            \(texts)</svg>
            <figcaption>\(name)<span>\(caption(step))</span></figcaption>
            </figure>

            """
    }

    private func caption(_ step: Step) -> String {
        let lines = "\(step.pointSize.twoDecimals) pt, \(counted(step.lineCount, "line"))"
        return step.lineCount > step.room ? lines + ", room for \(step.room)" : lines
    }
}
