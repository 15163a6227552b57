/// An advance in the system font that no source gives, derived from other advances.
///
/// The estimates err on the wide side. Their margins are in both directions.
enum EstimatedAdvance {
    /// An advance with a bound.
    case fitted(FittedAdvance)
    /// The advances of one or two printable ASCII characters, of which the second can be 0.
    case characters(UInt8, UInt8, margin: MarginShare)
    /// A share of an em, with a margin as a share of the advance.
    ///
    /// The system font's tracking applies only if it is positive and `isTracked` is `true`.
    case em(Double, margin: MarginShare, isTracked: Bool)
    /// A Hangul syllable.
    case syllable
    /// A share of an ``EastAsianAdvance``.
    case ideograph(Double)

    /// The margin of known advances in text that also contains other scripts.
    ///
    /// The font that supplies a script can also supply its spaces, digits and punctuation.
    static let neutralMargin = MarginShare(0.2)

    /// The share by which a sign can be wider in text with ideographs.
    ///
    /// The font that supplies ideographs can also supply signs such as `“` and `·`, 1 em wide. The
    /// narrowest sign, `‘`, has 588 of 2048 units, and less with negative tracking.
    static let signShare = MarginShare(wider: 3, narrower: 0)

    /// Returns the estimate for a character.
    static func advance(of character: UInt32) -> EstimatedAdvance {
        if 0x20...0x7E ~= character {
            return .fitted(FittedAdvance(base: UInt8(truncatingIfNeeded: character)))
        }
        if Jamo.isSyllable(character) { return .syllable }
        if let share = EastAsianAdvance.share(of: character) { return .ideograph(share) }
        if let fitted = FittedAdvance(character) { return .fitted(fitted) }
        if let base = baseLetter(of: character) { return advance(of: base) }
        if let estimate = relation(of: character) { return estimate }
        let next = partitionPoint(scripts.count) { scripts[$0].first <= character }
        let script = scripts[max(0, next - 1)]
        return .em(
            Double(script.em) / 100,
            margin: MarginShare(
                wider: Double(script.wider) / 100,
                narrower: Double(script.narrower) / 100
            ),
            isTracked: script.em > 0
        )
    }

    /// Returns the letter without its last mark, or `nil` if the mark can make the letter wider.
    private static func baseLetter(of character: UInt32) -> UInt32? {
        guard 0xC0...0x52F ~= character || 0x1E00...0x1FFF ~= character,
            let parts = NormalizationTable.decomposition(character), let mark = parts.second,
            isNarrow(mark: mark), parts.first >= 0xC0 || parts.first <= 0x7A
        else { return nil }
        // The caron of these letters is an apostrophe after the letter.
        return mark == 0x30C && "dtlL".unicodeScalars.contains { $0.value == parts.first }
            ? nil : parts.first
    }

    /// Returns whether a letter with a mark is as wide as the letter.
    ///
    /// A horn is placed next to the letter.
    static func isNarrow(mark: UInt32) -> Bool { 0x300...0x36F ~= mark && mark != 0x31B }

    private static func relation(of character: UInt32) -> EstimatedAdvance? {
        let next = partitionPoint(blocks.count) { blocks[$0].first <= character }
        guard next > 0 else { return nil }
        let block = blocks[next - 1]
        let offset = Int(word: character - block.first)
        guard offset < block.letters.utf8CodeUnitCount else { return nil }
        let margin = MarginShare(wider: block.wider / 100, narrower: block.narrower / 100)
        switch block.letters.byte(at: offset) {
        case UInt8(ascii: " "): return nil
        case UInt8(ascii: "_"): return .characters(UInt8(ascii: " "), 0, margin: margin)
        case UInt8(ascii: "+"):
            return .characters(UInt8(ascii: "W"), UInt8(ascii: "I"), margin: margin)
        case UInt8(ascii: "*"):
            return .characters(UInt8(ascii: "W"), UInt8(ascii: "o"), margin: margin)
        case let letter: return .characters(letter, 0, margin: margin)
        }
    }

