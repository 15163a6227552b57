/// Reads texts into glyphs: looks up their characters, and has the font's lookups work on each run of
/// a script.
///
/// A reader keeps what it has learned of its face for the texts that follow. One thread at a time has
/// it: see ``Lanes``.
struct GlyphReader {
    /// A part of a text that is set by one script's lookups.
    struct ScriptRun {
        let script: UInt8
        /// The end among the glyphs, as they were looked up.
        let end: Int
        /// The end among the characters.
        let endOffset: Int
    }

    /// A glyph whose character is not like others, by its index.
    typealias Role = (index: Int, role: CharacterRole)

    let face: FaceData
    let table: AdvanceTable
    var pages = CharacterPages()
    private var caches: [ShapeCache] = []

    // Of the text that is read:
    var isShaped = false
    /// Whether the sum of the advances is not that of the usual characters alone.
    var isUneven = false
    var missing: [Unicode.Scalar] = []
    var needsShaping: [Range<Int>] = []
    /// The entries of ``missing`` by their index, a bit for each.
    var marks: [UInt64] = []
    var runs: [ScriptRun] = []
    var roles: [Role] = []
    var shaper = RunShaper()

    init(_ face: FaceData, _ table: AdvanceTable) {
        self.face = face
        self.table = table
    }
}

extension GlyphReader {
    /// Reads a text, with features that the reader has a cache for.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - features: The features that the font applies.
    ///   - letterSpacing: Font units after each cluster.
    /// - Returns: The glyphs, and what the face lacks for the text.
    mutating func run(
        _ text: String,
        _ features: FontFeatures,
        letterSpacing: Double
    ) -> GlyphRun {
        isShaped = features != .none
        var sum = 0
        var text = text
        var glyphs = text.withUTF8 { bytes in
            let count = unsafe ScalarReader.count(bytes)
            return unsafe [Glyph](unsafeUninitializedCapacity: count) { glyphs, count in
                count = unsafe read(bytes, into: glyphs, &sum)
            }
        }
        if isShaped, let cache = cacheIndex(of: features),
            shaper.shape(&glyphs, runs, roles, &caches[cache], table)
        {
            isUneven = true
        }
        if letterSpacing != 0 {
            glyphs.space(by: letterSpacing)
            isUneven = true
        }
        let run = GlyphRun(
            glyphs,
            units: isUneven || table.isVaried ? glyphs.units : Double(sum),
            unitsPerEm: face.unitsPerEm,
            missing: missing,
            needsShaping: needsShaping.merged(with: shaper.refused)
        )
        forgetText()
        return run
    }

    /// The glyph of a character; `nil` if the face has none.
    mutating func glyph(_ character: UInt32) -> Glyph? {
        if pages.entry(character) == nil { table.add(pageOf: character, to: &pages) }
        guard let (index, entry) = pages.entry(character), entry.glyph != 0 else { return nil }
        return Glyph(id: entry.glyph, cluster: 0, advance: pages.advance(index))
    }

    /// The index of what is known of some features; that of no features needs no cache.
    func cacheIndex(of features: FontFeatures) -> Int? {
        if features == .none { return 0 }
        for index in caches.indices where caches[index].features == features { return index }
        return nil
    }

    mutating func addCache(_ cache: ShapeCache) {
        if caches.count >= ShapeCache.maximumCount { caches.removeFirst() }
        caches.append(cache)
    }

    private mutating func forgetText() {
        isUneven = false
        if !missing.isEmpty { missing = [] }
        if !needsShaping.isEmpty { needsShaping = [] }
        if !marks.isEmpty { marks.removeAll(keepingCapacity: true) }
        if !roles.isEmpty { roles.removeAll(keepingCapacity: true) }
        runs.removeAll(keepingCapacity: true)
    }
}

extension GlyphReader {
    /// Where the reader is in a text.
    @unsafe struct Position {
        var scalars: ScalarReader
        /// How many scalars were read.
        var offset = 0
        /// How many glyphs were written.
        var count = 0
        /// The script of the run.
        var script = ScriptTable.common
        /// The sum of the advances of the usual characters.
        var sum = 0
    }

    /// Writes a glyph for each scalar that is drawn.
    ///
    /// - Parameters:
    ///   - bytes: Valid UTF-8.
    ///   - glyphs: Memory for as many glyphs as there are scalars.
    ///   - sum: The sum of the advances of the usual characters.
    /// - Returns: The number of glyphs.
    private mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into glyphs: UnsafeMutableBufferPointer<Glyph>,
        _ sum: inout Int
    ) -> Int {
        var position = unsafe Position(scalars: ScalarReader(bytes))
        while true {
            unsafe readUsual(&position, glyphs)
            guard let (scalar, length) = unsafe position.scalars.next,
                unsafe position.count < glyphs.count
            else { break }
            if pages.entry(scalar) == nil {
                table.add(pageOf: scalar, to: &pages)
                if pages.entry(scalar) != nil { continue }
            } else {
                unsafe position.count += unsafe readUnusual(scalar, &position, glyphs)
            }
            unsafe position.scalars.skip(length)
            unsafe position.offset += 1
        }
        if isShaped { unsafe enter(ScriptTable.common, &position) }
        sum = unsafe position.sum
        return unsafe position.count
    }

    /// Reads up to the first character that is not usual: whose page is unknown, that the face lacks,
    /// that is of another script, or that is special.
    ///
    /// All else is done elsewhere, which leaves the registers to this loop.
    @inline(__always)
    private func readUsual(
        _ position: inout Position,
        _ glyphs: UnsafeMutableBufferPointer<Glyph>
    ) {
        let isVaried = table.isVaried
        let isShaped = isShaped
        let script = unsafe position.script
        var scalars = unsafe position.scalars
        var offset = unsafe position.offset
        var count = unsafe position.count
        var sum = unsafe position.sum
        unsafe pages.withTables { starts, entries in
            while let (scalar, length) = unsafe scalars.next, count < glyphs.count {
                let page = Int(scalar >> 8)
                guard page < starts.count else { break }
                // The index in an unknown page is past all entries.
                let index = unsafe Int(starts[page]) &+ Int(scalar & 0xFF)
                guard index < entries.count else { break }
                let entry = unsafe entries[index]
                if entry.script != script, entry.script != ScriptTable.common,
                    isShaped || entry.script == CharacterPages.special
                {
                    break
                }
                if entry.glyph == 0, !isMarked(index) { break }
                unsafe glyphs.initializeElement(
                    at: count,
                    to: Glyph(
                        id: entry.glyph,
                        cluster: UInt32(truncatingIfNeeded: offset),
                        advance: isVaried ? pages.advance(index) : Double(entry.advance)
                    )
                )
                unsafe scalars.skip(length)
                offset &+= 1
                count &+= 1
                sum &+= Int(entry.advance)
            }
        }
        unsafe position.scalars = unsafe scalars
        unsafe position.offset = offset
        unsafe position.count = count
        unsafe position.sum = sum
    }
}

extension [Range<Int>] {
    /// Adds a range after the others, or extends the last one.
    mutating func join(_ range: Range<Int>) {
        if let last, last.upperBound >= range.lowerBound {
            self[count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
        } else {
            append(range)
        }
    }

    /// The ranges of both lists in order, those that meet as one.
    func merged(with others: [Range<Int>]) -> [Range<Int>] {
        if others.isEmpty { return self }
        var ranges: [Range<Int>] = []
        for range in (self + others).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            ranges.join(range)
        }
        return ranges
    }
}
