import TypeScaleDiagnostics
import TypeScaleLayout

/// Finds the slots of keys, and creates their boxes.
struct SlotChooser {
    /// The slots of the file, followed by those that notes and translation files describe.
    private(set) var slots: [Slot]

    private(set) var diagnostics: [Diagnostic] = []

    private let check: TranslationCheck
    private let settings: [TextSizeStep]
    private let names: [String]
    /// The first slots with their names.
    private let indices: NameDictionary<Int>
    private var table: SlotTable
    private var ignored: IgnoreTable
    /// The last comment and its note, because all translations of a key can share a comment.
    private var lastNote: (comment: String, note: FitNote?) = ("", nil)
    /// The indices of the slots that notes and translation files describe.
    private var described: [Slot: Int] = [:]
    /// The pairs of slots whose patterns were reported as equally specific.
    private var ties: Set<SlotTable.Match> = []
    private var boxes: [BoxesKey: SlotBoxes?] = [:]
    private var boxCount = 0
    /// The slots whose boxes cannot be created.
    private var faulty: Set<Int> = []
    /// The slots whose faces cannot be found, by the error.
    private var faceless = NameDictionary<[Int]>()

    /// The properties that determine the boxes of a text.
    private struct BoxesKey: Hashable {
        let slot: Int
        let device: Device?
        let fallbacks: String
    }

    private static let maximumProblems = 1000
    /// The maximum number of boxes that are kept for notes, which bounds the memory.
    ///
    /// The boxes of all other slots are kept, because the findings in a slot share them.
    private static let maximumBoxes = 1024

    init(_ check: TranslationCheck, _ settings: [TextSizeStep]) {
        self.check = check
        self.settings = settings
        slots = check.slots.slots.map { check.completed($0) }
        names = slots.map(\.name)
        // The first of several slots with a name.
        indices = NameDictionary(slots.enumerated().reversed().map { (key: $1.name, value: $0) })
        table = SlotTable(slots, addedStart: check.slots.addedStart)
        ignored = IgnoreTable(check.slots.ignored)
        diagnostics = check.slots.diagnostics
        // Reports slots that cannot hold any text, even if no key belongs in them.
        for index in slots.indices { _ = boxes(index, "", nil) }
        for (message, slots) in faceless.sorted(by: { $0.value[0] < $1.value[0] }) {
            reportMissingFace(message, slots)
        }
        reportUnusedLimits()
    }

    /// Reports each largest text size that no reader can choose once.
    private mutating func reportUnusedLimits() {
        var found: [(message: String, slot: Int, count: Int)] = []
        for (index, slot) in check.slots.slots.enumerated() {
            guard let message = slot.unusedLimit(among: settings) else { continue }
            if let known = found.firstIndex(where: { $0.message == message }) {
                found[known].count += 1
            } else if found.count < Self.maximumProblems {
                found.append((message, index, 1))
            }
        }
        for (message, slot, count) in found {
            add(error(slot, count == 1 ? message : "\(message) (\(count) slots)"))
        }
    }

    /// Reports a face that cannot be found once, at the default font if that names it.
    private mutating func reportMissingFace(_ message: String, _ missing: [Int]) {
        var problem = error(missing[0], message)
        if missing.count > 1 {
            problem = Diagnostic(
                .badSlot,
                "\(message) (\(missing.count) slots are not checked)",
                file: problem.file,
                path: problem.path,
                position: problem.position
            )
        }
        let isDefault = check.slots.defaults.face == slots[missing[0]].font.face.postScriptName
        if isDefault, let position = check.slots.defaultsPosition {
            problem.path = "defaults.font"
            problem.position = position
        }
        add(problem)
    }

    private mutating func add(_ problem: Diagnostic) {
        if diagnostics.count < Self.maximumProblems { diagnostics.append(problem) }
    }

