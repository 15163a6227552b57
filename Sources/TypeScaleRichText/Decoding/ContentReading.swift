import TypeScaleFoundation

/// How the content of a registered type of view is decoded.
typealias ViewReading =
    @Sendable (KeyedDecodingContainer<JSONKey>, JSONKey) throws -> any Decodable & Sendable

extension ObjectReading {
    private static let contentKeys = ["viewType", "content", "fallback", "id"]
    private static let content = JSONKey("content")

    /// The content that this object is.
    func richTextContent() throws -> RichTextContent {
        let viewType = JSONKey("viewType")
        var result = RichTextContent(
            viewType: try has(viewType)
                ? string(viewType, "the content is kept, and not shown") ?? "" : "",
            id: try has(JSONKey("id")) ? string(JSONKey("id")) : nil,
            kind: .unknown(nil),
            path: DocumentPath(path).jsonPath
        )
        for key in container.allKeys where !Self.contentKeys.contains(key.stringValue) {
            try noteUnknown(key, among: Self.contentKeys)
        }
        result.kind = try kind(result.viewType)
        let fallback = JSONKey("fallback")
        if has(fallback) {
            if let inner = try? container.nestedContainer(keyedBy: JSONKey.self, forKey: fallback) {
                let reading = ObjectReading(container: inner, session: session)
                result.fallback = try reading.richTextContent()
            } else {
                try noteType(fallback, "a content", "passed over")
            }
        }
        return result
    }

    private func kind(_ viewType: String) throws -> RichTextContent.Kind {
        if let read = session.views[viewType] { return try registered(viewType, read) }
        switch viewType {
        case "AViewType", "BViewType", "RichViewType":
            guard
                let inner = try? container.nestedContainer(
                    keyedBy: JSONKey.self,
                    forKey: Self.content
                )
            else { return try invalid("\(viewType) needs a content that is an object") }
            let view = ObjectReading(container: inner, session: session)
            if viewType == "AViewType" { return .titleAndIcon(try view.titleAndIcon()) }
            if viewType == "BViewType" { return .title(try view.title()) }
            if let rich = try view.richTextView() { return .rich(rich) }
            return .invalid(try payload())
        case "":
            if !has(JSONKey("viewType")) {
                try session.note(
                    .error,
                    .missingKey,
                    path,
                    "a content needs a viewType",
                    "kept, and not shown"
                )
            }
            return .invalid(try payload())
        default:
            try note(
                .warning,
                .unknownViewType,
                JSONKey("viewType"),
                "\(viewType.quotedForMessage) is no type of view that is known",
                has(JSONKey("fallback")) ? "its fallback is shown" : "kept, and not shown"
            )
            return .unknown(try payload())
        }
    }

    private func registered(
        _ viewType: String,
        _ read: ViewReading
    ) throws -> RichTextContent.Kind {
        guard has(Self.content) else { return try invalid("\(viewType) needs a content") }
        do {
            return .registered(try read(container, Self.content))
        } catch let finding as Finding {
            // What ends the decoding as a whole.
            throw finding
        } catch {
            let (path, detail) = (error as? DecodingError)?.place ?? ([], "it does not decode")
            try session.note(
                .error,
                .invalidContent,
                path.count > self.path.count ? path : self.path + [Self.content],
                "the content is no \(viewType): \(detail)",
                "kept, and not shown"
            )
            return .invalid(try payload())
        }
    }

    private func invalid(_ message: String) throws -> RichTextContent.Kind {
        try session.note(
            .error,
            has(Self.content) ? .wrongType : .missingKey,
            has(Self.content) ? path + [Self.content] : path,
            message,
            "kept, and not shown"
        )
        return .invalid(try payload())
    }

    private func payload() throws -> JSONValue? {
        guard has(Self.content) else { return nil }
        return try session.payload(container.superDecoder(forKey: Self.content))
    }
}

extension ObjectReading {
    /// The title and the icon that this object is.
    func titleAndIcon() throws -> TitleAndIconView {
        var view = TitleAndIconView()
        for key in container.allKeys {
            switch key.stringValue {
            case "title": view.title = try text(key, "the default is used")
            case "iconUrl": view.iconURL = try address(key, .image)
            default: try noteUnknown(key, among: ["title", "iconUrl"])
            }
        }
        return view
    }

    /// The title that this object is.
    func title() throws -> TitleView {
        var view = TitleView()
        for key in container.allKeys {
            switch key.stringValue {
            case "title": view.title = try text(key, "the default is used")
            default: try noteUnknown(key, among: ["title"])
            }
        }
        return view
    }

    /// The title and the rich text that this object is; `nil` where it has no list of parts.
    func richTextView() throws -> RichTextView? {
        let richText = JSONKey("richText")
        guard let list = try? container.nestedUnkeyedContainer(forKey: richText) else {
            if has(richText) {
                try noteType(richText, "a list of parts", "the content is kept, and not shown")
            } else {
                let message = "a rich text needs a list richText"
                try session.note(.error, .missingKey, path, message, "kept, and not shown")
            }
            return nil
        }
        var view = RichTextView(richText: try RichTextReading.read(list, session))
        var scaling = TextAttributes()
        for key in container.allKeys {
            switch key.stringValue {
            case "richText": break
            case "title": view.title = try text(key, "the default is used")
            case "defaults": view.richText.attributes = try attributes(key)
            case "scaling": scaling = try attributes(key)
            default:
                try noteUnknown(key, among: ["richText", "title", "defaults", "scaling"])
            }
        }
        view.richText.attributes = view.richText.attributes.over(scaling)
        return view
    }

    /// The attributes that the value of a key is.
    private func attributes(_ key: JSONKey) throws -> TextAttributes {
        var attributes = TextAttributes()
        guard let inner = try? container.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
            try noteType(key, "an object", "passed over")
            return attributes
        }
        let reading = ObjectReading(container: inner, session: session)
        for key in inner.allKeys where try !reading.read(key, into: &attributes) {
            try reading.noteUnknown(key, among: Self.attributeKeys)
        }
        return attributes
    }
}

extension DecodingError {
    /// Where the error is, and what it is, in words.
    fileprivate var place: ([any CodingKey], String) {
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
