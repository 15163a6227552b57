import TypeScaleDiagnostics

/// Scans binary property lists, starting from the trailer and following references.
///
/// A list can refer to an object any number of times, so the tree can be much larger than the
/// file. Limits on values and strings bound the tree. Objects that Foundation does not support are
/// refused, because Foundation crashes on some of them.
struct BinaryPropertyListScanner {
    private var builder: DocumentBuilder
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let root: Int
    private let offsetTable: Int
    /// The remaining budget for strings, in bytes.
    private var steps: Int

    private struct Open {
        let object: Int
        /// The number of values in the container.
        let count: Int
        /// The offset of the first reference to a key or, in a list, to a value.
        let references: Int
        let isDictionary: Bool
        /// The index of the next value.
        var next = 0
    }

    /// An object's type and size, and the offset after its marker.
    private struct Object {
        let kind: UInt8
        let size: Int
        let start: Int
    }

    init(_ builder: DocumentBuilder) throws(Diagnostic) {
        let bytes = builder.bytes
        self.builder = builder
        self.bytes = bytes
        // Foundation writes only one reference to each list or dictionary.
        self.builder.limits.values = min(builder.limits.values, max(200_000, bytes.count))
        steps = 4 * bytes.count + 1 << 20
        let trailer = bytes.count - 32
        guard trailer >= 8, let count = bytes.integer(at: trailer + 8, size: 8),
            let root = bytes.integer(at: trailer + 16, size: 8),
            let offsets = bytes.integer(at: trailer + 24, size: 8),
            1...8 ~= bytes[trailer + 6], 1...8 ~= bytes[trailer + 7],
            root < count, count <= bytes.count, offsets <= bytes.count
        else { throw Diagnostic(.syntax, "the binary property list is truncated") }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        objectCount = count
        self.root = root
        offsetTable = offsets
    }

    consuming func scanned() throws(Diagnostic) -> DocumentBuilder {
        var open: [Open] = []
        var next: Int? = root
        while true {
            if let object = next {
                builder.beginValue()
                guard !open.contains(where: { $0.object == object }) else {
                    throw builder.problem(.syntax, "an object contains itself", at: 0)
                }
                if let container = try value(object) { open.append(container) }
            }
            guard let last = open.indices.last else { return builder }
            let index = open[last].next
            guard index < open[last].count else {
                open.removeLast()
                try builder.close(end: 0)
                next = nil
                continue
            }
            open[last].next += 1
            let container = open[last]
            if container.isDictionary { try addKey(reference(container, index)) }
            let value = container.isDictionary ? container.count + index : index
            next = try reference(container, value)
        }
    }

    /// Adds a value and, if the value is a list or dictionary, opens it and returns it.
    private mutating func value(_ number: Int) throws(Diagnostic) -> Open? {
        let object = try object(number)
        let (kind, size): (DocumentValueKind, Int)
        var flags: DocumentNodeFlags = []
        switch object.kind {
        case 0 where 8...9 ~= object.size:
            (kind, size) = (object.size == 8 ? .false : .true, 0)
        case 1 where object.size <= 4: (kind, size) = (.number, 1 << object.size)
        case 2 where 2...3 ~= object.size:
            (kind, size, flags) = (.number, 1 << object.size, .isReal)
        case 3 where object.size == 3: (kind, size) = (.other, 8)
        case 4: (kind, size) = (.other, object.size)
        case 5: (kind, size) = (.text, try textSize(object))
        case 6: (kind, size, flags) = (.text, try textSize(object), .isTextEncoded)
        case 0xA, 0xD:
            let isDictionary = object.kind == 0xD
            // In a dictionary, all keys precede the values.
            let count = (isDictionary ? 2 : 1) * object.size
            guard count <= (bytes.count - object.start) / referenceSize else { throw unreadable }
            try builder.open(isDictionary ? .dictionary : .list, offset: 0)
            return Open(
                object: number,
                count: object.size,
                references: object.start,
                isDictionary: isDictionary
            )
        // Property lists have no sets, and Foundation crashes if it reads a set.
        default: throw unreadable
        }
        let content = try range(object, size)
        try builder.addValue(kind, offset: 0, content: content, flags: flags)
        return nil
    }

    private mutating func addKey(_ number: Int) throws(Diagnostic) {
        let object = try object(number)
        guard object.kind == 5 || object.kind == 6 else { throw unreadable }
        let range = try range(object, textSize(object))
        // A key that exceeds the limit is not decoded.
        let isEncoded = object.kind == 6 && range.count <= builder.limits.keyBytes
        let text = isEncoded ? UTF16Text.decoded(bytes[range]) : nil
        let isASCII = object.kind == 5 && bytes[range].allSatisfy { $0 < 0x80 }
        try builder.add(.init(range: range, offset: 0, text: text, isASCII: isASCII))
    }

    /// Subtracts a string's size in bytes from the budget, and returns the size.
    private mutating func textSize(_ object: Object) throws(Diagnostic) -> Int {
        let size = object.kind == 6 ? 2 * object.size : object.size
        steps -= size
        guard steps >= 0 else {
            let detail = "the strings exceed the limit for a file of this size"
            throw builder.problem(.tooManyBytes, detail, at: 0)
        }
        return size
    }

    private var unreadable: Diagnostic {
        let detail = "the binary property list contains a malformed object"
        return builder.problem(.syntax, detail, at: 0)
    }

    private func range(_ object: Object, _ size: Int) throws(Diagnostic) -> Range<Int> {
        guard size <= bytes.count - object.start else { throw unreadable }
        return object.start..<(object.start + size)
    }

    private func object(_ number: Int) throws(Diagnostic) -> Object {
        guard number < objectCount,
            let offset = bytes.integer(at: offsetTable + number * offsetSize, size: offsetSize),
            bytes.indices.contains(offset)
        else { throw unreadable }
        let marker = bytes[offset]
        let start = offset + 1
        guard marker & 0xF == 0xF, marker >> 4 >= 4 else {
            return Object(kind: marker >> 4, size: Int(marker & 0xF), start: start)
        }
        // A size of 15 or more is stored in a separate integer object.
        guard bytes.indices.contains(start), bytes[start] >> 4 == 1, bytes[start] & 0xF <= 3 else {
            throw unreadable
        }
        let sizeOfSize = 1 << Int(bytes[start] & 0xF)
        guard let size = bytes.integer(at: start + 1, size: sizeOfSize), size <= bytes.count else {
            throw unreadable
        }
        return Object(kind: marker >> 4, size: size, start: start + 1 + sizeOfSize)
    }

    private func reference(_ container: Open, _ index: Int) throws(Diagnostic) -> Int {
        let offset = container.references + index * referenceSize
        guard let number = bytes.integer(at: offset, size: referenceSize) else { throw unreadable }
        return number
    }
}

extension [UInt8] {
    /// Returns a big-endian integer, or `nil` if it is truncated or out of range for `Int`.
    fileprivate func integer(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= count - size else { return nil }
        return Int(
            exactly: self[offset..<(offset + size)].reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        )
    }
}
