import TypeScaleFoundation

extension RichTextReader {
    /// The document: the answer of a server, the object in it, or the list of contents alone.
    mutating func document() throws(Refusal) -> RichTextDocument {
        if tree.kind(0) == .list { return RichTextDocument(contents: try contents(0, path: "$")) }
        var object = 0
        var path = "$"
        if let inner = tree.child("responseData", of: 0) {
            guard isObject(inner) else {
                let message = "responseData is no object"
                throw Refusal(node: inner, code: .notADocument, message: message)
            }
            object = inner
            path = "$.responseData"
        }
        guard let list = tree.child("contents", of: object) else {
            let message = "there is no list of contents"
            throw Refusal(node: object, code: .notADocument, message: message)
        }
        guard tree.kind(list) == .list else {
            throw Refusal(node: list, code: .notADocument, message: "contents is no list")
        }
        let screenName = try text("screenName", of: object)
        return RichTextDocument(
            screenName: screenName,
            contents: try contents(list, path: path + ".contents")
        )
    }

    private mutating func contents(
        _ node: Int,
        path: String
    ) throws(Refusal) -> [RichTextContent] {
        let count = tree.childCount(of: node)
        guard count <= limits.contents else {
            throw Refusal(
                node: node,
                code: .tooManyContents,
                message: "the document has \(count) contents, more than \(limits.contents) "
                    + "(limit contents)"
            )
        }
        var contents: [RichTextContent] = []
        contents.reserveCapacity(count)
        for element in tree.children(of: node) {
            let path = "\(path)[\(contents.count)]"
            if isObject(element) {
                contents.append(try content(element, path: path))
                continue
            }
            note(.error, .wrongType, element, "a content is an object", "kept, and not shown")
            let kind = RichTextContent.Kind.invalid(payload(element))
            contents.append(RichTextContent(viewType: "", kind: kind, path: path))
        }
        return contents
    }
}
