/// Tells of the opportunities of line breaking which ones stand within a grapheme cluster.
///
/// It takes the two characters beside the place to tell, and those before them for flags and for the
/// marks that join consonants of Indic scripts, each of which is looked at once.
@unsafe struct ClusterCheck {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// A place among regional indicators, and whether an odd number of them stand before it.
    private var flags = (place: 0, isOdd: false)

    init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

    /// Whether a cluster ends at a place.
    ///
    /// - Parameter place: An opportunity behind all that were asked for before.
    /// - Returns: Whether one does.
    @inline(__always)
    mutating func isBoundary(_ place: Int) -> Bool {
        let start = unsafe start(before: place)
        if unsafe standsAlone(start), unsafe standsAlone(place) { return true }
        return unsafe isBoundary(place, scalar(at: start), scalar(at: place))
    }

    /// The same, for characters that do not stand alone.
    @inline(never)
    private mutating func isBoundary(
        _ place: Int,
        _ last: Unicode.Scalar,
        _ next: Unicode.Scalar
    ) -> Bool {
        if last.isRegionalIndicator, next.isRegionalIndicator {
            return unsafe isBetweenFlags(place)
        }
        guard String(String.UnicodeScalarView([last, next])).count > 1 else { return false }
        guard last.extendsClusters else { return true }
        var text = String.UnicodeScalarView(unsafe marks(before: place))
        let count = String(text).count
        text.append(next)
        return String(text).count > count
    }

    /// The marks before a place and the character that they stand behind.
    private func marks(before place: Int) -> [Unicode.Scalar] {
        var marks: [Unicode.Scalar] = []
        var rest = place
        while rest > 0 {
            rest = unsafe start(before: rest)
            let scalar = unsafe scalar(at: rest)
            marks.append(scalar)
            guard scalar.extendsClusters else { break }
        }
        return marks.reversed()
    }

    /// Whether a whole number of flags stands before a place; each indicator is looked at once.
    private mutating func isBetweenFlags(_ place: Int) -> Bool {
        var isOdd = false
        var rest = place
        while rest > 0 {
            if unsafe rest == flags.place {
                unsafe isOdd = isOdd != flags.isOdd
                break
            }
            let start = unsafe start(before: rest)
            guard unsafe scalar(at: start).isRegionalIndicator else { break }
            isOdd.toggle()
            rest = start
        }
        unsafe flags = (place, isOdd)
        return !isOdd
    }

    /// Whether a character is one of the many that never join one of them beside it.
    ///
    /// Newlines are among them, but between those there is no opportunity.
    @inline(__always)
    private func standsAlone(_ place: Int) -> Bool {
        switch unsafe bytes[place] {
        case 0..<0xCC: true  // up to U+02FF
        case 0xE2...0xEF: unsafe standsAlone(ofThree: place)
        default: false
        }
    }

    /// The same for a character of three bytes: punctuation, kana, ideographs, Hangul syllables.
    @inline(__always)
    private func standsAlone(ofThree place: Int) -> Bool {
        let high = unsafe UInt32(bytes[place] & 0x0F) << 12 | UInt32(bytes[place + 1] & 0x3F) << 6
        switch unsafe high | UInt32(bytes[place + 2] & 0x3F) {
        case 0x2010...0x2027, 0x3000...0x3029, 0x3030...0x3096, 0x30A0...0xA66E, 0xAC00...0xD7A3,
            0xFF01...0xFF9D:
            return true
        default: return false
        }
    }

    @inline(__always)
    private func start(before place: Int) -> Int {
        var start = place - 1
        while start > 0, unsafe bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    private func scalar(at place: Int) -> Unicode.Scalar {
        var rest = unsafe UnsafeBufferPointer(rebasing: bytes[place...]).makeIterator()
        var decoder = UTF8()
        let result = unsafe decoder.decode(&rest)
        guard case .scalarValue(let scalar) = result else { return "\u{FFFD}" }
        return scalar
    }
}

extension Unicode.Scalar {
    fileprivate var isRegionalIndicator: Bool { 0x1_F1E6...0x1_F1FF ~= value }

    /// Whether it continues the cluster before it: marks, the joiner, skin tones.
    fileprivate var extendsClusters: Bool {
        properties.isGraphemeExtend || properties.isEmojiModifier || self == "\u{200D}"
    }
}
