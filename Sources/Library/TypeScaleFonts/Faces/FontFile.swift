/// A font file, which contains one face or a collection of faces.
///
///     let face = try FontFile(path: "Lato-Regular.ttf").faces[0]
public struct FontFile: Sendable {
    /// The valid faces, in file order.
    public let faces: [Typeface]

    /// The errors that occurred while reading faces.
    public let failures: [FontError]

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
        let file = try FileReader(path: path)
        let source = FontSource(path: copy path, count: file.count)
        var reader = FontReader(file: file, buffer: buffer)
        try reader.checkIsRegular(path)
        try self.init(source, &reader, buffer != nil)
        reader.returnBuffer(to: buffer)
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
        var reader = FontReader(bytes: bytes)
        try self.init(source, &reader, readsInstances)
    }

    /// Reads a regular file, by default of at most 256 MiB.
    package static func bytes(
        path: String,
        upTo limit: Int = FontSource.maximumByteCount
    ) throws(FontError) -> [UInt8] {
        let file = try FileReader(path: path)
        try file.checkIsRegular(path)
        try checkByteCount(file.count, path, upTo: limit)
        return file.read(at: 0, count: file.count)
    }

    private static func checkByteCount(
        _ count: Int,
        _ path: String,
        upTo limit: Int = FontSource.maximumByteCount
    ) throws(FontError) {
        guard count > limit else { return }
        let detail = "the file has \(count) bytes; the limit is \(limit)"
        throw FontError(.exceededResourceLimit, path, detail)
    }

    private init(
        _ source: borrowing FontSource,
        _ reader: inout FontReader,
        _ readsInstances: Bool
    ) throws(FontError) {
        try Self.checkByteCount(source.count, source.path)
        var faces: [Typeface] = []
        var failures: [FontError] = []
        var instances: [[NamedInstance]] = []
        var budget = Self.maximumInstanceCount
        let offsets = try TableDirectory.faceOffsets(reader, path: source.path)
        for (index, offset) in offsets.enumerated() {
            do throws(FontError) {
                let face = try Typeface(&reader, source: source, index: index, offset: offset)
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
                let found = face.keepDetails(reader).instances
                budget -= max(found.count, Self.minimumInstanceCount)
                // Most files have no instances, for which the array stays empty.
                while instances.count < faces.count { instances.append([]) }
                instances[instances.count - 1] = found
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

/// The ranges of the tables that are read when a face is opened.
///
/// The code is compact, because system calls evict code from the processor's cache. While a file
/// is registered, most instructions have to be fetched again.
struct FirstTables {
    /// A table, with the index of its range.
    enum Table: Int {
        case head, hhea, maxp, name, os2, post, fvar

        /// The tables that every face needs.
        fileprivate static let required = 0...Table.os2.rawValue

        /// The tables that the named instances of a variable face also need.
        fileprivate static let variable = 0...Table.fvar.rawValue

        @inline(__always)
        init?(tag: UInt32) {
            switch tag {
            case 0x6865_6164: self = .head
            case 0x6D61_7870: self = .maxp
            case 0x6E61_6D65: self = .name
            case 0x6868_6561: self = .hhea
            case 0x4F53_2F32: self = .os2
            case 0x706F_7374: self = .post
            case 0x6676_6172: self = .fvar
            default: return nil
            }
        }

        /// The number of bytes to read at the start of the table.
        var maximumByteCount: Int {
            switch self {
            case .fvar: FvarTable.maximumByteCount
            case .head: HeadTable.maximumByteCount
            case .hhea: HheaTable.maximumByteCount
            case .maxp: MaxpTable.maximumByteCount
            case .name: NameTable.maximumByteCount
            case .os2: OS2Table.maximumByteCount
            case .post: PostTable.maximumByteCount
            }
        }
    }

    /// The offset of each table in the file.
    private var offsets = SIMD8<UInt32>()
    private var counts = SIMD8<UInt32>()

    /// The range of a table, which is empty if the table is missing.
    @inline(__always)
    subscript(table: Table) -> Range<Int> { range(table.rawValue) }

    @inline(__always)
    private func range(_ index: Int) -> Range<Int> {
        let offset = Int(word: offsets[index])
        return offset..<(offset + Int(word: counts[index]))
    }

    /// Finds the tables in one pass over the directory at an offset, or returns `nil` if the
    /// directory is invalid.
    init?(_ reader: borrowing FontReader, at offset: Int, fileCount: Int) {
        let isValid = TableDirectory.forEachReversed(reader, at: offset) { tag, offset, length in
            if let table = Table(tag: tag) { keep(table, offset, min(length, fileCount - offset)) }
        }
        if !isValid { return nil }
    }

    /// Stores the range of a table, whose stated length can extend past the end of the file.
    ///
    /// If two tables have the same tag, the first table takes precedence.
    @inline(never)
    private mutating func keep(_ table: Table, _ offset: Int, _ count: Int) {
        guard count >= 0 else { return }
        let count = min(count, table.maximumByteCount)
        // Storing an element of a vector would copy the vector.
        let index = MemoryLayout<UInt32>.stride * table.rawValue
        unsafe withUnsafeMutableBytes(of: &offsets) { bytes in
            let offset = UInt32(truncatingIfNeeded: offset)
            unsafe bytes.storeBytes(of: offset, toByteOffset: index, as: UInt32.self)
        }
        unsafe withUnsafeMutableBytes(of: &counts) { bytes in
            let count = UInt32(truncatingIfNeeded: count)
            unsafe bytes.storeBytes(of: count, toByteOffset: index, as: UInt32.self)
        }
    }

    /// Reads the tables that are not yet in memory, as one piece if possible.
    func prefetch(_ reader: inout FontReader) {
        for index in self[.fvar].isEmpty ? Table.required : Table.variable {
            reader.plan(range(index))
        }
        reader.prefetch()
    }

    /// Reads a table that is far from `head`, and the tables near it, as another piece.
    func prefetch(_ table: Table, _ reader: inout FontReader) {
        if reader.contains(self[table]) { return }
        for index in table.rawValue...Table.os2.rawValue { reader.plan(range(index)) }
        reader.prefetch()
    }
}
