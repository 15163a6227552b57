/// The notation of paths in diagnostics.
public enum PathNotation: Sendable {
    /// Keys and indices joined by periods, such as `fonts.3`.
    ///
    /// Of a path with more than 12 steps, the first 8 are shown.
    case keyPath
    /// A [normalized path](https://www.rfc-editor.org/rfc/rfc9535#name-normalized-paths), such as
    /// `$.contents[2]['a key']`, whose keys are cut off after 64 characters, and the path after
    /// 256.
    case jsonPath

    /// Returns a path in the notation.
    func text(of path: DocumentPath) -> String {
        switch self {
        case .keyPath: path.keyPath
        case .jsonPath: path.jsonPath
        }
    }
}

extension DocumentPath {
    fileprivate var keyPath: String {
        guard count <= 12 else { return Array(prefix(8)).keyPath + "..." }
        return map { step in
            switch step {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }.joined(separator: ".")
    }

    fileprivate var jsonPath: String {
        var text = "$"
        for step in self {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where key.isPlainName: text += "." + key
            case .key(let key): text += "['" + key.escapedForJSONPath + "']"
            }
            if text.utf8.count > 256 { return String(text.unicodeScalars.prefix(256)) + "..." }
        }
        return text
    }
}

extension String {
    /// Whether the string is a short ASCII name, which JSONPath allows after a period.
    fileprivate var isPlainName: Bool {
        utf8.count <= 64 && !isEmpty && !utf8.prefix(1).allSatisfy(\.isASCIIDigit)
            && utf8.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
    }

    /// The first 64 scalars of the string, escaped for a quoted name in JSONPath.
    fileprivate var escapedForJSONPath: String {
        var text = ""
        for scalar in unicodeScalars.prefix(64) {
            switch scalar {
            case "'", "\\": text += "\\" + String(scalar)
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
