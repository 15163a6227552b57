import TypeScale

/// One curve: what is known of it, and what becomes of some sizes.
struct CurveReport {
    let curve: ScalingCurve
    let style: TextStyle

    private static let sizes: [Double] = [11, 12, 13, 14, 15, 16, 17, 20, 22, 28, 34, 48, 60]

    /// A reader, by category or by a step of a system's settings.
    private struct Reader {
        let name: String
        let category: String
        let traits: TraitCollection
    }

    private var readers: [Reader] {
        if let steps = curve.setting?.steps, !steps.isEmpty {
            return steps.map {
                Reader(name: $0.shortestText, category: "", traits: TraitCollection(fontScale: $0))
            }
        }
        return ContentSizeCategory.allCases.map { category in
            let traits = TraitCollection(preferredContentSizeCategory: category)
            return Reader(name: category.shortName, category: category.name, traits: traits)
        }
    }

    private func result(_ size: Double, _ reader: Reader) -> Double {
        FontMetrics(forTextStyle: style, curve: curve)
            .scaledPointSize(for: size, compatibleWith: reader.traits)
    }
}

extension CurveReport: Report {
    var rows: [[String]] {
        [["curve", "text_style", "category", "font_scale", "input", "size"]]
            + Self.sizes.flatMap { size in
                readers.map { reader in
                    [
                        "\(curve)", style.description, reader.category,
                        reader.traits.fontScale?.shortestText ?? "", size.shortestText,
                        result(size, reader).shortestText,
                    ]
                }
            }
    }

    func text(_ terminal: Terminal) -> String {
        let details = curve.details
        let place = details.followsTextStyle ? ", with \(style)" : ""
        let head = readers.map { $0.name.aligned(to: 7) }.joined()
        let lines = Self.sizes.map { size in
            size.shortestText.aligned(to: 5)
                + readers.map { reader in
                    result(size, reader).oneDecimal.aligned(to: 7)
                }.joined()
        }
        return """
            \(terminal.bold(details.name)): \(details.summary)

            driven by     \(details.driver)
            with size     \(details.bySize)
            with reader   \(details.byReader)
            inverse       \(details.hasInverse ? "yes" : "none")
            source        \(details.source)

            \(terminal.bold("Sizes for each reader\(place)"))

                 \(head)
            \(lines.joined(separator: "\n"))

            """
    }

    private enum CodingKeys: String, CodingKey {
        case curve
        case textStyle
        case sizes
    }

    private struct Line: Encodable {
        let input: Double
        let category: Nullable<String>
        let fontScale: Nullable<Double>
        let size: Double
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(CurveFacts(curve.details), forKey: .curve)
        try container.encode(style.description, forKey: .textStyle)
        let lines = Self.sizes.flatMap { size in
            readers.map { reader in
                Line(
                    input: size,
                    category: Nullable(reader.category.isEmpty ? nil : reader.category),
                    fontScale: Nullable(reader.traits.fontScale),
                    size: result(size, reader)
                )
            }
        }
        try container.encode(lines, forKey: .sizes)
    }
}
