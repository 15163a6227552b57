import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Computes the results that the probe records.
struct ProbeAnswers {
    let heading: ProbeHeading
    private let resolver = FontResolver(FontRegistry())
    private let systemFont = FontInstance.system(SystemFace())

    init(_ heading: ProbeHeading) { self.heading = heading }

    func answer(_ row: ProbeRow) throws(DataError) -> ProbeAnswer {
        guard heading.isKnown, let call = ProbeCall(rawValue: row.api) else { return .unknown }
        switch call {
        case .preferredFont: return try scaling(.preferredFont, row)
        case .scaledFont: return try scaling(.scaledFont, row)
        case .scaledValue: return try scaling(.scaledValue, row)
        case .scaledMetric: return try scaling(.scaledMetric, row)
        case .customFont: return try customFont(row)
        case .ambientScaledValue:
            // Observed: without traits, values follow the application's category.
            guard let category = heading.category else { return .unknown }
            return try scaling(.scaledValue, row, category)
        // What fonts follow without traits was not observed.
        case .ambientPreferredFont, .ambientScaledFont: return .unknown
        case .preferredFontName, .preferredFontLineHeight, .preferredFontLeading:
            return try preferredFont(call, row)
        case .labelWidth: return try label(row) { $0.width }
        case .labelHeight: return try label(row) { $0.height }
        case .labelFirstBaseline:
            let ascender = systemFont.metrics(at: try row.required(row.size, "size")).ascender
            return .number((ascender * heading.scale).rounded() / heading.scale)
        case .systemSpacing:
            let upper = systemFont.metrics(at: try row.required(row.size, "size"))
            let lower = systemFont.metrics(at: try row.inputNumber())
            let gap = BaselineGap.between(upper, below: lower)
            return .number(
                BaselineSpacing.modern.distance(gap, pixelsPerPoint: heading.scale)
            )
        case .boldSystemFontName: return .name(".SFUI-Semibold")
        case .fontName, .familyName, .lineHeight, .xHeight, .advance, .width, .kerning:
            return try systemFont(call, row)
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
        _ call: AppleCall,
        _ row: ProbeRow,
        _ category: ContentSizeCategory? = nil
    ) throws(DataError) -> ProbeAnswer {
        let category = try row.required(category ?? row.category, "category")
        let result = call.result(
            try row.required(row.style, "style"),
            input: call == .preferredFont ? 0 : try row.inputNumber(),
            maximumPointSize: row.maximum,
            for: reader(category, row)
        )
        return result.map { .number($0) } ?? .unknown
    }

    private func customFont(_ row: ProbeRow) throws(DataError) -> ProbeAnswer {
        let reader = reader(try row.required(row.category, "category"), row)
        let style = try row.required(row.style, "style")
        let metrics = FontMetrics(forTextStyle: style, curve: .swiftUI)
        guard metrics.provenance(compatibleWith: reader) != .unknown else { return .unknown }
        let input = try row.inputNumber()
        return .number(metrics.scaledPointSize(for: input, compatibleWith: reader))
    }

    private func preferredFont(_ call: ProbeCall, _ row: ProbeRow) throws(DataError) -> ProbeAnswer
    {
        let style = try row.required(row.style, "style")
        let reader = reader(try row.required(row.category, "category"), row)
        guard AppleCall.preferredFont.result(style, input: 0, for: reader) != nil else {
            return .unknown
        }
        let font = FontDescription.system(style).scaled(for: reader)
        let lineHeight = systemFont.metrics(at: font.pointSize).lineHeight
        switch call {
        case .preferredFontLineHeight: return .number(lineHeight)
        case .preferredFontLeading:
            return font.lineHeight.map { .number($0 - lineHeight) } ?? .unknown
        default:
            let face = SystemFaceName.all.first { $0.face.weight == font.weight.rawValue }
            return face.map { .name(".SFUI-" + $0.description) } ?? .unknown
        }
    }

    private func label(
        _ row: ProbeRow,
        _ length: (TextSize) -> Double
    ) throws(DataError) -> ProbeAnswer {
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
        return measured.exactness == .exact ? .number(length(size)) : .about(length(size))
    }
}
