import TypeScaleFoundation

/// Reads a whole document: the answer of a server, what is in it, or the list of contents alone.
struct DocumentReading {
    private static let responseData = JSONKey("responseData")
    private static let contents = JSONKey("contents")
    private static let screenName = JSONKey("screenName")

    /// Reads the document that a decoder has.
    static func read(_ decoder: any Decoder) throws -> RichTextDocument {
        let session = DecodingSession.of(decoder)
        if let list = try? decoder.unkeyedContainer() {
            return RichTextDocument(contents: try read(list, session))
        }
        guard let top = try? decoder.container(keyedBy: JSONKey.self) else {
            throw session.refusal(.notADocument, decoder.codingPath, "that is no document")
        }
        var object = ObjectReading(container: top, session: session)
        if top.contains(responseData) {
            guard
                let inner = try? top.nestedContainer(keyedBy: JSONKey.self, forKey: responseData)
            else {
                throw session.refusal(
                    .notADocument,
                    top.codingPath + [responseData],
                    "responseData is no object"
                )
            }
            object = ObjectReading(container: inner, session: session)
        }
        guard let list = try? object.container.nestedUnkeyedContainer(forKey: contents) else {
            throw session.refusal(
                .notADocument,
                object.has(contents) ? object.path + [contents] : object.path,
                object.has(contents) ? "contents is no list" : "there is no list of contents"
            )
        }
        return RichTextDocument(
            screenName: try object.text(screenName),
            contents: try read(list, session)
        )
    }

    private static func read(
        _ list: any UnkeyedDecodingContainer,
        _ session: DecodingSession
    ) throws -> [RichTextContent] {
        var list = list
        let count = list.count ?? 0
        guard count <= session.limits.contents else {
            throw session.refusal(
                .tooManyContents,
                list.codingPath,
                "the document has \(count) contents, more than \(session.limits.contents) "
                    + "(limit contents)"
            )
        }
        var contents: [RichTextContent] = []
        contents.reserveCapacity(count)
        while !list.isAtEnd {
            let place = list.codingPath + [JSONKey(intValue: list.currentIndex)]
            if let object = try? list.nestedContainer(keyedBy: JSONKey.self) {
                contents.append(
                    try ObjectReading(container: object, session: session).richTextContent()
                )
                continue
            }
            try session.note(
                .error,
                .wrongType,
                place,
                "a content is an object",
                "kept, and not shown"
            )
            contents.append(
                RichTextContent(
                    viewType: "",
                    kind: .invalid(try session.payload(list.superDecoder())),
                    path: DocumentPath(place).jsonPath
                )
            )
        }
        return contents
    }
}
