import TypeScaleFoundation

/// Reads the list of the parts of a rich text.
struct RichTextReading {
    let session: DecodingSession
    private var inlines: [RichTextInline] = []
    private var elements: [Int] = []
    private var isOneToOne = true
    /// The scalars of the character that is open where only marks came last; `nil` to count them.
    private var joined: Int? = 0

    init(_ session: DecodingSession) {
        self.session = session
    }

    /// Reads a list.
    static func read(
        _ list: any UnkeyedDecodingContainer,
        _ session: DecodingSession
    ) throws -> RichText {
        var reading = RichTextReading(session)
        try reading.read(list)
        var text = RichText(reading.inlines, path: DocumentPath(list.codingPath).jsonPath)
        if !reading.isOneToOne { text.elements = reading.elements }
        return text
    }

    private mutating func read(_ list: any UnkeyedDecodingContainer) throws {
        var list = list
        let path = list.codingPath
        if let count = list.count {
            guard count <= session.limits.inlinesPerContent else {
                throw session.refusal(
                    .tooManyInlines,
                    list.codingPath,
                    "the rich text has \(count) parts, more than "
                        + "\(session.limits.inlinesPerContent) (limit inlinesPerContent)"
                )
            }
            inlines.reserveCapacity(count)
        }
        while !list.isAtEnd {
            let index = list.currentIndex
            func place() -> [any CodingKey] { path + [JSONKey(intValue: index)] }
            try session.countInline(place)
            let before = inlines.count
            if let object = try? list.nestedContainer(keyedBy: JSONKey.self) {
                let reading = ObjectReading(container: object, session: session)
                try readElement(reading, isFallback: false)
            } else if let text = try? list.decode(String.self) {
                inlines.append(.text(InlineText(try CleanText.cleaned(text, session, place))))
            } else {
                _ = try list.decode(Anything.self)
                try session.note(
                    .error,
                    .wrongType,
                    place(),
                    "an object or a string belongs here",
                    "the part is left out"
                )
            }
            try limitMarks(from: before, place)
            if isOneToOne, before == index, inlines.count == before + 1 { continue }
            if isOneToOne {
                isOneToOne = false
                elements = Array(0..<before)
            }
            elements += Array(repeating: index, count: inlines.count - before)
        }
    }

    /// Sees to it that marks at the start of a text, which join what is before it, are not too many.
    private mutating func limitMarks(from start: Int, _ path: () -> [any CodingKey]) throws {
        for place in inlines.indices[start...] {
            guard var text = inlines[place].shownText else {
                joined = 0
                continue
            }
            if text.isEmpty {
                joined = joined ?? lastCharacter(before: place)
                continue
            }
            let marks = CombiningMarks.count(atStartOf: text)
            guard marks > 0 else {
                joined = nil
                continue
            }
            let limit = session.limits.scalarsPerCharacter
            let before = joined ?? lastCharacter(before: place)
            let kept = max(0, min(marks, limit - before))
            if kept < marks {
                try session.note(
                    .error,
                    .tooManyMarks,
                    path(),
                    "the text's marks join the text before it, and make more than \(limit) Unicode "
                        + "scalars of one character (limit scalarsPerCharacter)",
                    "further ones are left out"
                )
                text = CombiningMarks.dropping(marks - kept, behind: kept, of: text)
                inlines[place].shownText = text
            }
            // A text of marks alone leaves the character open.
            joined = text.unicodeScalars.count == kept ? before + kept : nil
        }
    }

    /// How many scalars the last character of the text before a part has.
    private func lastCharacter(before place: Int) -> Int {
        place > 0 ? inlines[place - 1].shownText?.last?.unicodeScalars.count ?? 0 : 0
    }

    /// Reads an element, which should be of one kind.
    private mutating func readElement(_ object: ObjectReading, isFallback: Bool) throws {
        let keys = object.container.allKeys
        // Nearly every element has one key.
        if keys.count == 1, try read(keys[0], of: object) { return }
        let kinds = ["text", "image", "lineBreak", "spacer"]
        let known = kinds.filter { kind in keys.contains { $0.stringValue == kind } }
            .map { JSONKey($0) }
            .filter { (try? object.container.decodeNil(forKey: $0)) == false }
        let others = keys.filter { key in
            !kinds.contains(key.stringValue) && !["alt", "fallback"].contains(key.stringValue)
        }
        if known.isEmpty {
            try readUnknown(object, others, isFallback: isFallback)
            return
        }
        if known.count > 1 {
            try session.note(
                .error,
                .ambiguousInline,
                object.path,
                "a part is of one kind, and this is of \(known.count)",
                "one is shown behind the other"
            )
        }
        for key in others { try object.noteUnknown(key, among: kinds) }
        for key in known { _ = try read(key, of: object) }
    }

    /// Reads the value of a key that names a kind; `false` if it names none.
    private mutating func read(_ key: JSONKey, of object: ObjectReading) throws -> Bool {
        switch key.stringValue {
        case "text":
            if let text = try object.inlineText(key) { inlines.append(.text(text)) }
        case "image":
            if let image = try object.inlineImage(key) { inlines.append(.image(image)) }
        case "lineBreak":
            // `true`, or an object without meaning.
            let isObject =
                (try? object.container.nestedContainer(keyedBy: JSONKey.self, forKey: key)) != nil
            if try isObject || object.flag(key) == true { inlines.append(.lineBreak) }
        case "spacer":
            if let width = try object.spacer(key) { inlines.append(.spacer(width)) }
        default: return false
        }
        return true
    }

    private mutating func readUnknown(
        _ object: ObjectReading,
        _ kinds: [JSONKey],
        isFallback: Bool
    ) throws {
        // Of several keys the first in the alphabet names the kind, since objects have no order.
        guard let kind = kinds.min(by: { $0.stringValue < $1.stringValue }) else {
            try session.note(
                .error,
                .missingKey,
                object.path,
                "a part needs one of the keys text, image, lineBreak and spacer",
                "the part is left out"
            )
            return
        }
        let fallback = JSONKey("fallback")
        let hasFallback = !isFallback && object.has(fallback)
        try object.note(
            .warning,
            .unknownInline,
            kind,
            "\(kind.stringValue.quotedForMessage) is no kind that is known",
            hasFallback ? "its fallback is shown" : "kept; its alt is shown if it has one"
        )
        if hasFallback {
            if let inner = try? object.container.nestedContainer(
                keyedBy: JSONKey.self,
                forKey: fallback
            ) {
                let reading = ObjectReading(container: inner, session: session)
                try readElement(reading, isFallback: true)
            } else if let text = try object.text(fallback, "nothing is shown") {
                inlines.append(.text(InlineText(text)))
            }
            return
        }
        let inner = try? object.container.nestedContainer(keyedBy: JSONKey.self, forKey: kind)
        let alternative =
            try object.text(JSONKey("alt"))
            ?? inner.flatMap {
                try ObjectReading(container: $0, session: session).text(JSONKey("alt"))
            }
        inlines.append(
            .unknown(
                UnknownInline(
                    kind: kind.stringValue,
                    alternative: alternative,
                    payload: try session.payload(object.container.superDecoder(forKey: kind))
                )
            )
        )
    }
}
