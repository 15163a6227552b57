import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout

/// The widths that source texts need at L.
struct SlotNeeds {
    /// A text with values, and its key.
    private struct Text {
        let text: String
        let language: String
    }

    private struct Key {
        let name: String
        var width = 0.0
        /// Whether a text has several lines.
        var hasLines = false
        var texts: [Text] = []
    }

    private let check: TranslationCheck
    private let font: FontDescription
    private var values: PlaceholderExpander
    private var keys: [Key] = []
    /// The patterns of keys that no label shows, and the keys that they match.
    private var hidden: [(pattern: GlobPattern, keys: [String])]
    private var indices = NameDictionary<Int>()
    private var groups: Set<ExactString> = []
    /// The boxes to measure in, or `nil` if the font is missing, which each catalog reports.
    private let boxes: SlotBoxes?

    init(_ check: TranslationCheck, _ font: FontDescription) {
        self.check = check
        self.font = font
        values = PlaceholderExpander(sample: check.sample)
        hidden = SlotGuess.hiddenKeys.map { ($0, []) }
        // A text that is wider than this cannot be measured.
        boxes = try? Self.boxes(check, font, 1e9, 0)
    }

    func hasSource(ofGroup path: String) -> Bool { groups.contains(ExactString(path)) }

    private static func boxes(
        _ check: TranslationCheck,
        _ font: FontDescription,
        _ width: Double,
        _ lines: Int
    ) throws(FontNotFound) -> SlotBoxes {
        var slot = Slot("", keys: [], width: width)
        slot.font = font
        slot.lineLimit = lines
        slot.largestNumber = check.largestNumber
        return try SlotBoxes(
            slot,
            on: .iOS,
            [.category(.large)],
            curve: check.curve,
            fonts: check.fonts,
            fallbacks: check.fallbacks,
            chance: check.chance
        )
    }

    /// Adds the source texts of a catalog, and returns errors.
    mutating func add(_ catalog: TranslationCatalog) -> [Diagnostic] {
        let source = check.sourceLanguage(of: catalog)
        guard let boxes else {
            return [catalog.error("cannot find the font \(font); register its file", .notFound)]
        }
        var nested = NestedTextFinder()
        for entry in catalog.entries where !entry.isBranch && entry.state != .stale {
            let isSource = TranslationGroup.isSource(entry.language, source)
            guard let text = isSource ? entry.text : entry.source else { continue }
            if isSource { groups.insert(ExactString(catalog.path)) }
            let key = entry.key
            if let index = hidden.firstIndex(where: { $0.pattern.matches(key) }) {
                hidden[index].keys.append(key)
                continue
            }
            var entry = entry
            // A check reports references that exceed their budget.
            _ = nested.resolve(&entry, catalog, SourceTexts(), sourceLanguage: source)
            let message = MessageText(
                text,
                syntaxes: entry.syntaxes,
                substitutions: entry.substitutions
            )
            do throws(FontError) {
                let widest = try values.widest(
                    message,
                    entry,
                    source,
                    PlaceholderHints(entry),
                    0,
                    boxes
                )
                guard let widest else { continue }
                let width = try boxes.boxes.first?.width(of: widest.text, language: source) ?? 0
                let index = indices[key] ?? keys.count
                if index == keys.count {
                    keys.append(Key(name: key))
                    indices[key] = index
                }
                let isMeasured = try boxes.fits(widest.text, source).verdict == .fits
                keys[index].width = max(keys[index].width, width)
                if text.utf8.contains(0x0A) { keys[index].hasLines = true }
                guard isMeasured else { continue }
                keys[index].texts.append(Text(text: widest.text, language: source))
            } catch {
                return [catalog.error("\(error)", .badText, key: key)]
            }
        }
        return []
    }

    /// Returns the slots for all keys.
    ///
    /// - Throws: `Diagnostic` if a face can no longer be read.
    func slots(margin: Double) throws(Diagnostic) -> [Slot] {
        let maximum = SlotGuess.maximumSlots / 2
        var slots: [Slot] = []
        for group in KeyGroups(keys.map(\.name), maximumCount: maximum).groups {
            let name = group.prefix.isEmpty ? "Other texts" : group.prefix
            let limit = SlotGuess.maximumWidth
            // A list cannot contain an empty key.
            func isLong(_ key: Key) -> Bool {
                (key.hasLines || key.width * (1 + margin) > limit) && !key.name.isEmpty
            }
            let long = group.keys.filter { isLong(keys[$0]) }
            let short = group.keys.filter { !isLong(keys[$0]) }
            // A pattern cannot tell long texts from short ones, so their keys are listed.
            guard !short.isEmpty, !long.isEmpty, long.count <= Self.maximumListed else {
                slots.append(try slot(name, group, group.keys, margin))
                continue
            }
            var wrapped = Slot(
                "\(name) (wrapped)",
                keys: long.map { GlobPattern.escaped(keys[$0].name) },
                width: limit
            )
            wrapped.lineLimit = 0
            wrapped.font = font
            check.unchangedSetting.limit(&wrapped)
            slots += [try slot(name, group, short, margin), wrapped]
        }
        return slots
    }

    /// The maximum number of keys to list in a group.
    private static let maximumListed = 1000

    /// Returns a slot for a group, in which the texts of the `members` fit.
    private func slot(
        _ name: String,
        _ group: KeyGroups.Group,
        _ members: [Int],
        _ margin: Double
    ) throws(Diagnostic) -> Slot {
        let widest = members.map { keys[$0].width }.max() ?? 0
        var width = max(10, (widest * (1 + margin)).rounded(.up))
        var lines = 1
        // Wider texts wrap in any number of lines.
        if width > SlotGuess.maximumWidth { (width, lines) = (SlotGuess.maximumWidth, 0) }
        let texts = members.flatMap { keys[$0].texts }
        // An estimate may need more than its width.
        while lines == 1 {
            do {
                let boxes = try Self.boxes(check, font, width, lines)
                let fits = try texts.allSatisfy { text in
                    try boxes.fits(text.text, text.language).verdict == .fits
                }
                if fits { break }
            } catch {
                throw Diagnostic(.unreadable, "\(error)")
            }
            width = (width * 1.1).rounded(.up)
            if width > SlotGuess.maximumWidth { (width, lines) = (SlotGuess.maximumWidth, 0) }
        }
        var slot = Slot(name, keys: [GlobPattern.escaped(group.prefix) + "*"], width: width)
        slot.excludedKeys = hidden.filter { _, keys in
            keys.contains { $0.utf8.starts(with: group.prefix.utf8) }
        }.map(\.pattern.text)
        slot.lineLimit = lines
        slot.font = font
        check.unchangedSetting.limit(&slot)
        return slot
    }
}
