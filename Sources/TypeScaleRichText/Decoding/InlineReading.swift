extension ObjectReading {
    private static let textKeys = attributeKeys + ["text", "link", "alt"]
    private static let imageKeys = [
        "url", "width", "height", "alt", "tint", "scalesWithText", "align",
    ]

    /// The text that the value of a key is; `nil` where it is none, which is noted.
    func inlineText(_ key: JSONKey) throws -> InlineText? {
        let reading: ObjectReading
        do {
            reading = ObjectReading(
                container: try container.nestedContainer(keyedBy: JSONKey.self, forKey: key),
                session: session
            )
        } catch {
            // A string alone does as well.
            guard let text = try? container.decode(String.self, forKey: key) else {
                try noteType(key, "an object with a text", "the part is left out")
                return nil
            }
            return InlineText(try CleanText.cleaned(text, session) { path + [key] })
        }
        return try reading.inlineText()
    }

    /// The text that this object is.
    func inlineText() throws -> InlineText? {
        var text: String?
        var inline = InlineText("")
        for key in container.allKeys {
            switch key.stringValue {
            case "text": text = try self.text(key, "the part is left out")
            case "link": inline.link = try address(key, .link)
            case "alt": inline.alternative = try self.text(key)
            default:
                guard try read(key, into: &inline.attributes) else {
                    try noteUnknown(key, among: Self.textKeys)
                    continue
                }
            }
        }
        guard let text else {
            let key = JSONKey("text")
            if (try? container.decodeNil(forKey: key)) ?? true {
                try session.note(
                    .error,
                    .missingKey,
                    path,
                    "a text part needs a string text",
                    "the part is left out"
                )
            }
            return nil
        }
        inline.text = text
        return inline
    }

    /// The picture that the value of a key is; `nil` where it is none, which is noted.
    func inlineImage(_ key: JSONKey) throws -> InlineImage? {
        guard let inner = try? container.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
            try noteType(key, "an object with a url", "the part is left out")
            return nil
        }
        return try ObjectReading(container: inner, session: session).inlineImage()
    }

    /// The picture that this object is.
    func inlineImage() throws -> InlineImage? {
        var image = InlineImage(url: "")
        let sides = ClosedRange.sizes(upTo: session.limits.imageSide)
        for key in container.allKeys {
            switch key.stringValue {
            case "url": break
            case "width": image.width = try number(key, in: sides)
            case "height": image.height = try number(key, in: sides)
            case "alt": image.alternative = try text(key)
            case "tint": image.tint = try color(key)
            case "scalesWithText": image.scalesWithText = try flag(key)
            case "align":
                let names = "baseline, center and top"
                image.alignment =
                    try named(key, names, InlineImage.Alignment.init) ?? image.alignment
            default: try noteUnknown(key, among: Self.imageKeys)
            }
        }
        guard has(JSONKey("url")) else {
            try session.note(
                .error,
                .missingKey,
                path,
                "a picture needs a url",
                image.instead
            )
            return try alternative(of: image)
        }
        guard let url = try address(JSONKey("url"), .image, image.instead) else {
            return try alternative(of: image)
        }
        image.url = url
        return image
    }

    /// A picture without an address stands for its alternative, if it has one.
    private func alternative(of image: InlineImage) throws -> InlineImage? {
        image.alternative == nil ? nil : image
    }

    /// An address; `nil` for `null` and for what is none or not kept, which is noted.
    func address(
        _ key: JSONKey,
        _ use: WebAddress.Use,
        _ recovery: String = "left out"
    ) throws -> String? {
        guard let address = try string(key, recovery) else { return nil }
        guard let problem = WebAddress.problem(address, use, session.limits) else { return address }
        try note(.error, .badURL, key, problem, recovery)
        return nil
    }

    /// The width of a room: a number, or an object with one.
    func spacer(_ key: JSONKey) throws -> Double? {
        let widths = ClosedRange.sizes(upTo: session.limits.imageSide)
        guard let inner = try? container.nestedContainer(keyedBy: JSONKey.self, forKey: key) else {
            return try number(key, in: widths)
        }
        let object = ObjectReading(container: inner, session: session)
        for key in inner.allKeys where key.stringValue != "width" {
            try object.noteUnknown(key, among: ["width"])
        }
        return try object.number(JSONKey("width"), in: widths)
    }
}

extension InlineImage {
    /// What is shown where the address cannot be.
    fileprivate var instead: String {
        alternative == nil ? "the part is left out" : "its alt is shown"
    }
}
