/// A face in a font file.
///
/// Opening a file reads the names of its faces and validates their headers. Other tables are read
/// when first needed, and then cached. You can use a face from several threads at once.
public final class Typeface: Sendable {
    /// The index of the face in its collection, or 0 if the file is not a collection.
    public let index: Int

    /// The PostScript name, such as `Pretendard-Bold`, which identifies the face.
    public let postScriptName: String

    /// The family name, such as `Pretendard`.
    public let familyName: String

    /// The name of the style within the family, such as `Bold`.
    public let styleName: String

    /// The full name, such as `Pretendard Bold`.
    public let fullName: String

    /// The axis values that were passed to ``variation(at:)``, each clamped to the range of its
    /// axis.
    public let coordinates: [FontTag: Double]

    /// Whether the file contains usable names.
    let hasNames: Bool
    let data: FaceData
    let head: HeadTable
    /// The variations of the metrics, or `nil` if the metrics do not vary.
    let metricsVariations: MvarTable?
    private let cache = Guarded(Cache())
    private let readers = Lanes<GlyphReader>()

    /// The contents of the tables that have been read on demand.
    private struct Cache {
        var details: FaceDetails?
        var advances: AdvanceTable?
        var plans: ShapePlanStore?
        /// The variations for named instances that have been requested, by PostScript name.
        var instances: [String: Typeface] = [:]
    }

    init(
        _ reader: inout FontReader,
        source: FontSource,
        index: Int,
        offset: Int
    ) throws(FontError) {
        func invalid(_ detail: String) -> FontError {
            let face = index == 0 ? "" : "face \(index): "
            return FontError(.invalidFontData, source.path, face + detail)
        }
        guard let directory = TableDirectory(reader, at: offset, fileCount: source.count) else {
            throw invalid("the table directory is empty, truncated or too large")
        }
        let ranges = Self.firstTables.map { directory.range(of: $0.tag, upTo: $0.byteCount) }
        reader.prefetch(ranges)
        guard let head = reader.read(ranges[0]).flatMap(HeadTable.init) else {
            throw invalid("the head table is missing or truncated, or has invalid units per em")
        }
        guard let maxp = reader.read(ranges[1]).flatMap(MaxpTable.init) else {
            throw invalid("the maxp table is missing or truncated, or has no glyphs")
        }
        let names = reader.read(ranges[2]).flatMap(NameTable.init)
        let records = names?.records(of: Self.nameIdentifiers) ?? SIMD8()
        func name(_ position: Int) -> String? { names?.name(records[position]) }
        let family = name(0) ?? name(1)
        let style = name(2) ?? name(3) ?? "Regular"
        let full = name(4)
        let postScript =
            name(5) ?? family.map { $0.filter { $0 != " " } + "-" + style.filter { $0 != " " } }
        let ownName = postScript ?? full ?? source.fileName(face: index)
        self.index = index
        self.head = head
        data = FaceData(
            source: source,
            directory: directory,
            headers: FaceHeaders(
                hhea: reader.read(ranges[3]).flatMap(HheaTable.init),
                os2: reader.read(ranges[4]).flatMap(OS2Table.init)
            ),
            unitsPerEm: head.unitsPerEm,
            glyphCount: maxp.glyphCount,
            isVariable: !ranges[6].isEmpty
        )
        hasNames = postScript != nil || full != nil
        postScriptName = ownName
        familyName = family ?? ownName
        styleName = style
        fullName = full ?? "\(family ?? ownName) \(style)"
        coordinates = [:]
        metricsVariations = nil
    }

    init(
        _ face: Typeface,
        _ data: FaceData,
        _ coordinates: [FontTag: Double],
        _ metricsVariations: MvarTable?
    ) {
        index = face.index
        postScriptName = face.postScriptName
        familyName = face.familyName
        styleName = face.styleName
        fullName = face.fullName
        hasNames = face.hasNames
        head = face.head
        self.data = data
        self.coordinates = coordinates
        self.metricsVariations = metricsVariations
    }
}

