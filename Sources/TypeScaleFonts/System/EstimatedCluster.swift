/// The advances that determine the width of a character, unless it is a single ASCII scalar.
struct EstimatedCluster {
    /// The advances to add, of which most characters have only one.
    private(set) var advances = FewElements<EstimatedAdvance>()
    /// The scalars that San Francisco does not supply, or whose width is an average.
    private(set) var missing = FewElements<Unicode.Scalar>()
    /// Whether the character belongs to a script other than Latin.
    private(set) var isOtherScript = false
    private(set) var hasMarks = false

    /// The margin of a letter with marks, as a share of its width.
    static let markMargin = 0.05

    private static let emoji: UInt32 = 0x1F600

    /// Creates the advances for several scalars, which form one character.
    init(_ scalars: Substring.UnicodeScalarView) {
        var mark: Unicode.Scalar?
        // A sequence of emoji is one emoji. U+FE0F and U+20E3 make an emoji of other characters.
        let isEmoji = scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.isEmoji }
        for scalar in scalars where !add(scalar, &mark, isEmoji: isEmoji) { break }
        finish(mark)
    }

    /// Creates the advance for a single scalar.
    init(_ scalar: Unicode.Scalar) {
        var mark: Unicode.Scalar?
        _ = add(scalar, &mark, isEmoji: scalar == "\u{20E3}" || scalar.isEmoji)
        finish(mark)
    }

    /// Adds a scalar, and returns whether more scalars can follow.
    private mutating func add(
        _ scalar: Unicode.Scalar,
        _ mark: inout Unicode.Scalar?,
        isEmoji: Bool
    ) -> Bool {
        guard !CharacterClass.role(scalar.value).isInvisible else { return true }
        if isEmoji {
            advances.append(.advance(of: Self.emoji))
            missing.append(scalar)
            return false
        }
        if MarkTable.isNonspacing(scalar.value) || MarkTable.isEnclosing(scalar.value) {
            mark = mark ?? scalar
        } else {
            add(scalar)
        }
        return true
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        if let ascii = scalar.printableASCII {
            advances.append(.characters(ascii, 0, margin: 0))
            return
        }
        let advance = EstimatedAdvance.advance(of: scalar.value)
        advances.append(advance)
        let isScript = EstimatedAdvance.isOtherScript(scalar.value)
        isOtherScript = isOtherScript || isScript
        if !advance.isRelated || isScript, !scalar.isSpaceSeparator { missing.append(scalar) }
    }

    private mutating func finish(_ mark: Unicode.Scalar?) {
        if !advances.contains(where: { !$0.isZero }), let mark = mark ?? missing.first {
            // A mark without a letter gets the width of a wide letter.
            advances = FewElements(.em(1, margin: 0, isTracked: false))
            if missing.first == nil { missing.append(mark) }
        } else {
            hasMarks = mark != nil
        }
    }
}

extension EstimatedCluster {
    /// Returns the width in font units and its margin, given the advances of ASCII characters.
    func width(_ table: SystemAdvances) -> (units: Double, margin: WidthMargin) {
        var units = 0.0
        var margin = WidthMargin.none
        for advance in advances {
            let width = advance.units(table)
            units += width
            let share = advance.margin
            margin.add(WidthMargin(total: share * max(0, width), share: share))
        }
        if hasMarks {
            let share = Self.markMargin
            margin.add(WidthMargin(total: share * units, share: share))
        }
        return (units, margin)
    }
}

/// A collection of elements that allocates memory only for more than one element.
struct FewElements<Element>: Sequence {
    private(set) var first: Element?
    private var others: [Element] = []

    init() {}

    init(_ element: Element) { first = element }

    mutating func append(_ element: Element) {
        if first == nil { first = element } else { others.append(element) }
    }

    struct Iterator: IteratorProtocol {
        fileprivate var first: Element?
        fileprivate var others: IndexingIterator<[Element]>

        mutating func next() -> Element? {
            guard let element = first else { return others.next() }
            first = nil
            return element
        }
    }

    func makeIterator() -> Iterator { Iterator(first: first, others: others.makeIterator()) }
}

extension Unicode.Scalar {
    /// The character, if it is printable ASCII.
    var printableASCII: UInt8? { 0x20...0x7E ~= value ? UInt8(value) : nil }

    /// Whether the general category is space separator.
    var isSpaceSeparator: Bool {
        switch value {
        case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    fileprivate var isEmoji: Bool { 0x1F000...0x1FAFF ~= value }
}
