import TypeScale

/// The details of a curve, and its results for common sizes.
struct CurveReport: Report {
    let curve: ScalingCurve
    let style: TextStyle

    private static let sizes: [Double] = [11, 12, 13, 14, 15, 16, 17, 20, 22, 28, 34, 48, 60]

    /// A size, and a reader who chose a category or a step of the system's setting.
    typealias Row = (input: Double, reader: TraitCollection)

    private var readers: [TraitCollection] {
        let steps = curve.setting?.steps ?? []
        return steps.isEmpty
            ? ContentSizeCategory.allCases.map { .reader($0) }
            : steps.map { TraitCollection(fontScale: $0) }
    }

    var rows: [Row] { Self.sizes.flatMap { size in readers.map { (size, $0) } } }

    private func scaled(_ size: Double, _ reader: TraitCollection) -> Double {
        FontMetrics(forTextStyle: style, curve: curve)
            .scaledPointSize(for: size, compatibleWith: reader)
    }

    var fields: [Field<Row>] {
        [
            Field(csv: "curve") { _ in "\(curve)" },
            Field(csv: "text_style") { _ in style.description },
            Field("category") { $0.reader.preferredContentSizeCategory?.name },
            Field("fontScale", csv: "font_scale") { $0.reader.fontScale },
            Field("input") { $0.input },
            Field("size") { scaled($0.input, $0.reader) },
        ]
    }

    var json: JSONObject {
        [
            "curve": Field.object(curve.details, CurveDetails.fields),
            "textStyle": style.description, "sizes": objects,
        ]
    }

    func text(_ terminal: Terminal) -> String {
        let details = curve.details
        let note = details.followsTextStyle ? ", with \(style)" : ""
        let head = readers.map { $0.fontScale?.shortestText ?? $0.category.shortName }
        let lines = Self.sizes.map { size in
            size.shortestText.aligned(to: 5)
                + readers.map { scaled(size, $0).oneDecimal.aligned(to: 7) }.joined()
        }
        return """
            \(terminal.bold(details.name)): \(details.summary)

            driven by     \(details.driver)
            with size     \(details.bySize)
            with reader   \(details.byReader)
            inverse       \(details.hasInverse ? "yes" : "none")
            source        \(details.source)

            \(terminal.bold("Sizes at each setting\(note)"))

                 \(head.map { $0.aligned(to: 7) }.joined())
            \(lines.joined(separator: "\n"))

            """
    }
}
