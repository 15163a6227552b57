import TypeScale

/// One curve: the facts about it, and its results for some sizes.
struct CurveReport {
    let curve: ScalingCurve
    let style: TextStyle

    private static let sizes: [Double] = [11, 12, 13, 14, 15, 16, 17, 20, 22, 28, 34, 48, 60]

    /// A reader, by category or by a step of a system's setting.
    struct Reader {
        let name: String
        let category: ContentSizeCategory?
        let traits: TraitCollection
    }

    /// A size for a reader.
    struct Row {
        let input: Double
        let reader: Reader
        let size: Double
    }

    private var readers: [Reader] {
        if let steps = curve.setting?.steps, !steps.isEmpty {
            return steps.map {
                Reader(name: $0.shortestText, category: nil, traits: TraitCollection(fontScale: $0))
            }
        }
        return ContentSizeCategory.allCases.map { category in
            let traits = TraitCollection(preferredContentSizeCategory: category)
            return Reader(name: category.shortName, category: category, traits: traits)
        }
    }

    var rows: [Row] {
        let readers = readers
        let metrics = FontMetrics(forTextStyle: style, curve: curve)
        return Self.sizes.flatMap { input in
            readers.map { reader in
                let size = metrics.scaledPointSize(for: input, compatibleWith: reader.traits)
                return Row(input: input, reader: reader, size: size)
            }
        }
    }
}

extension CurveReport: Report {
    var fields: [Field<Row>] {
        [
            Field(csv: "curve") { _ in "\(curve)" },
            Field(csv: "text_style") { _ in style.description },
            Field("category") { $0.reader.category?.name },
            Field("fontScale", csv: "font_scale") { $0.reader.traits.fontScale },
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
        let head = readers.map { $0.name.aligned(to: 7) }.joined()
        let rows = rows
        let lines = Self.sizes.map { size in
            size.shortestText.aligned(to: 5)
                + rows.filter { $0.input == size }.map { $0.size.oneDecimal.aligned(to: 7) }
                .joined()
        }
        return """
            \(terminal.bold(details.name)): \(details.summary)

            driven by     \(details.driver.text)
            with size     \(details.bySize)
            with reader   \(details.byReader)
            inverse       \(details.hasInverse ? "yes" : "none")
            source        \(details.source)

            \(terminal.bold("Sizes for each reader\(note)"))

                 \(head)
            \(lines.joined(separator: "\n"))

            """
    }
}
