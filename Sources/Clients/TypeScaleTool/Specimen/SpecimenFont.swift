import Foundation
import TypeScale
import TypeScaleDiagnostics
import TypeScaleFonts

/// A font that a page uses for its text.
struct SpecimenFont {
    let name: String
    /// The face, or `nil` if no file contains the font.
    let face: Typeface?
    let weight: FontWeight
    let isItalic: Bool
    /// The samples that the font can show, which are English for a font without a file.
    let sample: SampleScript
    /// The families that replace the font if it is not installed, as in CSS.
    var families: [String] = []
    /// The contents of the font file, if the page embeds it.
    private(set) var file: [UInt8]?

    init(_ face: Typeface) throws(FontError) {
        let traits = try face.traits()
        name = face.postScriptName
        self.face = face
        weight = FontWeight(rawValue: traits.weight) ?? .regular
        isItalic = traits.isItalic
        sample = SampleScript(
            supports: { (try? FontInstance.file(face).supports($0)) == true },
            hasGlyph: { (try? face.glyph(for: $0)) != nil }
        )
    }

    /// Creates a font without a file, and derives its weight from the end of its name.
    init(name: String) {
        self.name = name
        face = nil
        weight = FontDescription(name: name, textStyle: .body).weight ?? .regular
        isItalic = false
        sample = .english
    }
}

extension SpecimenFont {
    /// Returns the CSS rules for the font, and for its class, which is `f` followed by the index.
    ///
    /// Other rules refer to the font by `specimen-` and the index, because its name is untrusted.
    func rules(_ index: Int) -> String {
        let look =
            "font-weight:\(weight.rawValue.shortestText);"
            + "font-style:\(isItalic ? "italic" : "normal")}\n"
        let names = ["specimen-\(index)"] + families.map { "\(CSSString($0))" } + ["var(--system)"]
        return "@font-face{font-family:specimen-\(index);src:\(source);\(look)"
            + ".f\(index){font-family:\(names.joined(separator: ","));\(look)"
    }

    private var source: String {
        if let file {
            let form =
                switch String(decoding: file.prefix(4), as: UTF8.self) {
                case "OTTO": "otf"
                case "ttcf": "collection"
                default: "ttf"
                }
            return "url(data:font/\(form);base64,\(Data(file).base64EncodedString()))"
        }
        var names = [name]
        if let full = face?.fullName, full != name { names.append(full) }
        return names.map { "local(\(CSSString($0)))" }.joined(separator: ",")
    }

    /// Returns the number of distinct characters in the texts that are missing from the face.
    func missingCount(of texts: [String]) -> Int {
        guard let face else { return 0 }
        // Characters: a font supports them or not.
        let characters = Set(texts.joined().filter { !$0.isWhitespace && !$0.isNewline })
        let font = FontInstance.file(face)
        return characters.count { (try? font.supports($0)) != true }
    }
}

extension SpecimenFont {
    /// The maximum number of bytes in an embedded file.
    static let maximumFile = 32 << 20
    /// The maximum number of bytes in a file that is read.
    private static let maximumRead = 256 << 20

    /// Returns the font with its file embedded, or throws an error if the file cannot be embedded.
    func embedded() throws -> SpecimenFont {
        guard let face else { return self }
        func refused(_ reason: String) -> DataError {
            DataError("cannot embed \(name) from \(face.path): \(reason)")
        }
        // Read the file only once, so that the checked permission applies to the embedded bytes.
        let bytes = Array(
            try FileSource.fileSystem.contents(path: face.path, upTo: Self.maximumRead)
        )
        let opened = try FontFile(bytes: bytes, name: face.path)
        guard opened.faces.count == 1, opened.diagnostics.isEmpty else {
            throw refused(
                "a browser cannot select a face in a collection; use a file with one face"
            )
        }
        guard let stored = opened.faces.first, stored.postScriptName == name else {
            throw refused("the file changed while it was being read; try again")
        }
        guard let permission = stored.embeddingPermission else {
            throw refused("its OS/2 table is missing or has no permission; omit --embed")
        }
        guard permission.allowsEmbedding else {
            throw refused("its OS/2 fsType forbids embedding (\(permission)); omit --embed")
        }
        guard bytes.count <= Self.maximumFile else {
            throw refused(
                "\(bytes.count) bytes exceed the limit of \(Self.maximumFile); omit --embed"
            )
        }
        var copy = self
        copy.file = bytes
        return copy
    }
}
