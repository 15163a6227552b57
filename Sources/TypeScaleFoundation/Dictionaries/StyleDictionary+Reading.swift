public import Foundation
import TypeScale
import TypeScaleFonts

extension StyleDictionary {
    /// The longest file that is read, in bytes.
    public static let longestFile = 4 << 20

    /// What was read of a file that has faults: the good entries, and what was wrong with the others.
    public struct Recovered: Sendable {
        /// The good entries.
        public let dictionary: StyleDictionary

        /// What was wrong, in the order of the keys; nothing with a sound file.
        public let problems: [StyleDictionaryError]
    }

    /// Reads a property list or JSON, and stops at the first fault.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: What to call them in errors.
    /// - Throws: ``StyleDictionaryError``: what is wrong, where, and what to do.
    public init(data: Data, name: String = "style dictionary") throws(StyleDictionaryError) {
        let recovered = try Self.recovering(data: data, name: name)
        if let problem = recovered.problems.first { throw problem }
        self = recovered.dictionary
    }

    /// Reads a file, and stops at the first fault.
    ///
    /// - Parameter url: The file: a property list, or JSON.
    /// - Throws: ``StyleDictionaryError``: what is wrong, where, and what to do.
    public init(contentsOf url: URL) throws(StyleDictionaryError) {
        try self.init(data: Self.contents(of: url), name: url.path)
    }

    /// Reads a resource of a bundle, and stops at the first fault.
    ///
    /// - Parameters:
    ///   - name: The name of the property list, without its ending.
    ///   - bundle: The bundle.
    /// - Throws: ``StyleDictionaryError``: what is wrong, where, and what to do.
    public init(named name: String, in bundle: Bundle = .main) throws(StyleDictionaryError) {
        let endings = ["plist", "json"]
        let found = endings.lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }
        guard let url = found.first else {
            throw StyleDictionaryError(
                code: .fileNotFound,
                place: bundle.bundlePath,
                keyPath: "",
                detail: "there is no resource \(name).plist or \(name).json"
            )
        }
        try self.init(contentsOf: url)
    }

    /// Reads a property list or JSON, and keeps the good entries.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - name: What to call them in errors.
    /// - Returns: The good entries, and what was wrong with the others.
    /// - Throws: ``StyleDictionaryError`` if the file as a whole cannot be read.
    public static func recovering(
        data: Data,
        name: String = "style dictionary"
    ) throws(StyleDictionaryError) -> Recovered {
        let plain = try plainDictionary(data, name)
        var entries: [TextStyle: Entry] = [:]
        var problems: [StyleDictionaryError] = []
        var names: [TextStyle: String] = [:]
        for key in plain.keys.sorted() {
            do throws(StyleDictionaryError) {
                let fault = Fault(place: name, key: key)
                let style = try fault.style()
                if let other = names[style] {
                    entries[style] = nil
                    throw fault.error(
                        .duplicateStyle,
                        "the style is there as \(other) too; keep one of them"
                    )
                }
                names[style] = key
                entries[style] = try fault.entry(plain[key])
            } catch {
                problems.append(error)
            }
        }
        return Recovered(dictionary: StyleDictionary(entries), problems: problems)
    }

    private static func contents(of url: URL) throws(StyleDictionaryError) -> Data {
        do {
            return try BoundedFile.contents(of: url, upTo: longestFile)
        } catch {
            let (code, detail): (StyleDictionaryError.Code, String) =
                switch error {
                case .notFound: (.fileNotFound, "no such file")
                case .unreadable: (.unreadable, "the file cannot be read")
                case .tooLong: (.tooLong, "the file is longer than 4 MiB")
                }
            throw StyleDictionaryError(code: code, place: url.path, keyPath: "", detail: detail)
        }
    }

    /// Checked before it is decoded: Foundation's decoders follow any depth.
    private static func plainDictionary(
        _ data: Data,
        _ name: String
    ) throws(StyleDictionaryError) -> [String: Any] {
        func failure(_ code: StyleDictionaryError.Code, _ detail: String) -> StyleDictionaryError {
            StyleDictionaryError(code: code, place: name, keyPath: "", detail: detail)
        }
        guard data.count <= longestFile else {
            throw failure(.tooLong, "the file is longer than 4 MiB")
        }
        let isJSON = data.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "{")
        guard PropertyListDepth.isShallow(data), !isJSON || JSONDepth.isShallow(data) else {
            throw failure(.tooDeep, "it nests deeper than \(PropertyListDepth.deepest) levels")
        }
        let value: Any?
        if isJSON, let object = PlainJSON.value(data) {
            value = object
        } else {
            value = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
        }
        guard let dictionary = value as? [String: Any] else {
            throw failure(
                .notADictionary,
                "that is neither a property list nor JSON with a dictionary of text styles"
            )
        }
        return dictionary
    }
}

/// Reads one entry of a file, and says what is wrong with it.
private struct Fault {
    let place: String
    let key: String

    func error(
        _ code: StyleDictionaryError.Code,
        _ detail: String,
        at part: String? = nil
    ) -> StyleDictionaryError {
        StyleDictionaryError(
            code: code,
            place: place,
            keyPath: part.map { key + "." + $0 } ?? key,
            detail: detail
        )
    }

    /// The style of the key; the names are those of the file, not the core's other spellings.
    func style() throws(StyleDictionaryError) -> TextStyle {
        let names =
            TextStyle.allCases.map { ($0, $0.description) } + [
                (.title1, "title"), (.caption1, "caption"),
            ]
        if let style = names.first(where: { $0.1 == key })?.0 { return style }
        let near = nearestName(to: key, among: names.map(\.1)).map { "; did you mean \($0)?" } ?? ""
        throw error(.unknownStyle, "no text style has that name" + near)
    }

    func entry(_ value: Any?) throws(StyleDictionaryError) -> StyleDictionary.Entry {
        guard let dictionary = value as? [String: Any] else {
            throw error(.wrongType, "give a dictionary with fontName and fontSize")
        }
        for other in dictionary.keys.sorted() where !["fontName", "fontSize"].contains(other) {
            throw error(.unknownKey, "there are fontName and fontSize, and no other key", at: other)
        }
        guard let name = dictionary["fontName"] else {
            throw error(.missingKey, "give the PostScript name of the face", at: "fontName")
        }
        guard let name = name as? String, !name.isEmpty else {
            throw error(.wrongType, "give the PostScript name of the face, as text", at: "fontName")
        }
        guard let size = dictionary["fontSize"] else {
            throw error(.missingKey, "give the size at large, in points", at: "fontSize")
        }
        guard let number = size as? NSNumber, !number.isBoolean else {
            throw error(.wrongType, "give the size at large as a number", at: "fontSize")
        }
        let points = number.doubleValue
        guard points > 0, points.isFinite else {
            throw error(
                .badSize,
                "\(points) is no size; give a positive number of points",
                at: "fontSize"
            )
        }
        return StyleDictionary.Entry(fontName: name, fontSize: points)
    }
}

extension NSNumber {
    /// Whether the number stands for true or false, in which Foundation's decoders do not differ
    /// from 1 and 0 otherwise.
    fileprivate var isBoolean: Bool { unsafe String(cString: objCType) == "c" }
}
