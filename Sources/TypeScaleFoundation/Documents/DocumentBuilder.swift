/// Builds the tree of a document while a scanner reads it.
///
/// The open lists and dictionaries are an explicit stack, so no nesting can overflow the program's own.
struct DocumentBuilder {
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

    struct Key {
        /// The bytes of the key.
        let range: Range<Int>
        /// The offset at which faults of the key are reported.
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

    var nesting: Int { frames.count }

    /// Whether the innermost of them is a dictionary.
    var isInDictionary: Bool { frames.last?.isDictionary ?? false }

    /// Whether the innermost is a dictionary whose last key has no value yet.
    var awaitsValue: Bool { frames.last?.awaitsValue ?? false }

    /// The path of the current value.
    private var path: DocumentPath {
        let ends = frames.dropFirst().map(\.firstKey) + [keys.count]
        return zip(frames, ends).compactMap { frame, end in
            guard frame.isDictionary else {
                return frame.element < 0 ? nil : .index(frame.element)
            }
            return end > frame.firstKey ? .key(text(of: keys[end - 1])) : nil
        }
    }

    private func text(of key: Key) -> String {
        key.text ?? String(decoding: bytes[key.range], as: UTF8.self)
    }
}

extension DocumentBuilder {
    /// Adds the key of the value that follows.
    mutating func add(_ key: Key) throws(DocumentProblem) {
        var key = key
        key.node = nodes.count
        guard max(key.range.count, key.text?.utf8.count ?? 0) <= limits.keyBytes else {
            throw problem(.longKey, "a key is longer than \(limits.keyBytes) bytes", at: key.offset)
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

    /// Begins the next value, to which later faults belong.
    mutating func beginValue() {
        guard let last = frames.indices.last else { return }
        if frames[last].isDictionary {
            frames[last].awaitsValue = false
        } else {
            frames[last].element += 1
        }
    }

    mutating func addValue(
        _ kind: DocumentValueKind,
        offset: Int,
        content: Range<Int>,
        isEncoded: Bool = false
    ) throws(DocumentProblem) {
        guard nodes.count < limits.values else {
            throw problem(.tooManyBytes, "it holds more than \(limits.values) values", at: offset)
        }
        var flags: DocumentNodeFlags = isEncoded ? .isTextEncoded : []
        var keyRange = 0..<0
        if isInDictionary, let key = keys.last {
            keyRange = key.range
            flags.formUnion(key.text == nil ? .hasKey : [.hasKey, .isKeyEncoded])
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
        let isDictionary = kind == .dictionary
        frames.append(
            Frame(node: nodes.count - 1, isDictionary: isDictionary, firstKey: keys.count)
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

    /// Returns the keys from an index that repeat an earlier one, compared as Swift's strings.
    private func repeatedKeys(from first: Int) -> [Key] {
        let keys = keys[first...]
        if keys.count <= 8, keys.allSatisfy({ $0.text == nil && $0.isASCII }) {
            return keys.indices.filter { index in
                let key = bytes[keys[index].range]
                return keys[..<index].contains { bytes[$0.range] == key }
            }.map { keys[$0] }
        }
        var seen: Set<String> = []
        return keys.filter { !seen.insert(text(of: $0)).inserted }
    }
}

extension DocumentBuilder {
    /// Reports that the last number exceeds the range of `Double`.
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

    /// Returns a fault of the document as a whole, at the current value.
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
