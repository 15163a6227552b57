/// Well-formed UTF-8, by table 3-7 of the Unicode standard.
enum WellFormedUTF8 {
    /// How many bytes the scalar has that begins at a place; `nil` if none does.
    static func length(at place: Int, in bytes: [UInt8]) -> Int? {
        let (count, second): (Int, ClosedRange<UInt8>) =
            switch bytes[place] {
            case 0..<0x80: (1, 0...0)
            case 0xC2...0xDF: (2, 0x80...0xBF)
            case 0xE0: (3, 0xA0...0xBF)
            case 0xED: (3, 0x80...0x9F)
            case 0xE1...0xEF: (3, 0x80...0xBF)
            case 0xF0: (4, 0x90...0xBF)
            case 0xF1...0xF3: (4, 0x80...0xBF)
            case 0xF4: (4, 0x80...0x8F)
            default: (0, 0...0)
            }
        if count == 1 { return 1 }
        guard count > 0, place + count <= bytes.count, second.contains(bytes[place + 1]),
            bytes[(place + 2)..<(place + count)].allSatisfy({ $0 & 0xC0 == 0x80 })
        else { return nil }
        return count
    }
}

extension [UInt8] {
    /// The first byte that is no part of well-formed UTF-8.
    package var firstInvalidUTF8: Int? {
        var place = 0
        while place < count {
            guard let length = WellFormedUTF8.length(at: place, in: self) else { return place }
            place += length
        }
        return nil
    }
}
