import Foundation
import TypeScaleFonts
import TypeScaleLayout

struct FontOptions: ArgumentGroup {
    /// The paths of the files, or `system`.
    private let font: Argument<[String]>
    private let index: Argument<Int?> = .faceIndex
    let fallbacks: Argument<[String]> = .fallbacks
    let size = Argument("--size", .points, "The size of the font", absent: "the style's size")

    private static let system = "system"

    init() {
        let help = "The font file, or \(Self.system) for the system font"
        let kind = ValueKind<String>.text("FILE|\(Self.system)")
        var option = Argument<[String]>.repeated("--font", kind, help).options[0]
        option.absent = Self.system
        font = Argument(options: [option]) { $0.texts("--font") }
    }

    /// The paths of the font files.
    var paths: [String] { font.value.filter { $0 != Self.system } }

    /// The options that describe a single font.
    var labelOptions: [any ArgumentDefinition] { [index, size] }

    /// Opens the font files.
    ///
    /// The font scales with `style`. If `style` is `nil`, the font is the same for every reader.
    func open(
        _ style: TextStyle?,
        maximum: Double? = nil,
        opensFallbacks: Bool = true
    ) throws -> ChosenFont {
        guard font.value.count < 2 else {
            throw UsageError("--font occurs twice; use it only once")
        }
        let path = font.value.first ?? Self.system
        if path == Self.system, index.value != nil {
            throw UsageError("--index requires a font file; add --font FILE")
        }
        return try ChosenFont(
            path: path == Self.system ? nil : path,
            index: index.value,
            size: size.value,
            style: style,
            maximum: maximum,
            fallbacks: opensFallbacks ? fallbacks.value : []
        )
    }

    /// Opens the font files whose faces a document names.
    func resolver() throws -> FontResolver {
        let registry = FontRegistry()
        for path in paths { try registry.register(path: path) }
        return FontResolver(registry)
    }
}

extension Argument where Value == Int? {
    static var faceIndex: Argument {
        Argument("--index", .integer(), "The index of the face in a collection", absent: "0")
    }
}

extension Argument where Value == [String] {
    static var fallbacks: Argument {
        repeated("--fallback", .file, "A font file for missing characters")
    }
}

extension [Typeface] {
    /// Returns the face with the given index in the file at `path`.
    func face(_ index: Int, of path: String) throws(DataError) -> Typeface {
        if let face = first(where: { $0.index == index }) { return face }
        let indices = choice(of: map { "\($0.index)" })
        throw DataError("\(path): no face has the index \(index); use \(indices)")
    }
}

extension [FontTag: Double] {
    /// The coordinates, with the text of each axis tag as the key.
    var named: [String: Double] {
        [String: Double](map { ($0.key.description, $0.value) }) { first, _ in first }
    }
}

extension Unicode.Scalar {
    /// The code point in the form `U+00E9`.
    var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension [Unicode.Scalar] {
    /// The characters that are missing from a font, as JSON.
    var missingJSON: [JSONObject] {
        map { ["character": String($0), "codePoint": $0.codePoint] }
    }

    /// A line that lists up to 16 of the characters that are missing from a font.
    var missingLine: String {
        let names = prefix(16).map { "\(visible(String($0))) \($0.codePoint)" }
        let more = count > 16 ? " and \(count - 16) more" : ""
        return "missing: \(names.joined(separator: ", "))\(more)"
    }
}
