import TypeScaleDiagnostics
import TypeScaleDocuments

/// A kind of value that is often longer than a name.
///
/// The name of a placeholder, the developer's comment or the key tells the kind.
enum SampleKind: CaseIterable, Hashable, Sendable {
    case email, url, path, file, domain, date, time, address, error

    /// The words that tell the kind, in lowercase.
    private var words: [String] {
        switch self {
        case .email: ["email", "mail"]
        case .url: ["url", "uri", "link", "website"]
        case .path: ["path"]
        case .file: ["file", "filename"]
        case .domain: ["domain", "hostname", "server"]
        case .date: ["date", "deadline", "birthday"]
        case .time: ["time", "timestamp", "duration"]
        case .address: ["address"]
        case .error: ["error", "failure", "reason", "message"]
        }
    }

    /// A text of the kind.
    ///
    /// Names below `example.com` are reserved by
    /// [RFC 2606](https://www.rfc-editor.org/rfc/rfc2606#section-3).
    var text: String {
        switch self {
        // The name in the default sample, with a first name.
        case .email: "erika.mustermann@example.com"
        case .url: "https://www.example.com/articles/2026"
        case .path: "/Users/mustermann/Documents/Report.pdf"
        // The name that a camera gives to a picture, with the date and the time.
        case .file: "IMG_20260930_225858.HEIC"
        case .domain: "social.mustermann.example.com"
        // English has no weekday and no month with more letters.
        case .date: "Wednesday, September 30, 2026"
        case .time: "22 hours, 58 minutes"
        // The address on the specimen of the German identity card, which also shows the name.
        case .address: "Heidestraße 17, 51147 Köln"
        // The text of an error of Foundation that does not describe itself.
        case .error: "The operation couldn’t be completed."
        }
    }

    private static let kinds = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { kind in kind.words.map { (Array($0.utf8), kind) } }
    )

    /// The maximum number of bytes to read.
    private static let maximumBytes = 1 << 12

    /// Finds the first word in a text that tells a kind, or returns `nil` if none does.
    ///
    /// Words are sequences of ASCII letters. Within an identifier, an uppercase letter after a
    /// lowercase letter begins a word: `errorMessage` has two.
    init?(in text: String) {
        var word: [UInt8] = []
        var wasLowercase = false
        for byte in text.utf8.prefix(Self.maximumBytes) {
            let isLowercase = byte.isASCIILowercase
            if !byte.isASCIILetter || wasLowercase && !isLowercase {
                if !word.isEmpty, let kind = Self.kinds[word] {
                    self = kind
                    return
                }
                word.removeAll(keepingCapacity: true)
            }
            if byte.isASCIILetter { word.append(byte | 0x20) }
            wasLowercase = isLowercase
        }
        guard let kind = Self.kinds[word] else { return nil }
        self = kind
    }

    /// Finds the kind in the sentence of a comment that is about a value, or returns `nil`.
    ///
    /// Such a sentence contains a placeholder, or a word such as *placeholder*. In all others, a
    /// word such as *time* describes the text.
    init?(inComment comment: String) {
        let sentences = comment.utf8.prefix(Self.maximumBytes).split { ".;!?\n".utf8.contains($0) }
        for sentence in sentences where Self.isAboutValue(sentence) {
            guard let kind = SampleKind(in: String(decoding: sentence, as: UTF8.self)) else {
                continue
            }
            self = kind
            return
        }
        return nil
    }

    /// The words for a value in lowercase, also with a plural `s`.
    private static let valueWords = ["placeholder", "argument", "parameter", "variable"]
        .map { Array($0.utf8) }

    private static func isAboutValue(_ sentence: Substring.UTF8View) -> Bool {
        // A space follows a percent sign that is a unit.
        let follows = zip(sentence, sentence.dropFirst())
        if follows.contains(where: {
            $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") && $1 != UInt8(ascii: " ")
        }) {
            return true
        }
        return sentence.split { !$0.isASCIILetter }.contains { word in
            valueWords.contains { $0.elementsEqual(word.prefix($0.count).map { $0 | 0x20 }) }
        }
    }
}
