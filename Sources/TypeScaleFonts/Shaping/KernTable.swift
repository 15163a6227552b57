/// The old table of pairs, `kern`, as Microsoft or as Apple wrote it.
struct KernTable: Sendable {
    /// How many bytes of the table are looked at.
    static let maximumByteCount = 16 << 20

    /// The most subtables that are read.
    private static let maximumSubtableCount = 64

    /// A list of pairs, or a matrix of classes.
    struct Subtable: Sendable {
        fileprivate enum Form: Sendable {
            case pairs(count: Int)
            case classes(left: Int, right: Int, values: Int)
        }

        fileprivate let bytes: TableBytes
        fileprivate let form: Form

        /// How far a pair is moved together, in font units; negative for closer.
        func value(_ first: UInt16, _ second: UInt16) -> Int {
            switch form {
            case .pairs(let count):
                let key = UInt32(first) << 16 | UInt32(second)
                let place = partitionPoint(count) { bytes.uint32(at: 6 * $0) ?? .max < key }
                guard place < count, bytes.uint32(at: 6 * place) == key else { return 0 }
                return bytes.int16(at: 6 * place + 4).map(Int.init) ?? 0
            case .classes(let left, let right, let values):
                // Classes are offsets: that of the row, and that within it.
                let place = offset(first, left) + offset(second, right)
                guard place >= values else { return 0 }
                return bytes.int16(at: place).map(Int.init) ?? 0
            }
        }

        private func offset(_ glyph: UInt16, _ table: Int) -> Int {
            guard let first = bytes.uint16(at: table), let count = bytes.uint16(at: table + 2),
                glyph >= first, glyph - first < count
            else { return 0 }
            return bytes.uint16(at: table + 4 + 2 * Int(glyph - first)).map(Int.init) ?? 0
        }
    }

    /// The subtables for text in lines, each of which adds to the ones before.
    let subtables: [Subtable]

    /// Whether some subtable is of a kind that is not read.
    let isPartial: Bool

    /// Reads the table; `nil` if it is cut short.
    init?(_ table: TableBytes) {
        guard let version = table.uint16(at: 0) else { return nil }
        let isApple = version == 1
        let count =
            isApple ? table.uint32(at: 4).map(Int.init) : table.uint16(at: 2).map(Int.init)
        guard version <= 1, let count else { return nil }
        var subtables: [Subtable] = []
        var isPartial = false
        var place = isApple ? 8 : 4
        for index in 0..<min(count, Self.maximumSubtableCount) {
            let stated =
                isApple
                ? table.uint32(at: place).map(Int.init)
                : table.uint16(at: place + 2).map(Int.init)
            guard let length = stated, let coverage = table.uint16(at: place + 4) else { break }
            // Of many pairs the length does not fit into its field; the last reaches to the end.
            let rest = table.count - place
            let used = index == count - 1 ? rest : min(length, rest)
            guard let bytes = table.slice(at: place, count: used) else { break }
            let isMeant = isApple ? coverage & 0xE000 == 0 : coverage & 0x5 == 0x1
            if isMeant {
                let format = isApple ? coverage & 0xFF : coverage >> 8
                let form = Self.form(bytes, Int(format), header: isApple ? 8 : 6)
                if let form { subtables.append(form) } else { isPartial = true }
            }
            guard length > 0 else { break }
            place += length
        }
        guard !subtables.isEmpty || isPartial else { return nil }
        self.subtables = subtables
        self.isPartial = isPartial
    }

    private static func form(_ bytes: TableBytes, _ format: Int, header: Int) -> Subtable? {
        switch format {
        case 0:
            guard let stated = bytes.uint16(at: header).map(Int.init),
                let pairs = bytes.slice(at: header + 8)
            else { return nil }
            return Subtable(bytes: pairs, form: .pairs(count: min(stated, pairs.count / 6)))
        case 2:
            guard let left = bytes.uint16(at: header + 2).map(Int.init),
                let right = bytes.uint16(at: header + 4).map(Int.init),
                let values = bytes.uint16(at: header + 6).map(Int.init)
            else { return nil }
            return Subtable(
                bytes: bytes,
                form: .classes(left: left, right: right, values: values)
            )
        default: return nil
        }
    }
}
