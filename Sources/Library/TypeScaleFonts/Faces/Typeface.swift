/// A face in a font file.
///
/// Opening a file reads the names of its faces and validates their headers. Other tables are read
/// when first needed, and then cached. You can use a face from several threads at once.
public final class Typeface: Sendable {
    /// The index of the face in its collection, or 0 if the file is not a collection.
    public let index: Int

    /// The PostScript name, such as `Pretendard-Bold`, which identifies the face.
    public let postScriptName: String

    /// The axis values that were passed to ``variation(at:)``, each clamped to the range of its
    /// axis.
    public let coordinates: [FontTag: Double]

    private let names: FaceNames
    /// Whether the file contains usable names.
    let hasNames: Bool
    /// Whether UIKit increases the ascender of the family.
    let hasRaisedAscender: Bool
    let data: FaceData
    let head: HeadTable
    /// The variations of the metrics, or `nil` if the metrics do not vary.
    let metricsVariations: MvarTable?
    private let mappers = StripedPool<GlyphMapper>()
    /// The cache, which only ``withCache(_:)`` accesses.
    @exclusivity(unchecked) private nonisolated(unsafe) var cache: Cache?

    /// The contents of the tables that have been read on demand.
    private final class Cache {
        var details: FaceDetails?
        var tags: LayoutTags?
        var advances: AdvanceTable?
        var plans: ShapePlanStore?
        /// The variations for named instances that have been requested, by PostScript name.
        var instances = NameMap<Typeface>()
    }

    init(
        _ input: inout FontInput,
        source: borrowing FontSource,
        index: Int,
        offset: Int
    ) throws(FontError) {
        func invalid(_ detail: String) -> FontError {
            let face = index == 0 ? "" : "face \(index): "
            return FontError(.invalidFontData, source.path, face + detail)
        }
        guard let tables = FirstTables(input, at: offset, fileCount: source.count) else {
            throw invalid("the table directory is empty, truncated or too large")
        }
        tables.prefetch(&input)
        guard let head = input.read(tables[.head], { HeadTable($0) }) else {
            throw invalid("the head table is missing or truncated, or has invalid units per em")
        }
        let hhea = input.read(tables[.hhea]) { HheaTable($0) }
        tables.prefetch(.maxp, &input)
        guard let maxp = input.read(tables[.maxp], { MaxpTable($0) }) else {
            throw invalid("the maxp table is missing or truncated, or has no glyphs")
        }
        var postScript: String?
        let names =
            input.read(tables[.name]) { table in
                let records = NameTable.faceNames(table)
                postScript = records.postScript?.text(table)
                return FaceNames(records, table)
            } ?? FaceNames()
        let usable = postScript ?? names.derivedPostScript ?? names.full
        hasNames = usable != nil
        let name = usable ?? source.fileName(face: index)
        hasRaisedAscender = names.isRaised(name)
        postScriptName = name
        self.names = names
        self.index = index
        self.head = head
        data = FaceData(
            source: copy source,
            directoryOffset: offset,
            headers: FaceHeaders(
                hhea: hhea,
                os2: input.read(tables[.os2]) { OS2Table($0) }
            ),
            unitsPerEm: head.unitsPerEm,
            glyphCount: maxp.glyphCount,
            isVariable: !tables[.fvar].isEmpty
        )
        coordinates = Dictionary()
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
        names = face.names
        hasNames = face.hasNames
        hasRaisedAscender = face.hasRaisedAscender
        head = face.head
        self.data = data
        self.coordinates = coordinates
        self.metricsVariations = metricsVariations
    }
}

extension Typeface {
    static let defaultStyle = "Regular"

    /// Runs a closure with exclusive access to the cache.
    private func withCache<Result>(_ body: (Cache) -> Result) -> Result {
        let lock = Stripe.cacheLock(of: ObjectIdentifier(self))
        lock.lock()
        defer { lock.unlock() }
        if let known = unsafe cache { return body(known) }
        let new = Cache()
        unsafe cache = new
        return body(new)
    }

    /// Reads the small tables with an open input, and caches them.
    func keepDetails(_ input: borrowing FontInput) -> FaceDetails {
        let details = FaceDetails(self, input)
        withCache { $0.details = details }
        return details
    }
}

extension Typeface: CustomStringConvertible {
    /// The PostScript name.
    public var description: String { postScriptName }
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
    var headers: FaceHeaders { data.headers }

    /// The family name, such as `Pretendard`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the name.
    public var familyName: String { names.family ?? postScriptName }

    /// The name of the style within the family, such as `Bold`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the name.
    public var styleName: String { names.style ?? Self.defaultStyle }

    /// The full name, such as `Pretendard Bold`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the name.
    public var fullName: String { names.full ?? "\(familyName) \(styleName)" }

    func details() throws(FontError) -> FaceDetails {
        try cached({ $0.details.keep($1) }, { input in FaceDetails(self, input) })
    }

    /// Returns the tags of the features in `GSUB` and `GPOS`, for all scripts and languages.
    ///
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func featureTags() throws(FontError) -> Set<FontTag> { try tags().features }

