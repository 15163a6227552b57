/// The work of a table's lookups on a row of glyphs.
///
/// A font may ask for more than anybody will wait for: every step is counted, and when too many have
/// been taken the work stops.
struct LookupWork {
    /// How deep lookups may call lookups; as deep as in HarfBuzz.
    static let deepest = 64

    /// How many glyphs may be matched at once; as many as in HarfBuzz.
    static let longestMatch = 64

    /// The steps that are free, and those that each glyph adds.
    static let steps = (free: 1 << 20, perGlyph: 1024)

    let table: LayoutTable
    let definitions: GlyphDefinitions?
    let numbers: PositionReader
    let masks: GlyphMasks
    let glyphCount: Int
    var buffer: GlyphBuffer
    /// The lookups that some glyph, of those that there are or were, may start.
    var present: UInt64 = 0
    /// How many steps are left.
    var stepsLeft: Int
    /// How many glyphs there may be at most.
    let mostGlyphs: Int
    /// What the lookup at work passes over.
    var passing = PassingRule.marks
    var depth = 0
    /// Places of matched glyphs, of nested matches one behind the other.
    var places: [Int] = []

    init(_ plan: ShapingPlan, _ stage: ShapingPlan.Stage, _ buffer: consuming GlyphBuffer) {
        table = stage.table
        definitions = plan.definitions
        numbers = PositionReader(stage.table.bytes, plan)
        masks = stage.masks
        glyphCount = plan.glyphCount
        let count = buffer.count
        stepsLeft = Self.steps.free + Self.steps.perGlyph * count
        mostGlyphs = max(16_384, 64 * count)
        self.buffer = buffer
        for index in 0..<count {
            let mask = masks[self.buffer[index].id]
            self.buffer.update(index) { $0.mask = mask }
            present |= mask
        }
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
            if isSeen(place), let next = apply(lookup, at: place) {
                place = next
            } else {
                place += 1
            }
        }
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
        guard depth < Self.deepest, let lookup = table.lookup(index) else { return false }
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
