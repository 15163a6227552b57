import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleLayout

/// Flags of a text as in gettext and [Weblate](https://docs.weblate.org/en/latest/admin/checks.html),
/// such as `c-format, max-size:120:2`.
struct TranslationFlags {
    /// The flags, each a name and its values.
    private(set) var flags: [[String]] = []
    /// The description of the first invalid flag, if any.
    private(set) var fault: String?

    init(_ text: String) {
        var flag = [""]
        var quote: Unicode.Scalar?
        var isEscaped = false
        func append(_ scalar: Unicode.Scalar) {
            flag[flag.count - 1].unicodeScalars.append(scalar)
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case _ where isEscaped:
                isEscaped = false
                append(scalar)
            case "\\" where quote != nil: isEscaped = true
            case "\"", "'":
                if quote == nil {
                    quote = scalar
                } else if quote == scalar {
                    quote = nil
                } else {
                    append(scalar)
                }
            case _ where quote != nil: append(scalar)
            case ":": flag.append("")
            case ",":
                flags.append(flag)
                flag = [""]
            case _ where scalar.properties.isWhitespace: break
            default: append(scalar)
            }
        }
        flags.append(flag)
        flags.removeAll { $0 == [""] }
    }

    func contains(_ name: String) -> Bool { flags.contains([name]) }

    /// Returns the size and font that the flags name, or `nil` if they name neither.
    mutating func restriction() -> SizeRestriction? {
        var restriction = SizeRestriction()
        for flag in flags where flag.count > 1 {
            let (name, value) = (flag[0], flag[1])
            switch name {
            case "max-size":
                restriction.width = positive(value, name)
                restriction.lineLimit = 1
                guard flag.count > 2 else { continue }
                restriction.lineLimit = positive(flag[2], name).flatMap { Int(exactly: $0) }
                if restriction.lineLimit == nil { report(name, flag[2]) }
            case "font-size": restriction.pointSize = positive(value, name)
            // Weblate replaces the spaces in names.
            case "font-family":
                restriction.fontFamily = value.unicodeScalars.split(separator: "_")
                    .map { String($0) }.joined(separator: " ")
            case "font-weight":
                restriction.fontWeight = FontWeight(flag: value)
                if restriction.fontWeight == nil { report(name, value) }
            default: break
            }
        }
        return restriction.isEmpty ? nil : restriction
    }

    private mutating func positive(_ value: String, _ name: String) -> Double? {
        if let number = Double(positive: value) { return number }
        report(name, value)
        return nil
    }

    private mutating func report(_ name: String, _ value: String) {
        guard fault == nil else { return }
        fault = "unknown value \"\(value.prefix(32))\" of the flag \(name)"
    }

    /// The placeholders that the flags name, or all that gettext can check without such flags.
    var syntaxes: PlaceholderSyntaxes {
        var syntaxes: PlaceholderSyntaxes = []
        var isStated = false
        for flag in flags where flag[0].utf8.suffix(7).elementsEqual("-format".utf8) {
            isStated = true
            // `no-c-format` excludes placeholders, and `possible-c-format` is a guess.
            guard !flag[0].utf8.starts(with: "no-".utf8) else { continue }
            let isGuess = flag[0].utf8.starts(with: "possible-".utf8)
            let name = Substring(flag[0].unicodeScalars.dropFirst(isGuess ? 9 : 0))
            switch name {
            case "sh-format": syntaxes.insert(.dollarBraces)
            case "python-brace-format", "csharp-format", "java-format", "perl-brace-format",
                "javascript-format", "rust-format", "c++-format", "icu-message-format",
                "smalltalk-format", "librep-brace-format":
                syntaxes.insert(.braces)
            default: syntaxes.insert(.printf)
            }
        }
        return isStated ? syntaxes : [.printf, .braces]
    }
}

extension Double {
    /// Reads a positive, finite number without an exponent.
    init?(positive text: String) {
        let isDecimal = text.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        guard isDecimal, text.utf8.count <= 16, let number = Double(text), number > 0 else {
            return nil
        }
        self = number
    }
}

extension FontWeight {
    /// Reads a number or a name, such as `600` or `bold`.
    init?(flag text: String) {
        let names: [String: FontWeight] = [
            "thin": .thin, "ultralight": .extraLight, "light": .light, "normal": .regular,
            "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
            "ultrabold": .heavy, "heavy": .black, "black": .black,
        ]
        guard let weight = names[text] ?? Double(positive: text).flatMap(FontWeight.init(rawValue:))
        else { return nil }
        self = weight
    }
}
