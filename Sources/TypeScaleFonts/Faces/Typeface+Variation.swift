/// A point on the axes of a variable font.
struct FaceVariation: Hashable, Sendable {
    /// The requested values, limited to the ranges of their axes.
    var coordinates: [FontTag: Double] = [:]
    /// The changes of the metrics; `nil` if nothing varies.
    var metrics: MvarTable?
}

extension Typeface {
    /// Returns the face at a point on its variation axes.
    ///
    ///     try inter.variation(at: ["wght": 650]).metrics(at: 17)
    ///
    /// Metrics, advances and kerning are those at that point, unrounded as in Core Text. The names
    /// are those of the file.
    ///
    /// - Parameter coordinates: Values by the tags of their axes, in the units of the axes. An axis
    ///   without a value has its default. Values outside an axis are limited to its range. Other
    ///   tags have no effect: see ``axes()``.
    /// - Returns: A face with caches separate from those of this face.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func variation(at coordinates: [FontTag: Double]) throws(FontError) -> Typeface {
        try variation(at: coordinates, roundsDeltas: false)
    }

    /// Returns the face at a point on its variation axes, with the rounding of HarfBuzz and
    /// FreeType.
    ///
    /// - Parameter coordinates: Values by the tags of their axes, in the units of the axes.
    /// - Returns: A face whose changes along the axes are whole font units.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    @_spi(Comparisons)
    public func variationInWholeUnits(
        at coordinates: [FontTag: Double]
    ) throws(FontError) -> Typeface {
        try variation(at: coordinates, roundsDeltas: true)
    }

    package func variation(
        at coordinates: [FontTag: Double],
        roundsDeltas: Bool
    ) throws(FontError) -> Typeface {
        let axes = try axes()
        return try source.withReader { reader throws(FontError) in
            let avar = directory.table("avar", reader, upTo: AvarTable.maximumByteCount)
                .flatMap { AvarTable($0, axisCount: axes.count) }
            let normalized = NormalizedCoordinates(axes, avar) { coordinates[$0.tag] }
            var variation = FaceVariation()
            for axis in axes {
                guard let value = coordinates[axis.tag], !value.isNaN else { continue }
                variation.coordinates[axis.tag] = axis.clamped(value)
            }
            if !normalized.isNormal {
                variation.metrics =
                    directory.table("MVAR", reader, upTo: MvarTable.maximumByteCount)
                    .flatMap { MvarTable($0, coordinates: normalized) }
            }
            var data = data
            data.coordinates = normalized
            data.roundsDeltas = roundsDeltas
            return Typeface(self, variation, data)
        }
    }

    /// The values that ``variation(at:)`` was called with, limited to the ranges of their axes.
    public var coordinates: [FontTag: Double] { variation.coordinates }
}
