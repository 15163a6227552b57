/// A mapper that converts text to glyphs and applies the font's lookups.
///
/// A mapper caches data from its face between calls. Only one thread can use a mapper at a time.
/// See ``StripedPool``.
struct GlyphMapper {
    /// A part of the text that is shaped with the lookups of one script.
    struct ScriptRun {
        let script: UInt8
        /// The index after the last glyph of the run, before lookups are applied.
        let end: Int
        /// The offset after the last character of the run, in Unicode scalars.
        let endOffset: Int
        /// The indices of the run's characters, or `nil` if the run needs no shaper of its script.
        let characters: Range<Int>?
    }

    /// The index of a glyph whose character is a mark or has a special role.
    typealias Role = (index: Int, role: CharacterRole, character: UInt32)
    private typealias Mark = CharacterPages.Mark

    let face: FaceData
    var pages: CharacterPages
    private(set) var caches: [ShapeCache] = []

    // The state of the current text:
    var isShaped = false
    /// Whether an advance changed after it was added to the sum.
    var isUneven = false
    /// Whether the text has more glyphs than characters, so that the memory was too small.
    private var isFull = false
    var missing: [Unicode.Scalar] = []
    var needsShaping: [Range<Int>] = []
    /// The indices in ``pages`` of the characters in ``missing``.
    var listed: [Int] = []
    var source = RunSource()
    /// The scripts before the characters that have not been read.
    var context = ScriptContext()
    /// Whether all runs need a shaper, because the text has a direction.
    var isDirected = false
    /// The characters of the last cluster with marks, whose memory is used again.
    var sequence = CombiningSequence()
    private(set) var shaper = RunShaper()

    init(_ face: FaceData, _ table: AdvanceTable) {
        self.face = face
        pages = CharacterPages(table)
    }
}

/// The runs of a text, and what is known about its characters.
struct RunSource {
    var runs: [GlyphMapper.ScriptRun] = []
    var roles: [GlyphMapper.Role] = []
    var fractions: [GlyphMapper.Fraction] = []
    /// The characters of the runs that need the shaper of their script.
    var characters: [UInt32] = []
    /// The values, at each character, of features that differ in the text.
    var masks: [FeatureMask] = []
    /// The characters next to the text.
    var neighbors = TextNeighbors()

    /// The number of glyphs whose memory is kept for the next text.
    static let maximumKeptCount = 1 << 16

    mutating func removeAll() {
        if !masks.isEmpty { masks = [] }
        if !roles.isEmpty { roles.removeAll(keepingCapacity: keeps(roles.count)) }
        if !fractions.isEmpty { fractions.removeAll(keepingCapacity: keeps(fractions.count)) }
        if !characters.isEmpty { characters.removeAll(keepingCapacity: keeps(characters.count)) }
        runs.removeAll(keepingCapacity: true)
    }

    private func keeps(_ count: Int) -> Bool { count <= Self.maximumKeptCount }
}

extension GlyphMapper {
    /// Returns the glyphs for text, using features for which the mapper has a cache.
    ///
    /// The letter spacing, in font units, is added after each cluster. With
    /// ``FontFeatures/none``, the context is not changed.
    mutating func run(
        _ text: String,
        _ options: ShapingOptions,
        letterSpacing: Double,
        ranges: [FontFeatureRange] = [],
        _ context: inout ScriptContext
    ) -> GlyphRun {
        isShaped = options.isShaped
        isDirected = options.isRightToLeft == true || context.fixedScript != nil
        self.context.copy(context)
        var sum = 0.0
        var text = text
        let count = text.withBytes { ScalarDecoder.count($0) }
        var glyphs = text.withSpan { bytes in
            let glyphs = read(bytes, capacity: count, &sum)
            guard isFull else { return glyphs }
            removeText()
            self.context = context
            return read(bytes, capacity: CombiningSequence.maximumExpansion * count, &sum)
        }
        swap(&self.context, &context)
        if isShaped, let cache = cacheIndex(of: options) {
            let count = source.runs.last?.endOffset ?? 0
            if !source.neighbors.isEmpty || !context.neighbors.isEmpty {
                source.neighbors = context.neighbors
            }
            if !options.ranged.isEmpty {
                source.masks = options.ranged.masks(ranges, options.features, characterCount: count)
            }
            let unapplied = caches[cache].unapplied(glyphs, characterCount: count)
            if !unapplied.isEmpty { needsShaping = needsShaping.merged(with: unapplied) }
            if shaper.shape(&glyphs, source, &caches[cache], &pages) {
                isUneven = true
            }
            for character in shaper.missing { list(character) }
            if !shaper.missing.isEmpty { orderMissing(text) }
        }
        if letterSpacing != 0 {
            glyphs.space(by: letterSpacing)
            isUneven = true
        }
        let isEstimated = pages.table.lacksVariations
        // A run that is changed later would be copied.
        let run = GlyphRun(
            glyphs: glyphs,
            units: isUneven ? glyphs.units : sum,
            unitsPerEm: face.unitsPerEm,
            missing: missing,
            needsShaping: isShaped ? needsShaping.merged(with: shaper.overBudget) : needsShaping,
            unplacedMarks: isShaped ? shaper.unplacedMarks : [],
            limit: isEstimated ? .estimate : .exact,
            advanceMargin: isEstimated ? .unbounded : .none
        )
        removeText()
        return run
    }

