/// The outlines of a face, from which the extents of its glyphs are computed.
final class ExtentsTable: Sendable {
    private enum Outlines {
        case trueType(VariedOutlines)
        case charStrings(CharStringTable)
    }

    private let outlines: Outlines?
    private let layers: ColorLayers?
    private let glyphCount: Int

    init(_ face: FaceData, _ input: borrowing FontInput) {
        let directory = face.directory(input)
        glyphCount = face.glyphCount
        guard directory["sbix"] == nil, directory["CBDT"] == nil,
            directory["COLR"]?.count ?? 0 <= ColorLayers.maximumByteCount
        else {
            // A bitmap has extents of its own, which are not read.
            outlines = nil
            layers = nil
            return
        }
        let color = directory.table("COLR", input, upTo: ColorLayers.maximumByteCount) { $0 }
        layers = color.map { ColorLayers($0) }
        if let table = VariedOutlines(face, directory, input) {
            outlines = .trueType(table)
        } else {
            let limit = CharStringTable.maximumByteCount
            func table(_ tag: FontTag) -> CharStringTable? {
                guard directory[tag]?.count ?? 0 <= limit else { return nil }
                return directory.table(tag, input, upTo: limit) {
                    CharStringTable($0, face.coordinates)
                }
            }
            outlines = (table("CFF2") ?? table("CFF ")).map(Outlines.charStrings)
        }
    }

    /// Returns whether a glyph is drawn with paints, whose extents are not computed.
    func hasPaint(_ glyph: UInt16) -> Bool { layers?.hasPaint(glyph) == true }

    /// Returns the extents of a glyph, or `nil` if it has paints, or if an outline is malformed or
    /// missing, and subtracts the steps.
    ///
    /// As in HarfBuzz, the extents of a glyph with layers include its layers only.
    func extents(_ glyph: UInt16, _ steps: inout Int) -> InkBounds? {
        guard !hasPaint(glyph) else { return nil }
        let parts = layers?.layers(of: glyph) ?? []
        guard !parts.isEmpty else { return outlineExtents(glyph, &steps) }
        steps -= parts.count
        var result = OutlineBounds()
        for part in parts {
            guard steps >= 0, let own = outlineBounds(part, &steps) else { return nil }
            result.formUnion(own)
        }
        return result.layeredExtents
    }

    private func outlineBounds(_ glyph: UInt16, _ steps: inout Int) -> OutlineBounds? {
        guard Int(glyph) < glyphCount else { return nil }
        switch outlines {
        case .trueType(let table): return table.bounds(glyph, &steps)
        case .charStrings(let table): return table.bounds(Int(glyph), isPart: false, &steps)
        case nil: return nil
        }
    }

    private func outlineExtents(_ glyph: UInt16, _ steps: inout Int) -> InkBounds? {
        guard Int(glyph) < glyphCount else { return nil }
        switch outlines {
        case .trueType(let table): return table.extents(glyph, &steps)
        case .charStrings(let table): return table.extents(Int(glyph), &steps)
        case nil: return nil
        }
    }
}

/// The extents of a face's glyphs, which are computed on first use.
///
/// Any number of threads can use a store.
final class ExtentsStore: Sendable {
    private struct State {
        var table: ExtentsTable?
        /// The extents of the glyphs that were used, where `nil` means that they are unknown.
        var known: [UInt16: InkBounds?] = [:]
        /// The steps that remain for all glyphs of the face.
        ///
        /// Outlines of real fonts take about 1,000 steps for each glyph.
        var steps = 1 << 26
    }

    private let face: FaceData
    private let state = Guarded(State())

    init(_ face: FaceData) {
        self.face = face
    }

    /// Reads the table of outlines, unless it was read.
    func load() throws(FontError) {
        guard state.withLock({ $0.table == nil }) else { return }
        let table = try face.source.withInput { input throws(FontError) in
            ExtentsTable(face, input)
        }
        state.withLock { $0.table = $0.table ?? table }
    }

    /// Returns whether a glyph is drawn with paints, if the table was read.
    func hasPaint(_ glyph: UInt16) -> Bool {
        state.withLock { $0.table }?.hasPaint(glyph) == true
    }

    /// Returns the extents of a glyph, or `nil` if it has paints, or if the outline is malformed or
    /// missing.
    func extents(_ glyph: UInt16) -> InkBounds? {
        // If the file was removed, the marks are reported.
        guard (try? load()) != nil else { return nil }
        return state.withLock { state in
            if let known = state.known[glyph] { return known }
            let extents = state.table?.extents(glyph, &state.steps)
            state.known.updateValue(extents, forKey: glyph)
            return extents
        }
    }
}
