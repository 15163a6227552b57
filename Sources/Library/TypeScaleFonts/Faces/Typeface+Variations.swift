extension Typeface {
    /// Returns a variation of the face at the given axis values.
    ///
    ///     try inter.variation(at: ["wght": 650]).metrics(at: 17)
    ///
    /// Metrics, advances and kerning vary without rounding, as in Core Text. The names do not
    /// change.
    ///
    /// - Parameter coordinates: The values by axis tag, in the units of each axis. An axis without
    ///   a value uses its default. A value outside the range of its axis is clamped. Tags that are
    ///   not in ``axes()`` have no effect.
    /// - Returns: A new face, which does not share the caches of this face.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func variation(at coordinates: [FontTag: Double]) throws(FontError) -> Typeface {
        try variation(at: coordinates, roundsDeltas: false)
    }

    /// Returns a variation of the face, with deltas that can be rounded as in HarfBuzz and
    /// FreeType.
    @_spi(Comparisons)
    public func variation(
        at coordinates: [FontTag: Double],
        roundsDeltas: Bool
    ) throws(FontError) -> Typeface {
        let axes = try axes()
        return try source.withInput { input throws(FontError) in
            let directory = data.directory(input)
            let avar = directory.table("avar", input, upTo: AvarTable.maximumByteCount) {
                AvarTable($0, axisCount: axes.count)
            }
            let normalized = NormalizedCoordinates(axes, avar) { coordinates[$0.tag] }
            var clamped: [FontTag: Double] = [:]
            for axis in axes {
                guard let value = coordinates[axis.tag], !value.isNaN else { continue }
                clamped[axis.tag] = axis.clamped(value)
            }
            var metrics: MvarTable?
            if !normalized.isNormal {
                metrics = directory.table("MVAR", input, upTo: MvarTable.maximumByteCount) {
                    MvarTable($0, coordinates: normalized)
                }
            }
            var data = data
            data.coordinates = normalized
            data.roundsDeltas = roundsDeltas
            return Typeface(self, data, clamped, metrics)
        }
    }
}
