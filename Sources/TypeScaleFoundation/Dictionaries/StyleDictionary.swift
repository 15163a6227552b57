public import Foundation
public import TypeScale

/// The face and size of each text style, as a designer keeps them in a file.
///
///     let brand = try StyleDictionary(contentsOf: URL(fileURLWithPath: "Brand.plist"))
///     brand.font(forTextStyle: .headline)?.scaled(for: reader)
///
/// The file is a property list or JSON with a dictionary for each style: `fontName`, a PostScript name,
/// and `fontSize`, points at large. The styles are `largeTitle`, `title`, `title2`, `title3`, `headline`,
/// `subheadline`, `body`, `callout`, `footnote`, `caption` and `caption2`; `title1` and `caption1` are
/// taken as well. A value: loaded once, it serves every reader and thread.
public struct StyleDictionary: Hashable, Sendable {
    /// The face and size of one style.
    public struct Entry: Hashable, Sendable {
        /// The PostScript name of the face.
        public let fontName: String

        /// Points at large.
        public let fontSize: Double

        /// An entry.
        ///
        /// - Parameters:
        ///   - fontName: The PostScript name of the face.
        ///   - fontSize: Points at large; any number, taken as it is.
        public init(fontName: String, fontSize: Double) {
            self.fontName = fontName
            self.fontSize = fontSize
        }
    }

    /// The entries that there are.
    public let entries: [TextStyle: Entry]

    /// A dictionary of entries.
    ///
    /// - Parameter entries: The entries.
    public init(_ entries: [TextStyle: Entry]) {
        self.entries = entries
    }
}

extension StyleDictionary {
    /// Returns the font of a style.
    ///
    /// A style that the dictionary does not have is up to the caller: `?? .system(style)` is the system's preferred
    /// font.
    ///
    /// - Parameter textStyle: The style.
    /// - Returns: The font, unscaled; `nil` if the dictionary does not have the style.
    public func font(forTextStyle textStyle: TextStyle) -> FontDescription? {
        entries[textStyle].map {
            FontDescription(name: $0.fontName, textStyle: textStyle, size: $0.fontSize)
        }
    }

    /// The styles that the dictionary does not have, in the order of the styles.
    public var missingStyles: [TextStyle] {
        TextStyle.allCases.filter { entries[$0] == nil }
    }
}

extension StyleDictionary.Entry {
    /// The fault of a value that a file must not have: its key, its kind, and the remedy.
    var fault: (key: String, code: StyleDictionaryError.Code, detail: String)? {
        // Most controls cannot be written in XML.
        if fontName.isEmpty || fontName.unicodeScalars.contains(where: { $0.value < 32 }) {
            let detail = "give the PostScript name of the face, as text without controls"
            return ("fontName", .wrongType, detail)
        }
        guard fontSize > 0, fontSize.isFinite else {
            let detail = "\(fontSize.shortestText) is no size; give a positive number of points"
            return ("fontSize", .badSize, detail)
        }
        return nil
    }
}

extension StyleDictionary {
    /// The names of styles in a file, `title` and `caption` among them.
    static func name(_ style: TextStyle) -> String {
        switch style {
        case .title1: "title"
        case .caption1: "caption"
        default: style.description
        }
    }

    /// The dictionary as an XML property list, which reads back as the same.
    ///
    /// - Returns: The bytes.
    /// - Throws: ``StyleDictionaryError`` if a size is not positive and finite, or a name is empty.
    public func propertyList() throws(StyleDictionaryError) -> Data {
        try written { plain in
            try PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0)
        }
    }

    /// The dictionary as JSON with sorted keys, which reads back as the same.
    ///
    /// - Returns: The bytes.
    /// - Throws: ``StyleDictionaryError`` if a size is not positive and finite, or a name is empty.
    public func json() throws(StyleDictionaryError) -> Data {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
        return try written { try JSONSerialization.data(withJSONObject: $0, options: options) }
    }

    /// Returns what was written, if it reads back as the same.
    private func written(
        _ write: ([String: [String: Any]]) throws -> Data
    ) throws(StyleDictionaryError) -> Data {
        let source = "style dictionary"
        var plain: [String: [String: Any]] = [:]
        for style in TextStyle.allCases {
            guard let entry = entries[style] else { continue }
            let name = Self.name(style)
            if let (key, code, detail) = entry.fault {
                let path = "\(name).\(key)"
                throw StyleDictionaryError(code: code, name: source, keyPath: path, detail: detail)
            }
            plain[name] = ["fontName": entry.fontName, "fontSize": entry.fontSize]
        }
        guard let data = try? write(plain), try StyleDictionary(data: data) == self else {
            let detail = "a name cannot be written; leave out controls and invisible characters"
            throw StyleDictionaryError(code: .malformed, name: source, detail: detail)
        }
        return data
    }
}
