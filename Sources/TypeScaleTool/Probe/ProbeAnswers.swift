import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Computes the results that the probe records.
struct ProbeAnswers {
    let heading: ProbeHeading
    private let resolver = FontResolver(FontRegistry())

    init(_ heading: ProbeHeading) { self.heading = heading }

    /// The calls that a file can contain.
    static let calls = [
        "Font.custom", "ScaledMetric", "advance", "boldSystemFont.fontName", "familyName",
        "fontName", "kerning", "label.firstBaseline", "label.height", "label.width", "lineHeight",
        "preferredFont", "preferredFont.ambient", "preferredFont.fontName",
        "preferredFont.leading", "preferredFont.lineHeight", "scaledFont", "scaledFont.ambient",
        "scaledValue", "scaledValue.ambient", "systemSpacing", "width", "xHeight",
    ]

    func answer(_ row: ProbeRow) throws(DataError) -> ProbeAnswer {
        guard heading.isKnown else { return .unknown }
        switch row.api {
        case "preferredFont", "scaledFont", "scaledValue", "ScaledMetric", "Font.custom":
            return try scaling(row, try row.required(row.category, "category"))
        case "scaledValue.ambient":
            // Observed: without traits, values follow the application's category.
            guard let category = heading.category else { return .unknown }
            return try scaling(row, category)
        case "preferredFont.lineHeight", "preferredFont.leading", "preferredFont.fontName":
            return try preferredFont(row)
        case "label.width", "label.height": return try label(row)
        case "label.firstBaseline":
            let font = FontInstance.system(SystemFace())
            let ascender = font.metrics(at: try row.required(row.size, "size")).ascender
            return .number((ascender * heading.scale).rounded() / heading.scale)
        case "systemSpacing":
            let font = FontInstance.system(SystemFace())
            let upper = font.metrics(at: try row.required(row.size, "size"))
            let gap = BaselineGap.between(upper, below: font.metrics(at: try row.inputNumber()))
            return .number(
                BaselineSpacing.modern.distance(gap, pixelsPerPoint: heading.scale)
            )
        // What fonts follow without traits was not observed.
        case "preferredFont.ambient", "scaledFont.ambient": return .unknown
        default: return try systemFont(row)
        }
    }

    private func reader(_ category: ContentSizeCategory, _ row: ProbeRow) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: category,
            displayScale: row.scale ?? heading.scale,
            legibilityWeight: row.weight == "BoldText" ? .bold : .regular
        )
    }

    private func scaling(
        _ row: ProbeRow,
        _ category: ContentSizeCategory
    ) throws(DataError) -> ProbeAnswer {
        let style = try row.required(row.style, "style")
        let reader = reader(category, row)
        if row.api == "Font.custom" {
            let metrics = FontMetrics(forTextStyle: style, curve: .swiftUI)
            guard metrics.provenance(compatibleWith: reader) != .unknown else { return .unknown }
            let size: Double = metrics.scaledPointSize(
                for: try row.inputNumber(),
                maximumPointSize: nil,
                compatibleWith: reader
            )
            return .number(size)
        }
        let name = row.api.split(separator: ".").first.map(String.init) ?? ""
        guard let call = AppleCall(rawValue: name) else { return .unknown }
        let result = call.result(
            style,
            input: call == .preferredFont ? 0 : try row.inputNumber(),
            maximumPointSize: row.maximum,
            for: reader
        )
        return result.map { .number($0) } ?? .unknown
    }

    private func preferredFont(_ row: ProbeRow) throws(DataError) -> ProbeAnswer {
        let style = try row.required(row.style, "style")
        let reader = reader(try row.required(row.category, "category"), row)
        guard AppleCall.preferredFont.result(style, input: 0, for: reader) != nil else {
            return .unknown
        }
        let font = FontDescription.system(style).scaled(for: reader)
        let lineHeight = FontInstance.system(SystemFace()).metrics(at: font.pointSize).lineHeight
        switch row.api {
        case "preferredFont.lineHeight": return .number(lineHeight)
        case "preferredFont.leading":
            return font.lineHeight.map { .number($0 - lineHeight) } ?? .unknown
        default:
            let face = SystemFaceName.all.first { $0.face.weight == font.weight.rawValue }
            return face.map { .name(".SFUI-" + $0.description) } ?? .unknown
        }
    }

    private func label(_ row: ProbeRow) throws(DataError) -> ProbeAnswer {
        let style = try row.required(row.style, "style")
        let reader = reader(try row.required(row.category, "category"), row)
        guard AppleCall.preferredFont.result(style, input: 0, for: reader) != nil else {
            return .unknown
        }
        var label = TextLabel(row.input, font: .system(style))
        label.style.lineLimit = 0
        let measured: MeasuredText
        do {
            measured = try label.measured(for: reader, with: resolver)
        } catch {
            throw DataError("cannot measure the text: \(error)")
        }
        let size = measured.size(fitting: row.size.flatMap { $0 > 0 ? $0 : nil }).roundedUp(
            pixelsPerPoint: heading.scale
        )
        let length = row.api == "label.width" ? size.width : size.height
        return measured.exactness == .exact ? .number(length) : .about(length)
    }
}
