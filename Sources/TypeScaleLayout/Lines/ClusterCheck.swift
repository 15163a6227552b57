/// Tells of the opportunities of line breaking which ones stand within a grapheme cluster.
///
/// It takes the two characters beside the place to tell, and for flags those before them; the other
/// rules of clusters look back over joiners and marks alone, behind which there is no opportunity.
@unsafe struct ClusterCheck {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// A place among regional indicators, and whether an odd number of them stand before it.
    private var flags = (place: 0, isOdd: false)

    init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

    /// Whether a cluster ends at a place.
    ///
    /// - Parameter place: An opportunity behind all that were asked for before.
    /// - Returns: Whether one does.
    mutating func isBoundary(_ place: Int) -> Bool {
        let next = unsafe scalar(at: place)
        let last = unsafe scalar(at: start(before: place))
        if last.standsAlone, next.standsAlone { return true }
        if last.isRegionalIndicator, next.isRegionalIndicator {
            return unsafe isBetweenFlags(place)
        }
        var pair = String.UnicodeScalarView()
        pair.append(last)
        pair.append(next)
        return String(pair).count > 1
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
    /// Whether this is one of the many characters that never join one of them beside it.
    ///
    /// Newlines are among them, but between those there is no opportunity.
    fileprivate var standsAlone: Bool {
        switch value {
        case 0...0x2FF, 0x3041...0x3096, 0x30A0...0xA66E, 0xAC00...0xD7A3: true
        default: false
        }
    }

    fileprivate var isRegionalIndicator: Bool { 0x1_F1E6...0x1_F1FF ~= value }
}
