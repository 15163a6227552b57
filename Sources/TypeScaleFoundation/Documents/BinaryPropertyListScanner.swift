/// Follows the references of a binary property list, and looks at each object once.
///
/// What it cannot read it refuses, since the decoder may.
package struct BinaryPropertyListScanner {
    let bytes: [UInt8]
    private let offsetSize: Int
    package let referenceSize: Int
    private let count: Int
    package let root: Int
    private let offsets: Int

    /// Reads the trailer; `nil` if it cannot be that of a list, which the decoder refuses too.
    package init?(_ bytes: [UInt8]) {
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

    /// What a scan has found: the keys that a dictionary has twice, and how many values there are.
    func scan(
        _ limits: DocumentLimits
    ) throws(DocumentProblem) -> (problems: [DocumentProblem], values: Int) {
        var objects = BinaryObjects(limits)
        // Behind its values, each object comes again to be closed.
        var open: [(object: Int, isClosing: Bool)] = [(root, false)]
        while let (object, isClosing) = open.popLast() {
            if isClosing {
                try objects.close(object)
                continue
            }
            guard objects.isNew(object) else { continue }
            guard let held = try? held(by: object, limits) else {
                throw objects.problem(
                    .syntax,
                    at: object,
                    "the binary property list has something in it that is no part of one"
                )
            }
            open.append((object, true))
            try objects.open(object, held)
            for value in held.values where !objects.isClosed(value) { open.append((value, false)) }
        }
        return (objects.problems, objects.values(of: root))
    }

    private struct Unreadable: Error {}

    /// What an array or dictionary holds; nothing of another object.
    struct Held {
        /// The keys of a dictionary.
        let keys: [String]?
        let values: [Int]
    }

    /// The kind of an object, the number in its mark, and what follows the mark.
    package func mark(of object: Int) -> (kind: UInt8, held: Int, start: Int)? {
        guard object < count,
            let place = Self.number(bytes, at: offsets + object * offsetSize, size: offsetSize),
            bytes.indices.contains(place)
        else { return nil }
        let held = Int(bytes[place] & 0xF)
        let start = place + 1
        guard held == 0xF else { return (bytes[place] >> 4, held, start) }
        guard bytes.indices.contains(start), bytes[start] >> 4 == 1 else { return nil }
        let size = 1 << Int(bytes[start] & 0xF)
        guard size <= 8, let long = Self.number(bytes, at: start + 1, size: size) else {
            return nil
        }
        return (bytes[place] >> 4, long, start + 1 + size)
    }

    private func held(by object: Int, _ limits: DocumentLimits) throws(Unreadable) -> Held {
        guard let (kind, held, start) = mark(of: object) else { throw Unreadable() }
        switch kind {
        // True and false; numbers, dates, data, texts.
        case 0 where held == 8 || held == 9, 1, 2, 3, 4, 5, 6: return Held(keys: nil, values: [])
        // No property list has sets, and Foundation ends the process over one.
        case 0xA, 0xD: break
        default: throw Unreadable()
        }
        // A dictionary has its keys first, then its values.
        let (total, overflows) = held.multipliedReportingOverflow(by: kind == 0xD ? 2 : 1)
        guard !overflows, total <= (bytes.count - start) / referenceSize else {
            throw Unreadable()
        }
        var references: [Int] = []
        for place in 0..<total {
            let place = start + place * referenceSize
            guard let reference = Self.number(bytes, at: place, size: referenceSize),
                reference < count
            else { throw Unreadable() }
            references.append(reference)
        }
        guard kind == 0xD else { return Held(keys: nil, values: references) }
        var keys: [String] = []
        for reference in references[..<held] {
            guard let key = text(of: reference, limits) else { throw Unreadable() }
            keys.append(key)
        }
        return Held(keys: keys, values: Array(references[held...]))
    }

    /// The text of a key; `nil` if it is none, or longer than a key may be.
    private func text(of object: Int, _ limits: DocumentLimits) -> String? {
        text(of: object, upTo: limits.keyBytes)
    }

    /// The text that an object is; `nil` if it is none, or longer than a limit.
    package func text(of object: Int, upTo limit: Int) -> String? {
        guard let (kind, held, start) = mark(of: object), held <= limit, start <= bytes.count
        else { return nil }
        switch kind {
        case 5:
            guard held <= bytes.count - start else { return nil }
            return String(decoding: bytes[start..<(start + held)], as: UTF8.self)
        case 6:
            guard 2 * held <= bytes.count - start else { return nil }
            let units = stride(from: start, to: start + 2 * held, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        default: return nil
        }
    }

    /// A big-endian number, `nil` where its bytes are not there or it is beyond an `Int`.
    package static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        let number = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: number)
    }
}
