/// Builds the tree of a document while a scanner reads it.
///
/// The open lists and dictionaries are an explicit stack, so that no nesting can overflow the program's own.
struct DocumentBuilder {
    /// A list or dictionary that is open.
    private struct Frame {
        let node: Int
        let isDictionary: Bool
        /// The index of the current element of a list.
        var element = -1
        /// Whether the last key has no value yet.
        var awaitsValue = false
        /// The index of its first key in ``keys``.
        let firstKey: Int
    }

    /// A key of a dictionary.
    struct Key {
        /// The bytes of the key.
        let range: Range<Int>
        /// The offset that faults of the key are reported at.
        let offset: Int
        /// The key, if its bytes are not its characters.
        let text: String?
        let isASCII: Bool
        /// The node of its value.
        fileprivate(set) var node = 0
    }

    let bytes: [UInt8]
    var limits: DocumentLimits
    private(set) var nodes: [DocumentNode] = []
    private(set) var problems: [DocumentProblem] = []
    private(set) var loneSurrogates: [Int] = []
    private var frames: [Frame] = []
    /// The keys of all open dictionaries, those of the innermost last.
    private var keys: [Key] = []

    init(_ bytes: [UInt8], _ limits: DocumentLimits) {
        self.bytes = bytes
        self.limits = limits
        nodes.reserveCapacity(bytes.count / 16)
    }

    /// The number of open lists and dictionaries.
    var nesting: Int { frames.count }

    /// Whether the innermost of them is a dictionary.
    var isInDictionary: Bool { frames.last?.isDictionary ?? false }

    /// Whether the innermost is a dictionary whose last key has no value yet.
    var awaitsValue: Bool { frames.last?.awaitsValue ?? false }

    /// The path of the current value.
    private var path: DocumentPath {
        frames.compactMap { frame in
            guard frame.isDictionary else {
                return frame.element < 0 ? nil : .index(frame.element)
            }
            // The last key of this dictionary, whose value holds the next one.
            let end = frames.first { $0.node > frame.node }?.firstKey ?? keys.count
            return end > frame.firstKey ? .key(text(of: keys[end - 1])) : nil
        }
    }

    private func text(of key: Key) -> String {
        key.text ?? String(decoding: bytes[key.range], as: UTF8.self)
    }
}

extension DocumentBuilder {
    /// Adds the key of the next value.
    mutating func add(_ key: Key) throws(DocumentProblem) {
        var key = key
        key.node = nodes.count
        guard max(key.range.count, key.text?.utf8.count ?? 0) <= limits.keyBytes else {
            let detail = "a key is longer than \(limits.keyBytes) bytes"
            throw problem(.longKey, detail, at: key.offset)
        }
        guard keys.count - frames[frames.count - 1].firstKey < limits.keys else {
            let detail = "it has more than \(limits.keys) keys"
            throw problem(.tooManyKeys, detail, at: key.offset, limit: "keys")
        }
        guard key.isASCII && key.text == nil || text(of: key).isQuicklyCompared else {
            throw problem(.longKey, "a letter of a key has too many marks", at: key.offset)
        }
        keys.append(key)
        frames[frames.count - 1].awaitsValue = true
    }

    /// Comes to the next value, which faults belong to from here on.
    mutating func beginValue() {
        guard let last = frames.indices.last else { return }
        if frames[last].isDictionary {
            frames[last].awaitsValue = false
        } else {
            frames[last].element += 1
        }
    }

    /// Adds the value that the scanner has come to.
    mutating func addValue(
        _ kind: DocumentValueKind,
        offset: Int,
        content: Range<Int>,
        isEncoded: Bool = false
    ) throws(DocumentProblem) {
        var flags: DocumentNodeFlags = isEncoded ? .isTextEncoded : []
        var keyRange = 0..<0
        if let last = frames.last, last.isDictionary {
            let key = keys[keys.count - 1]
            keyRange = key.range
            flags.formUnion(key.text == nil ? .hasKey : [.hasKey, .isKeyEncoded])
        }
        guard nodes.count < limits.values else {
            let detail = "it holds more than \(limits.values) values"
            throw problem(.tooManyBytes, detail, at: offset)
        }
        nodes.append(
            DocumentNode(
                kind: kind,
                flags: flags,
                keyLength: UInt16(clamping: keyRange.count),
                keyStart: UInt32(clamping: keyRange.lowerBound),
                offset: UInt32(clamping: offset),
                start: UInt32(clamping: content.lowerBound),
                end: UInt32(clamping: content.upperBound),
                next: UInt32(clamping: nodes.count + 1)
            )
        )
    }

