import TypeScaleDocuments
import TypeScaleLayout
import TypeScaleSupport

/// A value in a slots file or a note, with its node in the file.
struct SlotValue {
    indirect enum Content {
        case number(Double)
        case text(String)
        case flag(Bool)
        case list([SlotValue])
        case dictionary([(key: String, value: SlotValue)])
        case null
    }

    let content: Content
    /// The node, or 0 for a value in a note.
    let node: Int
}

extension SlotValue {
    /// Creates a value from a JSON document, whose nesting is limited.
    ///
    /// Repeated keys, which the document's parser reports, are omitted.
    init(_ node: Int, of tree: DocumentTree) {
        self.node = node
        content =
            switch tree.kind(node) {
            case .number: tree.number(node).map { .number($0) } ?? .null
            case .text: tree.name(node).map { .text($0) } ?? .null
            case .true: .flag(true)
            case .false: .flag(false)
            case .null, .other: .null
            case .list: .list(tree.children(of: node).map { SlotValue($0, of: tree) })
            case .dictionary:
                .dictionary(
                    tree.children(of: node).filter { !tree.isRepeated($0) }
                        .map { (tree.key(of: $0) ?? "", SlotValue($0, of: tree)) }
                )
            }
    }

    /// Creates a value from a word in a note.
    init(word: String) {
        node = 0
        content =
            switch word {
            case "true": .flag(true)
            case "false": .flag(false)
            default: Double(word).map { .number($0) } ?? .text(word)
            }
    }

    var text: String? { if case .text(let text) = content { text } else { nil } }

    /// The members of a dictionary, or `nil` for another value.
    var members: [(key: String, value: SlotValue)]? {
        if case .dictionary(let members) = content { members } else { nil }
    }

    /// The values in a list, or the only value.
    var list: [SlotValue] { if case .list(let values) = content { values } else { [self] } }

    /// The end of a message that states the value, such as `, found true`.
    var found: String {
        switch content {
        case .number(let number): ", found \(number.shortestText)"
        case .text(let text): ", found " + String(text.prefix(32)).debugDescription
        case .flag(let flag): ", found \(flag)"
        case .list: ", found a list"
        case .dictionary: ", found a dictionary"
        case .null: ""
        }
    }
}

/// An error in a value of a slots file or a note.
struct SlotFault: Error {
    let node: Int
    private let message: String
    /// The field of a note that contains the error.
    private var field = ""
    /// The slot that is dropped because of the error.
    private var slot: String?
    /// A name that is not one of the choices.
    private var unknown: (name: String, choices: [String], remedy: String)?

    init(_ value: SlotValue, _ message: String) {
        node = value.node
        self.message = message
    }

    /// Creates an error for an unknown name, whose remedy is the nearest choice or another text.
    init(
        _ value: SlotValue,
        _ message: String,
        name: String,
        _ choices: [String],
        remedy: String = ""
    ) {
        self.init(value, message)
        unknown = (name, choices, remedy)
    }

    /// A description of the error and its remedy.
    ///
    /// Finding the nearest choice takes time, so errors that are not reported have none.
    var detail: String {
        let end = slot.map { name in
            name.isEmpty
                ? " (the slot is not checked)"
                : " (slot \(name.prefix(64).debugDescription) is not checked)"
        }
        guard let unknown else { return field + message + (end ?? "") }
        let near = Spelling.nearest(to: unknown.name, among: unknown.choices)
        return field + message + (near.map { "; did you mean \($0)?" } ?? unknown.remedy)
            + (end ?? "")
    }

    /// Returns the error for an unknown key, with the nearest of the valid keys or a list of them.
    static func unknownKey(_ name: String, _ value: SlotValue, _ known: [String]) -> SlotFault {
        let remedy = "; the keys are " + known.joined(separator: ", ")
        return SlotFault(value, "unknown key", name: name, known, remedy: remedy)
    }

    /// Returns the error with the name of a slot that is dropped.
    func dropping(_ slot: String) -> SlotFault {
        var fault = self
        fault.slot = slot
        return fault
    }

    /// Returns the error with the name of a note's field.
    func inNote(_ name: String) -> SlotFault {
        var fault = self
        fault.field = "fit: \(name): "
        return fault
    }
}

extension SlotValue {
    func number(_ noun: String, where isValid: (Double) -> Bool) throws(SlotFault) -> Double {
        if case .number(let number) = content, number.isFinite, isValid(number) { return number }
        throw SlotFault(self, "expected \(noun)" + found)
    }

    func points() throws(SlotFault) -> Double {
        try number("a positive number of points") { $0 > 0 }
    }

    func inset() throws(SlotFault) -> Double {
        try number("a number of points, 0 or more") { $0 >= 0 }
    }

    func factor() throws(SlotFault) -> Double { try number("a positive number") { $0 > 0 } }

    func integer(from minimum: Int) throws(SlotFault) -> Int {
        let noun = "a whole number from \(minimum)"
        let number = try number(noun) { $0 >= Double(minimum) && $0 < 1e15 }
        guard let integer = Int(exactly: number) else { throw SlotFault(self, "expected " + noun) }
        return integer
    }

    func flag() throws(SlotFault) -> Bool {
        if case .flag(let flag) = content { return flag }
        throw SlotFault(self, "expected true or false" + found)
    }

    /// Returns whether a text contains no control character below U+0020, and no end of a line.
    static func isOnOneLine(_ text: some StringProtocol) -> Bool {
        // U+0085, U+2028 and U+2029 end lines too.
        text.unicodeScalars.allSatisfy {
            $0.value >= 0x20 && ![0x85, 0x2028, 0x2029].contains($0.value)
        }
    }

    /// Returns a text on one line that is not empty.
    func name(_ noun: String) throws(SlotFault) -> String {
        guard let text, !text.isEmpty else { throw SlotFault(self, "expected \(noun)" + found) }
        guard Self.isOnOneLine(text) else {
            throw SlotFault(self, "expected \(noun) on one line, without tabs")
        }
        return text
    }

    /// Returns the choice whose name is the text.
    func choice<Choice>(
        _ noun: String,
        _ names: [String],
        _ find: (String) -> Choice?
    ) throws(SlotFault) -> Choice {
        let name = try name(noun)
        if let choice = find(name) { return choice }
        throw SlotFault(self, "expected \(noun)\(found)", name: name, names)
    }

    /// Returns the patterns in a list, or the only pattern.
    ///
    /// Keys that are texts can contain line ends, so patterns can too.
    func patterns(_ noun: String) throws(SlotFault) -> [String] {
        try list.map { value throws(SlotFault) in try value.pattern(noun) }
    }

    private func pattern(_ noun: String) throws(SlotFault) -> String {
        guard let text, !text.isEmpty else { throw SlotFault(self, "expected \(noun)" + found) }
        return text
    }
}
