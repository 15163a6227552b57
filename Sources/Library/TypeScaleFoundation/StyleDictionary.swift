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
/// PostScript name, and `fontSize` is a size in points at the Large category. For the system face,
/// both are absent, and `design` can be `default`, `serif` or `monospaced`. With either face,
/// `weight` can be `regular` or `bold`.
///
/// The keys of the styles are `largeTitle`, `title`, `title2`, `title3`, `headline`, `subheadline`,
/// `body`, `callout`, `footnote`, `caption`, `caption2`, `extraLargeTitle` and `extraLargeTitle2`.
/// The names `title1` and `caption1` are accepted too.
public struct StyleDictionary: Hashable, Sendable {
    /// The design of the system face.
    public enum Design: String, CaseIterable, Hashable, Sendable {
        /// The design of San Francisco.
        case `default`
        /// A design with serifs.
        case serif
        /// A design in which all characters have the same width.
        case monospaced
    }

    /// The weight of a style's face.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        /// The regular weight of the system face, or the weight of a named face.
        case regular
        /// The bold weight of the system face, or the bold face in the family of a named face.
        case bold
    }

    /// The font of one style.
    public struct Entry: Hashable, Sendable {
        /// The PostScript name of the face, or `nil` for the system face.
        public let fontName: String?

        /// The size, in points at the Large category, or `nil` for the preferred font's sizes.
        public let fontSize: Double?

        /// The design of the system face.
        public let design: Design

        /// The weight, or `nil` for the weight of the face or text style.
        public let weight: Weight?

        /// Creates an entry for a named face.
        ///
        /// - Parameters:
        ///   - fontName: The PostScript name of the face.
        ///   - fontSize: The size, in points at the Large category. The size is not checked.
        ///   - weight: The weight, or `nil` for the weight of the face.
        public init(fontName: String, fontSize: Double, weight: Weight? = nil) {
            self.fontName = fontName
            self.fontSize = fontSize
            self.design = .default
            self.weight = weight
        }

        /// Creates an entry for the system face, in the sizes of the preferred font.
        ///
        /// - Parameters:
        ///   - design: The design.
        ///   - weight: The weight, or `nil` for the weight of the text style.
        public init(design: Design, weight: Weight? = nil) {
            self.fontName = nil
            self.fontSize = nil
            self.design = design
            self.weight = weight
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
    /// A font description has no design, and its face is the one that the entry names. Apply
    /// ``Entry/design`` and a bold ``Entry/weight`` of a named face where you draw, as the modifier
    /// `scaledFont(_:)` of TypeScaleSwiftUI does.
    ///
    /// - Parameter textStyle: The style.
    /// - Returns: The font, or `nil` if the dictionary does not contain the style.
    public func font(forTextStyle textStyle: TextStyle) -> FontDescription? {
        entries[textStyle].map { entry in
            guard let name = entry.fontName else {
                let weight = entry.weight.map { $0 == .bold ? FontWeight.bold : .regular }
                return .system(textStyle, weight: weight)
            }
            let weight: FontWeight? = entry.weight == .bold ? .bold : nil
            return FontDescription(
                name: name,
                textStyle: textStyle,
                size: entry.fontSize,
                weight: weight
            )
        }
    }

    /// The styles with a design that a font description cannot express.
    public var stylesWithDesign: [TextStyle] {
        TextStyle.allCases.filter { (entries[$0]?.design ?? .default) != .default }
    }

    /// The styles that the dictionary does not contain.
    public var missingStyles: [TextStyle] {
        TextStyle.allCases.filter { entries[$0] == nil }
    }
}

extension StyleDictionary.Entry {
    /// The keys and values in a file.
    fileprivate var values: [(key: String, value: JSONOutput)] {
        var values: [(key: String, value: JSONOutput)] = []
        // The design states that an entry without other keys is for the system face.
        if fontName == nil || design != .default {
            values.append(("design", .string(design.rawValue)))
        }
        if let fontName { values.append(("fontName", .string(fontName))) }
        if let fontSize { values.append(("fontSize", .number(fontSize))) }
        if let weight { values.append(("weight", .string(weight.rawValue))) }
        return values
    }

    /// The key, kind and message for the first value that is not allowed in a file.
    var fault: (key: String, kind: Diagnostic.Kind, message: String)? {
        guard let fontName, let fontSize else { return nil }
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
            (key: Self.key(for: style), value: JSONOutput.object(entry.values))
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
            for case (let key, .string(let text)) in entry.values {
                plain[name, default: [:]][key] = text
            }
            if let size = entry.fontSize { plain[name]?["fontSize"] = size }
        }
        guard let data = try? write(plain), try StyleDictionary(data: data) == self else {
            let detail = "cannot write a name; remove control and invisible characters"
            throw Diagnostic(.syntax, detail, file: source)
        }
        return data
    }
}