    private func position(of slot: Int) -> TextPosition? {
        check.slots.positions.indices.contains(slot) ? check.slots.positions[slot] : nil
    }

    private func error(_ slot: Int, _ detail: String) -> Diagnostic {
        let name = names.indices.contains(slot) ? names[slot] : slots[slot].name
        let key = name.isEmpty ? "slot \(slot)" : name
        let position = position(of: slot)
        return Diagnostic(
            .badSlot,
            detail,
            file: check.slots.path,
            path: key,
            position: position
        )
    }
}

extension SlotChooser {
    /// Returns the note in an entry's comment, or `nil` if there is none.
    mutating func note(of entry: TranslationCatalog.Entry) -> FitNote? {
        let comment = entry.comment
        if comment.isEmpty { return nil }
        if !comment.utf8.elementsEqual(lastNote.comment.utf8) {
            lastNote = (comment, FitNote(in: comment))
        }
        return lastNote.note
    }

    /// Records the key of a form that a language lacks, which rules can ignore.
    mutating func record(_ key: String) { ignored.record(key, &table.budget) }

    /// Returns whether the slots file ignores a finding.
    mutating func ignores(_ finding: FitFinding) -> Bool {
        ignored.ignores(finding, &table.budget)
    }

    /// Returns the index of an entry's slot, or `nil` if the entry has none, and the verdicts that
    /// its note ignores.
    mutating func slot(
        of entry: TranslationCatalog.Entry,
        _ path: String
    ) -> (index: Int?, ignored: Set<FitVerdict>) {
        let names = entry.names
        let key = names[0]
        // Patterns that match only keys with notes are in use, too.
        let match = table.match(names, in: path)
        for name in names { ignored.record(name, &table.budget) }
        do throws(SlotFault) {
            guard let note = note(of: entry) else {
                return (try slot(match, entry, key, path), [])
            }
            let ignored = try note.ignoredVerdicts()
            let (named, own) = try note.slot(check.slots.defaults, self.names, indices)
            // The slots report a limit of the defaults.
            if !check.slots.defaults.hasLimit, let reason = own?.unusedLimit(among: settings) {
                throw SlotFault(SlotValue(content: .null, node: 0), "fit: " + reason)
            }
            if let index = named ?? own.map({ index(of: $0) }) { return (index, ignored) }
            return (try slot(match, entry, key, path), ignored)
        } catch {
            if diagnostics.count < Self.maximumProblems {
                add(
                    Diagnostic(
                        .badSlot,
                        error.detail,
                        file: path,
                        path: key,
                        position: entry.position
                    )
                )
            }
            return (nil, [])
        }
    }

    /// Returns the index of the slot that a pattern or else the translation file selects.
    private mutating func slot(
        _ match: SlotTable.Match,
        _ entry: TranslationCatalog.Entry,
        _ key: String,
        _ path: String
    ) throws(SlotFault) -> Int? {
        switch match {
        case .slot(let index): return index
        case .tie(let first, let second):
            if ties.insert(match).inserted {
                let (one, other) = (names[first].debugDescription, names[second].debugDescription)
                add(
                    error(
                        second,
                        "the patterns of \(one) and \(other) are equally specific for the key "
                            + "\(key.prefix(80).debugDescription); add literal characters to one, "
                            + "or exclude the key with except"
                    )
                )
            }
            return nil
        case .none: break
        }
        guard let restriction = entry.restriction else { return nil }
        var draft = check.slots.defaults
        draft.set(restriction)
        let owner = SlotValue(content: .null, node: 0)
        return index(of: try draft.slot("size in the translation file", owner: owner))
    }

    private mutating func index(of slot: Slot) -> Int {
        if let index = described[slot] { return index }
        slots.append(check.completed(slot))
        described[slot] = slots.count - 1
        return slots.count - 1
    }

