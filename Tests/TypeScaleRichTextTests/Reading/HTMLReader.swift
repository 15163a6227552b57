/// A strict HTML reader that refuses everything that the module does not write.
struct HTMLReader {
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    /// The elements, in order.
    private(set) var elements: [Element] = []
    /// The text of the body, with line feeds for line breaks.
    private(set) var text = ""

    private static let empty: Set<String> = ["meta", "br", "img"]
    private var rest: Substring.UnicodeScalarView
    private var open: [String] = []

    init?(_ html: String) {
        rest = Substring(html).unicodeScalars
        if skip("<!DOCTYPE html>") { _ = skip("\n") }
        while let scalar = rest.first {
            guard scalar == "<" ? tag() : content() else { return nil }
        }
        guard open.isEmpty else { return nil }
    }

    private mutating func content() -> Bool {
        var piece = String.UnicodeScalarView()
        while let scalar = rest.first, scalar != "<" {
            guard scalar != ">", scalar != "\"", scalar != "'" else {
                // Only style sheets contain unescaped characters.
                guard open.last == "style" else { return false }
                piece.append(rest.removeFirst())
                continue
            }
            guard let scalar = scalar == "&" ? entity() : rest.removeFirst() else { return false }
            piece.append(scalar)
        }
        let isShown = !["style", "title", "head", "html"].contains(open.last ?? "")
        // Line feeds between blocks come from the HTML writer.
        let isBetween = ["body", "main", "section"].contains(open.last ?? "body")
        if isShown, !isBetween { text.unicodeScalars.append(contentsOf: piece) }
        return !isBetween || piece.allSatisfy { $0 == "\n" }
    }

    private mutating func entity() -> Unicode.Scalar? {
        let names: [(String, Unicode.Scalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
            ("&#9;", "\t"), ("&#10;", "\n"),
        ]
        for (name, scalar) in names where skip(name) { return scalar }
        return nil
    }

    private mutating func tag() -> Bool {
        if skip("</") {
            let name = name()
            return skip(">") && open.popLast() == name
        }
        _ = skip("<")
        let name = name()
        guard !name.isEmpty else { return false }
        var attributes: [String: String] = [:]
        while skip(" ") {
            let key = self.name()
            guard !key.isEmpty, skip("=\""), let value = value(), attributes[key] == nil else {
                return false
            }
            attributes[key] = value
        }
        guard skip(">") else { return false }
        elements.append(Element(name: name, attributes: attributes))
        if name == "br" { text += "\n" }
        if !Self.empty.contains(name) { open.append(name) }
        return true
    }

    private mutating func value() -> String? {
        var value = String.UnicodeScalarView()
        while let scalar = rest.first, scalar != "\"" {
            guard scalar != "<", scalar != ">", scalar.value >= 0x20 || scalar == "\t" else {
                return nil
            }
            guard let scalar = scalar == "&" ? entity() : rest.removeFirst() else { return nil }
            value.append(scalar)
        }
        return skip("\"") ? String(value) : nil
    }

    private mutating func name() -> String {
        var name = String.UnicodeScalarView()
        while let scalar = rest.first,
            "a"..."z" ~= scalar || "0"..."9" ~= scalar || scalar == "-"
        {
            name.append(rest.removeFirst())
        }
        return String(name)
    }

    private mutating func skip(_ letters: String) -> Bool {
        guard rest.starts(with: letters.unicodeScalars) else { return false }
        rest.removeFirst(letters.unicodeScalars.count)
        return true
    }
}

extension HTMLReader {
    /// The elements and attributes that the module writes.
    private static let known: [String: Set<String>] = [
        "html": ["lang"], "head": [], "body": [], "main": [], "section": [], "style": [],
        "title": [],
        "meta": ["charset", "http-equiv", "content", "name"], "h1": ["dir"], "h2": ["dir"],
        "p": ["dir"], "br": [], "strong": ["style"], "em": [], "u": [], "s": [],
        "span": ["style", "lang", "role", "aria-label"],
        "a": ["href", "rel", "style", "lang", "aria-label"],
        "img": ["src", "alt", "style", "referrerpolicy"],
    ]

    /// Whether the page has only known elements, and no URL that executes code.
    var isHarmless: Bool {
        elements.allSatisfy { element in
            guard let known = Self.known[element.name],
                known.isSuperset(of: element.attributes.keys)
            else { return false }
            let addresses = ["href", "src"].compactMap { element.attributes[$0] }
            return addresses.allSatisfy { $0.lowercased().hasPrefix("https://") }
                && isHarmless(element.attributes["style"] ?? "")
        }
    }

    /// Returns whether a style declares only known properties.
    private func isHarmless(_ style: String) -> Bool {
        guard !style.isEmpty else { return true }
        // A quoted font name contains escapes instead of quotes.
        let parts = style.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return false }
        let bare = parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }
            .joined(separator: "x")
        let properties: Set<String> = [
            "font-family", "font-size", "font-weight", "font-style", "color", "background-color",
            "line-height", "letter-spacing", "vertical-align", "width", "height", "display",
        ]
        return bare.split(separator: ";", omittingEmptySubsequences: false).allSatisfy { part in
            let pair = part.split(separator: ":", omittingEmptySubsequences: false)
            return pair.count == 2 && properties.contains(String(pair[0]))
                && !pair[1].contains("url") && !pair[1].contains("\\")
        }
    }
}
