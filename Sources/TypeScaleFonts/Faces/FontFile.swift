/// A font file: one face, or the several of a collection.
public struct FontFile: Sendable {
    /// The faces that can be used, in the order of the file.
    public let faces: [Typeface]

    /// What was wrong with the faces that cannot.
    public let failures: [FontError]

    /// Opens a TrueType or OpenType font, or a collection of them.
    ///
    /// Reads the directory, the names and the headers; the rest is read on demand. The file is not
    /// kept open. If it is gone by then, or has another length, the call that needed it throws.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``FontError`` if the file cannot be read, is no font (WOFF and WOFF2 are none), is
    ///   larger than 256 MiB, or has no usable face.
    /// - Complexity: O(*n*) in the number of faces.
    public init(path: String) throws(FontError) {
        let file = try FileReader(path: path)
        let source = FontSource.file(path: path, count: file.count)
        try self.init(source, FontReader(file: file))
    }

    /// Opens a font that is in memory.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file; they are kept.
    ///   - name: What to call them in errors.
    /// - Throws: ``FontError``, as for a file.
    public init(bytes: [UInt8], name: String = "font in memory") throws(FontError) {
        let table = TableBytes(bytes)
        try self.init(.memory(table, name: name), FontReader(bytes: table))
    }

    /// The bytes of a regular file that is not larger than is read.
    package static func bytes(path: String) throws(FontError) -> [UInt8] {
        let file = try FileReader(path: path)
        guard file.count <= FontSource.largestFile else {
            throw .tooLarge(path, file.count)
        }
        return file.read(at: 0, count: file.count)
    }

    private init(_ source: FontSource, _ reader: borrowing FontReader) throws(FontError) {
        guard source.count <= FontSource.largestFile else {
            throw .tooLarge(source.place, source.count)
        }
        var faces: [Typeface] = []
        var failures: [FontError] = []
        let offsets = try TableDirectory.faceOffsets(reader, place: source.place)
        for (index, offset) in offsets.enumerated() {
            do throws(FontError) {
                faces.append(try Typeface(reader, source: source, index: index, offset: offset))
            } catch {
                failures.append(error)
            }
        }
        if faces.isEmpty, let failure = failures.first { throw failure }
        self.faces = faces
        self.failures = failures
    }
}

extension FontError {
    fileprivate static func tooLarge(_ place: String, _ count: Int) -> FontError {
        FontError(
            code: .exceededResourceLimit,
            place: place,
            detail: "the file has \(count) bytes; \(FontSource.largestFile) are read at most"
        )
    }
}
