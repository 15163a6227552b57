import TypeScaleSupport

/// A font file, which contains one face or a collection of faces.
///
///     let face = try FontFile(path: "Lato-Regular.ttf").faces[0]
public struct FontFile: Sendable {
    /// The valid faces, in file order.
    public let faces: [Typeface]

    /// The errors that occurred while reading faces.
    public let diagnostics: [FontError]

    /// The named instances of each face, or an empty array if no face has any.
    ///
    /// They are read only when the file is registered.
    let instances: [[NamedInstance]]

    /// The maximum number of named instances to register from a file.
    ///
    /// A collection could contain a thousand faces with hundreds of instances each.
    private static let maximumInstanceCount = 1024

    /// The minimum cost of a variable face in instances, because reading a face is slow.
    private static let minimumInstanceCount = 32

    /// Opens a TrueType or OpenType font or collection.
    ///
    /// Opening a file reads its table directory, names and headers. Other tables are read on
    /// demand. The file does not stay open. If the file is later removed or its length changes, the
    /// next call that reads from the file throws an error.
    ///
    /// - Parameter path: The path of the file.
    /// - Throws: ``FontError`` if the file cannot be read, is larger than 256 MiB, has an
    ///   unsupported format, such as WOFF, or contains no valid face. A collection of more than
    ///   1,024 faces is also an error.
    /// - Complexity: O(*n*), where *n* is the number of faces.
    public init(path: String) throws(FontError) {
        try self.init(path: path, buffer: nil)
    }

    /// Opens a file, and reads the named instances if there is a shared buffer.
    init(path: borrowing String, buffer: borrowing Guarded<[UInt8]>?) throws(FontError) {
        let file = try OpenFile.font(path: path)
        let source = FontSource(path: copy path, count: file.count)
        var input = FontInput(file: file, buffer: buffer)
        try input.checkIsRegular(path)
        try self.init(source, &input, buffer != nil)
        input.returnBuffer(to: buffer)
    }

    /// Opens a font in memory.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file. The faces keep the bytes in memory.
    ///   - name: The name that identifies the font in errors.
    /// - Throws: ``FontError`` under the same conditions as ``init(path:)``.
    /// - Complexity: O(*n*), where *n* is the number of faces.
    public init(bytes: [UInt8], name: String = "font in memory") throws(FontError) {
        try self.init(bytes: bytes, name: name, readsInstances: false)
    }

    init(bytes: [UInt8], name: String, readsInstances: Bool) throws(FontError) {
        let source = FontSource(path: name, count: bytes.count, memory: bytes)
        var input = FontInput(bytes: bytes)
        try self.init(source, &input, readsInstances)
    }

    private init(
        _ source: borrowing FontSource,
        _ input: inout FontInput,
        _ readsInstances: Bool
    ) throws(FontError) {
        guard source.count <= FontSource.maximumByteCount else {
            let detail =
                "the file has \(source.count) bytes; the limit is \(FontSource.maximumByteCount)"
            throw FontError(.exceededResourceLimit, source.path, detail)
        }
        var faces: [Typeface] = []
        var diagnostics: [FontError] = []
        var instances: [[NamedInstance]] = []
        var budget = Self.maximumInstanceCount
        let offsets = try TableDirectory.faceOffsets(input, path: source.path)
        for (index, offset) in offsets.enumerated() {
            do throws(FontError) {
                let face = try Typeface(&input, source: source, index: index, offset: offset)
                let hasInstances = readsInstances && face.data.isVariable
                // Most files have one face. Appending it would take longer.
                if faces.isEmpty { faces = [face] } else { faces.append(face) }
                if !instances.isEmpty { instances.append([]) }
                guard hasInstances, let face = faces.last else { continue }
                guard budget > 0 else {
                    let limit = Self.maximumInstanceCount
                    let detail = "the named instances of face \(index) exceed the limit of \(limit)"
                    throw FontError(.exceededResourceLimit, source.path, detail)
                }
                let found = face.keepDetails(input).instances
                budget -= max(found.count, Self.minimumInstanceCount)
                // Most files have no instances, for which the array stays empty.
                while instances.count < faces.count { instances.append([]) }
                instances[instances.count - 1] = found
            } catch {
                diagnostics.append(error)
            }
        }
        if faces.isEmpty, let failure = diagnostics.first { throw failure }
        self.faces = faces
        self.diagnostics = diagnostics
        self.instances = instances
    }
}
