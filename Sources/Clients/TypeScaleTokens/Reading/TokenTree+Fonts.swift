import TypeScale
import TypeScaleFoundation

extension TokenTree {
    /// Reads the names in a `fontFamily`, which is a string or a list of strings.
    mutating func families(at site: TokenSite) -> [String]? {
        guard let value = value(at: site, expecting: .fontFamily) else { return nil }
        switch kind(value) {
        case .text:
            let name = text(value) ?? ""
            guard !name.isEmpty else { break }
            // Style Dictionary and Tokens Studio keep a list in the form of CSS.
            guard name.utf8.contains(UInt8(ascii: ",")) else { return [name] }
            let names = Self.cssNames(name)
            guard !names.isEmpty else { break }
            report(.oldForm, site, "\(quoted(name)) is not one name; read as \(names.count) names")
            return names
        case .list:
            var names: [String] = []
            for (_, element) in children(of: value) {
                guard let site = self.value(at: element)?.site else { continue }
                if let name = text(site), !name.isEmpty {
                    names.append(name)
                } else {
                    report(.wrongType, element, "expected the name of a font" + found(site))
                }
            }
            if !names.isEmpty { return names }
        default: break
        }
        report(.wrongType, site, "expected the name of a font, or a list of names" + found(value))
        return nil
    }

    /// Splits the names in CSS's `font-family` at commas, without quotes and surrounding spaces.
    private static func cssNames(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: ",")).map { part in
            var part = part
            func isOuter(_ byte: UInt8?) -> Bool {
                byte == UInt8(ascii: " ") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"")
            }
            while isOuter(part.first) { part = part.dropFirst() }
            while isOuter(part.last) { part = part.dropLast() }
            return String(decoding: part, as: UTF8.self)
        }.filter { !$0.isEmpty }
    }

    /// Reads a `fontWeight`, which is a number from 1 to 1000 or a name.
    mutating func weight(at site: TokenSite) -> FontWeight? {
        guard let value = value(at: site, expecting: .fontWeight, .number) else { return nil }
        switch kind(value) {
        case .number:
            guard let number = tree(value).number(value.node) else { return nil }
            if let weight = FontWeight(rawValue: number) { return weight }
            report(.badNumber, site, "expected a weight from 1 to 1000" + found(value))
        case .text:
            let name = text(value) ?? ""
            if let weight = Self.weights[name] { return weight }
            if isExpression(name) {
                guard let number = result(at: value)?.number else { return nil }
                if let weight = FontWeight(rawValue: number) { return weight }
                report(.badNumber, site, "expected a weight from 1 to 1000" + found(value))
                return nil
            }
            guard let weight = Self.oldWeight(name) else {
                report(.unknownName, site, "unknown weight \(quoted(name)); use a number")
                return nil
            }
            let number = weight.rawValue.shortestText
            report(.oldForm, site, "\(quoted(name)) is not a DTCG weight; read as \(number)")
            return weight
        default: report(.wrongType, site, "expected a weight from 1 to 1000" + found(value))
        }
        return nil
    }

    private static let extraBlack = FontWeight(rawValue: 950) ?? .black

    /// The names that the
    /// [DTCG format](https://www.designtokens.org/TR/2025.10/format/#font-weight) defines.
    static let weights: [String: FontWeight] = [
        "thin": .thin, "hairline": .thin, "extra-light": .extraLight, "ultra-light": .extraLight,
        "light": .light, "normal": .regular, "regular": .regular, "book": .regular,
        "medium": .medium, "semi-bold": .semibold, "demi-bold": .semibold, "bold": .bold,
        "extra-bold": .heavy, "ultra-bold": .heavy, "black": .black, "heavy": .black,
        "extra-black": extraBlack, "ultra-black": extraBlack,
    ]

    /// Reads a number as text, or a name with other capitals and separators, such as `Semi Bold`.
    private static func oldWeight(_ name: String) -> FontWeight? {
        guard name.utf8.count <= 32 else { return nil }
        if let number = Double(name) { return FontWeight(rawValue: number) }
        let letters = { (text: String) in
            text.lowercased().utf8.filter { (0x61...0x7A).contains($0) }
        }
        return weights.keys.sorted().first { letters($0) == letters(name) }.flatMap { weights[$0] }
    }
}