    /// Returns whether a character belongs to a script other than Latin.
    static func isOtherScript(_ character: UInt32) -> Bool {
        character >= 0x370 && !(0x1E00...0x1EFF ~= character) && !(0x2000...0x2BFF ~= character)
    }
}

extension EstimatedAdvance {
    /// Whether the advance is an average for the script.
    var isAverage: Bool {
        switch self {
        case .em, .ideograph: true
        case .fitted, .characters, .syllable: false
        }
    }

    /// Whether the advance has a bound, and not a margin.
    var hasBound: Bool {
        switch self {
        case .fitted, .syllable: true
        case .characters, .em, .ideograph: false
        }
    }

    /// The advance with a bound, if it has one.
    var fitted: FittedAdvance? { if case .fitted(let fitted) = self { fitted } else { nil } }

    /// Whether the advance is 0 at every size.
    var isZero: Bool { if case .em(0, _, _) = self { true } else { false } }

    /// Returns the margin as a share of the advance in a face, given the advance of an ideograph.
    func margin(_ face: SystemFace, _ ideograph: EastAsianAdvance) -> MarginShare {
        switch self {
        case .fitted: MarginShare(0)
        case .syllable: HangulAdvance.margin(in: face)
        case .characters(_, _, let margin), .em(_, let margin, _): margin
        case .ideograph: ideograph.margin
        }
    }

    /// Returns the advance at all sizes, given the advances of ASCII characters at all sizes and
    /// the advance of an ideograph.
    ///
    /// If `isSpaced` is `true`, letter spacing replaces the tracking of the system font.
    func width(
        _ table: SystemWidths,
        _ ideograph: EastAsianAdvance,
        isSpaced: Bool
    ) -> ScalableWidth {
        switch self {
        case .fitted(let fitted): return fitted.width(table)
        case .characters(let first, let second, _):
            var width = table[first]
            if second != 0 {
                width += table[second]
                width.tracked -= 1
            }
            return width
        case .em(let em, _, let isTracked):
            return ScalableWidth(em: em, isSpaced: isSpaced, isTracked: isTracked)
        case .syllable: return ScalableWidth(em: HangulAdvance.em, isSpaced: isSpaced)
        case .ideograph(let share):
            return ScalableWidth(em: share * ideograph.em, isSpaced: isSpaced)
        }
    }
}

extension ScalableWidth {
    /// Creates the advance of a character in a face other than the system font.
    ///
    /// Letter spacing is added to it. If it has none, the tracking of the system font is added if
    /// it is positive and `isTracked` is `true`.
    fileprivate init(em: Double, isSpaced: Bool, isTracked: Bool = false) {
        self.init(
            text: em * SystemFont.unitsPerEm,
            tracked: isSpaced && em > 0 ? 1 : 0,
            widened: !isSpaced && isTracked ? 1 : 0
        )
    }
}

/// The advances that determine the width of a character, unless it is a single ASCII scalar.
struct EstimatedCluster {
    /// The advances to add, of which most characters have only one.
    private(set) var advances: [EstimatedAdvance] = []
    /// The scalars that San Francisco does not supply, or whose width is an average.
    private(set) var missing: [Unicode.Scalar] = []
    /// Whether the font of another script can supply the character.
    private(set) var isOtherScript = false
    /// Whether the character is a Han character, a kana or a full-width character.
    private(set) var isIdeograph = false
    /// Whether the character is a Hangul syllable.
    private(set) var isSyllable = false
    /// Whether the character has a bound, but is not a Hangul syllable by itself.
    private(set) var isOtherThanSyllable = false
    /// Whether marks can make the character wider.
    private(set) var hasWideMarks = false
    /// The best exactness of the width.
    private(set) var limit = WidthExactness.withinPixel

    /// The margin of a letter with wide marks, as a share of its width.
    static let markMargin = MarginShare(0.05)

