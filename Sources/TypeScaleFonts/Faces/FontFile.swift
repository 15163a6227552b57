/// A font file: one face, or the several of a collection.
public struct FontFile: Sendable {
    /// The faces that can be used, in the order of the file.
    public let faces: [Typeface]

    /// What was wrong with the faces that cannot.
    public let failures: [FontError]

    /// The named instances of each face, if the file was opened to register it.
    let instances: [[NamedInstance]]

    /// The maximum number of named instances that are registered from a file; a collection could list
    /// some thousand faces with hundreds each.
    private static let maximumInstanceCount = 1024

    /// What a face without instances counts for: to find that it has none takes time as well.
    private static let minimumInstanceCount = 32

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
        try self.init(path: path, readsInstances: false)
    }

    init(path: String, readsInstances: Bool) throws(FontError) {
        let file = try FileReader(path: path)
        let source = FontSource.file(path: path, count: file.count)
        try self.init(source, FontReader(file: file), readsInstances)
    }

    /// Opens a font that is in memory.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file; they are kept.
    ///   - name: What to call them in errors.
    /// - Throws: ``FontError``, as for a file.
    public init(bytes: [UInt8], name: String = "font in memory") throws(FontError) {
        try self.init(bytes: bytes, name: name, readsInstances: false)
    }

    init(bytes: [UInt8], name: String, readsInstances: Bool) throws(FontError) {
        let table = TableBytes(bytes)
        try self.init(.memory(table, name: name), FontReader(bytes: table), readsInstances)
    }

    /// The bytes of a regular file that is not larger than is read.
    package static func bytes(path: String) throws(FontError) -> [UInt8] {
        let file = try FileReader(path: path)
        guard file.count <= FontSource.largestFile else {
            throw .tooLarge(path, file.count)
        }
        return file.read(at: 0, count: file.count)
    }

    private init(
        _ source: FontSource,
        _ reader: consuming FontReader,
        _ readsInstances: Bool
    ) throws(FontError) {
        guard source.count <= FontSource.largestFile else {
            throw .tooLarge(source.place, source.count)
        }
        var faces: [Typeface] = []
        var failures: [FontError] = []
        var instances: [[NamedInstance]] = []
        var budget = Self.maximumInstanceCount
        let offsets = try TableDirectory.faceOffsets(reader, place: source.place)
        for (index, offset) in offsets.enumerated() {
            do throws(FontError) {
                let face = try Typeface(&reader, source: source, index: index, offset: offset)
                faces.append(face)
                guard readsInstances else { continue }
                guard face.isVariable, budget > 0 else {
                    if face.isVariable { failures.append(.tooManyInstances(face)) }
                    instances.append([])
                    continue
                }
                let found = face.keepDetails(reader).instances
                budget -= max(found.count, Self.minimumInstanceCount)
                instances.append(found)
            } catch {
                failures.append(error)
            }
        }
        if faces.isEmpty, let failure = failures.first { throw failure }
        self.faces = faces
        self.failures = failures
        self.instances = instances
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

    fileprivate static func tooManyInstances(_ face: Typeface) -> FontError {
        FontError(
            code: .exceededResourceLimit,
            place: face.place,
            detail: "face \(face.index): its named instances are not read, since the faces before "
                + "it have as many as are read of a file"
        )
    }
}
