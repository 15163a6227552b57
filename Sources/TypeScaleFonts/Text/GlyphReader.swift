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
    private typealias Mark = CharacterPages.Mark

    let face: FaceData
    let table: AdvanceTable
    var pages = CharacterPages()
    private var caches: [ShapeCache] = []

    // Of the text that is read:
    var isShaped = false
    /// Whether an advance has changed since it was added to the sum.
    var isUneven = false
    var missing: [Unicode.Scalar] = []
    var needsShaping: [Range<Int>] = []
    /// The indices of the characters in ``missing``.
    var listed: [Int] = []
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
        var sum = 0.0
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
            units: isUneven ? glyphs.units : sum,
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
        for index in listed { pages.unlist(index) }
        if !listed.isEmpty { listed.removeAll(keepingCapacity: true) }
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
        /// The sum of the advances.
        var sum = 0.0
    }

    /// Writes a glyph for each scalar that is drawn.
    ///
    /// - Parameters:
    ///   - bytes: Valid UTF-8.
    ///   - glyphs: Memory for as many glyphs as there are scalars.
    ///   - sum: The sum of the advances.
    /// - Returns: The number of glyphs.
    private mutating func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        into glyphs: UnsafeMutableBufferPointer<Glyph>,
        _ sum: inout Double
    ) -> Int {
        guard let scalars = unsafe ScalarReader(bytes) else { return 0 }
        var position = unsafe Position(scalars: scalars)
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
        // Without features, scripts do not matter.
        let mask = isShaped ? Mark.stop | Mark.script : Mark.stop
        let script = unsafe UInt16(position.script)
        guard let first = glyphs.baseAddress else { return }
        let start = unsafe first + position.count
        let end = unsafe first + glyphs.count
        var glyph = unsafe start
        var scalars = unsafe position.scalars
        var cluster = unsafe UInt32(truncatingIfNeeded: position.offset)
        var sum = unsafe position.sum
        unsafe pages.withTables { starts, entries in
            while let (scalar, length) = unsafe scalars.next, unsafe glyph < end {
                let page = unsafe entries + Int(starts[Int(scalar >> 8)])
                let entry = unsafe page[Int(scalar & 0xFF)]
                let mark = entry.mark & mask
                if mark != UInt16(ScriptTable.common), mark != script { break }
                var advance = Double(entry.advance)
                if isVaried {
                    advance = unsafe pages.advance(page - entries + Int(scalar & 0xFF))
                }
                unsafe glyph.initialize(
                    to: Glyph(id: entry.glyph, cluster: cluster, advance: advance)
                )
                unsafe scalars.skip(length)
                unsafe glyph += 1
                cluster &+= 1
                sum += advance
            }
        }
        unsafe position.scalars = unsafe scalars
        unsafe position.offset += unsafe glyph - start
        unsafe position.count += unsafe glyph - start
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