    /// Returns the glyph for a character, or `nil` if the face does not support the character.
    mutating func glyph(_ character: UInt32) -> Glyph? { pages.glyph(character) }

    /// Returns the index of the cache for options, or `nil` if the mapper has no such cache.
    ///
    /// ``FontFeatures/none`` needs no cache, so its index is 0.
    func cacheIndex(of options: ShapingOptions) -> Int? {
        !options.isShaped ? 0 : caches.firstIndex { $0.options == options }
    }

    /// Orders the missing characters by their place in the text.
    private mutating func orderMissing(_ text: String) {
        let found = missing
        missing = []
        var text = text
        text.withSpan { bytes in
            var scalars = ScalarDecoder()
            while missing.count < found.count, let (character, length) = scalars.next(bytes) {
                orderMissing(character)
                scalars.skip(length)
            }
        }
        // A character may be missing only after it is decomposed.
        for scalar in found { orderMissing(scalar.value) }
    }

    /// Adds a listed character, and marks it so that it is not added again.
    private mutating func orderMissing(_ character: UInt32) {
        guard let (index, entry) = pages.entry(character), entry.isListed,
            let scalar = Unicode.Scalar(character)
        else { return }
        pages.unlist(index)
        missing.append(scalar)
    }

    mutating func addCache(_ cache: ShapeCache) {
        if caches.count >= ShapeCache.maximumCount { caches.removeFirst() }
        caches.append(cache)
    }

    private mutating func removeText() {
        isUneven = false
        isFull = false
        for index in listed { pages.unlist(index) }
        if !missing.isEmpty { missing = [] }
        if !needsShaping.isEmpty { needsShaping = [] }
        if !listed.isEmpty { listed.removeAll(keepingCapacity: true) }
        source.removeAll()
        shaper.removeLongText()
    }
}

extension GlyphMapper {
    /// A position in the text.
    struct Position {
        var scalars = ScalarDecoder()
        /// The number of scalars that have been read.
        var offset = 0
        var script = ScriptTable.common
        /// The sum of the advances.
        var sum = 0.0
        /// The place at which the current run starts.
        var runStart = ScalarDecoder()
        /// Whether the current run needs the shaper of its script.
        var isComplex = false
        /// Whether the current run has marks, if this is known.
        var hasMarks: Bool?
        /// Whether the next character belongs to the cluster of the last glyph.
        var isJoined = false
        /// The offset of the last regional indicator, unless it is the second of a pair.
        var indicator = Int.min
        /// Whether there was no memory for a glyph.
        var isFull = false

        /// Returns the cluster of the next character.
        func cluster(_ glyphs: borrowing OutputSpan<Glyph>) -> UInt32 {
            let isPart = isJoined && !glyphs.isEmpty
            return UInt32(truncatingIfNeeded: isPart ? glyphs[glyphs.count - 1].cluster : offset)
        }

        /// Moves past a character of the given length in bytes.
        mutating func skip(_ length: Int) {
            scalars.skip(length)
            offset += 1
        }

        /// Adds a glyph if there is memory for it.
        mutating func write(
            _ id: UInt16,
            advance: Double,
            _ cluster: UInt32,
            _ glyphs: inout OutputSpan<Glyph>
        ) {
            if glyphs.isFull {
                isFull = true
            } else {
                glyphs.append(Glyph(id: id, cluster: cluster, advance: advance))
            }
            sum += advance
        }
    }

