import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout

/// Reads the slots of a JSON document, and collects errors.
struct SlotFileParser {
    /// The maximum number of slots, widths and fonts, and of patterns in all slots.
    private static let maximumSlots = 10_000
    private static let maximumPatterns = 100_000
    /// The maximum number of patterns with wildcards, which are compared with every key.
    private static let maximumWildcards = 4096
    private static let maximumFaults = 1000
    /// The maximum length of a pattern with wildcards, in bytes, which limits the cost of matching.
    static let maximumPatternBytes = 256

    private let tree: DocumentTree

    private(set) var slots: [Slot] = []
    /// The nodes of ``slots``.
    private(set) var nodes: [Int] = []
    private(set) var sourceLanguage: String?
    private(set) var defaults = SlotDraft()
    /// The node of ``defaults``, or `nil` if the file has none.
    private(set) var defaultsNode: Int?
    private(set) var fonts = NameDictionary<FontDescription>()
    private(set) var ignored: [IgnoreRule] = []
    private(set) var faults: [SlotFault] = []
    private var names: Set<ExactString> = []
    private var widthCount = 0
    private var patternCount = 0
    private var wildcardCount = 0

    init(_ tree: DocumentTree) {
        self.tree = tree
    }

    /// Returns faults as diagnostics with positions and paths, in file order.
    func diagnostics(_ faults: [SlotFault]) -> [Diagnostic] {
        tree.located(
            faults.map { Diagnostic(.badSlot, $0.detail, offset: tree.offset(of: $0.node)) }
        )
    }

    mutating func read() throws(SlotFault) {
        let document = SlotValue(0, of: tree)
        guard let members = document.members else {
            throw SlotFault(document, "expected a dictionary with the key \"slots\"")
        }
        let values = try slots(members, of: document)
        // The defaults apply to all slots, wherever they are in the file.
        for (name, value) in members where name == "defaults" { readDefaults(value) }
        for (name, value) in members where name != "defaults" && name != "slots" {
            do throws(SlotFault) {
                switch name {
                case "version":
                    guard case .number(1) = value.content else {
                        throw SlotFault(value, "expected version 1" + value.found)
                    }
                case "sourceLanguage": sourceLanguage = try value.name("a language code")
                // Editors use the first key to find a schema.
                case "$schema", "$comment": break
                case "fonts": try readFonts(value)
                case "ignore": try readIgnored(value)
                default:
                    let known = [
                        "version", "sourceLanguage", "defaults", "slots", "fonts", "ignore",
                    ]
                    throw SlotFault.unknownKey(name, value, known)
                }
            } catch {
                faults.append(error)
            }
        }
        for value in values where faults.count < Self.maximumFaults {
            do throws(SlotFault) {
                try read(value)
            } catch {
                faults.append(error.dropping(Self.name(of: value)))
            }
        }
    }

    /// Returns the list of slots, which is optional in a file with fonts.
    private func slots(
        _ members: [(key: String, value: SlotValue)],
        of document: SlotValue
    ) throws(SlotFault) -> [SlotValue] {
        guard let list = members.first(where: { $0.key == "slots" })?.value else {
            if members.contains(where: { $0.key == "fonts" }) { return [] }
            throw SlotFault(document, "missing key \"slots\"; add a list of slots")
        }
        guard case .list(let values) = list.content else {
            throw SlotFault(list, "expected a list of slots" + list.found)
        }
        guard values.count <= Self.maximumSlots else {
            throw SlotFault(list, "the slots exceed the limit of \(Self.maximumSlots)")
        }
        return values
    }

    /// Reads text styles, or dictionaries with the fields for a font, by the names of fonts.
    private mutating func readFonts(_ value: SlotValue) throws(SlotFault) {
        let values = try value.dictionary("a dictionary of fonts")
        guard values.count <= Self.maximumSlots else {
            throw SlotFault(value, "the fonts exceed the limit of \(Self.maximumSlots)")
        }
        for (name, value) in values
        where faults.count < Self.maximumFaults {
            do throws(SlotFault) {
                var draft = SlotDraft()
                if case .text("fixed") = value.content {
                    fonts[name] = .system(.body).fixed()
                    continue
                }
                if value.members == nil {
                    try draft.set("style", value)
                } else {
                    for (field, value) in try value.dictionary("a dictionary of fields") {
                        guard SlotDraft.fontFields.contains(field) else {
                            throw SlotFault.unknownKey(field, value, SlotDraft.fontFields)
                        }
                        try draft.set(field, value)
                    }
                }
                fonts[name] = try draft.font(value)
            } catch {
                faults.append(error)
            }
        }
    }

    /// Reads patterns of keys, or dictionaries that also name languages and verdicts.
    private mutating func readIgnored(_ value: SlotValue) throws(SlotFault) {
        guard case .list(let values) = value.content else {
            throw SlotFault(value, "expected a list of patterns for keys" + value.found)
        }
        for value in values where faults.count < Self.maximumFaults {
            do throws(SlotFault) {
                ignored.append(try ignoreRule(value))
            } catch {
                faults.append(error)
            }
        }
    }

