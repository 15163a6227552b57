import TypeScaleDiagnostics
import TypeScaleDocuments

extension RichTextParser {
    /// Reads a server's response, the object in its `responseData`, or only the list of views.
    mutating func document() throws(Diagnostic) -> RichTextDocument {
        if tree.kind(0) == .list { return RichTextDocument(contents: try contents(0, path: "$")) }
        var object = 0
        var path = "$"
        if let inner = tree.child("responseData", of: 0) {
            guard isObject(inner) else {
                throw refusal(.notADocument, inner, "expected an object as responseData")
            }
            object = inner
            path = "$.responseData"
        }
        guard let list = tree.child("contents", of: object) else {
            throw refusal(.notADocument, object, "missing key contents")
        }
        guard tree.kind(list) == .list else {
            throw refusal(.notADocument, list, "expected a list as contents")
        }
        return RichTextDocument(
            screenName: try text("screenName", of: object),
            contents: try contents(list, path: path + ".contents")
        )
    }

    private mutating func contents(
        _ node: Int,
        path: String
    ) throws(Diagnostic) -> [RichTextContent] {
        let count = tree.childCount(of: node)
        guard count <= limits.contents else {
            let limit = "exceeds the limit of \(limits.contents) (limit contents)"
            throw refusal(.tooManyContents, node, "the document has \(count) views and \(limit)")
        }
        var contents: [RichTextContent] = []
        contents.reserveCapacity(count)
        for element in tree.children(of: node) {
            let path = "\(path)[\(contents.count)]"
            if isObject(element) {
                contents.append(try content(element, path: path))
                continue
            }
            note(.wrongType, element, "expected an object", "kept but not shown")
            let kind = RichTextContent.Kind.invalid(payload(element))
            contents.append(RichTextContent(viewType: "", kind: kind, path: path))
        }
        return contents
    }
}
