import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
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

    private let fonts: Set<ExactString>
    private let replaced: Set<ExactString>

    /// Creates an empty list of texts.
    ///
    /// - Parameters:
    ///   - fonts: The names of the faces that can be measured.
    ///   - replaced: The outlets whose font, text or lines code sets.
    init(fonts: Set<ExactString>, replaced: Set<ExactString>) {
        self.fonts = fonts
        self.replaced = replaced
    }

    /// Joins an interface file with its translations.
    ///
    /// - Parameters:
    ///   - document: The interface file.
    ///   - file: The path of the interface file, for findings.
    ///   - paths: The paths of the translations.
    ///   - reader: The reader of the translations.
    mutating func add(
        _ document: InterfaceDocument,
        path file: String,
        translations paths: [String],
        _ reader: inout CatalogReader
    ) {
        var objects = NameDictionary<Int>()
        for (index, object) in document.objects.enumerated() where objects[object.identifier] == nil
        {
            objects[object.identifier] = index
        }
        var keys: Set<ExactString> = []
        var joined: Set<ExactString> = []
        for path in paths {
            guard let catalog = reader.read(path) else { continue }
            for entry in catalog.entries where keys.insert(ExactString(entry.key)).inserted {
                guard let dot = entry.key.utf8.firstIndex(of: UInt8(ascii: ".")),
                    let index = objects[String(entry.key[..<dot])]
                else {
                    unjoined.append((path, entry.key))
                    continue
                }
                joined.insert(ExactString(entry.key))
                let property = String(entry.key[entry.key.utf8.index(after: dot)...])
                let object = document.objects[index]
                guard document.isReadable(at: file),
                    !object.outlets.contains(where: { replaced.contains(ExactString($0)) }),
                    var slot = Slot(object, property, entry.key, document, paths, fonts)
                else { continue }
                slot.name =
                    "\(file):\(object.position?.line ?? 0) \(object.element) \(object.identifier)"
                slots.append(slot)
            }
        }
        if document.isReadable(at: file) { addOwnTexts(document, file, joined, paths) }
        keyCount += keys.count
        joinedCount += joined.count
        catalogs += paths
    }

    /// Adds the texts in the file that have no translation, and that no code can replace.
    private mutating func addOwnTexts(
        _ document: InterfaceDocument,
        _ file: String,
        _ joined: Set<ExactString>,
        _ paths: [String]
    ) {
        for object in document.objects
        where object.outlets.isEmpty && !object.hasRuntimeAttributes {
            for text in object.texts {
                let key = "\(object.identifier).\(text.property)"
                guard !joined.contains(ExactString(key)), !text.text.isEmpty,
                    let slot = Slot(object, text.property, key, document, paths, fonts)
                else { continue }
                let box = TextBox(
                    path: file,
                    position: object.position,
                    code: object.summary,
                    slot: slot
                )
                untranslated.append((text.text, box))
            }
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
        _ document: InterfaceDocument,
        _ paths: [String],
        _ fonts: Set<ExactString>
    ) {
        guard object.showsText, object.element != "textView", !document.isForMac,
            Self.properties.contains(property), let font = object.font,
            let width = object.width.limit, width > object.horizontalInset
        else { return nil }
        if case .custom(let name, _) = font, !fonts.contains(ExactString(name)) { return nil }
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
