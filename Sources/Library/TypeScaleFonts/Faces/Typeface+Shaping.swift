extension Typeface {
    /// Returns the glyphs and advances of characters.
    func advances() throws(FontError) -> AdvanceTable {
        let object = try advances { reader in AdvanceTable(data, reader) }
        // No other class is created for the cache.
        return unsafe unsafeDowncast(object, to: AdvanceTable.self)
    }

    /// Returns the plans for shaping.
    func plans() throws(FontError) -> ShapePlanStore {
        let object = try plans { reader in ShapePlanStore(LayoutTables(data, reader), data) }
        return unsafe unsafeDowncast(object, to: ShapePlanStore.self)
    }

    /// Runs a closure with exclusive access to a glyph reader.
    @inline(__always)
    func withReader<Result>(
        _ body: (inout GlyphReader) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        try readers.withValue(
            { () throws(FontError) in LaneReader(GlyphReader(data, try advances())) },
            { object throws(FontError) in
                // No other class is created for the lanes.
                try unsafe body(&unsafeDowncast(object, to: LaneReader.self).reader)
            }
        )
    }
}

/// The glyph reader of a lane.
private final class LaneReader {
    // The lane ensures exclusive access, so that checks at run time are not necessary.
    @exclusivity(unchecked) var reader: GlyphReader

    init(_ reader: consuming GlyphReader) { unsafe self.reader = reader }
}
