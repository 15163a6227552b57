import TypeScale

/// One curve: the facts about it, and its results for some sizes.
struct CurveReport {
    let curve: ScalingCurve
    let style: TextStyle

    private static let sizes: [Double] = [11, 12, 13, 14, 15, 16, 17, 20, 22, 28, 34, 48, 60]

    /// A size for a reader: for a category, or for a step of a system's setting.
    struct Row {
        let input: Double
        let category: ContentSizeCategory?
        let fontScale: Double?
        let size: Double
    }

    var rows: [Row] { Self.sizes.flatMap(rows) }

    private func rows(_ input: Double) -> [Row] {
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        let steps = curve.setting?.steps ?? []
        let readers: [(category: ContentSizeCategory?, fontScale: Double?)] =
            steps.isEmpty
            ? ContentSizeCategory.allCases.map { ($0, nil) } : steps.map { (nil, $0) }
        return readers.map { category, fontScale in
            let reader = TraitCollection(
                preferredContentSizeCategory: category,
                fontScale: fontScale
            )
            let size = metrics.scaledPointSize(for: input, compatibleWith: reader)
            return Row(input: input, category: category, fontScale: fontScale, size: size)
        }
    }
}

extension CurveReport: Report {
    var fields: [Field<Row>] {
        [
            Field(csv: "curve") { _ in "\(curve)" },
            Field(csv: "text_style") { _ in style.description },
            Field("category") { $0.category?.name },
            Field("fontScale", csv: "font_scale") { $0.fontScale },
            Field("input") { $0.input },
            Field("size") { $0.size },
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
        let head = rows(0).map { $0.category?.shortName ?? $0.fontScale?.shortestText ?? "" }
        let lines = Self.sizes.map { size in
            size.shortestText.aligned(to: 5)
                + rows(size).map { $0.size.oneDecimal.aligned(to: 7) }.joined()
        }
        return """
            \(terminal.bold(details.name)): \(details.summary)

            driven by     \(details.driver.text)
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
