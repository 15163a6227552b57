import CReference

/// A face of a file, alone in a configuration that Pango finds its fonts by.
@safe
public final class PangoFile {
    fileprivate let record: OpaquePointer

    /// Opens a face of a file; `nil` if it is not taken.
    public init?(path: String, index: Int = 0) {
        guard let record = unsafe pango_file_open(path, UInt32(index)) else { return nil }
        unsafe self.record = record
    }

    deinit { unsafe pango_file_close(record) }
}

/// A face at a size as Pango sets it, unhinted, with a font map of its own.
@safe
public final class PangoFace {
    fileprivate let record: OpaquePointer
    private let file: PangoFile

    /// Opens a face at a size in points; `nil` if Pango takes another for it.
    public init?(_ file: PangoFile, points: Double) {
        guard let record = unsafe pango_face_open(file.record, points) else { return nil }
        unsafe self.record = record
        self.file = file
    }

    deinit { unsafe pango_face_close(record) }
}

/// A text that Pango has broken into lines.
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
    /// Breaks it again at another width, and answers how many lines there are.
    public func setWidth(_ width: Double) -> Int { unsafe pango_text_set_width(record, width) }

    /// How many lines there are.
    public var lineCount: Int { unsafe pango_text_count_lines(record) }

    /// The part of the text on a line, in bytes, without the newline.
    public func range(ofLine line: Int) -> Range<Int> {
        var start = 0
        var end = 0
        unsafe pango_text_line(record, line, &start, &end)
        return start..<end
    }

    /// The width of the part of a line that stands before a byte of the text, in points.
    public func width(ofLine line: Int, before end: Int) -> Double {
        unsafe pango_text_width(record, line, end)
    }

    /// Where the stretches of a line begin that Pango sets each for itself, in bytes of the text.
    public func stretches(ofLine line: Int) -> [Int] {
        let count = unsafe pango_text_stretches(record, line, nil, 0)
        return unsafe [Int](unsafeUninitializedCapacity: count) { buffer, used in
            used = unsafe pango_text_stretches(record, line, buffer.baseAddress, count)
        }
    }

    /// How wide Pango says a line is, in points.
    public func width(ofLine line: Int) -> Double { unsafe pango_text_own_width(record, line) }

    /// For each Unicode scalar of the text and its end, whether a line may begin there.
    public var breaks: [Bool] {
        let count = unsafe pango_text_breaks(record, nil, 0)
        return unsafe [Bool](unsafeUninitializedCapacity: count) { buffer, used in
            used = unsafe pango_text_breaks(record, buffer.baseAddress, count)
        }
    }
}
