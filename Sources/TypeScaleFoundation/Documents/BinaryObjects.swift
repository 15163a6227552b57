/// What is known of the objects of a binary property list while it is scanned.
struct BinaryObjects {
    /// How many values a list may stand for.
    ///
    /// Objects may be shared, so that a short list can stand for a tree without end.
    private static let mostValues = 200_000

    private enum State {
        case open([Int])
        /// How deep it nests, and how many values it stands for.
        case closed(depth: Int, values: Int)
    }

    private let limits: DocumentLimits
    private var states: [Int: State] = [:]
    /// Where an object was found first.
    private var parents: [Int: (object: Int, step: DocumentStep)] = [:]
    private(set) var problems: [DocumentProblem] = []

    init(_ limits: DocumentLimits) {
        self.limits = limits
    }

    func isNew(_ object: Int) -> Bool { states[object] == nil }

    func isClosed(_ object: Int) -> Bool {
        if case .closed = states[object] { true } else { false }
    }

    /// How many values an object stands for, itself among them.
    func values(of object: Int) -> Int {
        if case .closed(_, let values) = states[object] { values } else { 0 }
    }

    /// Begins with what an object holds.
    mutating func open(
        _ object: Int,
        _ held: BinaryPropertyListScanner.Held
    ) throws(DocumentProblem) {
        states[object] = .open(held.values)
        var seen: Set<String> = []
        for (index, value) in held.values.enumerated() {
            let key = held.keys?[index]
            let step = key.map { DocumentStep.key($0) } ?? .index(index)
            if case .open = states[value] {
                throw problem(.syntax, at: object, "the list holds itself")
            }
            if parents[value] == nil { parents[value] = (object, step) }
            guard let key, !seen.insert(key).inserted else { continue }
            guard problems.count < limits.problems else {
                let detail = "there are more than \(limits.problems) faults"
                throw problem(.tooManyProblems, at: object, detail)
            }
            problems.append(
                DocumentProblem(
                    code: .duplicateKey,
                    path: path(of: object) + [step],
                    position: nil,
                    detail: "the key is there twice; keep one of them"
                )
            )
        }
    }

    /// Ends with an object, all of whose values were closed.
    mutating func close(_ object: Int) throws(DocumentProblem) {
        guard case .open(let held) = states[object] else { return }
        var depth = 0
        var values = 1
        for value in held {
            guard case .closed(let inner, let count) = states[value] else {
                throw problem(.syntax, at: object, "the list holds itself")
            }
            depth = max(depth, inner)
            values += count
            guard values <= Self.mostValues else {
                throw problem(.tooLong, at: object, "it holds more than \(Self.mostValues) values")
            }
        }
        if !held.isEmpty { depth += 1 }
        guard depth <= limits.depth else {
            throw problem(.tooDeep, at: object, "it nests deeper than \(limits.depth) levels")
        }
        states[object] = .closed(depth: depth, values: values)
    }

    func problem(
        _ code: DocumentProblem.Code,
        at object: Int,
        _ detail: String
    ) -> DocumentProblem {
        DocumentProblem(code: code, path: path(of: object), position: nil, detail: detail)
    }

    /// A way to an object, which ends early if it is longer than a list may be deep.
    private func path(of object: Int) -> DocumentPath {
        var path: DocumentPath = []
        var object = object
        while path.count <= limits.depth, let parent = parents[object] {
            path.append(parent.step)
            object = parent.object
        }
        return path.reversed()
    }
}
