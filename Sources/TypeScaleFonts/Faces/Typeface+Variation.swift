/// Where on its axes a face was asked to stand.
struct FaceVariation: Hashable, Sendable {
    /// The values that were asked for, within the ends of their axes.
    var coordinates: [FontTag: Double] = [:]
    /// How what the axes add is rounded.
    var deltas = DeltaRounding.none
    /// How far the metrics move; `nil` where nothing does.
    var metrics: MvarTable?
}

/// How the changes that a variable font makes along its axes are rounded.
package enum DeltaRounding: CaseIterable, Sendable {
    /// Not at all, as Core Text does.
    case none
    /// To whole font units, each advance and each kern on its own, as HarfBuzz and FreeType do.
    case wholeUnits
}

extension Typeface {
    /// The face elsewhere on its axes: lighter, wider, leaning.
    ///
    ///     try inter.variation(at: ["wght": 650]).metrics(at: 17)
    ///
    /// Metrics, advances and kerning are those at that point. The names remain the file's.
    ///
    /// - Parameter coordinates: Values on the axes by their tags, in the axes' own units. An axis
    ///   that is not named stays at its default, a value beyond the ends of an axis is taken for the
    ///   end, and tags that the font has no axis for play no part: see ``axes()``.
    /// - Returns: A face that keeps what it has looked up apart from this one's.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    public func variation(at coordinates: [FontTag: Double]) throws(FontError) -> Typeface {
        try variation(at: coordinates, deltas: .none)
    }

    /// Returns the face elsewhere on its axes, with the rounding of HarfBuzz and FreeType, which
    /// comparisons with these need.
    ///
    /// - Parameter coordinates: Values on the axes by their tags, in the axes' own units.
    /// - Returns: A face whose changes along the axes are whole font units.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    @_spi(Comparisons)
    public func variationInWholeUnits(
        at coordinates: [FontTag: Double]
    ) throws(FontError) -> Typeface {
        try variation(at: coordinates, deltas: .wholeUnits)
    }

    package func variation(
        at coordinates: [FontTag: Double],
        deltas: DeltaRounding
    ) throws(FontError) -> Typeface {
        let axes = try axes()
        return try source.withReader { reader throws(FontError) in
            let avar = directory.table("avar", reader, upTo: AvarTable.maximumByteCount)
                .flatMap { AvarTable($0, axisCount: axes.count) }
            let normalized = NormalizedCoordinates(axes, avar) { coordinates[$0.tag] }
            var variation = FaceVariation(deltas: deltas)
            for axis in axes {
                guard let value = coordinates[axis.tag], !value.isNaN else { continue }
                variation.coordinates[axis.tag] = axis.clamped(value)
            }
            if !normalized.isNormal {
                variation.metrics = directory.table(
                    "MVAR",
                    reader,
                    upTo: MvarTable.maximumByteCount
                )
                .flatMap { MvarTable($0, coordinates: normalized) }
            }
            return Typeface(self, variation, at: normalized)
        }
    }

    /// The values on the axes at which the face stands, as far as they were chosen.
    public var coordinates: [FontTag: Double] { variation.coordinates }
}
