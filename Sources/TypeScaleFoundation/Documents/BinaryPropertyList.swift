/// The references of a binary property list, as far as its depth needs them.
struct BinaryPropertyList {
    /// How many references are followed before a list is refused.
    ///
    /// Objects may be shared, so that a
    /// short list can stand for a tree without end.
    private static let mostSteps = 200_000

    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let count: Int
    private let root: Int
    private let offsets: Int

    /// Reads the trailer; `nil` if it cannot be that of a list, which the decoder refuses too.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        let trailer = bytes.count - 32
        guard trailer >= 8 else { return nil }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        func number(_ place: Int) -> Int? { Self.number(bytes, at: place, size: 8) }
        guard let count = number(trailer + 8), let root = number(trailer + 16),
            let offsets = number(trailer + 24), 1...8 ~= offsetSize, 1...8 ~= referenceSize,
            root < count, count <= bytes.count, offsets <= bytes.count
        else { return nil }
        self.count = count
        self.root = root
        self.offsets = offsets
    }

    /// Whether no chain of references is longer than so many levels.
    func isShallow(_ deepest: Int) -> Bool {
        var open: [(object: Int, depth: Int)] = [(root, 1)]
        var steps = 0
        while let (object, depth) = open.popLast() {
            steps += 1
            if depth > deepest || steps > Self.mostSteps { return false }
            for reference in references(of: object) {
                open.append((reference, depth + 1))
                if open.count > Self.mostSteps { return false }
            }
        }
        return true
    }

    /// The objects that an array, set or dictionary holds; none of what holds none.
    private func references(of object: Int) -> [Int] {
        guard object < count,
            let place = Self.number(bytes, at: offsets + object * offsetSize, size: offsetSize),
            bytes.indices.contains(place)
        else { return [] }
        let kind = bytes[place] >> 4
        guard [0xA, 0xB, 0xC, 0xD].contains(kind) else { return [] }
        var held = Int(bytes[place] & 0xF)
        var start = place + 1
        if held == 0xF {
            guard bytes.indices.contains(start), bytes[start] >> 4 == 1 else { return [] }
            let size = 1 << Int(bytes[start] & 0xF)
            guard size <= 8, let long = Self.number(bytes, at: start + 1, size: size) else {
                return []
            }
            held = long
            start += 1 + size
        }
        // A dictionary has its keys first, then its values.
        let (total, overflows) = held.multipliedReportingOverflow(by: kind == 0xD ? 2 : 1)
        guard !overflows, total <= (bytes.count - start) / referenceSize else { return [] }
        return (0..<total).compactMap {
            Self.number(bytes, at: start + $0 * referenceSize, size: referenceSize)
        }
    }

    /// A big-endian number, `nil` where its bytes are not there or it is beyond an `Int`.
    private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        let number = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: number)
    }
}
