/// Where a scan of a document is, and what it has found so far.
///
/// The lists and dictionaries that are open stand in an explicit stack, so that no depth of a document
/// can overflow the program's own.
struct DocumentScan {
    /// A list or dictionary that is open.
    private struct Frame {
        let isDictionary: Bool
        /// The element of a list that the scan is in or behind, from 0.
        var index = -1
        /// The key whose value the scan is in or behind.
        var key: DocumentKey?
        /// Whether a key is still without its value.
        var awaitsValue = false
        /// How many keys the dictionaries around this one have so far.
        let outerKeys: Int
        /// The paths below this value that are looked for.
        let wanted: DocumentPathTree?
    }

    let bytes: [UInt8]
    let limits: DocumentLimits
    /// The next byte.
    var place = 0
    /// Faults that are one value's alone.
    private(set) var faults: [DocumentFault] = []
    /// Where escapes stand that are half of a surrogate pair.
    var loneSurrogates: [Int] = []
    /// Where the values begin that are looked for.
    private(set) var offsets: [DocumentPath: Int] = [:]
    /// How many values there are, lists and dictionaries among them.
    private(set) var values = 0
    /// The values themselves, if they are asked for.
    var tree: DocumentTree?

    private var frames: [Frame] = []
    /// The keys of all open dictionaries, those of the innermost last.
    private var keys: [DocumentKey] = []
    private let wanted: DocumentPathTree?

    init(_ bytes: [UInt8], _ limits: DocumentLimits, lookingFor wanted: DocumentPathTree?) {
        self.bytes = bytes
        self.limits = limits
        self.wanted = wanted
        if bytes.starts(with: ByteOrderMark.utf8) { place = ByteOrderMark.utf8.count }
    }

    /// Whether a list or dictionary is open.
    var isNested: Bool { !frames.isEmpty }

    /// Whether the innermost that is open is a dictionary.
    var isInDictionary: Bool { frames.last?.isDictionary ?? false }

    /// Whether the innermost is a dictionary with a key that is still without its value.
    var awaitsValue: Bool { frames.last?.awaitsValue ?? false }

    /// The way to where the scan is.
    var path: DocumentPath {
        frames.compactMap { frame in
            if !frame.isDictionary { return frame.index < 0 ? nil : .index(frame.index) }
            return frame.key.map { .key($0.text(in: bytes)) }
        }
    }
}

extension DocumentScan {
    /// Takes the key of the next value.
    mutating func takeKey(_ key: DocumentKey) throws(DocumentFault) {
        guard max(key.plain.count, key.unescaped?.utf8.count ?? 0) <= limits.keyBytes else {
            throw fault(
                .longKey,
                "a key is longer than \(limits.keyBytes) bytes",
                at: key.offset
            )
        }
        guard keys.count - frames[frames.count - 1].outerKeys < limits.keys else {
            throw fault(.tooManyKeys, "it has more than \(limits.keys) keys", at: key.offset)
        }
        guard key.isQuicklyCompared(in: bytes) else {
            throw fault(.longKey, "a letter of a key has too many marks", at: key.offset)
        }
        frames[frames.count - 1].key = key
        frames[frames.count - 1].awaitsValue = true
        keys.append(key)
    }

    /// Comes to a value: counts it if it is in a list, and notes where it begins if it is looked for.
    mutating func beginValue() {
        values += 1
        if let last = frames.indices.last {
            frames[last].awaitsValue = false
            if !frames[last].isDictionary { frames[last].index += 1 }
        }
        if tree != nil {
            let key = frames.last.flatMap { $0.isDictionary ? $0.key : nil }
            tree?.begin(key: key?.text(in: bytes), at: place)
        }
        guard wanted != nil, branch?.isWanted == true else { return }
        let path = path
        // Of a key that is there twice the first counts, as in the decoder.
        if offsets[path] == nil { offsets[path] = place }
    }

    /// Opens the list or dictionary that the value is.
    mutating func open(isDictionary: Bool) throws(DocumentFault) {
        guard frames.count < limits.depth else {
            throw fault(.tooDeep, "it nests deeper than \(limits.depth) levels")
        }
        tree?.open(isDictionary: isDictionary)
        frames.append(
            Frame(
                isDictionary: isDictionary,
                outerKeys: keys.count,
                wanted: wanted == nil ? nil : branch
            )
        )
    }

    /// Closes the innermost, and notes the keys that it has twice.
    mutating func close() throws(DocumentFault) {
        guard let frame = frames.popLast() else { return }
        tree?.close()
        let repeated = DocumentKey.repeated(keys[frame.outerKeys...], in: bytes)
        keys.removeLast(keys.count - frame.outerKeys)
        for key in repeated {
            try note(
                .duplicateKey,
                "the key is there twice; keep one of them",
                at: key.offset,
                below: [.key(key.text(in: bytes))]
            )
        }
    }

    /// The paths looked for at and below the value that the scan is at.
    private var branch: DocumentPathTree? {
        guard let last = frames.last else { return wanted }
        guard let branches = last.wanted?.branches, !branches.isEmpty else { return nil }
        if !last.isDictionary { return branches[.index(last.index)] }
        return last.key.flatMap { branches[.key($0.text(in: bytes))] }
    }

    /// A fault, where the scan is or at an offset.
    func fault(
        _ code: DocumentProblem.Code,
        _ detail: String,
        at offset: Int? = nil,
        below: DocumentPath = []
    ) -> DocumentFault {
        DocumentFault(code: code, path: path + below, offset: offset ?? place, detail: detail)
    }

    /// Notes a fault of one value.
    mutating func note(
        _ code: DocumentProblem.Code,
        _ detail: String,
        at offset: Int,
        below: DocumentPath = []
    ) throws(DocumentFault) {
        guard faults.count < limits.problems else {
            throw fault(.tooManyProblems, "there are more than \(limits.problems) faults")
        }
        faults.append(fault(code, detail, at: offset, below: below))
    }
}

/// A fault at an offset, whose line is counted in the end.
struct DocumentFault: Error {
    let code: DocumentProblem.Code
    let path: DocumentPath
    let offset: Int
    let detail: String
}
