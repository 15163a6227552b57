import TypeScale

struct SampleText {
    /// A sample, and its language, such as `en`, which is empty if the language is unknown.
    struct Line: Hashable {
        let text: String
        let language: String
    }

    /// The text on the command line, used for every role, or `nil` to use the built-in samples.
    let given: String?

    /// The maximum number of Unicode scalars in the text.
    private static let maximumLength = 2000

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

    /// Returns the sample for a text style in a font, or in the system font.
    func line(_ style: TextStyle, in font: SpecimenFont? = nil) -> Line {
        if let given {
            let isKorean = given.unicodeScalars.contains { 0xAC00...0xD7A3 ~= $0.value }
            return Line(text: given, language: isKorean ? "ko" : "")
        }
        return (font?.sample ?? .english).line(style)
    }
}

/// Samples in a script that a font contains.
enum SampleScript: Hashable {
    case english
    /// A greeting, and a sentence for styles of longer text.
    case other(language: String, greeting: String, sentence: String)
    /// The first characters of a font that contains none of the scripts.
    case characters(String)

    func line(_ style: TextStyle) -> SampleText.Line {
        switch self {
        case .english:
            .init(text: Self.samples[style.description] ?? "", language: "en")
        case .other(let language, let greeting, let sentence):
            .init(text: style == .body ? sentence : greeting, language: language)
        case .characters(let text): .init(text: text, language: "")
        }
    }

    /// The scripts other than Latin, from the first to the last that a page tries.
    private static let others: [SampleScript] = lines(PackageResources.scripts_txt).compactMap {
        parts in
        guard parts.count == 3 else { return nil }
        return .other(language: parts[0], greeting: parts[1], sentence: parts[2])
    }

    /// The English samples by the names of text styles.
    private static let samples: [String: String] = {
        let pairs = lines(PackageResources.samples_txt).map { ($0[0], $0[$0.count - 1]) }
        return Dictionary(pairs) { first, _ in first }
    }()

    private static func lines(_ resource: [UInt8]) -> [[String]] {
        String(resource: resource).words(separatedBy: "\n")
            .map { $0.words(separatedBy: "|").map(String.init) }
    }

    /// The texts of all samples.
    private var texts: [String] {
        switch self {
        case .english: Array(Self.samples.values)
        case .other(_, let greeting, let sentence): [greeting, sentence]
        case .characters(let text): [text]
        }
    }
}

extension SampleScript {
    /// Creates the first samples whose characters a font contains, and starts with English.
    ///
    /// For a font that contains none of the scripts, such as a font of symbols, the sample consists
    /// of the font's first characters. If it has no visible character, the sample is English.
    init(supports: (Character) -> Bool, hasGlyph: (Unicode.Scalar) -> Bool) {
        let found = ([.english] + Self.others).first { script in
            Set(script.texts.joined()).allSatisfy { $0.isWhitespace || supports($0) }
        }
        if let found {
            self = found
            return
        }
        // Symbols outside ASCII show more of a font than its digits.
        for range in [UInt32(0xA1)...0x1_FFFF, 0x21...0x7E] {
            var characters = ""
            for value in range where characters.unicodeScalars.count < 16 {
                guard let scalar = Unicode.Scalar(value), hasGlyph(scalar), !scalar.isControl,
                    !scalar.properties.isDefaultIgnorableCodePoint, !scalar.properties.isWhitespace
                else { continue }
                characters.unicodeScalars.append(scalar)
            }
            if !characters.isEmpty {
                self = .characters(characters)
                return
            }
        }
        self = .english
    }
}