    /// Returns the glyphs for valid UTF-8, at most as many as there is memory for.
    private mutating func read(
        _ bytes: Span<UInt8>,
        capacity: Int,
        _ sum: inout Double
    ) -> [Glyph] {
        var glyphs: [Glyph] = []
        glyphs.append(addingCapacity: capacity) { sum = read(bytes, &$0) }
        return glyphs
    }

    /// Writes the glyphs for valid UTF-8, and returns the sum of their advances.
    private mutating func read(_ bytes: Span<UInt8>, _ glyphs: inout OutputSpan<Glyph>) -> Double {
        var position = Position()
        if isShaped, let script = context.fixedScript {
            position.script = script
            position.isComplex = true
        } else if isShaped, context.script != ScriptTable.common {
            enter(context.script, bytes, glyphs.count, &position)
        }
        while true {
            if position.isJoined {
                // The main loop starts a cluster with each character.
            } else if pages.table.isVaried {
                readUsual(bytes, &glyphs, &position, isVaried: true)
            } else {
                readUsual(bytes, &glyphs, &position, isVaried: false)
            }
            guard let (scalar, length) = position.scalars.next(bytes), !glyphs.isFull else {
                break
            }
            if pages.entry(scalar) == nil {
                pages.table.add(scalar, to: &pages)
                if pages.entry(scalar) != nil { continue }
                position.skip(length)
            } else {
                readUnusual(scalar, length, bytes, &glyphs, &position)
            }
        }
        if isShaped {
            context.script = position.script
            enter(ScriptTable.common, bytes, glyphs.count, &position)
        }
        isFull = position.isFull || position.scalars.next(bytes) != nil
        return position.sum
    }

    /// Reads up to the first unusual character.
    ///
    /// An unusual character is special, missing, a bracket, in another script than the run, or in a
    /// page that has not been added. Other functions read unusual characters, so that this loop has
    /// enough registers. With checked indices here and in ``ScalarDecoder``, measuring text again
    /// takes 54% more instructions.
    private func readUsual(
        _ bytes: Span<UInt8>,
        _ glyphs: inout OutputSpan<Glyph>,
        _ position: inout Position,
        isVaried: Bool
    ) {
        // Without features, scripts do not matter.
        let mask =
            !isShaped
            ? Mark.stop
            : context.isStarted ? Mark.stop | Mark.script | Mark.paired : Mark.stop | Mark.script
        let script = UInt16(position.script)
        let start = position
        unsafe glyphs.withUnsafeMutableBufferPointer { buffer, count in
            guard let first = buffer.baseAddress else { return }
            unsafe pages.withTables { numbers, entries in
                // The loop keeps local variables in registers.
                var glyph = unsafe first + count
                let end = unsafe first + buffer.count
                var scalars = start.scalars
                var cluster = UInt32(truncatingIfNeeded: start.offset)
                var sum = start.sum
                while let (scalar, length) = scalars.next(bytes), unsafe glyph < end {
                    let (block, low) = CharacterPages.parts(scalar)
                    let page = unsafe entries + CharacterPages.start(ofPage: numbers[block])
                    let entry = unsafe page[low]
                    let mark = entry.mark & mask
                    if mark != UInt16(ScriptTable.common), mark != script { break }
                    var advance = Double(entry.advance)
                    if isVaried {
                        advance = unsafe pages.advance(page - entries + low)
                    }
                    unsafe glyph.initialize(
                        to: Glyph(id: entry.glyph, cluster: cluster, advance: advance)
                    )
                    scalars.skip(length)
                    unsafe glyph += 1
                    cluster &+= 1
                    sum += advance
                }
                position.scalars = scalars
                position.offset += unsafe glyph - first - count
                position.sum = sum
                count = unsafe glyph - first
            }
        }
    }
}

extension [Range<Int>] {
    /// Appends a range, or extends the last range if the ranges touch.
    mutating func join(_ range: Range<Int>) {
        if let last, last.upperBound >= range.lowerBound {
            self[count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
        } else {
            append(range)
        }
    }

    /// Returns the ranges of both arrays in ascending order, joining adjacent ranges.
    func merged(with others: [Range<Int>]) -> [Range<Int>] {
        if others.isEmpty { return self }
        var ranges: [Range<Int>] = []
        let all = self + others
        for index in sortedIndices(of: all.map { $0.lowerBound }) { ranges.join(all[index]) }
        return ranges
    }
}
