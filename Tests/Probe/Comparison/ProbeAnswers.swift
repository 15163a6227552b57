import TypeScale
import TypeScaleFonts
import TypeScaleLayout

/// Computes the results that the probe records.
struct ProbeAnswers {
    let file: ProbeFile
    private let resolver = FontResolver(FontRegistry())
    private let systemFont = FontInstance.system(SystemFace())

    init(_ file: ProbeFile) { self.file = file }

    func answer(_ row: ProbeRow) throws(ProbeError) -> ProbeAnswer {
        guard file.isKnown, let call = ProbeCall(rawValue: row.api) else { return .unknown }
        switch call {
        case .preferredFont: return try preferredSize(row).map { .number($0) } ?? .unknown
        case .scaledFont, .customFont:
            let curve: ScalingCurve = call == .customFont ? .swiftUI : .uikit
            return try scaled(row, curve, row.category) { metrics, input, reader in
                metrics.scaledPointSize(
                    for: input,
                    maximumPointSize: row.maximum,
                    compatibleWith: reader
                )
            }
        case .scaledValue: return try scaledValue(row, .uikit, row.category)
        case .scaledMetric: return try scaledValue(row, .swiftUI, row.category)
        // Observed: without traits, values follow the application's category.
        case .ambientScaledValue:
            return file.category == nil ? .unknown : try scaledValue(row, .uikit, file.category)
        // What fonts follow without traits was not observed.
        case .ambientPreferredFont, .ambientScaledFont: return .unknown
        case .preferredFontName, .preferredFontLineHeight, .preferredFontLeading:
            return try preferredFont(call, row)
        case .labelWidth: return try label(row) { $0.width }
        case .labelHeight: return try label(row) { $0.height }
        case .labelFirstBaseline:
            let ascender = systemFont.metrics(at: try size(row)).ascender
            return .number((ascender * file.scale).rounded() / file.scale)
        case .systemSpacing:
            let upper = systemFont.metrics(at: try size(row))
            let lower = systemFont.metrics(at: try row.inputNumber)
            let gap = BaselineGap.between(upper, below: lower)
            return .number(BaselineSpacing.modern.distance(gap, pixelsPerPoint: file.scale))
        case .boldSystemFontName: return .name(".SFUI-Semibold")
        case .fontName, .familyName, .lineHeight, .xHeight, .advance, .width, .kerning:
            return try systemFont(call, row)
        }
    }

    private func size(_ row: ProbeRow) throws(ProbeError) -> Double {
        try ProbeRow.required(row.size, "size")
    }

    private func reader(
        _ row: ProbeRow,
        _ category: ContentSizeCategory?
    ) throws(ProbeError) -> TraitCollection {
        TraitCollection(
            preferredContentSizeCategory: try ProbeRow.required(category, "category"),
            displayScale: row.scale ?? file.scale,
            legibilityWeight: row.weight == "BoldText" ? .bold : .regular
        )
    }

    private func scaledValue(
        _ row: ProbeRow,
        _ curve: ScalingCurve,
        _ category: ContentSizeCategory?
    ) throws(ProbeError) -> ProbeAnswer {
        try scaled(row, curve, category) { metrics, input, reader in
            metrics.scaledValue(for: input, compatibleWith: reader)
        }
    }

    private func scaled(
        _ row: ProbeRow,
        _ curve: ScalingCurve,
        _ category: ContentSizeCategory?,
        _ result: (FontMetrics, Double, TraitCollection) -> Double
    ) throws(ProbeError) -> ProbeAnswer {
        let reader = try reader(row, category)
        let style = try ProbeRow.required(row.style, "style")
        let input = try row.inputNumber
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        guard metrics.provenance(compatibleWith: reader) != .unknown else { return .unknown }
        return .number(result(metrics, input, reader))
    }

    /// Returns the size of the preferred font, or `nil` if it is unknown.
    private func preferredSize(_ row: ProbeRow) throws(ProbeError) -> Double? {
        let reader = try reader(row, row.category)
        let style = try ProbeRow.required(row.style, "style")
        return reader.platform.typeTable[style, reader.category].pointSize?.value
    }

    private func preferredFont(_ call: ProbeCall, _ row: ProbeRow) throws(ProbeError) -> ProbeAnswer
    {
        guard try preferredSize(row) != nil, let style = row.style else { return .unknown }
        let font = FontDescription.system(style).scaled(for: try reader(row, row.category))
        let lineHeight = systemFont.metrics(at: font.pointSize).lineHeight
        switch call {
        case .preferredFontLineHeight: return .number(lineHeight)
        case .preferredFontLeading:
            return font.lineHeight.map { .number($0 - lineHeight) } ?? .unknown
        default:
            let name = SystemFace.postScriptName(weight: font.weight.rawValue)
            return name.map { .name($0) } ?? .unknown
        }
    }

    private func label(
        _ row: ProbeRow,
        _ length: (TextSize) -> Double
    ) throws(ProbeError) -> ProbeAnswer {
        guard try preferredSize(row) != nil, let style = row.style else { return .unknown }
        var label = TextLabel(row.input, font: .system(style))
        label.style.lineLimit = 0
        let reader = try reader(row, row.category)
        guard let measured = try? label.measured(for: reader, fonts: resolver) else {
            throw ProbeError("cannot measure the text")
        }
        let size = measured.size(fitting: row.size.flatMap { $0 > 0 ? $0 : nil })
            .roundedUp(pixelsPerPoint: file.scale)
        return measured.exactness == .exact
            ? .number(length(size)) : .about(length(size))
    }
}
