import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout

/// A unit in XLIFF: a `<trans-unit>` in version 1, or a `<unit>` in version 2.
struct XLIFFUnit {
    /// The identifier, which is unique in a file.
    let id: String
    /// The name of the text in the program.
    let key: String
    let offset: Int
    let isTranslatable: Bool
    /// The text to translate, or `nil` if there is none.
    private(set) var source: String?
    /// The translation, or `nil` if there is none.
    private(set) var target: String?
    private(set) var targetOffset: Int?
    private(set) var isNew = false
    private(set) var notes: [String] = []
    /// The contents of `<data>`, by `id`.
    private var data = NameDictionary<String>()
    private let isPreserved: Bool
    private let isApproved: Bool

    /// Creates a unit from its tag.
    init(_ element: XMLScanner.Element, _ inherited: Inherited) {
        id = element["id"] ?? ""
        key = element["resname"] ?? element["name"] ?? id
        offset = element.offset
        isTranslatable = inherited.isTranslatable
        isApproved = element["approved"] == "yes"
        isPreserved = inherited.isPreserved
    }

    /// The properties of an element that the elements in it inherit.
    struct Inherited {
        /// Whether white space is significant.
        let isPreserved: Bool
        let isTranslatable: Bool

        init(_ element: XMLScanner.Element, in parent: Inherited?) {
            isPreserved = element.isSpacePreserved ?? parent?.isPreserved ?? false
            isTranslatable =
                element["translate"].map { $0 != "no" } ?? parent?.isTranslatable ?? true
        }
    }

    /// Reads the contents of a unit, including its end.
    mutating func read(from scanner: inout XMLScanner) throws(Diagnostic) {
        // The states of the open segments; other elements do not nest here.
        var state: String?
        var depth = 0
        while let token = try scanner.next() {
            switch token {
            case .text, .comment: break
            case .close:
                depth -= 1
                if depth < 0 { return }
            case .open(let element):
                switch element.localName {
                case "segment", "ignorable", "notes", "originalData":
                    state = element["state"]
                    depth += 1
                case "source":
                    if source == nil { source = "" }
                    let text = try text(of: element, &scanner)
                    source?.append(text)
                case "target":
                    // A segment in version 2 has the state.
                    if !isApproved, Self.newStates.contains(element["state"] ?? state ?? "") {
                        isNew = true
                    }
                    targetOffset = targetOffset ?? element.offset
                    if target == nil { target = "" }
                    let text = try text(of: element, &scanner)
                    target?.append(text)
                case "note":
                    let text = try text(of: element, &scanner).trimmed
                    if !text.isEmpty { notes.append(text) }
                case "data":
                    let text = try text(of: element, &scanner)
                    if let id = element["id"] { data[id] = text }
                default: try scanner.skipElement()
                }
                let length = max(source?.utf8.count ?? 0, target?.utf8.count ?? 0)
                guard length <= TranslationCatalog.maximumTextBytes else {
                    throw Diagnostic.longText(at: element.offset)
                }
            }
        }
    }

    /// The states of a target that is not translated yet, in version 1 and 2.
    private static let newStates: Set<String> = ["new", "needs-translation", "initial"]

    private func text(
        of element: XMLScanner.Element,
        _ scanner: inout XMLScanner
    ) throws(Diagnostic) -> String {
        var text = XLIFFText(data: data)
        try text.read(from: &scanner)
        let isPreserved = element.isSpacePreserved ?? isPreserved
        return isPreserved ? text.text : text.collapsed
    }
}

extension XMLScanner.Element {
    /// Whether white space in the element is significant, or `nil` if the tag does not tell.
    var isSpacePreserved: Bool? { self["xml:space"].map { $0 == "preserve" } }
}

extension SizeRestriction {
    /// Reads the attributes of a unit, and returns the error in the first invalid attribute.
    ///
    /// The size restrictions of version 2 are widths only if their profile is in pixels.
    static func read(
        _ element: XMLScanner.Element,
        isInPixels: Bool
    ) -> (restriction: SizeRestriction?, fault: String?) {
        var flags = TranslationFlags(element.value(ofLocal: "weblate-flags") ?? "")
        var restriction = flags.restriction() ?? SizeRestriction()
        var fault = flags.fault
        func number(_ name: String, _ value: String?) -> Double? {
            guard let value else { return nil }
            let number = Double(positive: value)
            if number == nil, fault == nil { fault = "expected a positive number in \(name)" }
            return number
        }
        if ["pixel", "point"].contains(element["size-unit"] ?? "pixel") {
            let height = number("maxheight", element["maxheight"])
            if let width = number("maxwidth", element["maxwidth"]) {
                restriction.width = width
                // As in Weblate, a text without a height has one line.
                if height == nil { restriction.lineLimit = 1 }
            }
            restriction.height = height ?? restriction.height
        }
        if isInPixels, let value = element.value(ofLocal: "sizeRestriction") {
            // The value is a maximum, or a minimum and a maximum. An asterisk means no maximum.
            let last = value.unicodeScalars.split(separator: ",").last.map { String($0).trimmed }
            if last != "*" { restriction.width = number("sizeRestriction", last ?? "") }
            if restriction.width != nil { restriction.lineLimit = 1 }
        }
        // The family, size and weight, such as `ubuntu;22;bold`.
        let font = (element["font"] ?? "").unicodeScalars.split(separator: ";").map {
            String($0).trimmed
        }
        if let family = font.first, !family.isEmpty { restriction.fontFamily = family }
        if font.count > 1 { restriction.pointSize = number("font", font[1]) }
        if font.count > 2 { restriction.fontWeight = FontWeight(flag: font[2]) }
        return (restriction.isEmpty ? nil : restriction, fault)
    }
}
