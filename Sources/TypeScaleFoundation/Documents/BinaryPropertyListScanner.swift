/// Follows the references of a binary property list, as far as its depth and its keys need them.
struct BinaryPropertyListScanner {
    /// How many references are followed before a list is refused.
    ///
    /// Objects may be shared, so that a short list can stand for a tree without end.
    private static let mostSteps = 200_000

    /// How many bytes of a key are read: many dictionaries may share one that is long.
    private static let longestKey = 1024

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

    /// The keys that a dictionary has twice.
    func scan(_ limits: DocumentLimits) throws(DocumentProblem) -> [DocumentProblem] {
        func problem(
            _ code: DocumentProblem.Code,
            _ path: DocumentPath,
            _ detail: String
        ) -> DocumentProblem {
            DocumentProblem(code: code, path: path, position: nil, detail: detail)
        }
        var problems: [DocumentProblem] = []
        var open: [(object: Int, depth: Int, path: DocumentPath)] = [(root, 1, [])]
        var steps = 0
        while let (object, depth, path) = open.popLast() {
            guard let held = held(by: object) else { continue }
            if depth > limits.depth {
                throw problem(.tooDeep, path, "it nests deeper than \(limits.depth) levels")
            }
            steps += held.values.count + 1
            if steps > Self.mostSteps {
                throw problem(.tooLong, path, "it holds more than \(Self.mostSteps) values")
            }
            var seen: Set<String> = []
            for (index, value) in held.values.enumerated() {
                let key = held.keys.map { text(of: $0[index]) ?? "?" }
                if let key, !seen.insert(key).inserted {
                    guard problems.count < limits.problems else {
                        let detail = "there are more than \(limits.problems) faults"
                        throw problem(.tooManyProblems, path, detail)
                    }
                    let path = path + [.key(key)]
                    let detail = "the key is there twice; keep one of them"
                    problems.append(problem(.duplicateKey, path, detail))
                }
                // What holds nothing needs no path.
                guard isContainer(value) else { continue }
                open.append((value, depth + 1, path + [key.map { .key($0) } ?? .index(index)]))
            }
        }
        return problems
    }

    /// What an array, set or dictionary holds.
    private struct Held {
        /// References of a dictionary's keys.
        let keys: [Int]?
        let values: [Int]
    }

    /// The kind of an object, the number in its mark, and what follows the mark.
    private func mark(of object: Int) -> (kind: UInt8, held: Int, start: Int)? {
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

    private func isContainer(_ object: Int) -> Bool {
        guard let kind = mark(of: object)?.kind else { return false }
        return 0xA...0xD ~= kind
    }

    private func held(by object: Int) -> Held? {
        guard let (kind, held, start) = mark(of: object), 0xA...0xD ~= kind else { return nil }
        // A dictionary has its keys first, then its values.
        let (total, overflows) = held.multipliedReportingOverflow(by: kind == 0xD ? 2 : 1)
        guard !overflows, total <= (bytes.count - start) / referenceSize else { return nil }
        let references = (0..<total).map {
            Self.number(bytes, at: start + $0 * referenceSize, size: referenceSize) ?? count
        }
        guard kind == 0xD else { return Held(keys: nil, values: references) }
        return Held(keys: Array(references[..<held]), values: Array(references[held...]))
    }

    private func text(of object: Int) -> String? {
        guard let (kind, held, start) = mark(of: object), start <= bytes.count else { return nil }
        let rest = bytes[start...]
        switch kind {
        case 5: return String(decoding: rest.prefix(min(held, Self.longestKey)), as: UTF8.self)
        case 6:
            let units = stride(from: start, to: bytes.count - 1, by: 2).prefix(
                min(held, Self.longestKey)
            )
            return String(
                decoding: units.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) },
                as: UTF16.self
            )
        default: return nil
        }
    }

    /// A big-endian number, `nil` where its bytes are not there or it is beyond an `Int`.
    private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
        guard place >= 0, place <= bytes.count - size else { return nil }
        let number = bytes[place..<(place + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: number)
    }
}
