extension SystemFace {
    /// Returns the width of text on a single line in points, without creating glyphs.
    ///
    /// Line breaks and tabs are treated like other control characters. The letter spacing is in
    /// points. If it is `nil`, the face's own tracking is used.
    func width(
        of text: String,
        at pointSize: Double,
        _ features: FontFeatures,
        _ language: String?,
        _ letterSpacing: Double?
    ) -> Double {
        var options: ScalableText.Options = features.isKerned ? .kerning : []
        if letterSpacing != nil { options.insert(.letterSpacing) }
        let measured = ScalableText(
            text,
            SystemWidths(self, isTable: false),
            language: language,
            options
        )
        let scale = WidthScale(self, at: pointSize, letterSpacing: letterSpacing)
        return scale.points(measured.width)
    }

    /// Returns whether the width of a character is known, or related to a known width.
    func supports(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 {
            return scalar.printableASCII != nil || EstimatedCluster(scalar).missing.isEmpty
        }
        return EstimatedCluster(Substring(String(character)).unicodeScalars).missing.isEmpty
    }
}

extension FontFeatures {
    /// Whether the system font is kerned.
    fileprivate var isKerned: Bool { self == with("kern") }
}

extension GlyphRun {
    /// Creates a run in a face of the system font, whose glyphs have no IDs.
    ///
    /// If the letter spacing, in points, is `nil`, the run has the system's tracking.
    init(
        _ text: String,
        in face: SystemFace,
        at pointSize: Double,
        _ features: FontFeatures,
        _ language: String?,
        _ letterSpacing: Double?
    ) {
        var options: ScalableText.Options = [.positions, .variances]
        if features.isKerned { options.insert(.kerning) }
        if letterSpacing != nil { options.insert(.letterSpacing) }
        let measured = ScalableText(
            text,
            SystemWidths(face, isTable: text.utf8.count > 128),
            language: language,
            options
        )
        let scale = WidthScale(face, at: pointSize, letterSpacing: letterSpacing)
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(measured.positions.count)
        // A cluster is the offset of a Unicode scalar.
        var cluster: UInt32 = 0
        var offset = 0
        var scalars = text.unicodeScalars.makeIterator()
        for index in measured.positions.indices {
            while offset < Int(measured.offsets[index]), let scalar = scalars.next() {
                offset += UTF8.width(scalar)
                cluster += 1
            }
            let isLast = index + 1 == measured.positions.count
            let end = isLast ? measured.end : measured.positions[index + 1]
            let advance = scale.units(end - measured.positions[index])
            glyphs.append(Glyph(id: 0, cluster: cluster, advance: advance))
        }
        self.init(
            glyphs: glyphs,
            units: scale.units(measured.width),
            unitsPerEm: Int(SystemFont.unitsPerEm),
            missing: measured.missing,
            needsShaping: [],
            limit: measured.limit(at: scale),
            advanceMargin: measured.margin(at: scale),
            variances: measured.variances.map { scale.units($0) },
            systemSize: pointSize
        )
    }
}
