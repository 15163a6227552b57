import TypeScale
import TypeScaleFoundation

/// Reads the values of an object, and notes those that are not what they should be.
struct ObjectReading {
    let container: KeyedDecodingContainer<JSONKey>
    let session: DecodingSession

    var path: [any CodingKey] { container.codingPath }

    func has(_ key: JSONKey) -> Bool { container.contains(key) }

    /// Notes something about the value of a key.
    func note(
        _ severity: RichTextDiagnostic.Severity,
        _ code: RichTextDiagnostic.Code,
        _ key: JSONKey,
        _ message: String,
        _ recovery: String?
    ) throws {
        try session.note(severity, code, path + [key], message, recovery)
    }

    /// Notes that a value is of another type.
    func noteType(_ key: JSONKey, _ wanted: String, _ recovery: String) throws {
        let kind = try? container.decode(FoundKind.self, forKey: key)
        let found = kind?.name ?? "what cannot be read"
        try note(.error, .wrongType, key, "\(wanted) belongs here, not \(found)", recovery)
    }

    /// Notes a key that means nothing here.
    func noteUnknown(_ key: JSONKey, among known: [String]) throws {
        let name = key.stringValue.lowercased()
        let near = known.first { $0.lowercased() == name }.map { "; did you mean \($0)?" } ?? ""
        try note(.warning, .unknownKey, key, "no such key\(near)", "passed over")
    }
}

extension ObjectReading {
    /// A text, cleaned; `nil` for `null` and for what is none, which is noted.
    func text(_ key: JSONKey, _ recovery: String = "taken as missing") throws -> String? {
        guard let text = try string(key, recovery) else { return nil }
        return try CleanText.cleaned(text, session) { path + [key] }
    }

    /// A string as it is; `nil` for `null` and for what is none, which is noted.
    func string(_ key: JSONKey, _ recovery: String = "taken as missing") throws -> String? {
        do {
            return try container.decodeIfPresent(String.self, forKey: key)
        } catch {
            try noteType(key, "a string", recovery)
            return nil
        }
    }

    /// `true` or `false`; `nil` for `null` and for what is neither, which is noted.
    func flag(_ key: JSONKey) throws -> Bool? {
        do {
            return try container.decodeIfPresent(Bool.self, forKey: key)
        } catch {
            try noteType(key, "true or false", "the default is used")
            return nil
        }
    }

    /// A number, or a string that is one; `nil` for `null` and for what is neither, which is noted.
    func number(_ key: JSONKey) throws -> Double? {
        do {
            return try container.decodeIfPresent(Double.self, forKey: key)
        } catch {
            if let text = try? container.decode(String.self, forKey: key),
                let number = Self.number(text)
            {
                return number
            }
            try noteType(key, "a number", "the default is used")
            return nil
        }
    }

    /// A number brought into a range; `nil` for what cannot be.
    ///
    /// With `isSize`, what is not positive is no size, and is not brought into the range.
    func number(
        _ key: JSONKey,
        in range: ClosedRange<Double>,
        isSize: Bool = true
    ) throws -> Double? {
        guard let number = try number(key) else { return nil }
        if isSize, number <= 0 {
            let message = "\(number.shortestText) is no size; give a positive number of points"
            try note(.error, .badSize, key, message, "the default is used")
            return nil
        }
        let limited = min(max(number, range.lowerBound), range.upperBound)
        if limited != number {
            let bounds = "\(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
            let message = "\(number.shortestText) is outside of \(bounds)"
            try note(.error, .badSize, key, message, "\(limited.shortestText) is used")
        }
        return limited
    }

    /// A value that is named by a string; `nil` for what names none, which is noted.
    func named<Value>(
        _ key: JSONKey,
        _ names: @autoclosure () -> String,
        _ make: (String) -> Value?
    ) throws -> Value? {
        guard let text = try string(key, "the default is used") else { return nil }
        if let value = make(text) { return value }
        let message = "\(text.quotedForMessage) is none of \(names())"
        try note(.warning, .unknownValue, key, message, "the default is used")
        return nil
    }

    /// The number of a decimal; `nil` for anything else, `nan` and hexadecimal included.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.count <= 32,
            text.utf8.allSatisfy({ letter in
                switch Unicode.Scalar(letter) {
                case "0"..."9", "+", "-", ".", "e", "E": true
                default: false
                }
            })
        else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}

extension String {
    /// The text in quotes, cut and without controls, for a message.
    var quotedForMessage: String {
        let letters = unicodeScalars.prefix(49).map { scalar -> String in
            switch scalar.properties.generalCategory {
            case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
            default: String(scalar)
            }
        }
        return "\"" + letters.prefix(48).joined() + (letters.count > 48 ? "…" : "") + "\""
    }
}

extension ClosedRange<Double> {
    /// Every positive size up to a limit.
    static func sizes(upTo limit: Double) -> Self {
        let least = Double.leastNonzeroMagnitude
        return least...(limit > least ? limit : least)
    }
}

/// What a value is, in words.
private struct FoundKind: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
        if (try? decoder.container(keyedBy: JSONKey.self)) != nil {
            name = "an object"
        } else if (try? decoder.unkeyedContainer()) != nil {
            name = "a list"
        } else {
            let container = try decoder.singleValueContainer()
            name =
                if container.decodeNil() {
                    "null"
                } else if (try? container.decode(Bool.self)) != nil {
                    "true or false"
                } else if (try? container.decode(Double.self)) != nil {
                    "a number"
                } else if (try? container.decode(String.self)) != nil {
                    "a string"
                } else {
                    "a number that cannot be held"
                }
        }
    }
}
