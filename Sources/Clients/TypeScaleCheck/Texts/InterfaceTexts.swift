import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleFonts
import TypeScaleLocalization

/// The texts of interface files, joined with their translations.
///
/// The key of a translation is the identifier of an object and the name of a property, such as
/// `GXl-fE-jVz.text`. It is in a file with the name of the interface file, such as
/// `de.lproj/Main.strings` for `Base.lproj/Main.storyboard`.
struct InterfaceTexts {
    /// The slots of texts whose boxes have limits.
    private(set) var slots: [Slot] = []
    /// The paths of the translations that have slots.
    private(set) var catalogs: [String] = []
    /// The texts without translations, which no code can replace.
    private(set) var untranslated: [(shown: String, box: TextBox)] = []
    /// The number of keys in translations for interface files.
    private(set) var keyCount = 0
    /// The number of these keys whose object is in the interface file.
    private(set) var joinedCount = 0
    /// The keys without an object, each with the path of a translation.
    private(set) var unjoined: [(path: String, key: String)] = []

    /// The number of texts and keys that are kept.
    var count: Int { slots.count + untranslated.count + unjoined.count }

    private let fonts: NameDictionary<Typeface>

    /// Creates an empty list of texts.
    ///
    /// - Parameter fonts: The names of the faces that can be measured.
    init(fonts: NameDictionary<Typeface>) { self.fonts = fonts }

    /// Joins an interface file with its translations.
    ///
    /// - Parameters:
    ///   - outline: The interface file.
    ///   - facts: Its labels, with the code of their classes.
    ///   - paths: The paths of the translations.
    ///   - parser: The catalogs that were read.
    mutating func add(
        _ outline: InterfaceOutline,
        _ facts: InterfaceFacts,
        translations paths: [String],
        _ parser: inout CatalogParser
    ) {
        var labels = NameDictionary<Int>()
        for (index, label) in facts.labels.enumerated()
        where labels[label.object.identifier] == nil {
            labels[label.object.identifier] = index
        }
        var keys: Set<ExactString> = []
        var joined: Set<ExactString> = []
        for path in paths {
            guard let catalog = parser.read(path) else { continue }
            for entry in catalog.entries where keys.insert(ExactString(entry.key)).inserted {
                guard let dot = entry.key.utf8.firstIndex(of: UInt8(ascii: ".")),
                    outline.identifiers.contains(ExactString(String(entry.key[..<dot])))
                else {
                    unjoined.append((path, entry.key))
                    continue
                }
                joined.insert(ExactString(entry.key))
                let property = String(entry.key[entry.key.utf8.index(after: dot)...])
                guard let index = labels[String(entry.key[..<dot])] else { continue }
                let label = facts.labels[index]
                guard label.otherFont == nil, !label.isReplacedByName,
                    var slot = Slot(label.object, property, entry.key, paths, fonts)
                else { continue }
                let object = label.object
                slot.name =
                    "\(facts.path):\(object.position?.line ?? 0) \(object.element) "
                    + object.identifier
                slots.append(slot)
            }
        }
        for label in facts.labels { addOwnTexts(label, joined, paths) }
        keyCount += keys.count
        joinedCount += joined.count
        catalogs += paths
    }

    /// Adds the texts of a label that have no translation, and that no code can replace.
    private mutating func addOwnTexts(
        _ label: InterfaceFacts.Label,
        _ joined: Set<ExactString>,
        _ paths: [String]
    ) {
        guard label.object.outlets.isEmpty, !label.isReplaced, label.otherFont == nil else {
            return
        }
        for text in label.object.texts {
            let key = "\(label.object.identifier).\(text.property)"
            guard !joined.contains(ExactString(key)), !text.text.isEmpty,
                let slot = Slot(label.object, text.property, key, paths, fonts)
            else { continue }
            untranslated.append((text.text, TextBox(place: label.place, slot: slot)))
        }
    }
}

extension Slot {
    /// The properties of texts that are shown in the box of their object.
    private static let properties: Set = [
        "text", "title", "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle",
        "placeholder",
    ]

    /// Creates the slot of a text, or returns `nil` for a text whose box may grow.
    fileprivate init?(
        _ object: InterfaceObject,
        _ property: String,
        _ key: String,
        _ paths: [String],
        _ fonts: NameDictionary<Typeface>
    ) {
        guard object.showsText, object.element != "textView",
            Self.properties.contains(property), let font = object.font,
            let width = object.width.limit, width > object.horizontalInset
        else { return nil }
        if case .custom(let name, _) = font, fonts[name] == nil { return nil }
        let height = object.height.limit
        // Text wraps in any number of lines, and the box grows with them.
        guard object.lineLimit > 0 || height != nil else { return nil }
        self.init(
            object.identifier,
            keys: [key.literalPattern],
            width: width - object.horizontalInset,
            font: font.description
        )
        files = paths.map(\.literalPattern)
        lineLimit = object.lineLimit
        if object.lineLimit != 1, let height { limitHeight(height) }
        minimumScaleFactor = object.minimumScaleFactor
    }
}

extension String {
    /// A pattern that matches only the text.
    var literalPattern: String {
        var pattern = ""
        for scalar in unicodeScalars {
            if "*?\\".unicodeScalars.contains(scalar) { pattern.unicodeScalars.append("\\") }
            pattern.unicodeScalars.append(scalar)
        }
        return pattern
    }
}
