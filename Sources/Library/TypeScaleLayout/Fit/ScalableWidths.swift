import TypeScaleFonts

/// The widths of a text's clusters as functions of the font size.
struct ScalableWidths {
    /// The positions of the clusters in the unbroken text, followed by its end.
    private(set) var positions: [ScalableWidth] = []
    /// The exactness of the width, apart from the margin of the system font at a size.
    private var exactness: WidthExactness
    /// The margin, apart from the margin of the system font at a size.
    private var margin: ScalableMargin
    /// The width of the text in the system font.
    private var systemWidth = ScalableWidth()

    /// Creates the widths of text in the system font.
    init(_ text: ScalableText) {
        positions = text.positions
        positions.append(text.width)
        exactness = text.exactness
        margin = text.margin
        systemWidth = text.width
    }

    /// Creates the widths of text that was measured at a positive size.
    ///
    /// The widths are proportional to the size. If `widths` is not `nil`, the widths in the system
    /// font are not proportional.
    init(_ measured: MeasuredText, at pointSize: Double, _ widths: SystemWidths?) {
        exactness = measured.exactness
        let unit = ScalableWidth.unitsPerEm / pointSize
        margin = ScalableMargin(measured.margin, scale: unit)
        if let widths {
            add(measured, unit, widths)
        } else {
            positions = measured.positions.map { ScalableWidth(text: $0 * unit) }
        }
    }

    /// Adds text whose pieces in font files have proportional widths.
    private mutating func add(_ measured: MeasuredText, _ unit: Double, _ widths: SystemWidths) {
        if margin.isBounded { (margin, exactness) = (ScalableMargin(), .exact) }
        var position = ScalableWidth()
        var cluster = 0
        func addSystem(upTo end: Int) {
            guard cluster < end else { return }
            let part = ScalableText(String(measured.text(of: cluster..<end)), widths)
            for start in part.positions {
                var start = start
                start += position
                positions.append(start)
            }
            position += part.width
            systemWidth += part.width
            exactness = max(exactness, part.exactness)
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
    /// Returns the exactness of the width at a size.
    func exactness(at scale: WidthScale) -> WidthExactness {
        scale.hasMargin(systemWidth) ? .estimated : exactness
    }

    /// Returns the amounts by which the text can be wider or narrower at a size, in points.
    func margin(at scale: WidthScale) -> WidthMargin {
        var result = WidthMargin.none
        result.add(margin.units(systemWidth, at: scale), scale: scale.pointsPerUnit)
        return result
    }
}
