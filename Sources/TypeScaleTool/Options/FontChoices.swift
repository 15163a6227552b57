import TypeScaleFonts

extension Arguments {
    /// The value of an option that names features: `none`, `kern` or `default`, and behind commas
    /// what is to be on or off beside.
    func features(_ option: Option) throws(Misuse) -> FontFeatures? {
        guard let text = text(option) else { return nil }
        var words = text.split(separator: ",", omittingEmptySubsequences: false)[...]
        let sets: [Substring: FontFeatures] = [
            "none": .none, "kern": .kerning, "default": .default,
        ]
        let first = words.removeFirst()
        guard var features = sets[first] else {
            let near = suggestion(for: String(first), among: ["none", "kern", "default"])
            let hint = near.isEmpty ? "; there are none kern default" : near
            throw misuse("unknown features \(quoted(String(first)))\(hint)")
        }
        for word in words {
            let sign = word.first
            guard sign == "+" || sign == "-", let tag = fontTag(word.dropFirst()) else {
                let given = quoted(String(word))
                throw misuse("a feature is +TAG or -TAG, as in default,-liga, not \(given)")
            }
            features = sign == "+" ? features.with(tag) : features.without(tag)
        }
        return features
    }

    /// The value of an option that names points on axes: `wght=650,wdth=90`.
    func coordinates(_ option: Option) throws(Misuse) -> [FontTag: Double]? {
        guard let text = text(option) else { return nil }
        var coordinates: [FontTag: Double] = [:]
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = word.split(separator: "=", omittingEmptySubsequences: false)
            guard parts.count == 2, let tag = fontTag(parts[0]),
                let value = Double(decimal: String(parts[1])), value.isFinite
            else {
                let given = quoted(String(word))
                throw misuse("\(option.name) takes AXIS=VALUE, as in wght=650, not \(given)")
            }
            guard coordinates.updateValue(value, forKey: tag) == nil else {
                throw misuse("\(option.name) has \(tag) twice")
            }
        }
        return coordinates
    }

    /// A tag of one to four printable letters of ASCII.
    private func fontTag(_ text: Substring) -> FontTag? {
        guard 1...4 ~= text.utf8.count, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            return nil
        }
        return FontTag(stringLiteral: String(text))
    }
}
