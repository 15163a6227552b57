/// Looks up the characters of a text one after another, and notes what a face could not do.
struct GlyphReading {
    /// The characters and advances, with those that had to be looked up for this text.
    private(set) var advances: AdvanceTable
    /// The sum of all advances, in font units.
    private(set) var units = 0.0
    private(set) var missing: [Unicode.Scalar] = []
    private(set) var needsShaping: [Range<Int>] = []

    private let knownPages: Int
    private var marks = PlaceMarks()

    init(_ advances: AdvanceTable) {
        self.advances = advances
        knownPages = advances.pages.count
    }

    /// Whether characters had to be looked up.
    var hasNewPages: Bool { advances.pages.count > knownPages }

    /// Writes a glyph for each scalar that is drawn.
    ///
    /// What is rare stands in functions of its own, which leaves the registers to the rest.
    ///
    /// - Parameters:
    ///   - bytes: Valid UTF-8.
    ///   - glyphs: Room for as many glyphs as there are scalars.
    /// - Returns: How many were written.
    mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into glyphs: UnsafeMutableBufferPointer<Glyph>
    ) -> Int {
        var pages = advances.pages
        let isVaried = advances.isVaried
        var count = 0
        var sum = 0
        var undrawn = 0
        var previous: UInt32 = 0
        var scalars = unsafe ScalarReader(bytes)
        while let scalar = unsafe scalars.next(), count < glyphs.count {
            defer { previous = scalar }
            guard let entry = pages.entry(scalar) ?? lookUp(scalar, &pages) else { continue }
            let offset = UInt32(truncatingIfNeeded: count + undrawn)
            if entry.isSpecial || entry.glyph == 0 && !marks.contains(entry.place),
                !isDrawn(scalar, entry, at: count + undrawn)
            {
                undrawn += 1
                if count > 0, let glyph = advances.glyph(previous, selector: scalar) {
                    let old = unsafe glyphs[count - 1]
                    sum += Int(glyph.advance) - Int(old.advance)
                    unsafe glyphs[count - 1] = Glyph(
                        id: glyph.id,
                        cluster: UInt32(old.cluster),
                        advance: glyph.advance
                    )
                }
                continue
            }
            let glyph = Glyph(
                id: entry.glyph,
                cluster: offset,
                advance: isVaried ? pages.advance(entry) : Double(entry.advance)
            )
            unsafe glyphs.initializeElement(at: count, to: glyph)
            count += 1
            sum += Int(entry.advance)
        }
        units = Double(sum)
        if isVaried {
            units = 0
            for index in 0..<count { units += unsafe glyphs[index].advance }
        }
        return count
    }

    @inline(never)
    private mutating func lookUp(
        _ scalar: UInt32,
        _ pages: inout CharacterPages
    ) -> CharacterPages.Entry? {
        // Let go of first: for a second owner all pages that are there would be copied.
        pages = CharacterPages(room: 0)
        advances.look(up: scalar)
        pages = advances.pages
        return pages.entry(scalar)
    }

    /// Takes a character that may be special or missing; answers whether it has a glyph, if only
    /// the box that stands for missing ones.
    @inline(never)
    private mutating func isDrawn(
        _ scalar: UInt32,
        _ entry: CharacterPages.Entry,
        at offset: Int
    ) -> Bool {
        if entry.isSpecial {
            if ComplexScripts.contains(scalar) { noteShaping(at: offset) }
            if CmapFormat14.isSelector(scalar) { return false }
        }
        if entry.glyph != 0 || marks.contains(entry.place) { return true }
        guard let scalar = Unicode.Scalar(scalar), !scalar.properties.isDefaultIgnorableCodePoint
        else { return false }
        marks.insert(entry.place)
        missing.append(scalar)
        return true
    }

    private mutating func noteShaping(at offset: Int) {
        if let last = needsShaping.last, last.upperBound == offset {
            needsShaping[needsShaping.count - 1] = last.lowerBound..<(offset + 1)
        } else {
            needsShaping.append(offset..<(offset + 1))
        }
    }
}
