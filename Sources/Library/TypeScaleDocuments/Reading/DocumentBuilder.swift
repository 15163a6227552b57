import TypeScaleDiagnostics

/// Builds the tree of a document while a scanner reads it.
///
/// Open lists and dictionaries are kept in an array, so nesting cannot overflow the call stack.
struct DocumentBuilder {
    private struct Frame {
        let node: Int
        let isDictionary: Bool
        /// The index of the current element, if the container is a list.
        var element = -1
        /// Whether the last key has no value yet.
        var awaitsValue = false
        /// The index in ``keys`` of the dictionary's first key.
        let firstKey: Int
    }

    struct Key {
        let range: Range<Int>
        /// The offset at which errors in the key are reported.
        let offset: Int
        /// The decoded key, or `nil` if its bytes need no decoding.
        let text: String?
        let isASCII: Bool
        /// The node of the key's value.
        fileprivate(set) var node = 0
    }

    let bytes: [UInt8]
    var limits: DocumentLimits
    let paths: PathNotation
    /// Whether a scanner found syntax of JSON5 that JSON does not have.
    var usesJSON5 = false
    private(set) var nodes: [DocumentNode] = []
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var loneSurrogates: [Int] = []
    /// The total length of the keys on the errors' paths, in bytes.
    private var problemBytes = 0
    private var frames: [Frame] = []
    /// The keys in all open dictionaries, from the outermost to the innermost.
    private var keys: [Key] = []

    init(_ bytes: [UInt8], _ limits: DocumentLimits, _ paths: PathNotation) {
        self.bytes = bytes
        self.limits = limits
        self.paths = paths
        nodes.reserveCapacity(bytes.count / 16)
    }

    var nesting: Int { frames.count }

    /// Whether the innermost open container is a dictionary.
    var isInDictionary: Bool { frames.last?.isDictionary ?? false }

    /// Whether the innermost open container is a dictionary whose last key has no value yet.
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

    /// Adds the key for the next value.
    mutating func add(_ key: Key) throws(Diagnostic) {
        var key = key
        key.node = nodes.count
        guard (key.text?.utf8.count ?? key.range.count) <= limits.keyBytes else {
            let detail = "a key exceeds the limit of \(limits.keyBytes) bytes"
            throw problem(.longKey, detail, at: key.offset)
        }
        guard keys.count - frames[frames.count - 1].firstKey < limits.keys else {
            let detail = "a dictionary exceeds the limit of \(limits.keys) keys"
            throw problem(.tooManyKeys, detail, at: key.offset)
        }
        guard key.isASCII && key.text == nil || text(of: key).isQuicklyCompared else {
            let detail = "a character in a key has more than 30 combining marks"
            throw problem(.longKey, detail, at: key.offset)
        }
        keys.append(key)
        frames[frames.count - 1].awaitsValue = true
    }

    /// Begins the next value, whose path is used for errors until another value begins.
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
        flags: DocumentNodeFlags = []
    ) throws(Diagnostic) {
        guard nodes.count < limits.values else {
            let detail = "the document exceeds the limit of \(limits.values) values"
            throw problem(.tooManyValues, detail, at: offset)
        }
        var flags = flags
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

    /// Adds a list or dictionary, and opens it.
    mutating func open(_ kind: DocumentValueKind, offset: Int) throws(Diagnostic) {
        try addValue(kind, offset: offset, content: offset..<offset)
        guard frames.count < limits.nesting else {
            let detail = "the nesting exceeds the limit of \(limits.nesting) levels"
            throw problem(.tooDeep, detail, at: offset)
        }
        let (node, isDictionary) = (nodes.count - 1, kind == .dictionary)
        frames.append(Frame(node: node, isDictionary: isDictionary, firstKey: keys.count))
    }

    /// Closes the innermost list or dictionary, and reports its repeated keys.
    mutating func close(end: Int) throws(Diagnostic) {
        guard let frame = frames.popLast() else { return }
        nodes[frame.node].next = UInt32(clamping: nodes.count)
        nodes[frame.node].end = UInt32(clamping: end)
        let repeated = repeatedKeys(from: frame.firstKey)
        keys.removeLast(keys.count - frame.firstKey)
        for key in repeated {
            nodes[key.node].flags.insert(.isRepeated)
            let step = DocumentStep.key(text(of: key))
            try report(.duplicateKey, "duplicate key; keep one", key.offset, step)
        }
    }

    /// Returns the repeated keys of a dictionary whose first key is at an index.
    private func repeatedKeys(from first: Int) -> [Key] {
        let count = keys.count - first
        guard count > 1 else { return [] }
        guard count <= 8, keys[first...].allSatisfy({ $0.text == nil && $0.isASCII }) else {
            // Strings are also equal if they are canonically equivalent.
            var seen: Set<[UInt8]> = []
            return keys[first...].filter { !seen.insert(Array(text(of: $0).utf8)).inserted }
        }
        return keys.indices[(first + 1)...].compactMap { index in
            let range = keys[index].range
            let isRepeated = keys[first..<index].contains {
                $0.range.count == range.count && bytes[$0.range] == bytes[range]
            }
            return isRepeated ? keys[index] : nil
        }
    }

    /// Reports that the last number exceeds the range of `Double`.
    mutating func reportOutOfRange(_ detail: String) throws(Diagnostic) {
        nodes[nodes.count - 1].flags.insert(.isOutOfRange)
        try report(.numberOutOfRange, detail, Int(nodes[nodes.count - 1].offset))
    }

    /// Reports an unpaired surrogate.
    mutating func reportLoneSurrogate(at offset: Int, _ detail: String) throws(Diagnostic) {
        loneSurrogates.append(offset)
        try report(.loneSurrogate, detail, offset)
    }

    private mutating func report(
        _ kind: Diagnostic.Kind,
        _ detail: String,
        _ offset: Int,
        _ step: DocumentStep? = nil
    ) throws(Diagnostic) {
        guard diagnostics.count < limits.diagnostics else {
            let detail = "the errors exceed the limit of \(limits.diagnostics)"
            throw problem(.tooManyDiagnostics, detail, at: offset)
        }
        let path = self.path + (step.map { [$0] } ?? [])
        for case .key(let key) in path { problemBytes += key.utf8.count }
        guard problemBytes <= 4 << 20 else {
            let detail = "too many errors to report; fix the first ones and try again"
            throw problem(.tooManyDiagnostics, detail, at: offset)
        }
        diagnostics.append(Diagnostic(kind, detail, path: paths.text(of: path), offset: offset))
    }

    /// Returns an error that applies to the whole document, with the current value's path.
    func problem(
        _ kind: Diagnostic.Kind,
        _ detail: String,
        at offset: Int
    ) -> Diagnostic {
        Diagnostic(kind, detail, path: paths.text(of: path), offset: offset)
    }
}

extension String {
    /// Whether comparing the string takes linear rather than quadratic time.
    ///
    /// A string of more than 96 bytes can have at most 30 combining marks in a row, the limit in
    /// [UAX #15](https://www.unicode.org/reports/tr15/).
    var isQuicklyCompared: Bool {
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
