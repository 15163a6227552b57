import TypeScale
import TypeScaleDiagnostics
import TypeScaleDocuments

extension TokenTree {
    /// The maximum number of names in a `fontFamily`.
    static let maximumNames = 64
    /// The maximum number of lists that contain each other.
    private static let maximumLists = 16

    /// Reads the names in a `fontFamily`, which is a string or a list of strings.
    ///
    /// All roles with the same value share the names, which each role keeps.
    mutating func families(at site: TokenSite) -> [String]? {
        guard let value = value(at: site, expecting: .fontFamily) else { return nil }
        if let known = familyNames[value] { return known }
        let names = names(in: value, at: site)
        familyNames[value] = .some(names)
        return names
    }

    private mutating func names(in value: TokenSite, at site: TokenSite) -> [String]? {
        let names: [String]?
        switch kind(value) {
        case .text: names = self.names(inText: value, at: site)
        case .list: names = self.names(inList: value)
        default: names = []
        }
        guard let names, names.isEmpty else { return names }
        report(.wrongType, site, "expected the name of a font, or a list of names" + found(value))
        return nil
    }

    /// Returns the names in a text, or `nil` after reporting a problem.
    private mutating func names(inText value: TokenSite, at site: TokenSite) -> [String]? {
        let name = text(value) ?? ""
        if isExpression(name) {
            return composed(name).flatMap { limited(Self.cssNames($0), value) }
        }
        // Style Dictionary and Tokens Studio keep a list in the form of CSS.
        guard name.utf8.contains(UInt8(ascii: ",")) else { return name.isEmpty ? [] : [name] }
        let names = Self.cssNames(name)
        if !names.isEmpty {
            let detail = "\(quoted(name)) is not one name; read as \(names.count) names"
            reportOld("family", site, detail)
        }
        return limited(names, value)
    }

    /// Returns the names in a list and in the lists to which it refers.
    private mutating func names(inList list: TokenSite) -> [String]? {
        var names: [String] = []
        for (_, element) in children(of: list) {
            guard let site = value(at: element)?.site else { continue }
            if let name = text(site), !name.isEmpty {
                names.append(name)
            } else if kind(site) == .list, site != element, openLists.count < Self.maximumLists,
                openLists.insert(list).inserted
            {
                let detail = "a list in a list is not a DTCG value; its names are added"
                reportOld("families", element, detail)
                names += families(at: element) ?? []
                openLists.remove(list)
            } else {
                report(.wrongType, element, "expected the name of a font" + found(site))
            }
            guard limited(names, list) != nil else { return nil }
        }
        return names
    }

    /// Returns names, or `nil` after reporting that they are too many.
    private mutating func limited(_ names: [String], _ site: TokenSite) -> [String]? {
        if names.count <= Self.maximumNames { return names }
        report(.tooManyValues, site, "more than \(Self.maximumNames) names of fonts")
        return nil
    }

    /// Replaces the references in a text such as `{font.main}, {font.other}`.
    ///
    /// Returns `nil` if a token is missing.
    private mutating func composed(_ text: String, depth: Int = 0) -> String? {
        guard depth < 16, text.utf8.count <= 1024 else { return nil }
        var result: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "{")),
            let end = rest[start...].firstIndex(of: UInt8(ascii: "}"))
        {
            let reference = String(decoding: rest[start...end], as: UTF8.self)
            guard let site = value(ofReference: reference)?.site, let part = self.text(site),
                let whole = isExpression(part) ? composed(part, depth: depth + 1) : part,
                result.count <= 1024
            else { return nil }
            result += rest[..<start] + Array(whole.utf8)
            rest = rest[(end + 1)...]
        }
        return String(decoding: result + rest, as: UTF8.self)
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
    mutating func weight(at site: TokenSite) -> FontWeight? { style(at: site)?.weight }

    /// Reads a `fontWeight`, whose name in other tools can contain a slant, such as `Bold Italic`.
    mutating func style(at site: TokenSite) -> (weight: FontWeight, isItalic: Bool)? {
        guard let value = value(at: site, expecting: .fontWeight, .number) else { return nil }
        switch kind(value) {
        case .number:
            guard let number = tree(value).number(value.node) else { return nil }
            if let weight = FontWeight(rawValue: number) { return (weight, false) }
            report(.badNumber, site, "expected a weight from 1 to 1000" + found(value))
        case .text:
            let name = text(value) ?? ""
            if let weight = Self.weights[name] { return (weight, false) }
            if isExpression(name) {
                guard let number = result(at: value)?.number else { return nil }
                if let weight = FontWeight(rawValue: number) { return (weight, false) }
                report(.badNumber, site, "expected a weight from 1 to 1000" + found(value))
                return nil
            }
            guard let style = Self.oldStyle(name) else {
                report(.unknownName, site, "unknown weight \(quoted(name)); use a number")
                return nil
            }
            let number = style.weight.rawValue.shortestText + (style.isItalic ? " italic" : "")
            let detail = "\(quoted(name)) is not a DTCG weight; read as \(number)"
            reportOld("weight", site, detail)
            return style
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

    /// Reads a number as text, or a name with other capitals and separators.
    ///
    /// A name such as `Medium Oblique` has a slant. A slant alone is regular.
    private static func oldStyle(_ name: String) -> (weight: FontWeight, isItalic: Bool)? {
        guard name.utf8.count <= 32 else { return nil }
        var words = NameWords(name).all.map { $0.lowercased() }
        let isItalic = words.last.map(slants.contains) ?? false
        if isItalic { words.removeLast() }
        let letters = words.joined()
        if letters.isEmpty { return isItalic ? (.regular, true) : nil }
        if let number = Double(isItalic ? letters : name) {
            return FontWeight(rawValue: number).map { ($0, isItalic) }
        }
        return weights.keys.sorted().first { NameWords($0).lowercased == letters }
            .flatMap { weights[$0] }.map { ($0, isItalic) }
    }

    /// The names of slants in lowercase letters.
    static let slants: Set = ["italic", "oblique"]
}