    /// Returns the boxes of a slot for a text, or `nil` if no text can fit the slot.
    mutating func boxes(_ slot: Int, _ variation: String, _ language: String?) -> SlotBoxes? {
        guard !faulty.contains(slot) else { return nil }
        let device = Device(variation: variation)
        let (tag, faces) = fallbacks(language)
        let key = BoxesKey(slot: slot, device: device, fallbacks: tag)
        if let known = boxes[key] { return known }
        let isOfNote = !names.indices.contains(slot)
        if isOfNote, boxCount >= Self.maximumBoxes {
            (boxes, boxCount) = (boxes.filter { names.indices.contains($0.key.slot) }, 0)
        }
        var result: SlotBoxes?
        do throws(FontNotFound) {
            let created = try SlotBoxes(
                slots[slot],
                on: device?.platform ?? slots[slot].platform,
                settings,
                curve: check.curve,
                fonts: check.fonts,
                fallbacks: faces,
                chance: check.chance
            )
            if created.boxes.allSatisfy(\.holdsLine) {
                result = created
            } else {
                let height = slots[slot].innerHeight.shortestText
                add(error(slot, "a height of \(height) pt is less than one line; increase it"))
            }
        } catch {
            faceless["\(error)", default: []].append(slot)
            // The slots of the file are reported together.
            if isOfNote { add(self.error(slot, "\(error)")) }
        }
        if isOfNote { boxCount += result?.boxes.count ?? 1 }
        if result == nil { faulty.insert(slot) }
        boxes[key] = .some(result)
        return result
    }

    /// Returns the fallbacks for a language, and the code by which they are known.
    private func fallbacks(_ language: String?) -> (tag: String, faces: [Typeface]) {
        guard !check.languageFallbacks.isEmpty, var code = language else {
            return ("", check.fallbacks)
        }
        while true {
            if let faces = check.languageFallbacks[code] { return (code, faces + check.fallbacks) }
            guard let end = code.utf8.lastIndex(where: { $0 == UInt8(ascii: "-") || $0 == 0x5F })
            else { return ("", check.fallbacks) }
            code = String(code[..<end])
        }
    }

    /// The errors for patterns that match no key, or the error that not all were compared.
    var unmatched: [Diagnostic] {
        guard !table.budget.isExhausted else {
            let detail =
                "comparing keys with patterns exceeds the limit of "
                + "\(MatchingBudget.limit) steps; use fewer wildcards"
            return [Diagnostic(.badSlot, detail, file: check.slots.path)]
        }
        guard check.reportsUnmatchedKeys else { return [] }
        let ofSlots = table.unmatched.prefix(Self.maximumProblems).map { slot, pattern, nearest in
            let near = nearest.map { "; did you mean \($0.debugDescription)?" } ?? "; remove it"
            return error(slot, "no key matches \(pattern.prefix(80).debugDescription)\(near)")
        }
        return ofSlots
            + ignored.unmatched.prefix(Self.maximumProblems).map { pattern in
                let detail = "no key matches \(pattern.prefix(80).debugDescription); remove it"
                return Diagnostic(.badSlot, detail, file: check.slots.path, path: "ignore")
            }
    }
}

/// A device with its own variation of a text, whose platform has its own text sizes.
private enum Device: Hashable {
    case mac, appletv, applewatch

    /// Creates the device of a variation such as `device.mac`, or returns `nil` for another.
    init?(variation: String) {
        guard variation.utf8.count >= 10 else { return nil }
        let steps = variation.unicodeScalars.split(separator: ".").map(Substring.init)
        guard let device = steps.firstIndex(of: "device"), device + 1 < steps.count else {
            return nil
        }
        switch steps[device + 1] {
        case "mac": self = .mac
        case "appletv": self = .appletv
        case "applewatch": self = .applewatch
        default: return nil
        }
    }

    var platform: Platform {
        switch self {
        case .mac: .macOS
        case .appletv: .tvOS
        case .applewatch: .watchOS(.mm40)
        }
    }
}