extension Typeface {
    /// The tables that are read when a face is opened, with the number of bytes to read.
    private static let firstTables: [(tag: FontTag, byteCount: Int)] = [
        ("head", HeadTable.maximumByteCount), ("maxp", MaxpTable.maximumByteCount),
        ("name", NameTable.maximumByteCount), ("hhea", HheaTable.maximumByteCount),
        ("OS/2", OS2Table.maximumByteCount), ("post", PostTable.maximumByteCount),
        ("fvar", FvarTable.maximumByteCount),
    ]

    private static let nameIdentifiers: SIMD8<Int> = [
        NameTable.Identifier.typographicFamily, NameTable.Identifier.family,
        NameTable.Identifier.typographicStyle, NameTable.Identifier.style,
        NameTable.Identifier.full, NameTable.Identifier.postScript, .max, .max,
    ]

    /// Reads the small tables with an open reader, and caches them.
    func keepDetails(_ reader: borrowing FontReader) -> FaceDetails {
        let details = FaceDetails(self, reader)
        cache.withLock { $0.details = details }
        return details
    }
}

extension Typeface: Hashable {
    /// Returns whether two faces are the same object.
    ///
    /// If you open a file twice, its faces are different objects, which are not equal.
    public static func == (left: Typeface, right: Typeface) -> Bool { left === right }

    /// Hashes the object identity of the face.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Typeface {
    /// The number of font units per em, from 16 to 16,384.
    public var unitsPerEm: Int { data.unitsPerEm }

    /// The number of glyphs.
    public var glyphCount: Int { data.glyphCount }

    /// The path of the font file, or the name of a font in memory.
    public var path: String { source.path }

    var source: FontSource { data.source }
    var directory: TableDirectory { data.directory }
    var headers: FaceHeaders { data.headers }

    func details() throws(FontError) -> FaceDetails {
        try cached({ $0.details.keep($1) }, { reader in FaceDetails(self, reader) })
    }

    func advances() throws(FontError) -> AdvanceTable {
        try cached({ $0.advances.keep($1) }, { reader in AdvanceTable(data, reader) })
    }

    func plans() throws(FontError) -> ShapePlanStore {
        try cached(
            { $0.plans.keep($1) },
            { reader in ShapePlanStore(LayoutTables(data, reader), data) }
        )
    }

    /// Runs a closure with exclusive access to a glyph reader.
    @inline(__always)
    func withReader<Result>(
        _ body: (inout GlyphReader) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        try readers.withValue({ () throws(FontError) in GlyphReader(data, try advances()) }, body)
    }

    /// Returns the variation for a named instance, creating the variation on first use.
    package func variation(at instance: NamedInstance) throws(FontError) -> Typeface {
        let name = instance.postScriptName
        if let known = cache.withLock({ $0.instances[name] }) { return known }
        let face = try variation(at: instance.coordinates)
        return cache.withLock { cache in
            if let known = cache.instances[name] { return known }
            cache.instances[name] = face
            return face
        }
    }

    /// Returns a part of the cache, after reading it from the file if necessary.
    ///
    /// The lock is not held while reading, so other threads do not wait for the disk. If two
    /// threads read the same part, the first result is kept.
    private func cached<Part>(
        _ keep: (inout Cache, Part?) -> Part?,
        _ read: (borrowing FontReader) -> Part
    ) throws(FontError) -> Part {
        if let known = cache.withLock({ keep(&$0, nil) }) { return known }
        let new = try source.withReader { reader throws(FontError) in read(reader) }
        return cache.withLock { keep(&$0, new) } ?? new
    }
}

extension Optional {
    /// Stores a value if there is none yet, and returns the stored value.
    fileprivate mutating func keep(_ new: Wrapped?) -> Wrapped? {
        if self == nil { self = new }
        return self
    }
}
