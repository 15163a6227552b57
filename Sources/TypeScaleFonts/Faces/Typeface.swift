/// A face of a font file: what it is called, how tall it is, how wide its characters are.
///
/// Opening a file reads the names of its faces and checks their headers. Everything else is read
/// when it is first asked for, and kept. A face can be used from many threads at once.
public final class Typeface: Sendable {
    /// The place of the face in its file: 0, or that in a collection.
    public let index: Int

    /// The PostScript name, which fonts are looked up by: `Pretendard-Bold`.
    public let postScriptName: String

    /// The family: `Pretendard`.
    public let familyName: String

    /// The style within the family: `Bold`.
    public let styleName: String

    /// The family and style together: `Pretendard Bold`.
    public let fullName: String

    /// Whether the font names itself; if not, its file does.
    let hasNames: Bool
    let data: FaceData
    let head: HeadTable
    /// What ``variation(at:)`` was given; nothing for the face as it is.
    let variation: FaceVariation
    private let cache = Guarded(Cache())
    private let readers = Lanes<GlyphReader>()

    /// What has been read on demand.
    private struct Cache {
        var details: FaceDetails?
        var advances: AdvanceTable?
        var plans: ShapePlanStore?
        /// The face at the points that have names, which are at most a few hundred.
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
            return FontError(code: .invalidFontData, place: source.place, detail: face + detail)
        }
        guard let directory = TableDirectory(reader, at: offset, fileCount: source.count) else {
            throw invalid("the list of tables is empty or cut short")
        }
        let ranges = directory.ranges(of: Self.firstTables)
        reader.prefetch(ranges)
        guard let head = reader.read(ranges[0]).flatMap(HeadTable.init) else {
            throw invalid("the table head is missing, cut short, or has impossible units per em")
        }
        guard let maxp = reader.read(ranges[1]).flatMap(MaxpTable.init) else {
            throw invalid("the table maxp is missing or cut short, or counts no glyphs")
        }
        let names = reader.read(ranges[2]).flatMap(NameTable.init)
        let records = names?.records(of: Self.nameIdentifiers) ?? SIMD8()
        func name(_ position: Int) -> String? { names?.name(records[position]) }
        let family = name(0) ?? name(1)
        let style = name(2) ?? name(3) ?? "Regular"
        let full = name(4)
        let postScript =
            name(5) ?? family.map { $0.filter { $0 != " " } + "-" + style.filter { $0 != " " } }
        hasNames = postScript != nil || full != nil
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
        postScriptName = ownName
        familyName = family ?? ownName
        styleName = style
        fullName = full ?? "\(family ?? ownName) \(style)"
        variation = FaceVariation()
    }

    /// The same face elsewhere on its axes.
    init(_ face: Typeface, _ variation: FaceVariation, at coordinates: NormalizedCoordinates) {
        index = face.index
        postScriptName = face.postScriptName
        familyName = face.familyName
        styleName = face.styleName
        fullName = face.fullName
        hasNames = face.hasNames
        head = face.head
        var data = face.data
        data.coordinates = coordinates
        data.roundsDeltas = variation.deltas == .wholeUnits
        self.data = data
        self.variation = variation
    }
}

extension Typeface {
    /// The tables that are read when a face is opened, and how many bytes of each.
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

    /// Keeps the small tables while the file is open.
    func keepDetails(_ reader: borrowing FontReader) -> FaceDetails {
        let details = FaceDetails(self, reader)
        cache.withLock { $0.details = details }
        return details
    }
}

extension Typeface: Hashable {
    /// Returns whether both are the same object: a file that is opened twice has different faces.
    ///
    /// - Parameters:
    ///   - left: A face.
    ///   - right: Another one.
    /// - Returns: Whether they are one.
    public static func == (left: Typeface, right: Typeface) -> Bool { left === right }

    /// Hashes the identity of the face.
    ///
    /// - Parameter hasher: The hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Typeface {
    /// Font units per em, 16 to 16,384.
    public var unitsPerEm: Int { data.unitsPerEm }

    /// How many glyphs the face has.
    public var glyphCount: Int { data.glyphCount }

    /// The path of the file, or the name that was given to bytes.
    public var place: String { source.place }

    var source: FontSource { data.source }
    var directory: TableDirectory { data.directory }
    var headers: FaceHeaders { data.headers }

    /// The other small tables, read once.
    func details() throws(FontError) -> FaceDetails {
        try kept { reader in
            FaceDetails(self, reader)
        } settling: {
            $0.details = $0.details ?? $1
            return $0.details
        }
    }

    /// The tables of characters and advances, read once.
    func advances() throws(FontError) -> AdvanceTable {
        try kept { reader in
            AdvanceTable(data, reader)
        } settling: {
            $0.advances = $0.advances ?? $1
            return $0.advances
        }
    }

    /// The tables that kern and replace glyphs, read once, with the plans that were made of them.
    func plans() throws(FontError) -> ShapePlanStore {
        try kept { reader in
            ShapePlanStore(LayoutTables(data, reader), data)
        } settling: {
            $0.plans = $0.plans ?? $1
            return $0.plans
        }
    }

    /// Runs a closure with a reader that no other thread has.
    @inline(__always)
    func withReader<Result>(
        _ body: (inout GlyphReader) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        try readers.withValue({ () throws(FontError) in GlyphReader(data, try advances()) }, body)
    }

    /// The face at a point that has a name, made once.
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

    /// A part of the cache, read if it is not there yet.
    ///
    /// Read without the lock, so that threads do not wait for a disk; if two have read it, the
    /// first is kept.
    private func kept<Part>(
        _ read: (borrowing FontReader) -> Part,
        settling settle: (inout Cache, Part?) -> Part?
    ) throws(FontError) -> Part {
        if let known = cache.withLock({ settle(&$0, nil) }) { return known }
        let new = try source.withReader { reader throws(FontError) in read(reader) }
        return cache.withLock { settle(&$0, new) ?? new }
    }
}
