import TypeScaleFoundation
public import TypeScaleLayout

extension TranslationCheck {
    /// Returns slots that the texts in the source language fit at L.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - font: The font of all slots.
    ///   - margin: The share of the width to add, such as 0.1 for 10 percent.
    /// - Returns: The slots, and the errors in the files.
    /// - Complexity: O(*n* log *n*) in the sizes of the files.
    public func guessedSlots(
        paths: [String],
        font: FontDescription,
        margin: Double = 0.1
    ) -> SlotGuess {
        var guess = SlotGuess(self, font, margin)
        var needs = SlotNeeds(self, font)
        for group in TranslationGroup.groups(
            paths,
            source: namedSourceLanguage ?? TranslationGroup.defaultSource
        ) {
            for (index, path) in group.paths.enumerated() {
                // Files that are named for another language contain no source texts, except for
                // formats that contain both.
                let language = TranslationFileName(path).language
                let isSource = TranslationGroup.isSource(
                    language,
                    namedSourceLanguage ?? TranslationGroup.defaultSource
                )
                if !isSource, index > 0, needs.hasSource(ofGroup: group.paths[0]) { continue }
                do throws(Diagnostic) {
                    let catalog = try TranslationCatalog(path: path, limits: limits)
                    guess.diagnostics += catalog.diagnostics
                    guess.diagnostics += needs.add(catalog)
                } catch {
                    if error.code == .otherDocument {
                        guess.notes.append(error)
                    } else {
                        guess.diagnostics.append(error)
                    }
                }
            }
        }
        guess.slots = needs.slots(margin: guess.margin)
        if guess.slots.isEmpty, guess.diagnostics.isEmpty, guess.notes.isEmpty {
            let source = namedSourceLanguage ?? TranslationGroup.defaultSource
            let detail = "no source texts in the language \(source); set the source language"
            guess.diagnostics.append(Diagnostic(.notFound, detail))
        }
        return guess
    }
}

/// The widths that source texts need at L.
struct SlotNeeds {
    /// A text with values, and its key.
    private struct Text {
        let text: String
        let direction: ParagraphStyle.Direction
    }

    private struct Key {
        let name: String
        var width = 0.0
        var texts: [Text] = []
    }

    private let check: TranslationCheck
    private let font: FontDescription
    private var values: PlaceholderExpander
    private var keys: [Key] = []
    private var indices: [String: Int] = [:]
    private var groups: Set<String> = []
    private let boxes: SlotBoxes?

    init(_ check: TranslationCheck, _ font: FontDescription) {
        self.check = check
        self.font = font
        values = PlaceholderExpander(sample: check.sample)
        // A text that is wider than this cannot be measured.
        boxes = Self.boxes(check, font, 1e9, 0)
    }

    func hasSource(ofGroup path: String) -> Bool { groups.contains(path) }

    private static func boxes(
        _ check: TranslationCheck,
        _ font: FontDescription,
        _ width: Double,
        _ lines: Int
    ) -> SlotBoxes? {
        var slot = Slot("", keys: [], width: width)
        slot.font = font
        slot.lineLimit = lines
        slot.largestNumber = check.largestNumber
        return try? SlotBoxes(
            slot,
            on: .iOS,
            [.category(.large)],
            curve: check.curve,
            fonts: check.fonts,
            fallbacks: check.fallbacks
        )
    }

    /// Adds the source texts of a catalog, and returns errors.
    mutating func add(_ catalog: TranslationCatalog) -> [Diagnostic] {
        let source =
            check.namedSourceLanguage ?? catalog.sourceLanguage ?? TranslationGroup.defaultSource
        guard let boxes else {
            return [catalog.error("cannot find the font \(font); register its file", .notFound)]
        }
        for entry in catalog.entries where !entry.isBranch && entry.state != .stale {
            let isSource = TranslationGroup.isSource(entry.language, source)
            guard let text = isSource ? entry.text : entry.source else { continue }
            if isSource { groups.insert(catalog.path) }
            let message = MessageText(
                text,
                syntaxes: entry.syntaxes,
                substitutions: entry.substitutions
            )
            do throws(FontError) {
                let widest = try values.widest(message, entry.variation, source, 0, boxes)
                let direction = ParagraphStyle.Direction(languageCode: source)
                let width = try boxes.boxes.first?.width(of: widest.text) ?? 0
                let index = indices[entry.key] ?? keys.count
                if index == keys.count {
                    keys.append(Key(name: entry.key))
                    indices[entry.key] = index
                }
                let isMeasured = try boxes.fits(widest.text, direction).verdict == .fits
                keys[index].width = max(keys[index].width, width)
                guard isMeasured else { continue }
                keys[index].texts.append(Text(text: widest.text, direction: direction))
            } catch {
                return [catalog.error("\(error)", .badText, key: entry.key)]
            }
        }
        return []
    }

    /// Returns the slots for all keys.
    func slots(margin: Double) -> [Slot] {
        KeyGroups(keys.map(\.name), maximumCount: SlotGuess.maximumSlots / 2).groups
            .flatMap { group -> [Slot] in
                let pattern = KeyPattern.escaped(group.prefix) + "*"
                let name = group.prefix.isEmpty ? "Other texts" : group.prefix
                let limit = SlotGuess.maximumWidth
                // A list cannot contain an empty key.
                let long = group.keys.filter {
                    keys[$0].width * (1 + margin) > limit && !keys[$0].name.isEmpty
                }
                let short = group.keys.filter {
                    keys[$0].width * (1 + margin) <= limit || keys[$0].name.isEmpty
                }
                // A pattern cannot tell long texts from short ones, so their keys are listed.
                guard !short.isEmpty, !long.isEmpty, long.count <= Self.maximumListed else {
                    return [slot(name, [pattern], group.keys, margin)]
                }
                let classes = [0.0..<2, 2..<5, 5..<Double.infinity].map { lines in
                    long.filter { lines.contains(keys[$0].width / limit) }
                }
                let parts = zip(["long", "longer", "longest"], classes.filter { !$0.isEmpty })
                return [slot(name, [pattern], short, margin)]
                    + parts.map { part, members in
                        let listed = members.map { KeyPattern.escaped(keys[$0].name) }
                        return slot("\(name) (\(part))", listed, members, margin)
                    }
            }
    }

    /// The maximum number of keys to list in a group.
    private static let maximumListed = 1000

    /// Returns a slot in which the texts of keys fit.
    private func slot(
        _ name: String,
        _ patterns: [String],
        _ members: [Int],
        _ margin: Double
    ) -> Slot {
        let widest = members.map { keys[$0].width }.max() ?? 0
        var width = max(10, (widest * (1 + margin)).rounded(.up))
        var lines = 1
        if width > SlotGuess.maximumWidth { (width, lines) = (SlotGuess.maximumWidth, 2) }
        let texts = members.flatMap { keys[$0].texts }
        // An estimate may need more than its width.
        for _ in 0..<64 {
            guard let boxes = Self.boxes(check, font, width, lines) else { break }
            let fits = texts.allSatisfy { text in
                let fits = try? boxes.fits(text.text, text.direction)
                return fits?.verdict ?? .fits == .fits
            }
            if fits { break }
            let isNarrow = lines == 1 && width < SlotGuess.maximumWidth
            if isNarrow { width = (width * 1.1).rounded(.up) } else { lines += max(1, lines / 2) }
        }
        var slot = Slot(name, keys: patterns, width: width)
        slot.lineLimit = lines
        slot.font = font
        slot.largestCategory = .extraExtraExtraLarge
        return slot
    }
}
