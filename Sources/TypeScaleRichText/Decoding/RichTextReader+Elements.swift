import TypeScaleFoundation

/// The parts of a rich text that were read so far.
struct InlineList {
    var inlines: [RichTextInline] = []
    /// The index of the element that each part comes from; empty while each comes from the one of its own index.
    var elements: [Int]?
    /// The scalars of the last character, if only marks can follow it; `nil` if they must be counted.
    var openCharacter: Int? = 0

    /// Adds the parts from an index on to an element of the list.
    mutating func assign(from start: Int, to element: Int) {
        if elements == nil {
            if start == element, inlines.count == start + 1 { return }
            elements = Array(0..<start)
        }
        elements?.append(contentsOf: repeatElement(element, count: inlines.count - start))
    }

    /// The number of scalars of the last character before a part.
    func lastCharacter(before index: Int) -> Int {
        index > 0 ? inlines[index - 1].shownText?.last?.unicodeScalars.count ?? 0 : 0
    }
}

extension RichTextReader {
    /// The rich text of a list of parts.
    mutating func richText(_ node: Int, path: String) throws(Refusal) -> RichText {
        let count = tree.childCount(of: node)
        guard count <= limits.inlinesPerContent else {
            throw Refusal(
                node: node,
                code: .tooManyInlines,
                message: "the rich text has \(count) parts, more than "
                    + "\(limits.inlinesPerContent) (limit inlinesPerContent)"
            )
        }
        var list = InlineList()
        list.inlines.reserveCapacity(count)
        var index = 0
        for element in tree.children(of: node) {
            try countInline(element)
            let start = list.inlines.count
            if isObject(element) {
                try readElement(element, isFallback: false, into: &list)
            } else if let text = tree.text(element) {
                list.inlines.append(.text(InlineText(try cleaned(text, element))))
            } else {
                let message = "an object or a string belongs here"
                note(.error, .wrongType, element, message, "the part is left out")
            }
            limitMarks(of: &list, from: start, element)
            list.assign(from: start, to: index)
            index += 1
        }
        var text = RichText(list.inlines, path: path)
        text.elements = list.elements
        return text
    }

    /// Limits the marks at the start of a text, which join the character before it.
    private mutating func limitMarks(of list: inout InlineList, from start: Int, _ node: Int) {
        for index in list.inlines.indices[start...] {
            guard var text = list.inlines[index].shownText else {
                list.openCharacter = 0
                continue
            }
            if text.isEmpty {
                list.openCharacter = list.openCharacter ?? list.lastCharacter(before: index)
                continue
            }
            let marks = CombiningMarks.count(atStartOf: text)
            guard marks > 0 else {
                list.openCharacter = nil
                continue
            }
            let limit = limits.scalarsPerCharacter
            let before = list.openCharacter ?? list.lastCharacter(before: index)
            let kept = max(0, min(marks, limit - before))
            if kept < marks {
                note(
                    .error,
                    .tooManyMarks,
                    node,
                    "the text's marks join the text before it, and make more than \(limit) Unicode "
                        + "scalars of one character (limit scalarsPerCharacter)",
                    "further ones are left out"
                )
                text = CombiningMarks.dropping(marks - kept, behind: kept, of: text)
                list.inlines[index].shownText = text
            }
            // A text of marks alone leaves the character open.
            list.openCharacter = text.unicodeScalars.count == kept ? before + kept : nil
        }
    }

    /// Reads an element, which should be of one kind.
    private mutating func readElement(
        _ object: Int,
        isFallback: Bool,
        into list: inout InlineList
    ) throws(Refusal) {
        // Nearly every element has one key.
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
        let others = members.filter {
            !kinds.contains($0.key) && !["alt", "fallback"].contains($0.key)
        }
        if known.isEmpty {
            let kind = others.min { $0.key < $1.key }
            try readUnknown(object, kind, isFallback: isFallback, into: &list)
            return
        }
        if known.count > 1 {
            note(
                .error,
                .ambiguousInline,
                object,
                "a part is of one kind, and this is of \(known.count)",
                "one is shown behind the other"
            )
        }
        for other in others { noteUnknown(other.node, among: kinds) }
        for member in known { _ = try readKind(member.node, into: &list) }
    }

    /// Reads the value of a key that names a kind; `false` if it names none.
    private mutating func readKind(_ node: Int, into list: inout InlineList) throws(Refusal) -> Bool
    {
        if tree.hasKey("text", node) {
            if let text = try inlineText(node) { list.inlines.append(.text(text)) }
        } else if tree.hasKey("image", node) {
            if let image = try inlineImage(node) { list.inlines.append(.image(image)) }
        } else if tree.hasKey("lineBreak", node) {
            // `true`, or an object without meaning.
            if isObject(node) || flag(node) == true { list.inlines.append(.lineBreak) }
        } else if tree.hasKey("spacer", node) {
            if let width = spacer(node) { list.inlines.append(.spacer(width)) }
        } else {
            return false
        }
        return true
    }

    /// Reads an element of an unknown kind: of several keys, the first in the alphabet names the kind.
    private mutating func readUnknown(
        _ object: Int,
        _ kind: (node: Int, key: String)?,
        isFallback: Bool,
        into list: inout InlineList
    ) throws(Refusal) {
        guard let kind else {
            note(
                .error,
                .missingKey,
                object,
                "a part needs one of the keys text, image, lineBreak and spacer",
                "the part is left out"
            )
            return
        }
        let fallback = isFallback ? nil : tree.child("fallback", of: object)
        note(
            .warning,
            .unknownInline,
            kind.node,
            "\(kind.key.quotedForMessage) is no kind that is known",
            fallback == nil ? "kept; its alt is shown if it has one" : "its fallback is shown"
        )
        if let fallback {
            if isObject(fallback) {
                try readElement(fallback, isFallback: true, into: &list)
            } else if let text = try text(fallback, "nothing is shown") {
                list.inlines.append(.text(InlineText(text)))
            }
            return
        }
        var alternative = try text("alt", of: object)
        if alternative == nil { alternative = try text("alt", of: kind.node) }
        list.inlines.append(
            .unknown(kind: kind.key, alternative: alternative, payload: payload(kind.node))
        )
    }
}