    /// Returns the OpenType tags of the scripts in `GSUB` and `GPOS`, such as `latn` and `dev2`.
    ///
    /// A face can contain characters of other scripts, which need no lookups:
    /// ``supportedCharacters()`` lists the characters. The tag `DFLT` is for all other scripts.
    ///
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func scriptTags() throws(FontError) -> Set<FontTag> { try tags().scripts }

    /// Returns the tags of the features that are available for text of a script and a language.
    ///
    ///     let face = try FontFile(path: "Inter.ttf").faces[0]
    ///     try face.featureTags(forScript: "Cyrl", language: "sr").contains("locl")
    ///
    /// If the font does not list the script, these are the features of its default script, as in
    /// shaping. The same holds for the language.
    ///
    /// - Parameters:
    ///   - script: The script as a tag of ISO 15924, such as `Cyrl`.
    ///   - language: The language as a BCP 47 tag, such as `sr`, or `nil` if it is unknown.
    /// - Returns: The tags, including the feature that the language requires.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    public func featureTags(
        forScript script: FontTag,
        language: String? = nil
    ) throws(FontError) -> Set<FontTag> {
        let tables = try plans().tables
        let scripts = ScriptTable.openTypeTags(ScriptTable.number(script.capitalized))
        let languages = language.map(LanguageTags.openTypeTags) ?? []
        var tags: Set<FontTag> = []
        for case let table? in [tables.substitution, tables.positioning] {
            guard let system = table.languageSystem(of: scripts, languages) else { continue }
            tags.formUnion(system.features.compactMap(table.tag))
            if let required = system.required.flatMap(table.tag) { tags.insert(required) }
        }
        return tags
    }

    /// Returns whether the font has a language system for one of the tags, in any script.
    func hasLanguage(_ languages: [FontTag]) throws(FontError) -> Bool {
        !(try tags().languages.isDisjoint(with: languages))
    }

    private func tags() throws(FontError) -> LayoutTags {
        try cached({ $0.tags.keep($1) }, { input in LayoutTags(data.directory(input), input) })
    }

    /// Returns the characters that have a glyph, as ranges in ascending order.
    ///
    ///     let ranges = try lato.supportedCharacters()
    ///     print(ranges.contains { $0.contains("Ж") })
    ///
    /// Between two ranges, at least one character has no glyph. Variation sequences are not listed.
    ///
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(*n*), where *n* is the number of Unicode scalars. For one character,
    ///   ``glyph(for:)`` is faster.
    public func supportedCharacters() throws(FontError) -> [ClosedRange<Unicode.Scalar>] {
        try advances().characters
    }

    /// Returns the glyphs and advances of characters.
    func advances() throws(FontError) -> AdvanceTable {
        try cached({ $0.advances.keep($1) }, { input in AdvanceTable(data, input) })
    }

    /// Returns the plans for shaping.
    func plans() throws(FontError) -> ShapePlanStore {
        try cached(
            { $0.plans.keep($1) },
            { input in ShapePlanStore(LayoutTables(data, input), data) }
        )
    }

    /// Runs a closure with exclusive access to a glyph mapper, which shapes text if `isShaping` is
    /// true.
    func withMapper<Result>(
        isShaping: Bool = false,
        _ body: (inout GlyphMapper) throws(FontError) -> Result
    ) throws(FontError) -> Result {
        try mappers.withValue(
            { () throws(FontError) in
                if isShaping { try readShapingTables() }
                return GlyphMapper(data, try advances())
            },
            { mapper throws(FontError) in try body(&mapper) }
        )
    }

    /// Reads the advances and the plans together, because opening a file takes longer than reading
    /// a table.
    private func readShapingTables() throws(FontError) {
        guard withCache({ $0.advances == nil && $0.plans == nil }) else { return }
        let (advances, plans) = try source.withInput { input throws(FontError) in
            (AdvanceTable(data, input), ShapePlanStore(LayoutTables(data, input), data))
        }
        withCache { cache in
            _ = cache.advances.keep(advances)
            _ = cache.plans.keep(plans)
        }
    }

    /// Returns the variation for a named instance, creating the variation on first use.
    func variation(at instance: NamedInstance) throws(FontError) -> Typeface {
        let name = instance.postScriptName
        if let known = withCache({ $0.instances[name] }) { return known }
        let face = try variation(at: instance.coordinates)
        return withCache { cache in
            cache.instances.insert(face, for: name) ?? face
        }
    }

    /// Returns a part of the cache, after reading it from the file if necessary.
    ///
    /// The lock is not held while reading, so other threads do not wait for the disk. If two
    /// threads read the same part, the first result is kept.
    private func cached<Part>(
        _ keep: (Cache, Part?) -> Part?,
        _ read: (borrowing FontInput) -> Part
    ) throws(FontError) -> Part {
        if let known = withCache({ keep($0, nil) }) { return known }
        let new = try source.withInput { input throws(FontError) in read(input) }
        return withCache { keep($0, new) } ?? new
    }
}

extension Optional {
    /// Stores a value if there is none yet, and returns the stored value.
    fileprivate mutating func keep(_ new: Wrapped?) -> Wrapped? {
        if self == nil { self = new }
        return self
    }
}