    /// Adds a list or dictionary, whose values follow.
    mutating func open(_ kind: DocumentValueKind, offset: Int) throws(DocumentProblem) {
        try addValue(kind, offset: offset, content: offset..<offset)
        guard frames.count < limits.nesting else {
            let detail = "it nests deeper than \(limits.nesting) levels"
            throw problem(.tooDeep, detail, at: offset, limit: "nesting")
        }
        frames.append(
            Frame(
                node: nodes.count - 1,
                isDictionary: kind == .dictionary,
                firstKey: keys.count
            )
        )
    }

    /// Closes the innermost list or dictionary, and reports its repeated keys.
    mutating func close(end: Int) throws(DocumentProblem) {
        guard let frame = frames.popLast() else { return }
        nodes[frame.node].next = UInt32(clamping: nodes.count)
        nodes[frame.node].end = UInt32(clamping: end)
        let repeated = repeatedKeys(from: frame.firstKey)
        keys.removeLast(keys.count - frame.firstKey)
        for key in repeated {
            nodes[key.node].flags.insert(.isRepeated)
            let step = DocumentStep.key(text(of: key))
            try report(.duplicateKey, "the key is there twice; keep one of them", key.offset, step)
        }
    }

    /// The keys from an index that are equal to one before them.
    ///
    /// Keys are equal where Swift's strings are, however they are spelled.
    private func repeatedKeys(from first: Int) -> [Key] {
        let count = keys.count - first
        guard count > 1 else { return [] }
        if count <= 8, keys[first...].allSatisfy({ $0.text == nil && $0.isASCII }) {
            var repeated: [Key] = []
            for index in (first + 1)..<keys.count
            where keys[first..<index].contains(where: { isEqual($0.range, keys[index].range) }) {
                repeated.append(keys[index])
            }
            return repeated
        }
        var seen: Set<String> = []
        return keys[first...].filter { !seen.insert(text(of: $0)).inserted }
    }

    private func isEqual(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        guard first.count == second.count else { return false }
        for index in 0..<first.count
        where bytes[first.lowerBound + index] != bytes[second.lowerBound + index] { return false }
        return true
    }
}

extension DocumentBuilder {
    /// Reports that no `Double` holds the number that was added last.
    mutating func reportOutOfRange(_ detail: String) throws(DocumentProblem) {
        nodes[nodes.count - 1].flags.insert(.isOutOfRange)
        try report(.numberOutOfRange, detail, Int(nodes[nodes.count - 1].offset))
    }

    /// Reports an escape that is half of a surrogate pair.
    mutating func reportLoneSurrogate(at offset: Int, _ detail: String) throws(DocumentProblem) {
        loneSurrogates.append(offset)
        try report(.loneSurrogate, detail, offset)
    }

    private mutating func report(
        _ code: DocumentProblem.Code,
        _ detail: String,
        _ offset: Int,
        _ step: DocumentStep? = nil
    ) throws(DocumentProblem) {
        guard problems.count < limits.diagnostics else {
            let detail = "there are more than \(limits.diagnostics) faults"
            throw problem(.tooManyDiagnostics, detail, at: offset, limit: "diagnostics")
        }
        let path = self.path + (step.map { [$0] } ?? [])
        problems.append(DocumentProblem(code, detail, path: path, offset: offset))
    }

    /// A fault of the document as a whole, at the current value.
    func problem(
        _ code: DocumentProblem.Code,
        _ detail: String,
        at offset: Int,
        limit: String? = nil
    ) -> DocumentProblem {
        DocumentProblem(code, detail, path: path, offset: offset, limit: limit)
    }
}

extension String {
    /// Whether comparing the text takes time in proportion to its length, not to its square.
    ///
    /// A short text may have any marks; in a longer one no letter has more than Unicode's form for streams allows, 30.
    package var isQuicklyCompared: Bool {
        guard utf8.count > 96 else { return true }
        var marks = 0
        for scalar in unicodeScalars {
            let isMark = scalar.properties.canonicalCombiningClass != .notReordered
            marks = isMark ? marks + 1 : 0
            if marks > 30 { return false }
        }
        return true
    }
}
