import TypeScaleFonts

/// The widths of a text's clusters as functions of the font size.
struct ScalableWidths {
    /// The positions of the clusters in the unbroken text, followed by its end.
    private(set) var positions: [ScalableWidth] = []
    /// The best exactness of the width, apart from the limit of the system font at a size.
    private var limit: WidthExactness
    private var variance: ScalableVariance
    /// The margin, apart from the margin of the system font at a size.
    private var margin: ScalableMargin
    /// The width of the text in the system font.
    private var systemWidth = ScalableWidth()

    /// Creates the widths of text in the system font.
    init(_ text: ScalableText) {
        positions = text.positions
        positions.append(text.width)
        limit = text.limit
        variance = text.variance
        margin = text.margin
        systemWidth = text.width
    }

    /// Creates the widths of text that was measured at a positive size.
    ///
    /// The widths are proportional to the size. If `widths` is not `nil`, the widths in the system
    /// font are not proportional.
    init(_ measured: MeasuredText, at pointSize: Double, _ widths: SystemWidths?) {
        limit = measured.limit
        let unit = ScalableWidth.unitsPerEm / pointSize
        variance = ScalableVariance(measured.variance * unit * unit)
        margin = ScalableMargin(measured.margin, scale: unit)
        if let widths {
            add(measured, unit, widths)
        } else {
            positions = measured.positions.map { ScalableWidth(text: $0 * unit) }
        }
    }

    /// Adds text whose pieces in font files have proportional widths.
    private mutating func add(_ measured: MeasuredText, _ unit: Double, _ widths: SystemWidths) {
        if margin.isBounded { (margin, limit) = (ScalableMargin(), .exact) }
        variance = ScalableVariance()
        var position = ScalableWidth()
        var cluster = 0
        let language = measured.spans.first?.language ?? SystemFace.language(of: measured.text)
        func addSystem(upTo end: Int) {
            guard cluster < end else { return }
            let text = String(measured.text(of: cluster..<end))
            let part = ScalableText(text, widths, language: language)
            for start in part.positions {
                var start = start
                start += position
                positions.append(start)
            }
            position += part.width
            systemWidth += part.width
            limit = max(limit, part.limit)
            variance += part.variance
            margin += part.margin
            cluster = end
        }
        for piece in measured.pieces {
            addSystem(upTo: piece.clusters.lowerBound)
            for index in piece.clusters {
                positions.append(position)
                let width = measured.positions[index + 1] - measured.positions[index]
                position += ScalableWidth(text: width * unit)
            }
            cluster = piece.clusters.upperBound
        }
        addSystem(upTo: measured.offsets.count - 1)
        positions.append(position)
    }
}

extension ScalableWidths {
    /// Returns the width of the text on one line at a size.
    func measured(at scale: WidthScale) -> MeasuredWidth {
        MeasuredWidth(
            points: positions.last.map(scale.points) ?? 0,
            variance: scale.units(variance),
            margin: margin.units(systemWidth, at: scale),
            limit: scale.units(systemWidth) == 0 ? limit : max(limit, scale.limit),
            scale: scale.pointsPerUnit
        )
    }
}
