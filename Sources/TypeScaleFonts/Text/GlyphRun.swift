/// A text in one face: a glyph for each character, and what the face could not do.
///
/// Kerning, ligatures and the shaping of scripts play no part: widths are the sums of advances. A
/// text that needs more says so in ``needsShaping``.
public struct GlyphRun: Hashable, Sendable {
    /// The glyphs in the order of the text.
    ///
    /// A variation selector has none of its own.
    public let glyphs: [Glyph]

    /// The sum of all advances, in font units.
    public let units: Int

    /// The characters for which the face has no glyph, each once, in the order of the text.
    public let missing: [Unicode.Scalar]

    /// The stretches whose script needs shaping, as offsets into the text's Unicode scalars.
    public let needsShaping: [Range<Int>]

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
        var reading = GlyphReading(try face.advances())
        var text = text
        glyphs = text.withUTF8 { bytes in
            // What is not the first byte of a scalar starts with the bits 10; without a check for
            // overflow, which cannot be, many bytes are counted at once.
            var count = 0
            for index in bytes.indices {
                count &+= unsafe bytes[index] & 0xC0 != 0x80 ? 1 : 0
            }
            return unsafe Array(unsafeUninitializedCapacity: count) { glyphs, count in
                count = unsafe reading.read(bytes, into: glyphs)
            }
        }
        units = reading.units
        missing = reading.missing
        needsShaping = reading.needsShaping
        if reading.hasNewPages { face.keep(reading.advances) }
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
