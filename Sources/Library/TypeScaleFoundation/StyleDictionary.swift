public import Foundation
public import TypeScale
public import TypeScaleDiagnostics
import TypeScaleDocuments

/// The face and size of each text style, from a designer's file.
///
///     let brand = try StyleDictionary(contentsOf: URL(fileURLWithPath: "Brand.plist"))
///     brand.font(forTextStyle: .headline)?.scaled(for: reader)
///
/// The file is a property list or JSON, with a dictionary for each style. In it, `fontName` is a
/// PostScript name, and `fontSize` is a size in points at the Large category. The keys of the
/// styles are `largeTitle`, `title`, `title2`, `title3`, `headline`, `subheadline`, `body`,
/// `callout`, `footnote`, `caption`, `caption2`, `extraLargeTitle` and `extraLargeTitle2`. The
/// names `title1` and `caption1` are accepted too.
public struct StyleDictionary: Hashable, Sendable {
    /// The face and size of one style.
    public struct Entry: Hashable, Sendable {
        /// The PostScript name of the face.
        public let fontName: String

        /// The size, in points at the Large category.
        public let fontSize: Double

        /// Creates an entry.
        ///
        /// - Parameters:
        ///   - fontName: The PostScript name of the face.
        ///   - fontSize: The size, in points at the Large category. The size is not checked.
        public init(fontName: String, fontSize: Double) {
            self.fontName = fontName
            self.fontSize = fontSize
        }
    }

    /// The entries by style.
    public let entries: [TextStyle: Entry]

    /// Creates a dictionary.
    ///
    /// - Parameter entries: The entries by style.
    public init(_ entries: [TextStyle: Entry]) {
        self.entries = entries
    }

    /// Returns the unscaled font of a style.
    ///
    /// To use the system's preferred font for a missing style, append `?? .system(style)`.
    ///
    /// - Parameter textStyle: The style.
    /// - Returns: The font, or `nil` if the dictionary does not contain the style.
    public func font(forTextStyle textStyle: TextStyle) -> FontDescription? {
        entries[textStyle].map {
            FontDescription(name: $0.fontName, textStyle: textStyle, size: $0.fontSize)
        }
    }

    /// The styles that the dictionary does not contain.
    public var missingStyles: [TextStyle] {
        TextStyle.allCases.filter { entries[$0] == nil }
    }
}

extension StyleDictionary.Entry {
    /// The key, kind and message for the first value that is not allowed in a file.
    var fault: (key: String, kind: Diagnostic.Kind, message: String)? {
        // XML cannot represent most control characters.
        if fontName.isEmpty || fontName.unicodeScalars.contains(where: { $0.value < 32 }) {
            let detail = "expected a PostScript name without control characters"
            return ("fontName", .wrongType, detail)
        }
        guard fontSize > 0, fontSize.isFinite else {
            let detail = "expected a positive number of points, found \(fontSize.shortestText)"
            return ("fontSize", .badSize, detail)
        }
        return nil
    }
}

extension StyleDictionary {
    /// Returns the key for a style in a file, such as `title` for `title1`.
    public static func key(for style: TextStyle) -> String {
        switch style {
        case .title1: "title"
        case .caption1: "caption"
        default: style.description
        }
    }

    /// Returns the dictionary as an XML property list, from which an equal dictionary can be read.
    ///
    /// - Throws: `Diagnostic` if a size or name is invalid or cannot be written.
    public func propertyList() throws(Diagnostic) -> Data {
        try written { plain in
            try PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0)
        }
    }

    /// Returns the dictionary as JSON with sorted keys, from which an equal dictionary can be read.
    ///
    /// - Throws: `Diagnostic` if a size or name is invalid or cannot be written.
    public func json() throws(Diagnostic) -> Data {
        let members = entries.map { style, entry in
            let entry: [(key: String, value: JSONOutput)] = [
                ("fontName", .string(entry.fontName)), ("fontSize", .number(entry.fontSize)),
            ]
            return (key: Self.key(for: style), value: JSONOutput.object(entry))
        }
        let json = JSONOutput.object(members.sorted { $0.key < $1.key }).text()
        return try written { _ in Data(json.utf8) }
    }

    /// Returns the data, or throws an error if the data does not decode to an equal dictionary.
    private func written(
        _ write: ([String: [String: Any]]) throws -> Data
    ) throws(Diagnostic) -> Data {
        let source = "style dictionary"
        var plain: [String: [String: Any]] = [:]
        for style in TextStyle.allCases {
            guard let entry = entries[style] else { continue }
            let name = Self.key(for: style)
            if let (key, kind, detail) = entry.fault {
                let path = "\(name).\(key)"
                throw Diagnostic(kind, detail, file: source, path: path)
            }
            plain[name] = ["fontName": entry.fontName, "fontSize": entry.fontSize]
        }
        guard let data = try? write(plain), try StyleDictionary(data: data) == self else {
            let detail = "cannot write a name; remove control and invisible characters"
            throw Diagnostic(.syntax, detail, file: source)
        }
        return data
    }
}
