import CPangoReference

/// A face in a file, the only font of its fontconfig configuration.
@safe
public final class PangoFile {
    fileprivate let record: OpaquePointer

    /// Opens a face in a file, or returns `nil` if fontconfig rejects it.
    public init?(path: String, index: Int = 0) {
        guard let record = unsafe pango_file_open(path, UInt32(index)) else { return nil }
        unsafe self.record = record
    }

    deinit { unsafe pango_file_close(record) }
}

/// A Pango font at a size, unhinted, with a separate font map.
@safe
public final class PangoFace {
    fileprivate let record: OpaquePointer
    private let file: PangoFile

    /// Opens a face at a size in points, or returns `nil` if Pango selects another face.
    ///
    /// Paragraphs have the given direction.
    public init?(_ file: PangoFile, points: Double, isRightToLeft: Bool = false) {
        guard let record = unsafe pango_face_open(file.record, points, isRightToLeft) else {
            return nil
        }
        unsafe self.record = record
        self.file = file
    }

    deinit { unsafe pango_face_close(record) }
}

/// A text with the lines that Pango breaks it into.
@safe
public final class PangoText {
    private let record: OpaquePointer
    private let face: PangoFace

    /// Breaks a text into lines of a width in points.
    public init(_ text: String, in face: PangoFace, width: Double) {
        let count = text.utf8.count
        unsafe record = text.withCString { unsafe pango_text_open(face.record, $0, count, width) }
        self.face = face
    }

    deinit { unsafe pango_text_close(record) }
}

extension PangoText {
    /// Breaks the text again at another width, and returns the number of lines.
    public func setWidth(_ width: Double) -> Int { unsafe pango_text_set_width(record, width) }

    /// The number of lines.
    public var lineCount: Int { unsafe pango_text_count_lines(record) }

    /// Returns the byte range of a line's text, without the newline.
    public func range(ofLine line: Int) -> Range<Int> {
        var start = 0
        var end = 0
        unsafe pango_text_line(record, line, &start, &end)
        return start..<end
    }

    /// Returns the width of a line before a byte offset, in points.
    public func width(ofLine line: Int, before end: Int) -> Double {
        unsafe pango_text_width(record, line, end)
    }

    /// Returns the byte offsets of a line's runs, which Pango shapes separately.
    public func stretches(ofLine line: Int) -> [Int] {
        let count = unsafe pango_text_stretches(record, line, nil, 0)
        return unsafe [Int](unsafeUninitializedCapacity: count) { buffer, used in
            used = unsafe pango_text_stretches(record, line, buffer.baseAddress, count)
        }
    }

    /// A glyph on a line.
    public struct Glyph: Sendable {
        /// The glyph ID.
        public let id: Int
        /// The byte offset of the glyph's first character.
        public let offset: Int
        /// The advance, in points.
        public let advance: Double
        /// The distance to the right of the pen and below the baseline, in points.
        public let x, y: Double
    }

    /// Returns the glyphs of a line from left to right, without invisible ones.
    public func glyphs(ofLine line: Int) -> [Glyph] {
        let count = unsafe pango_text_glyphs(record, line, nil, 0)
        return unsafe [PangoGlyphRecord](unsafeUninitializedCapacity: count) { buffer, used in
            used = unsafe pango_text_glyphs(record, line, buffer.baseAddress, count)
        }.map {
            Glyph(
                id: Int($0.glyph),
                offset: Int($0.offset),
                advance: $0.advance,
                x: $0.x,
                y: $0.y
            )
        }
    }

    /// Returns the width that Pango reports for a line, in points.
    public func width(ofLine line: Int) -> Double { unsafe pango_text_own_width(record, line) }

    /// The line break opportunities: a Boolean value for each Unicode scalar and for the end.
    public var breaks: [Bool] {
        let count = unsafe pango_text_breaks(record, nil, 0)
        return unsafe [Bool](unsafeUninitializedCapacity: count) { buffer, used in
            used = unsafe pango_text_breaks(record, buffer.baseAddress, count)
        }
    }
}
