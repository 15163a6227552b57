// Plain conformances, so that one part can sit inside somebody else's model. There they throw at the
// first error; within `RichTextDecoder` they report it and go on.

extension RichTextDocument: Decodable {
    /// Reads a whole document: the answer of a server, what is in it, or the list of contents alone.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        self = try DocumentReading.read(decoder)
    }
}

extension RichTextContent: Decodable {
    /// Reads a content; one of an unknown type is kept as it was sent.
    ///
    /// - Parameter decoder: Where to read one object from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        self = try ObjectReading(decoder).richTextContent()
    }
}

extension RichTextView: Decodable {
    /// Reads a title and a rich text.
    ///
    /// - Parameter decoder: Where to read one object from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        let reading = try ObjectReading(decoder)
        guard let view = try reading.richTextView() else {
            throw reading.session.refusal(.missingKey, reading.path, "there is no list richText")
        }
        self = view
    }
}

extension TitleAndIconView: Decodable {
    /// Reads a title and an icon.
    ///
    /// - Parameter decoder: Where to read one object from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        self = try ObjectReading(decoder).titleAndIcon()
    }
}

extension TitleView: Decodable {
    /// Reads a title.
    ///
    /// - Parameter decoder: Where to read one object from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        self = try ObjectReading(decoder).title()
    }
}

extension RichText: Decodable {
    /// Reads a list of parts.
    ///
    /// - Parameter decoder: Where to read one list from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        let session = DecodingSession.of(decoder)
        self = try RichTextReading.read(try decoder.unkeyedContainer(), session)
    }
}

extension InlineText: Decodable {
    /// Reads text of one look: an object with a `text`.
    ///
    /// - Parameter decoder: Where to read one object from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        let reading = try ObjectReading(decoder)
        guard let text = try reading.inlineText() else {
            throw reading.session.refusal(.missingKey, reading.path, "there is no text")
        }
        self = text
    }
}

extension InlineImage: Decodable {
    /// Reads a picture: an object with a `url`.
    ///
    /// - Parameter decoder: Where to read one object from.
    /// - Throws: `DecodingError` for the first error, with its path.
    public init(from decoder: any Decoder) throws {
        let reading = try ObjectReading(decoder)
        guard let image = try reading.inlineImage() else {
            throw reading.session.refusal(.missingKey, reading.path, "there is no url")
        }
        self = image
    }
}

extension ObjectReading {
    /// Reads the object that a decoder has.
    fileprivate init(_ decoder: any Decoder) throws {
        container = try decoder.container(keyedBy: JSONKey.self)
        session = DecodingSession.of(decoder)
    }
}
