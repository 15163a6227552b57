/// A text in one face: a glyph for each character, and what the face could not do.
///
/// Kerning, ligatures and the shaping of scripts play no part: widths are the sums of advances. A
/// text that needs more says so in ``needsShaping``.
public struct GlyphRun: Hashable, Sendable {
    /// The glyphs in the order of the text.
    ///
    /// A variation selector has none of its own.
    public private(set) var glyphs: [Glyph] = []

    /// The sum of all advances, in font units.
    public private(set) var units = 0

    /// The characters for which the face has no glyph, each once, in the order of the text.
    public private(set) var missing: [Unicode.Scalar] = []

    /// The stretches whose script needs shaping, as offsets into the text's Unicode scalars.
    public private(set) var needsShaping: [Range<Int>] = []

    /// Looks up a text in a face.
    ///
    /// Characters that are meant to stay invisible, such as joiners, are not ``missing`` where the
    /// face lacks them, and have no width.
    ///
    /// - Parameters:
    ///   - text: The text, in one line: line breaks and tabs are looked up like any character.
    ///   - face: The face.
    /// - Throws: ``FontError`` if the file is gone or was replaced since it was opened.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String, in face: Typeface) throws(FontError) {
        var advances = try face.advances()
        let pages = advances.pageCount
        var seen: Set<Unicode.Scalar> = []
        var previous: UInt32 = 0
        var offset = 0
        glyphs.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            defer {
                previous = scalar.value
                offset += 1
            }
            if scalar.isVariationSelector {
                select(previous, scalar.value, &advances)
                continue
            }
            let entry = advances.entry(scalar.value)
            if entry.mayNeedShaping, ShapingNeeds.contains(scalar.value) {
                noteShaping(at: offset)
            }
            if entry.glyph == 0 {
                // Asked once for each: the property takes longer to find than all the rest.
                if !seen.contains(scalar) {
                    if scalar.properties.isDefaultIgnorableCodePoint { continue }
                    seen.insert(scalar)
                    missing.append(scalar)
                }
            }
            glyphs.append(Glyph(id: entry.glyph, advance: Int(entry.advance)))
            units += Int(entry.advance)
        }
        if advances.pageCount > pages { face.keep(advances) }
    }

    private mutating func select(
        _ character: UInt32,
        _ selector: UInt32,
        _ advances: inout AdvanceTable
    ) {
        guard let last = glyphs.last, let id = advances.glyph(character, selector: selector) else {
            return
        }
        let glyph = Glyph(id: id, advance: Int(advances.advance(id)))
        units += glyph.advance - last.advance
        glyphs[glyphs.count - 1] = glyph
    }

    private mutating func noteShaping(at offset: Int) {
        if let last = needsShaping.last, last.upperBound == offset {
            needsShaping[needsShaping.count - 1] = last.lowerBound..<(offset + 1)
        } else {
            needsShaping.append(offset..<(offset + 1))
        }
    }
}

extension GlyphRun {
    /// The width at a size, in points: units x size / units per em.
    ///
    /// - Parameters:
    ///   - pointSize: Points.
    ///   - face: The face that the run was looked up in.
    /// - Returns: Points, unrounded.
    public func width(at pointSize: Double, in face: Typeface) -> Double {
        Double(units) * pointSize / Double(face.unitsPerEm)
    }
}

extension Unicode.Scalar {
    var isVariationSelector: Bool {
        switch value {
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
        default: false
        }
    }
}
