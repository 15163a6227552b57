import Foundation
import TypeScaleFoundation

extension RichTextReader {
    private static let contentKeys = ["viewType", "content", "fallback", "id"]

    /// The content that an object is.
    mutating func content(_ node: Int, path: String) throws(Refusal) -> RichTextContent {
        let viewType = tree.child("viewType", of: node).map {
            string($0, "the content is kept, and not shown") ?? ""
        }
        let id = tree.child("id", of: node).flatMap { string($0) }
        for member in members(of: node)
        where !Self.contentKeys.contains(tree.key(of: member) ?? "") {
            noteUnknown(member, among: Self.contentKeys)
        }
        var result = RichTextContent(
            viewType: viewType ?? "",
            id: id,
            kind: try kind(of: node, viewType, path),
            path: path
        )
        if let fallback = tree.child("fallback", of: node) {
            if isObject(fallback) {
                result.fallback = try content(fallback, path: path + ".fallback")
            } else {
                noteType(fallback, "a content", "passed over")
            }
        }
        return result
    }

    /// What the content of a type is.
    private mutating func kind(
        of node: Int,
        _ viewType: String?,
        _ path: String
    ) throws(Refusal) -> RichTextContent.Kind {
        let content = tree.child("content", of: node)
        if let viewType, let decode = views[viewType] {
            return registered(viewType, decode, content, node)
        }
        switch viewType {
        case "AViewType", "BViewType", "RichViewType":
            guard let content, isObject(content) else {
                let message = "\(viewType ?? "") needs a content that is an object"
                return invalid(content, node, message)
            }
            if viewType == "AViewType" { return try titleAndIcon(content) }
            if viewType == "BViewType" { return try title(content) }
            let rich = try rich(content, path + ".content.richText")
            return rich ?? .invalid(payload(content))
        case nil, "":
            if viewType == nil {
                let message = "a content needs a viewType"
                note(.error, .missingKey, node, message, "kept, and not shown")
            }
            return .invalid(content.flatMap { payload($0) })
        case let name?:
            note(
                .warning,
                .unknownViewType,
                tree.child("viewType", of: node) ?? node,
                "\(name.quotedForMessage) is no type of view that is known",
                tree.child("fallback", of: node) == nil
                    ? "kept, and not shown" : "its fallback is shown"
            )
            return .unknown(content.flatMap { payload($0) })
        }
    }

    /// A view that the host's type decodes from the JSON of the content.
    private mutating func registered(
        _ viewType: String,
        _ decode: RichTextDecoder.ViewDecoder,
        _ content: Int?,
        _ node: Int
    ) -> RichTextContent.Kind {
        guard let content else { return invalid(nil, node, "\(viewType) needs a content") }
        do {
            return .registered(try decode(tree.json(of: content)))
        } catch {
            let (path, detail) = (error as? DecodingError)?.fault ?? ([], "it does not decode")
            note(
                .error,
                .invalidContent,
                tree.descendant(of: content, at: path),
                "the content is no \(viewType): \(detail)",
                "kept, and not shown"
            )
            return .invalid(payload(content))
        }
    }

    private mutating func invalid(
        _ content: Int?,
        _ node: Int,
        _ message: String
    ) -> RichTextContent.Kind {
        let code: RichTextDiagnostic.Code = content == nil ? .missingKey : .wrongType
        note(.error, code, content ?? node, message, "kept, and not shown")
        return .invalid(content.flatMap { payload($0) })
    }
}

extension RichTextReader {
    private mutating func titleAndIcon(_ node: Int) throws(Refusal) -> RichTextContent.Kind {
        var title: String?
        var iconURL: String?
        for member in members(of: node) {
            switch tree.key(of: member) {
            case "title": title = try text(member, "the default is used")
            case "iconUrl": iconURL = address(member, .image)
            default: noteUnknown(member, among: ["title", "iconUrl"])
            }
        }
        return .titleAndIcon(title: title, iconURL: iconURL)
    }

    private mutating func title(_ node: Int) throws(Refusal) -> RichTextContent.Kind {
        var title: String?
        for member in members(of: node) {
            switch tree.key(of: member) {
            case "title": title = try text(member, "the default is used")
            default: noteUnknown(member, among: ["title"])
            }
        }
        return .title(title)
    }

    /// The title and the rich text of an object; `nil` if it has no list of parts, which is reported.
    private mutating func rich(
        _ node: Int,
        _ path: String
    ) throws(Refusal) -> RichTextContent.Kind? {
        guard let list = tree.child("richText", of: node), tree.kind(list) == .list else {
            if let other = tree.child("richText", of: node) {
                noteType(other, "a list of parts", "the content is kept, and not shown")
            } else {
                let message = "a rich text needs a list richText"
                note(.error, .missingKey, node, message, "kept, and not shown")
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

    /// The attributes that an object has.
    private mutating func attributes(_ node: Int) -> TextAttributes {
        var attributes = TextAttributes()
        guard isObject(node) else {
            noteType(node, "an object", "passed over")
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
    /// The value at a path of keys and indices; the last value on it if the path leads further.
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
    /// The path of the error, and its description.
    fileprivate var fault: ([any CodingKey], String) {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            (context.codingPath, context.debugDescription.quotedForMessage)
        case .keyNotFound(let key, let context):
            (context.codingPath, "there is no \(key.stringValue.quotedForMessage)")
        @unknown default: ([], "it does not decode")
        }
    }
}
