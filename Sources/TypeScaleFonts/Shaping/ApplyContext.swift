/// The work of a table's lookups on a row of glyphs.
///
/// A font may ask for more than anybody will wait for: every step is counted, and when too many have
/// been taken the work stops.
struct ApplyContext {
    /// How deep lookups may call lookups; as deep as in HarfBuzz.
    static let maximumDepth = 64

    /// How many glyphs may be matched at once; as many as in HarfBuzz.
    static let maximumMatchLength = 64

    /// The steps that are free, and those that each glyph adds.
    static let steps = (free: 1 << 20, perGlyph: 1024)

    let table: LayoutTable
    let gdef: GdefTable?
    let numbers: ValueRecordReader
    let accelerator: LookupAccelerator
    let glyphCount: Int
    var buffer: GlyphBuffer
    /// The lookups that may start somewhere, as far as is known.
    var present: UInt64
    /// Whether glyphs stand next to each other for every lookup: none is passed over.
    var isPlain = true
    /// Whether some glyph was replaced or taken out.
    var isChanged = false
    /// How many steps are left.
    var stepsLeft: Int
    /// How many glyphs there may be at most.
    let maximumGlyphCount: Int
    /// What the lookup at work passes over.
    var passing = LookupProperties.marks
    var depth = 0
    /// Places of matched glyphs, of nested matches one behind the other.
    var places: [Int] = []

    init(
        _ plan: ShapePlan,
        _ stage: LookupStage,
        _ bits: UInt64,
        _ buffer: consuming GlyphBuffer
    ) {
        table = stage.table
        gdef = plan.gdef
        numbers = ValueRecordReader(stage.table.bytes, plan)
        accelerator = stage.accelerator
        present = 0
        glyphCount = plan.glyphCount
        let count = buffer.count
        stepsLeft = Self.steps.free + Self.steps.perGlyph * count
        maximumGlyphCount = max(16_384, 64 * count)
        self.buffer = buffer
        var present: UInt64 = 0
        for index in 0..<count {
            let glyph = self.buffer[index]
            let mask = accelerator.digest[glyph.id]
            if glyph.role != .usual || glyph.properties.isMark { isPlain = false }
            self.buffer.update(index) { $0.mask = mask }
            present |= mask
        }
        self.present = present & bits
    }

    var bytes: TableBytes { table.bytes }

    /// Whether the work was stopped.
    var isExhausted: Bool { stepsLeft < 0 }

    /// Goes through the row with one lookup; `bit` marks the glyphs that it may start at.
    mutating func run(_ index: Int, bit: UInt64) {
        guard stepsLeft >= 0, let lookup = table.lookup(index) else { return }
        passing = lookup.passing
        // To look for where it may start takes steps as well, if short ones.
        stepsLeft -= 1 + buffer.count / 16
        if !table.isPositioning, lookup.subtable(0)?.type == 8 {
            var place = buffer.count - 1
            while place >= 0, stepsLeft >= 0 {
                if buffer[place].mask & bit != 0, isSeen(place) { _ = apply(lookup, at: place) }
                place -= 1
            }
            return
        }
        var place = 0
        while place < buffer.count {
            guard buffer[place].mask & bit != 0 else {
                place += 1
                continue
            }
            guard stepsLeft >= 0 else { return }
            stepsLeft -= 1
            if isPlain, !mayStart(place, bit) {
                place += 1
                continue
            }
            if isSeen(place), let next = apply(lookup, at: place) {
                place = next
            } else {
                place += 1
            }
        }
    }

    /// Whether a lookup may start at a glyph, by a look at the glyphs beside it.
    @inline(__always)
    private func mayStart(_ place: Int, _ bit: UInt64) -> Bool {
        let leader = place > 0 ? buffer[place - 1].id : nil
        let follower = place + 1 < buffer.count ? buffer[place + 1].id : nil
        return accelerator.lookups(at: buffer[place].id, after: leader, before: follower) & bit != 0
    }

    /// Tries the subtables of a lookup at a glyph; answers where to go on, `nil` if none applies.
    mutating func apply(_ lookup: Lookup, at place: Int) -> Int? {
        for index in 0..<lookup.subtableCount {
            stepsLeft -= 1
            guard stepsLeft >= 0 else { return nil }
            guard let (type, subtable) = lookup.subtable(index) else { continue }
            let next =
                table.isPositioning
                ? position(type, subtable, at: place) : substitute(type, subtable, at: place)
            if let next { return next }
        }
        return nil
    }

    /// Applies a lookup that another one calls for, at a glyph.
    mutating func applyNested(_ index: Int, at place: Int) -> Bool {
        guard depth < Self.maximumDepth, let lookup = table.lookup(index) else { return false }
        let outer = passing
        depth += 1
        passing = lookup.passing
        defer {
            depth -= 1
            passing = outer
        }
        return apply(lookup, at: place) != nil
    }
}