    private mutating func ignoreRule(_ value: SlotValue) throws(SlotFault) -> IgnoreRule {
        guard let members = value.members else { return IgnoreRule(keys: try patterns(value)) }
        guard let keys = members.first(where: { $0.key == "keys" }) else {
            throw SlotFault(value, "missing key \"keys\"; add a pattern for keys")
        }
        var rule = IgnoreRule(keys: try patterns(keys.value))
        for (key, member) in members {
            switch key {
            case "keys", "$comment": break
            case "languages":
                rule.languages = Set(
                    try member.list.map { code throws(SlotFault) in try code.name("a language") }
                )
            case "verdicts":
                rule.verdicts = Set(
                    try member.list.map { name throws(SlotFault) in
                        try name.choice("a verdict", FitVerdict.findingNames) {
                            FitVerdict(finding: $0)
                        }
                    }
                )
            default: throw SlotFault.unknownKey(key, member, ["keys", "languages", "verdicts"])
            }
        }
        return rule
    }

    private mutating func readDefaults(_ value: SlotValue) {
        guard let members = value.members else {
            faults.append(SlotFault(value, "expected a dictionary of fields" + value.found))
            return
        }
        defaultsNode = value.node
        for (name, value) in members where faults.count < Self.maximumFaults {
            do throws(SlotFault) {
                try defaults.set(name, value)
            } catch {
                faults.append(error)
            }
        }
    }

    /// Reads a slot, which is dropped if a field is invalid.
    private mutating func read(_ value: SlotValue) throws(SlotFault) {
        guard let members = value.members else {
            throw SlotFault(value, "expected a dictionary" + value.found)
        }
        var draft = defaults
        var name: String?
        var patterns: [String: [String]] = [:]
        var isValid = true
        for (key, member) in members where faults.count < Self.maximumFaults {
            do throws(SlotFault) {
                switch key {
                case "name": name = try member.name("a name")
                case "$comment": break
                case "keys", "except", "files": patterns[key] = try self.patterns(member)
                default:
                    let known = ["name", "keys", "except", "files"] + SlotDraft.fields
                    guard known.contains(key) else {
                        throw SlotFault.unknownKey(key, member, known)
                    }
                    try draft.set(key, member)
                }
            } catch {
                faults.append(error.dropping(Self.name(of: value)))
                isValid = false
            }
        }
        if members.contains(where: { $0.key == "width" }),
            let widths = members.first(where: { $0.key == "widths" })
        {
            throw SlotFault(widths.value, "a slot has either width or widths; remove one")
        }
        guard isValid else { return }
        let keys = patterns["keys"] ?? []
        guard let name = name ?? keys.first.map(Self.name) else {
            throw SlotFault(value, "missing key \"keys\"; add a pattern for keys")
        }
        var slot = try draft.slot(name, keys: keys, owner: value)
        slot.excludedKeys = patterns["except"] ?? []
        slot.files = patterns["files"] ?? []
        if !names.insert(ExactString(name)).inserted {
            let detail = "duplicate slot \(name.prefix(64).debugDescription); rename one"
            faults.append(SlotFault(value, detail))
        }
        widthCount += slot.widths.count
        guard widthCount <= Self.maximumSlots else {
            throw SlotFault(value, "the widths exceed the limit of \(Self.maximumSlots)")
        }
        slots.append(slot)
        nodes.append(value.node)
    }

    /// Returns the name of a slot that has none, which is its first pattern on one line.
    private static func name(_ pattern: String) -> String {
        pattern.unicodeScalars.split { $0.endsLine || $0 == "\t" }.map { String($0) }
            .joined(separator: " ")
    }

    /// Returns the name of a slot that is not valid.
    private static func name(of slot: SlotValue) -> String {
        let members = slot.members ?? []
        func text(_ key: String) -> String? {
            members.first { $0.key == key }?.value.list.first?.text
        }
        return text("name") ?? text("keys").map(name) ?? ""
    }

    private mutating func patterns(_ value: SlotValue) throws(SlotFault) -> [String] {
        let patterns = try value.patterns("a pattern for keys")
        for pattern in patterns where !GlobPattern(pattern).isLiteral {
            let limit = Self.maximumPatternBytes
            guard pattern.utf8.count <= limit else {
                throw SlotFault(value, "a pattern exceeds the limit of \(limit) bytes")
            }
            wildcardCount += 1
        }
        guard wildcardCount <= Self.maximumWildcards else {
            let limit = Self.maximumWildcards
            throw SlotFault(value, "the patterns with wildcards exceed the limit of \(limit)")
        }
        patternCount += patterns.count
        guard patternCount <= Self.maximumPatterns else {
            throw SlotFault(value, "the patterns exceed the limit of \(Self.maximumPatterns)")
        }
        return patterns
    }
}
