import TypeScale

struct SampleText {
    /// A sample, and its language, such as `en`, which is empty if the language is unknown.
    struct Line {
        let text: String
        let language: String
    }

    /// The text on the command line, used for every style, or `nil` to use the built-in samples.
    private let given: String?

    /// The maximum number of Unicode scalars in the text.
    static let maximumLength = 2000

    init(_ text: String?) throws(UsageError) {
        given = text
        // Count scalars, because a single character can have any length.
        guard let scalars = text?.unicodeScalars else { return }
        guard scalars.count <= Self.maximumLength else {
            throw UsageError(
                "--text has \(scalars.count) characters; the limit is \(Self.maximumLength)"
            )
        }
        guard
            !scalars.allSatisfy({ $0.isControl || $0.properties.generalCategory == .spaceSeparator }
            )
        else { throw UsageError("--text has no visible characters") }
    }

    func lines(_ style: TextStyle) -> [Line] {
        if let given {
            let isKorean = given.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
            return [Line(text: given, language: isKorean ? "ko" : "")]
        }
        return Self.samples[style.description] ?? []
    }

    /// The samples for each style, one in English and one in Korean.
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
