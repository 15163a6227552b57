import TypeScale

struct SampleText {
    /// A text and its language: `en`, `ko`, or empty if it is unknown, as in HTML.
    struct Line {
        let text: String
        let language: String
    }

    /// The text of the command line, for every style; `nil` for our own texts.
    private let given: String?

    /// The maximum length of a text, in Unicode scalars.
    static let maximumLength = 2000

    init(_ text: String?) throws(UsageError) {
        given = text
        // The length of a character is not limited, that of a scalar is.
        guard let scalars = text?.unicodeScalars else { return }
        guard scalars.count <= Self.maximumLength else {
            throw UsageError(
                "the text of \(scalars.count) characters exceeds the limit of \(Self.maximumLength)"
            )
        }
        guard scalars.contains(where: Self.isVisible) else {
            throw UsageError("--text has no visible character")
        }
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate:
            false
        default: true
        }
    }

    func lines(_ style: TextStyle) -> [Line] {
        if let given {
            let isKorean = given.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
            return [Line(text: given, language: isKorean ? "ko" : "")]
        }
        return Self.samples[style.description] ?? []
    }

    /// A text for each style, in English and in Korean.
    private static let samples: [String: [Line]] = {
        let lines = String(resource: PackageResources.samples_txt).split(separator: "\n")
        let samples = lines.map { line in
            let parts = line.split(separator: "|").map(String.init)
            let texts = zip(parts.dropFirst(), ["en", "ko"]).map { Line(text: $0, language: $1) }
            return (parts[0], texts)
        }
        return Dictionary(samples) { first, _ in first }
    }()
}
