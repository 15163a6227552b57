import TypeScaleFonts

extension ValueKind where Value == FontFeatures {
    /// The kind for a feature set with features to add or remove, such as `default,-liga,+aalt=3`.
    static var features: Self {
        ValueKind(name: "SET") { text, _ throws(UsageError) in
            var words = text.words(separatedBy: ",")[...]
            let first = words.removeFirst()
            let sets: [Substring: FontFeatures] = [
                "none": .none, "kern": .kerning, "default": .default,
            ]
            guard var features = sets[first] else {
                let names = ["none", "kern", "default"]
                throw .unknown("feature set", String(first), among: names)
            }
            for word in words {
                let sign = word.unicodeScalars.first
                let parts = Substring(word.unicodeScalars.dropFirst()).words(separatedBy: "=")
                let value = parts.count == 1 ? 1 : UInt16(parts[1])
                guard sign == "+" || sign == "-" && parts.count == 1, parts.count <= 2,
                    let tag = FontTag(parts[0]), let value
                else {
                    let given = quoted(String(word))
                    throw UsageError(
                        "expected +TAG, +TAG=NUMBER or -TAG, as in default,-liga, not \(given)"
                    )
                }
                features = features.with(tag, value: sign == "+" ? Int(value) : 0)
            }
            return features
        }
    }
}

extension ValueKind where Value == [FontTag: Double] {
    /// The kind for variation coordinates, such as `wght=650,wdth=90`.
    static var coordinates: Self {
        ValueKind(name: "AXIS=VALUE") { text, option throws(UsageError) in
            var coordinates: [FontTag: Double] = [:]
            for word in text.words(separatedBy: ",") {
                let parts = word.words(separatedBy: "=")
                guard parts.count == 2, let tag = FontTag(parts[0]),
                    let value = Double(decimal: String(parts[1])), value.isFinite
                else {
                    let given = quoted(String(word))
                    throw UsageError("expected AXIS=VALUE, as in wght=650, not \(given)")
                }
                guard coordinates.updateValue(value, forKey: tag) == nil else {
                    throw UsageError("\(option) sets \(tag) twice; set it once")
                }
            }
            return coordinates
        }
    }
}

extension FontTag {
    /// Creates a tag from one to four printable ASCII characters without spaces.
    fileprivate init?(_ text: Substring) {
        guard 1...4 ~= text.utf8.count, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            return nil
        }
        self.init(stringLiteral: String(text))
    }
}
