import TypeScaleDiagnostics
import TypeScaleDocuments

extension RichTextParser {
    private static let textKeys = attributeKeys + ["text", "link", "alt"]
    private static let imageKeys = [
        "url", "width", "height", "alt", "tint", "scalesWithText", "align",
    ]

    /// Reads text from an object or a string, or reports any other value and returns `nil`.
    mutating func inlineText(_ node: Int) throws(Diagnostic) -> InlineText? {
        guard isObject(node) else {
            if let text = tree.text(node) { return InlineText(try cleaned(text, node)) }
            noteType(node, "a string or an object", "the element is omitted")
            return nil
        }
        var text: String?
        var inline = InlineText("")
        for member in tree.children(of: node) where !tree.isRepeated(member) {
            let key = tree.key(of: member) ?? ""
            switch key {
            case "text": text = try self.text(member, "the element is omitted")
            case "link": inline.link = address(member)
            case "alt": inline.alternative = try self.text(member)
            default:
                if !read(key, member, into: &inline.attributes) {
                    noteUnknown(member, among: Self.textKeys)
                }
            }
        }
        guard let text else {
            if tree.child("text", of: node).map({ tree.kind($0) == .null }) ?? true {
                note(.missingKey, node, "missing key text", "the element is omitted")
            }
            return nil
        }
        inline.text = text
        return inline
    }

    /// Reads a picture, or reports an invalid value and returns `nil`.
    mutating func inlineImage(_ node: Int) throws(Diagnostic) -> InlineImage? {
        guard isObject(node) else {
            noteType(node, "an object with a url", "the element is omitted")
            return nil
        }
        var image = InlineImage(url: "")
        let sides = ClosedRange.sizes(upTo: limits.imageSide)
        for member in members(of: node) {
            switch tree.key(of: member) {
            case "url": break
            case "width": image.width = number(member, in: sides)
            case "height": image.height = number(member, in: sides)
            case "alt": image.alternative = try text(member)
            case "tint": image.tint = color(member)
            case "scalesWithText": image.scalesWithText = flag(member)
            case "align":
                let names = "baseline, center or top"
                image.alignment = named(member, names, InlineImage.Alignment.init) ?? .baseline
            default: noteUnknown(member, among: Self.imageKeys)
            }
        }
        // Alternative text replaces a picture without a URL.
        let recovery = image.alternative == nil ? "the element is omitted" : "its alt is shown"
        let url = tree.child("url", of: node)
        if url == nil { note(.missingKey, node, "missing key url", recovery) }
        image.url = url.flatMap { address($0, isImage: true, recovery) } ?? ""
        return image.url.isEmpty && image.alternative == nil ? nil : image
    }

    /// Reads a URL, or reports a URL that is malformed or not allowed and returns `nil`.
    mutating func address(
        _ node: Int,
        isImage: Bool = false,
        _ recovery: String = "omitted"
    ) -> String? {
        guard let address = name(node, recovery) else { return nil }
        guard let problem = WebAddress.problem(address, isImage: isImage, limits) else {
            return address
        }
        note(.badURL, node, problem, recovery)
        return nil
    }

    /// Reads the width of a spacer from a number, or from an object with a `width`.
    mutating func spacer(_ node: Int) -> Double? {
        let widths = ClosedRange.sizes(upTo: limits.imageSide)
        guard isObject(node) else { return number(node, in: widths) }
        for member in members(of: node) where !tree.hasKey("width", member) {
            noteUnknown(member, among: ["width"])
        }
        return tree.child("width", of: node).flatMap { number($0, in: widths) }
    }
}
