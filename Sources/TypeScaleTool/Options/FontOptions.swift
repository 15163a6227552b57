import Foundation
import TypeScaleFonts
import TypeScaleLayout

/// The options that choose the font of a text.
struct FontOptions: OptionGroup {
    private let font: Option<String>
    private let index = Option<Int?>.faceIndex
    private let fallback = Option("--fallback", .file, "A font file for characters it lacks")
    private let size = Option(
        "--size",
        .points,
        "The size, with --style at L",
        absent: "the style's"
    )

    private static let system = "system"

    /// Creates the options; the font is required, or the system's if it is absent.
    init(isRequired: Bool) {
        let kind = ValueKind<String>.text("FILE|\(Self.system)")
        let help = "The font file; \(Self.system) for the system's own font"
        font =
            isRequired
            ? .required("--font", kind, help)
            : Option("--font", kind, help, default: Self.system)
    }

    func value(in given: GivenArguments) throws(UsageError) -> FontChoice {
        let path = try font.read(given)
        let index = try index.read(given)
        if path == Self.system, index != nil { throw UsageError("--index goes with a font file") }
        return FontChoice(
            path: path == Self.system ? nil : path,
            index: index ?? 0,
            fallback: try fallback.read(given),
            size: try size.read(given)
        )
    }
}

/// A font as a command line names it.
struct FontChoice {
    /// The font file; `nil` for the system's own font.
    let path: String?
    let index: Int
    let fallback: String?
    /// Points; `nil` for the size of the style.
    let size: Double?

    /// Opens the files of the font, which has a role; without one it is the same size for every reader.
    func open(_ style: TextStyle?, maximum: Double? = nil) throws -> ChosenFont {
        let registry = FontRegistry()
        var face = FontFace.system
        if let path {
            let chosen = try registry.register(path: path).faces.face(index, of: path)
            face = .named(chosen.postScriptName)
        }
        var font = FontDescription(face: face, textStyle: style ?? .body, size: size)
        if style == nil { font = font.fixed() }
        if let maximum { font = font.maximumPointSize(maximum) }
        return ChosenFont(
            name: face.postScriptName ?? "system",
            description: font,
            resolver: FontResolver(registry),
            fallbacks: try fallback.map { try FontFile(path: $0).faces } ?? []
        )
    }
}

/// An open font, ready to lay out text.
struct ChosenFont {
    /// The name of the face; `system` for the system's own.
    let name: String
    /// The font, unscaled.
    let description: FontDescription
    /// Finds the face.
    let resolver: FontResolver
    /// The faces for characters that the font lacks.
    let fallbacks: [Typeface]
}

extension Option where Value == Int? {
    static var faceIndex: Self {
        Option("--index", .integer("N"), "The face of a collection", absent: "0")
    }
}

extension [Typeface] {
    /// The face with an index in its file.
    func face(_ index: Int, of path: String) throws(DataError) -> Typeface {
        if let face = first(where: { $0.index == index }) { return face }
        let indices = map { "\($0.index)" }.joined(separator: " ")
        throw DataError("\(quoted(path)) has no face \(index); it has \(indices)")
    }
}

extension JSONObject {
    /// Creates an object of points on axes.
    init(tagged coordinates: [FontTag: Double]) {
        self.init(
            coordinates.map { tag, value -> (String, any Encodable) in (tag.description, value) }
        )
    }
}

/// A character that a font lacks.
struct MissingCharacter {
    let scalar: Unicode.Scalar

    /// The code point: `U+00E9`.
    var codePoint: String { "U+" + String(format: "%04X", scalar.value) }

    var json: JSONObject { ["character": String(scalar), "codePoint": codePoint] }

    /// Up to 16 characters for a person.
    static func text(_ missing: [MissingCharacter]) -> String {
        let names = missing.prefix(16).map { "\(visible(String($0.scalar))) \($0.codePoint)" }
        let more = missing.count > 16 ? " and \(missing.count - 16) more" : ""
        return "missing: \(names.joined(separator: ", "))\(more)"
    }
}
