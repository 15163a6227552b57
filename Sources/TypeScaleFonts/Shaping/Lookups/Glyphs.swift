/// A glyph of a face, with its advance and the character that it comes from.
public struct Glyph: Hashable, Sendable {
    /// The glyph ID in the face; 0 is the glyph of missing characters.
    public let id: UInt16

    /// Half the size of an `Int`, next to the identifier, since a long text has many glyphs.
    private let storedCluster: UInt32

    /// The index of the glyph's first character in the text, in Unicode scalars.
    ///
    /// Glyphs with the same cluster belong together: lookups made them of the same characters.
    public var cluster: Int { Int(storedCluster) }

    /// The distance to the next glyph in font units, with kerning and letter spacing, unrounded.
    public internal(set) var advance: Double

    @inline(__always)
    init(id: UInt16, cluster: UInt32, advance: Double) {
        self.id = id
        storedCluster = cluster
        self.advance = advance
    }
}

/// A gap buffer of glyphs: a change near the previous one takes constant time.
///
/// The gap moves with a lookup from start to end. A text of many ligatures therefore takes time in
/// proportion to its length.
struct GlyphBuffer {
    private var storage: [GlyphInfo] = []
    private var gapStart = 0
    private var gapCount = 0

    var count: Int { storage.count - gapCount }

    @inline(__always)
    subscript(index: Int) -> GlyphInfo {
        get { storage[index < gapStart ? index : index + gapCount] }
        set { storage[index < gapStart ? index : index + gapCount] = newValue }
    }

    /// Calls a closure to change a glyph in place.
    @inline(__always)
    mutating func update(_ index: Int, _ body: (inout GlyphInfo) -> Void) {
        body(&storage[index < gapStart ? index : index + gapCount])
    }

    mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
        gapStart = 0
        gapCount = 0
    }

    /// Adds a glyph at the end of a buffer without a gap.
    @inline(__always)
    mutating func append(_ glyph: GlyphInfo) { storage.append(glyph) }

    mutating func remove(at index: Int) {
        moveGap(to: index)
        gapCount += 1
    }

    /// Inserts a glyph before another one, or at the end.
    mutating func insert(_ glyph: GlyphInfo, at index: Int) {
        if gapCount == 0 {
            // Doubles the storage, so that glyphs are seldom moved for it.
            let room = max(16, storage.count)
            gapStart = storage.count
            gapCount = room
            storage.append(contentsOf: repeatElement(glyph, count: room))
        }
        moveGap(to: index)
        storage[gapStart] = glyph
        gapStart += 1
        gapCount -= 1
    }

    private mutating func moveGap(to index: Int) {
        if gapCount == 0 {
            gapStart = index
            return
        }
        while gapStart > index {
            gapStart -= 1
            storage[gapStart + gapCount] = storage[gapStart]
        }
        while gapStart < index {
            storage[gapStart] = storage[gapStart + gapCount]
            gapStart += 1
        }
    }
}

/// A glyph while lookups work on it.
struct GlyphInfo {
    var id: UInt16
    /// The class of the glyph, from `GDEF` or else from its character.
    var properties: GlyphProperties
    var role: CharacterRole
    /// The index of the first character in the text, in Unicode scalars.
    var cluster: UInt32
    /// The lookups that may start at the glyph.
    var mask: UInt64 = 0
    /// The advance in font units; NaN until it is looked up.
    var advance: Double
    /// The horizontal offset at which the glyph is drawn, in font units.
    var offset: Double = 0
}

/// How lookups treat a character.
enum CharacterRole: UInt8, Sendable {
    case usual
    /// A mark, if the font has no glyph classes.
    case mark
    /// Default ignorable: invisible, and lookups may skip it.
    case defaultIgnorable
    /// U+200C, which only `GPOS` and contexts may skip.
    case zeroWidthNonJoiner
    /// Default ignorable, but never skipped.
    case hiddenIgnorable

    /// Whether the character is not drawn if no lookup substitutes it.
    var isInvisible: Bool { rawValue >= Self.defaultIgnorable.rawValue }
}
