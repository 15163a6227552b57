import TypeScaleDiagnostics
import TypeScaleDocuments

/// The rich-text parts read so far.
struct InlineList {
    var inlines: [RichTextInline] = []
    /// The last text, or an empty text after a part that only extended its last character.
    var lastText = ""
    /// The number of Unicode scalars in the extended character.
    var marks = 0
}

extension RichTextParser {
    mutating func richText(_ node: Int, path: String) throws(Diagnostic) -> RichText {
        let count = tree.childCount(of: node)
        guard count <= limits.inlinesPerContent else {
            let limit = "exceeds the limit of \(limits.inlinesPerContent) (limit inlinesPerContent)"
            throw refusal(.tooManyInlines, node, "the text has \(count) elements and \(limit)")
        }
        var list = InlineList()
        list.inlines.reserveCapacity(count)
        var elements: [Int] = []
        for (index, element) in tree.children(of: node).enumerated() {
            inlines += 1
            guard inlines <= limits.inlines else {
                let limit = "the limit of \(limits.inlines) rich-text elements (limit inlines)"
                throw refusal(.tooManyInlines, element, "the document exceeds " + limit)
            }
            let start = list.inlines.count
            if isObject(element) {
                try readElement(element, isFallback: false, into: &list)
            } else if let text = tree.text(element) {
                list.inlines.append(.text(InlineText(try cleaned(text, element))))
            } else {
                note(.wrongType, element, "expected an object or a string", "omitted")
            }
            limitMarks(of: &list, from: start, element)
            elements += repeatElement(index, count: list.inlines.count - start)
        }
        var text = RichText(list.inlines, path: path)
        if !elements.elementsEqual(list.inlines.indices) { text.elements = elements }
        return text
    }

    /// Reads an element, which should contain one part.
    private mutating func readElement(
        _ object: Int,
        isFallback: Bool,
        into list: inout InlineList
    ) throws(Diagnostic) {
        // Almost every element has one key.
        let first = object + 1
        if first < tree.end(of: object), tree.end(of: first) == tree.end(of: object),
            try readKind(first, into: &list)
        {
            return
        }
        let members = members(of: object).map { (node: $0, key: tree.key(of: $0) ?? "") }
        let kinds = ["text", "image", "lineBreak", "spacer"]
        let known = kinds.compactMap { kind in members.first { $0.key == kind } }
            .filter { tree.kind($0.node) != .null }
        let others = members.filter { !(kinds + ["alt", "fallback"]).contains($0.key) }
        if known.isEmpty {
            let kind = others.min { $0.key < $1.key }
            try readUnknown(object, kind, isFallback: isFallback, into: &list)
            return
        }
        if known.count > 1 {
            let message = "expected one kind of element, found \(known.count)"
            note(.ambiguousInline, object, message, "all are shown in order")
        }
        for other in others { noteUnknown(other.node, among: kinds) }
        for member in known { _ = try readKind(member.node, into: &list) }
    }

    /// Reads a part whose key names its kind, and returns whether the kind is known.
    private mutating func readKind(
        _ node: Int,
        into list: inout InlineList
    ) throws(Diagnostic) -> Bool {
        if tree.hasKey("text", node) {
            if let text = try inlineText(node) { list.inlines.append(.text(text)) }
        } else if tree.hasKey("image", node) {
            if let image = try inlineImage(node) { list.inlines.append(.image(image)) }
        } else if tree.hasKey("lineBreak", node) {
            // An object means `true`, and its members are ignored.
            if isObject(node) || flag(node) == true { list.inlines.append(.lineBreak) }
        } else if tree.hasKey("spacer", node) {
            if let width = spacer(node) { list.inlines.append(.spacer(width)) }
        } else {
            return false
        }
        return true
    }

    /// Reads an unknown element, which is named after its first key in sorted order.
    private mutating func readUnknown(
        _ object: Int,
        _ kind: (node: Int, key: String)?,
        isFallback: Bool,
        into list: inout InlineList
    ) throws(Diagnostic) {
        guard let kind else {
            let message = "expected one of the keys text, image, lineBreak or spacer"
            note(.missingKey, object, message, "the element is omitted")
            return
        }
        let message = "unknown element \(kind.key.quotedForMessage)"
        guard !isFallback, let fallback = tree.child("fallback", of: object) else {
            note(.unknownInline, kind.node, message, "kept; its alt, if any, is shown")
            var text = try text("alt", of: object)
            if text == nil { text = try self.text("alt", of: kind.node) }
            let payload = payload(kind.node)
            list.inlines.append(.unknown(kind: kind.key, alternative: text, payload: payload))
            return
        }
        note(.unknownInline, kind.node, message, "its fallback is shown")
        if isObject(fallback) {
            try readElement(fallback, isFallback: true, into: &list)
        } else if let text = try text(fallback, "nothing is shown") {
            list.inlines.append(.text(InlineText(text)))
        }
    }
}
