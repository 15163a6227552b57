import Foundation
import TypeScale
import TypeScaleFonts
import TypeScaleRichText

/// A font that the texts of a page are set in.
struct SpecimenFont {
    /// The PostScript name, by which descriptions have it.
    let name: String
    /// The face, if its file was given.
    let face: Typeface?
    let weight: FontWeight
    let isItalic: Bool
    /// The bytes of the file, if the page is to hold them.
    var file: [UInt8]?

    /// A face of a file.
    init(_ face: Typeface) throws(FontError) {
        let traits = try face.traits()
        name = face.postScriptName
        self.face = face
        weight = FontWeight(rawValue: traits.weight) ?? .regular
        isItalic = traits.isItalic
    }

    /// A face that is only named.
    init(name: String) {
        self.name = name
        face = nil
        // What the end of the name says.
        weight = FontDescription(name: name, textStyle: .body).weight ?? .regular
        isItalic = false
    }
}

extension SpecimenFont {
    /// The rule that gives a page the font, under a name of the page's own, so that a name from outside
    /// stands in no other rule.
    func rule(named family: String) -> String {
        "@font-face{font-family:\(family);src:\(source);font-weight:\(weight.rawValue.shortestText);"
            + "font-style:\(isItalic ? "italic" : "normal")}\n"
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
        return names.map { "local(\(CSSText.quoted($0)))" }.joined(separator: ",")
    }

    /// How many different letters of a text the face lacks; `nil` if it is not at hand.
    func missing(of texts: [String]) -> [Character]? {
        guard let face else { return nil }
        var missing: [Character] = []
        var seen: Set<Character> = []
        for character in texts.joined() where !character.isWhitespace && !character.isNewline {
            guard seen.insert(character).inserted else { continue }
            if (try? face.supports(character)) != true { missing.append(character) }
        }
        return missing
    }
}

extension SpecimenFont {
    /// The largest file that is put into a page, in bytes.
    static let largestFile = 32 << 20

    /// The font with the bytes of its file, if its maker allows that they are put into a page.
    func embedded() throws -> SpecimenFont {
        guard let face else { return self }
        func refused(_ reason: String) -> DataError {
            DataError("\(face.place): \(name) is not embedded: \(reason)")
        }
        // Read once: what is asked for its permission is what goes into the page.
        let bytes = try FontFile.bytes(path: face.place)
        let opened = try FontFile(bytes: bytes, name: face.place)
        guard opened.faces.count == 1, opened.failures.isEmpty else {
            throw refused("a browser cannot pick a face of a collection; give a file of one face")
        }
        guard let stored = opened.faces.first, stored.postScriptName == name else {
            throw refused("the file was changed while it was read")
        }
        guard let permission = stored.embeddingPermission else {
            throw refused("the file does not say whether it may be (no table OS/2)")
        }
        guard permission.allowsEmbedding else {
            throw refused("its maker forbids it (OS/2 fsType: \(permission))")
        }
        guard bytes.count <= Self.largestFile else {
            throw refused("the file has \(bytes.count) bytes; \(Self.largestFile) are taken")
        }
        var copy = self
        copy.file = bytes
        return copy
    }
}
