import Foundation
import TypeScale
import TypeScaleFonts

/// Reads the entries of a style dictionary, and notes what is wrong with them.
struct StyleDictionaryReading {
    /// What is wrong with an entry.
    private struct Fault: Error {
        let code: StyleDictionaryError.Code
        let path: DocumentPath
        let detail: String

        init(_ code: StyleDictionaryError.Code, _ path: [String], _ detail: String) {
            self.code = code
            self.path = path.map { .key($0) }
            self.detail = detail
        }
    }

    /// The good entries.
    private(set) var entries: [TextStyle: StyleDictionary.Entry] = [:]

    private var faults: [Fault] = []
    /// The most faults that are noted, and of how many of them the nearest name is looked for.
    private static let mostFaults = 1000
    private static let mostSuggestions = 8

    /// The keys in which the text has a fault that was reported.
    private let faulty: Set<DocumentStep>

    /// - Parameter problems: What is wrong with the text of the document.
    init(problems: [DocumentProblem]) {
        faulty = Set(problems.compactMap(\.path.first))
    }

    /// Reads the entries of a dictionary.
    mutating func read(_ plain: [String: Any]) {
        var names: [TextStyle: String] = [:]
        for key in plain.keys.sorted() {
            do throws(Fault) {
                let style = try Self.style(key, suggesting: faults.count < Self.mostSuggestions)
                if let other = names[style] {
                    entries[style] = nil
                    let detail = "the style is there as \(other) too; keep one of them"
                    throw Fault(.duplicateStyle, [key], detail)
                }
                names[style] = key
                guard !faulty.contains(.key(key)) else { continue }
                entries[style] = try Self.entry(key, plain[key])
            } catch {
                faults.append(error)
                guard faults.count < Self.mostFaults else {
                    let detail =
                        "there are more than \(Self.mostFaults) faults; the rest is not read"
                    faults.append(Fault(.malformed, [], detail))
                    return
                }
            }
        }
    }

    /// What was wrong, and where in the text.
    func errors(in document: ScannedDocument, place: String) -> [StyleDictionaryError] {
        if faults.isEmpty { return [] }
        let paths = faults.flatMap { [$0.path, $0.path.dropLast()] }
        let positions = document.positions(of: paths)
        return faults.map { fault in
            StyleDictionaryError(
                code: fault.code,
                place: place,
                keyPath: fault.path.keyPath,
                // What is missing has no place of its own.
                position: positions[fault.path] ?? positions[fault.path.dropLast()],
                detail: fault.detail
            )
        }
    }

    /// The style of a key; the names are those of the file, not the core's other spellings.
    private static func style(
        _ key: String,
        suggesting isSuggesting: Bool
    ) throws(Fault) -> TextStyle {
        let names =
            TextStyle.allCases.map { ($0, $0.description) } + [
                (.title1, "title"), (.caption1, "caption"),
            ]
        if let style = names.first(where: { $0.1 == key })?.0 { return style }
        guard isSuggesting else { throw Fault(.unknownStyle, [key], "no text style has that name") }
        let near = nearestName(to: key, among: names.map(\.1)).map { "; did you mean \($0)?" } ?? ""
        throw Fault(.unknownStyle, [key], "no text style has that name" + near)
    }

    /// What stands in the file, if it is short.
    private static func found(_ value: Any?) -> String {
        switch value {
        case let text as String: ", not the text " + String(text.prefix(32)).debugDescription
        case let number as NSNumber:
            ", not " + (number.isBoolean ? "\(number.boolValue)" : number.doubleValue.shortestText)
        case is [Any]: ", not a list"
        case is [String: Any]: ", not a dictionary"
        default: ""
        }
    }

    private static func entry(_ key: String, _ value: Any?) throws(Fault) -> StyleDictionary.Entry {
        guard let dictionary = value as? [String: Any] else {
            let detail = "give a dictionary with fontName and fontSize" + Self.found(value)
            throw Fault(.wrongType, [key], detail)
        }
        for other in dictionary.keys.sorted() where !["fontName", "fontSize"].contains(other) {
            let detail = "there are fontName and fontSize, and no other key"
            throw Fault(.unknownKey, [key, other], detail)
        }
        guard let name = dictionary["fontName"] else {
            throw Fault(.missingKey, [key, "fontName"], "give the PostScript name of the face")
        }
        guard let text = name as? String, StyleDictionary.isFaceName(text) else {
            let detail = "give the PostScript name of the face, as text" + Self.found(name)
            throw Fault(.wrongType, [key, "fontName"], detail)
        }
        guard let size = dictionary["fontSize"] else {
            throw Fault(.missingKey, [key, "fontSize"], "give the size at large, in points")
        }
        guard let number = size as? NSNumber, !number.isBoolean else {
            let detail = "give the size at large as a number" + Self.found(size)
            throw Fault(.wrongType, [key, "fontSize"], detail)
        }
        let points = number.doubleValue
        guard points > 0, points.isFinite else {
            let detail = "\(points.shortestText) is no size; give a positive number of points"
            throw Fault(.badSize, [key, "fontSize"], detail)
        }
        return StyleDictionary.Entry(fontName: text, fontSize: points)
    }
}

extension NSNumber {
    /// Whether the number stands for true or false, in which Foundation's decoders do not differ
    /// from 1 and 0 otherwise.
    fileprivate var isBoolean: Bool { unsafe String(cString: objCType) == "c" }
}
