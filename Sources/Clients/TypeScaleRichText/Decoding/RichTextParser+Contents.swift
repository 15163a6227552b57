import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments

extension RichTextParser {
    private static let contentKeys = ["viewType", "content", "fallback", "id"]

    mutating func content(_ node: Int, path: String) throws(Diagnostic) -> RichTextContent {
        let viewType = tree.child("viewType", of: node).map {
            name($0, "the content is kept but not shown") ?? ""
        }
        let id = tree.child("id", of: node).flatMap { name($0) }
        for member in members(of: node)
        where !Self.contentKeys.contains(tree.key(of: member) ?? "") {
            noteUnknown(member, among: Self.contentKeys)
        }
        let kind = try kind(of: node, viewType, path)
        var result = RichTextContent(viewType: viewType ?? "", id: id, kind: kind, path: path)
        if let fallback = tree.child("fallback", of: node) {
            if isObject(fallback) {
                result.fallback = try content(fallback, path: path + ".fallback")
            } else {
                noteType(fallback, "a view", "ignored")
            }
        }
        return result
    }

    private mutating func kind(
        of node: Int,
        _ viewType: String?,
        _ path: String
    ) throws(Diagnostic) -> RichTextContent.Kind {
        let content = tree.child("content", of: node)
        let kept = "kept but not shown"
        if let viewType, let decode = views[viewType] {
            guard let content else {
                note(.missingKey, node, "missing content for \(viewType)", kept)
                return .invalid(nil)
            }
            return registered(viewType, decode, content)
        }
        switch viewType {
        case "AViewType"?, "BViewType"?, "RichViewType"?:
            guard let content, isObject(content) else {
                let kind: Diagnostic.Kind = content == nil ? .missingKey : .wrongType
                let message = "expected an object as the content of \(viewType ?? "")"
                note(kind, content ?? node, message, kept)
                return .invalid(content.flatMap { payload($0) })
            }
            if viewType != "RichViewType" {
                return try title(content, hasIcon: viewType == "AViewType")
            }
            let rich = try rich(content, path + ".content.richText")
            return rich ?? .invalid(payload(content))
        case let name? where !name.isEmpty:
            let source = tree.child("viewType", of: node) ?? node
            let recovery = tree.child("fallback", of: node) == nil ? kept : "its fallback is shown"
            note(.unknownViewType, source, "unknown view type \(name.quotedForMessage)", recovery)
            return .unknown(content.flatMap { payload($0) })
        default:
            if viewType == nil { note(.missingKey, node, "missing key viewType", kept) }
            return .invalid(content.flatMap { payload($0) })
        }
    }

    /// Decodes a view as its registered type.
    private mutating func registered(
        _ viewType: String,
        _ decode: RichTextDecoder.ViewDecoder,
        _ content: Int
    ) -> RichTextContent.Kind {
        do {
            return .registered(try decode(tree.json(of: content)))
        } catch {
            let (path, detail) = (error as? DecodingError)?.fault ?? ([], "unknown error")
            let node = tree.descendant(of: content, at: path)
            let message = "cannot decode the content as \(viewType): \(detail)"
            note(.invalidContent, node, message, "kept but not shown")
            return .invalid(payload(content))
        }
    }

    private mutating func title(
        _ node: Int,
        hasIcon: Bool
    ) throws(Diagnostic) -> RichTextContent.Kind {
        var title: String?
        var iconURL: String?
        for member in members(of: node) {
            switch tree.key(of: member) {
            case "title": title = try text(member, "the default is used")
            case "iconUrl" where hasIcon: iconURL = address(member, isImage: true)
            default: noteUnknown(member, among: hasIcon ? ["title", "iconUrl"] : ["title"])
            }
        }
        return hasIcon ? .titleAndIcon(title: title, iconURL: iconURL) : .title(title)
    }

    /// Reads a title and its rich text, or reports a missing list and returns `nil`.
    private mutating func rich(
        _ node: Int,
        _ path: String
    ) throws(Diagnostic) -> RichTextContent.Kind? {
        guard let list = tree.child("richText", of: node), tree.kind(list) == .list else {
            let recovery = "kept but not shown"
            if let other = tree.child("richText", of: node) {
                noteType(other, "a list of elements", "the content is " + recovery)
            } else {
                note(.missingKey, node, "missing key richText", recovery)
            }
            return nil
        }
        var text = try richText(list, path: path)
        var title: String?
        var scaling = TextAttributes()
        for member in members(of: node) {
            switch tree.key(of: member) {
            case "richText": break
            case "title": title = try self.text(member, "the default is used")
            case "defaults": text.attributes = attributes(member)
            case "scaling": scaling = attributes(member)
            default:
                noteUnknown(member, among: ["richText", "title", "defaults", "scaling"])
            }
        }
        text.attributes = text.attributes.over(scaling)
        return .rich(title: title, text)
    }

    private mutating func attributes(_ node: Int) -> TextAttributes {
        var attributes = TextAttributes()
        guard isObject(node) else {
            noteType(node, "an object", "ignored")
            return attributes
        }
        for member in members(of: node)
        where !read(tree.key(of: member) ?? "", member, into: &attributes) {
            noteUnknown(member, among: Self.attributeKeys)
        }
        return attributes
    }
}

extension DocumentTree {
    /// Returns the value at a path, or the last existing value along the path.
    fileprivate func descendant(of node: Int, at path: [any CodingKey]) -> Int {
        var node = node
        for step in path {
            let next: Int? =
                if kind(node) == .list {
                    step.intValue.flatMap { children(of: node).dropFirst($0).first { _ in true } }
                } else {
                    children(of: node).first { key(of: $0) == step.stringValue }
                }
            guard let next else { return node }
            node = next
        }
        return node
    }
}

extension DecodingError {
    fileprivate var fault: ([any CodingKey], String) {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            (context.codingPath, context.debugDescription.quotedForMessage)
        case .keyNotFound(let key, let context):
            (context.codingPath, "missing key \(key.stringValue.quotedForMessage)")
        @unknown default: ([], "unknown error")
        }
    }
}
