/// The places among the characters of an ``AdvanceTable`` that a run has come by, a bit for each.
struct PlaceMarks {
    private var words: [UInt64] = []

    func contains(_ place: Int) -> Bool {
        place >> 6 < words.count && words[place >> 6] & 1 << UInt64(place & 63) != 0
    }

    mutating func insert(_ place: Int) {
        while words.count <= place >> 6 { words.append(0) }
        words[place >> 6] |= 1 << UInt64(place & 63)
    }
}
