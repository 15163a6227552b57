/// A glyph in a face, with its advance and its position in the text.
public struct Glyph: Hashable, Sendable {
    /// The glyph ID in the face, where 0 is `.notdef`, the glyph for missing characters.
    public let id: UInt16

    /// The cluster, stored in 32 bits next to the ID to save memory for long text.
    private let storedCluster: UInt32

    /// The index in the text of the glyph's first character, counted in Unicode scalars.
    ///
    /// Glyphs with the same cluster represent the same characters.
    public var cluster: Int { Int(storedCluster) }

    /// The unrounded distance to the next glyph in font units, including kerning and letter
    /// spacing.
    public internal(set) var advance: Double

    // Offsets are whole font units, except in variations of some fonts.
    private var storedXOffset: Float
    private let storedYOffset: Float

    /// The horizontal distance from the pen at which to draw the glyph, in font units.
    ///
    /// The pen is at the left of the glyph's advance in both directions. The font places some
    /// glyphs, for example when it attaches a mark to a base. The offset of most glyphs is 0.
    public internal(set) var xOffset: Double {
        get { Double(storedXOffset) }
        set { storedXOffset = Float(newValue) }
    }

    /// The upward distance from the baseline at which to draw the glyph, in font units.
    public var yOffset: Double { Double(storedYOffset) }

    @inline(__always)
    init(
        id: UInt16,
        cluster: UInt32,
        advance: Double,
        xOffset: Float = 0,
        yOffset: Float = 0
    ) {
        self.id = id
        storedCluster = cluster
        self.advance = advance
        storedXOffset = xOffset
        storedYOffset = yOffset
    }
}

/// A gap buffer of glyphs, in which a change near the previous change takes constant time.
///
/// The gap moves along as a lookup runs from start to end, so text with many ligatures is shaped in
/// linear time.
struct GlyphBuffer {
    private var storage: [GlyphInfo] = []
    private var gapStart = 0
    private var gapCount = 0
    /// The number of the last ligature.
    private var lastLigature: UInt8 = 0
    /// Whether the glyphs are drawn from right to left.
    var isRightToLeft = false
    /// The number of glyphs that substitutions may still insert in all runs of the text.
    var room = 0

    var count: Int { storage.count &- gapCount }

    @inline(__always)
    subscript(index: Int) -> GlyphInfo {
        get { storage[index < gapStart ? index : index &+ gapCount] }
        set { storage[index < gapStart ? index : index &+ gapCount] = newValue }
    }

    @inline(__always)
    mutating func update(_ index: Int, _ body: (inout GlyphInfo) -> Void) {
        body(&storage[index < gapStart ? index : index &+ gapCount])
    }

    /// Calls a closure with each glyph, which is faster than updating the glyphs one by one.
    @inline(__always)
    mutating func updateAll(_ body: (inout GlyphInfo) -> Void) {
        let (gapStart, gapEnd) = (gapStart, gapStart &+ gapCount)
        unsafe storage.withUnsafeMutableBufferPointer { glyphs in
            // The range before the gap, and the range after it.
            var (place, end) = (0, min(gapStart, glyphs.count))
            while true {
                while place < end {
                    unsafe body(&glyphs[place])
                    place &+= 1
                }
                guard end < glyphs.count else { return }
                (place, end) = (gapEnd, glyphs.count)
            }
        }
    }

    /// Returns the first index from a start at which a lookup with the given bit may start.
    @inline(__always)
    func firstIndex(from start: Int, _ bit: UInt64) -> Int? {
        let (gapStart, gapCount) = (gapStart, gapCount)
        return unsafe storage.withUnsafeBufferPointer { glyphs in
            // The range before the gap, and the range after it.
            let (gap, end) = (min(gapStart, glyphs.count), glyphs.count)
            var place = unsafe Self.firstIndex(glyphs, start, gap, bit)
            if place < gap { return place }
            place = unsafe Self.firstIndex(glyphs, max(place, gap) &+ gapCount, end, bit)
            return place < end ? place &- gapCount : nil
        }
    }

    /// Returns the first index in a range at which a lookup may start, or an index that is not
    /// less than the end.
    @inline(__always)
    private static func firstIndex(
        _ glyphs: UnsafeBufferPointer<GlyphInfo>,
        _ start: Int,
        _ end: Int,
        _ bit: UInt64
    ) -> Int {
        var place = start
        guard let first = glyphs.baseAddress else { return end }
        // Some lookups start at many glyphs.
        let near = min(end, start &+ 4)
        while place < near {
            if unsafe first[place].mask & bit != 0 { return place }
            place &+= 1
        }
        // The others start at few glyphs, so four masks are tested at once.
        while place &+ 4 <= end {
            let four = unsafe first + place
            let masks = unsafe four[0].mask | four[1].mask | four[2].mask | four[3].mask
            if masks & bit != 0 { break }
            place &+= 4
        }
        while place < end, unsafe first[place].mask & bit == 0 { place &+= 1 }
        return place
    }

    mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
        gapStart = 0
        gapCount = 0
        isRightToLeft = false
    }

    /// Appends a glyph to a buffer that contains no gap.
    @inline(__always)
    mutating func append(_ glyph: GlyphInfo) { storage.append(glyph) }

    /// Removes a glyph, and returns the number of steps to count.
    mutating func remove(at index: Int) -> Int {
        defer { gapCount += 1 }
        return moveGap(to: index)
    }

    /// Returns a number for a new ligature, from 1 to 7 as in HarfBuzz.
    ///
    /// The numbers only need to differ between ligatures that are close to each other.
    mutating func makeLigature() -> UInt8 {
        lastLigature = lastLigature % 7 + 1
        return lastLigature
    }

    /// Exchanges the glyphs for an array.
    mutating func exchange(_ glyphs: inout [GlyphInfo]) {
        withGlyphs { swap(&$0, &glyphs) }
    }

    /// Calls a closure with the glyphs as an array, which the closure can change.
    mutating func withGlyphs<Result>(_ body: (inout [GlyphInfo]) -> Result) -> Result {
        if gapCount > 0 {
            storage.removeSubrange(gapStart..<(gapStart + gapCount))
            gapStart = 0
            gapCount = 0
        }
        return body(&storage)
    }

    /// Inserts a glyph at an index, and returns the number of steps to count.
    mutating func insert(_ glyph: GlyphInfo, at index: Int) -> Int {
        if gapCount == 0 {
            // Adding a quarter of the storage keeps reallocations rare.
            let room = max(16, storage.count / 4)
            gapStart = storage.count
            gapCount = room
            storage.append(contentsOf: repeatElement(glyph, count: room))
        }
        let steps = moveGap(to: index)
        gapCount -= 1
        storage[gapStart + gapCount] = glyph
        return steps
    }

    /// Moves the gap, and returns the number of steps, one for every 8 glyphs that are moved.
    private mutating func moveGap(to index: Int) -> Int {
        if gapCount == 0 {
            gapStart = index
            return 0
        }
        let (from, gap) = (gapStart, gapCount)
        let steps = abs(from - index) / 8
        unsafe storage.withUnsafeMutableBufferPointer { glyphs in
            guard let first = glyphs.baseAddress, 0...(glyphs.count - gap) ~= index else { return }
            if index < from {
                unsafe (first + index + gap).update(from: first + index, count: from - index)
            } else {
                unsafe (first + from).update(from: first + from + gap, count: index - from)
            }
        }
        gapStart = index
        return steps
    }
}

/// A glyph in the buffer while lookups are applied.
struct GlyphInfo {
    var id: UInt16
    /// The class of the glyph, derived from the character if `GDEF` defines no classes.
    var properties: GlyphProperties
    var role: CharacterRole
    var changes: GlyphChanges = []
    /// The ligature or the multiple substitution to which the glyph belongs.
    var ligature = LigaturePart()
    /// The flags of the character, after it is normalized.
    var flags: CharacterTraits.Flags = []
    /// The index in the text of the first character, counted in Unicode scalars.
    var cluster: UInt32
    /// The features that apply to the glyph.
    var features = FeatureMask.global
    /// The character, before lookups are applied.
    var character: UInt32 = 0
    /// The number of the glyph's syllable with its kind in the low bits, or 0 outside syllables.
    var syllable: UInt8 = 0
    /// The class of the character in its script.
    var category: UInt8 = 0
    /// The place of the character in its syllable.
    var place: UInt8 = 0
    /// How the glyph is attached to the glyph at ``attachment``.
    var attachmentKind = AttachmentKind.none
    /// The distance to the glyph to which this glyph is attached.
    var attachment: Int32 = 0
    /// The bits of the lookups that may start at the glyph.
    var mask: UInt64 = 0
    /// The advance in font units, or NaN until the advance is looked up.
    var advance: Double
    /// The horizontal offset at which the glyph is drawn, in font units.
    var offset: Float = 0
    /// The upward offset at which the glyph is drawn, in font units.
    var yOffset: Float = 0
}

extension GlyphInfo {
    /// Changes the character, whose traits and glyph are not known yet.
    @inline(never)
    mutating func change(to character: UInt32) {
        self.character = character
        flags = []
        id = 0
    }

    /// The class by which the marks of a letter are sorted, before syllables are found.
    var combiningClass: UInt8 {
        get { syllable }
        set { syllable = newValue }
    }
}

/// The changes that lookups made to a glyph.
struct GlyphChanges: OptionSet {
    let rawValue: UInt8

    /// A lookup replaced the glyph.
    static let substituted = GlyphChanges(rawValue: 1)
    /// A lookup joined several glyphs.
    static let ligated = GlyphChanges(rawValue: 1 &<< 1)
    /// A lookup split a glyph into several.
    static let multiplied = GlyphChanges(rawValue: 1 &<< 2)
}

/// The part that a glyph has in a ligature or in a multiple substitution.
struct LigaturePart: Hashable {
    /// The number of the ligature, which its marks share, or 0 for none.
    var id: UInt8 = 0
    /// The number of the component to which a mark belongs, counted from 1, or 0 for the ligature.
    ///
    /// In a multiple substitution, the index of the glyph.
    var component: UInt8 = 0
    /// The number of components, if the glyph is a ligature.
    var count: UInt8 = 0

    /// The number of components, which is 1 for a glyph that isn't a ligature.
    var components: UInt8 { max(1, count) }

    /// Whether the glyph is a mark of a ligature's component.
    var isComponentMark: Bool { id > 0 && component > 0 }
}

/// How a glyph is attached to another glyph.
enum AttachmentKind: UInt8 {
    case none, mark, cursive
}

/// The kind of a character, which determines how lookups treat its glyph.
enum CharacterRole: UInt8, Sendable {
    case usual
    /// A nonspacing mark.
    case mark
    /// A default ignorable character, which is invisible and which lookups may skip.
    case defaultIgnorable
    /// U+200C, which lookups may skip only in `GPOS` and in backtrack and lookahead sequences.
    case zeroWidthNonJoiner
    /// U+200D, which lookups may skip.
    case zeroWidthJoiner
    /// A default ignorable character, which lookups may skip only in `GPOS`.
    case hiddenIgnorable

    /// Whether the character is invisible unless a lookup substitutes its glyph.
    var isInvisible: Bool { rawValue >= Self.defaultIgnorable.rawValue }
}
