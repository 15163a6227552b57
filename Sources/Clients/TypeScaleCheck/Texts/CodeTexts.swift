import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLocalization

/// The texts that Swift code shows in boxes with limits, joined with their translations.
struct CodeTexts {
    /// The slots of the keys that have translations.
    private(set) var slots: [Slot] = []
    /// The paths of the translations that have slots.
    private(set) var catalogs: [String] = []
    /// The texts without translations, with what they show.
    private(set) var untranslated: [(shown: String, box: TextBox)] = []

    /// Joins texts with translations.
    ///
    /// A key that several boxes contain is judged in the smallest.
    ///
    /// - Parameters:
    ///   - texts: The texts, whose fonts can be measured.
    ///   - paths: The paths of all translations.
    ///   - parser: The catalogs that were read.
    init(
        _ texts: [(content: TextContent, box: TextBox)],
        catalogs paths: [String],
        _ parser: inout CatalogParser
    ) {
        var tables = NameDictionary<NameDictionary<[TextBox]>>()
        for (content, box) in texts {
            switch content {
            case .text(let shown): untranslated.append((shown.text, box))
            case .key(let key, let table):
                tables[table.text, default: NameDictionary()][key.text, default: []].append(box)
            }
        }
        var catalogs = NameDictionary<[String]>()
        for path in paths { catalogs[Self.table(path), default: []].append(path) }
        for (table, keys) in tables { join(keys, with: catalogs[table] ?? [], table, &parser) }
    }

    private mutating func join(
        _ keys: NameDictionary<[TextBox]>,
        with paths: [String],
        _ table: String,
        _ parser: inout CatalogParser
    ) {
        var missing = keys
        for path in paths where !missing.isEmpty {
            guard let catalog = parser.read(path) else { continue }
            for entry in catalog.entries {
                guard let boxes = missing[entry.key],
                    let slot = Self.slot(entry.key, boxes, table)
                else { continue }
                missing[entry.key] = nil
                slots.append(slot)
            }
        }
        if missing.count < keys.count { catalogs += paths }
        for (key, boxes) in missing where !Self.isIdentifier(key) {
            untranslated += boxes.map { (key, $0) }
        }
    }

    /// Returns the slot of a key, for its smallest box.
    private static func slot(_ key: String, _ boxes: [TextBox], _ table: String) -> Slot? {
        guard let box = boxes.min(by: { $0.slot.capacity < $1.slot.capacity }) else { return nil }
        var slot = box.slot
        slot.name = box.name
        slot.keys = [key.literalPattern]
        slot.files = [table.literalPattern + ".*"]
        return slot
    }

    /// Returns the name of a table, such as `Localizable` for `de.lproj/Localizable.strings`.
    private static func table(_ path: String) -> String {
        let name = path.fileName.utf8
        return String(Substring(name.lastIndex(of: UInt8(ascii: ".")).map { name[..<$0] } ?? name))
    }

    /// Returns whether a text is a key such as `settings.title`, and not words to show.
    private static func isIdentifier(_ text: String) -> Bool {
        !text.utf8.contains(UInt8(ascii: " "))
            && text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    }
}

extension Slot {
    /// The number of letters for which the box has room, if each is as wide as the font's size.
    var capacity: Double {
        let size = max(1, font.pointSize(at: .large))
        let lines =
            effectiveLineLimit > 0 ? Double(effectiveLineLimit) : max(1, height / size)
        return width / size * lines / max(minimumScaleFactor, 0.01)
    }
}