    private static let emoji: UInt32 = 0x1F600

    /// Creates the advances for several scalars, which form one character.
    init(_ scalars: Substring.UnicodeScalarView) {
        var mark: Unicode.Scalar?
        if let composed = Self.composed(scalars) {
            _ = add(composed, &mark, isEmoji: false)
        } else {
            // A sequence of emoji is one emoji. U+FE0F and U+20E3 make an emoji of a character.
            let isEmoji = scalars.contains {
                $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.isEmoji
            }
            for scalar in scalars where !add(scalar, &mark, isEmoji: isEmoji) { break }
        }
        finish(mark)
    }

    /// Returns the character that two scalars compose, such as a letter and a mark, or the syllable
    /// that two or three jamo compose.
    private static func composed(_ scalars: Substring.UnicodeScalarView) -> Unicode.Scalar? {
        var rest = scalars
        guard let first = rest.popFirst()?.value, let second = rest.popFirst()?.value else {
            return nil
        }
        let third = rest.popFirst()?.value
        guard rest.isEmpty else { return nil }
        var composed = Jamo.composition(first, second, third)
        if third == nil {
            composed =
                composed ?? Jamo.composition(first, second)
                ?? NormalizationTable.composition(first, second)
        }
        return composed.flatMap(Unicode.Scalar.init)
    }

    /// Creates the advance for a single scalar.
    init(_ scalar: Unicode.Scalar) {
        var mark: Unicode.Scalar?
        _ = add(scalar, &mark, isEmoji: scalar == "\u{20E3}" || scalar.isEmoji)
        finish(mark)
    }

    /// The character whose kerning the cluster has, or none if its margin includes the kerning.
    var kerning: KerningCharacter {
        if isIdeograph { return .ideograph }
        guard advances.count == 1, !hasWideMarks else { return .none }
        return advances.first?.fitted?.kerning ?? .none
    }

    /// Adds a scalar, and returns whether more scalars can follow.
    private mutating func add(
        _ scalar: Unicode.Scalar,
        _ mark: inout Unicode.Scalar?,
        isEmoji: Bool
    ) -> Bool {
        guard !CharacterClass.role(scalar.value).isInvisible else { return true }
        if isEmoji {
            append(.advance(of: Self.emoji))
            missing.append(scalar)
            return false
        }
        if MarkTable.isNonspacing(scalar.value) || MarkTable.isEnclosing(scalar.value) {
            mark = mark ?? scalar
            isOtherThanSyllable = true
            if !EstimatedAdvance.isNarrow(mark: scalar.value) { hasWideMarks = true }
        } else {
            add(scalar)
        }
        return true
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
        let advance = EstimatedAdvance.advance(of: scalar.value)
        append(advance)
        if FittedAdvance.isEstimate(scalar.value) { limit = .estimate }
        switch advance {
        case .ideograph: isIdeograph = true
        case .syllable where advances.count == 1: isSyllable = true
        default: isOtherThanSyllable = true
        }
        guard !advance.hasBound else { return }
        let isScript = EstimatedAdvance.isOtherScript(scalar.value)
        isOtherScript = isOtherScript || isScript
        if advance.isAverage || isScript, !scalar.isSpaceSeparator { missing.append(scalar) }
    }

    private mutating func append(_ advance: EstimatedAdvance) {
        advances.append(advance)
        if !advance.hasBound { limit = .estimate }
    }

    private mutating func finish(_ mark: Unicode.Scalar?) {
        if !advances.contains(where: { !$0.isZero }), let mark = mark ?? missing.first {
            // A mark without a letter gets the width of a wide letter.
            advances = [.em(1, margin: MarginShare(wider: 0, narrower: 1), isTracked: false)]
            if missing.isEmpty { missing.append(mark) }
            (limit, hasWideMarks) = (.estimate, false)
        } else if hasWideMarks {
            limit = .estimate
        }
    }
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
