public import Foundation
import TypeScaleFonts

/// An object that provides the bytes of a font.
public final class CGDataProvider: Sendable {
    /// The bytes of the font.
    public let data: CFData?

    /// Creates a provider from bytes.
    public init?(data: CFData) {
        self.data = data
    }

    /// Creates a provider from a file.
    ///
    /// Returns `nil` if the file cannot be read or is larger than 256 MiB.
    public init?(url: CFURL) {
        // `FontFile` reads only regular files, because reading a pipe would block the caller.
        guard url.isFileURL, let bytes = try? FontFile.bytes(path: url.path) else { return nil }
        data = Data(bytes)
    }

    /// Creates a provider from the file at a path, like ``init(url:)``.
    public convenience init?(filename: UnsafePointer<CChar>) {
        unsafe self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
}

/// A font that is read from bytes and does not need to be registered.
public final class CGFont: Sendable {
    let bytes: [UInt8]
    /// The unique name with which the registry identifies the font.
    let place: String
    private let face: Typeface

    /// Creates a font from the first face in the bytes, or returns `nil` if the font is invalid.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        bytes = Array(data)
        guard let face = try? FontFile(bytes: bytes).faces.first else { return nil }
        self.face = face
        place = "graphics font \(face.postScriptName) \(UUID().uuidString)"
    }

    /// The PostScript name.
    public var postScriptName: CFString? { face.postScriptName }
    /// The full name, which combines the family name and the style name.
    public var fullName: CFString? { face.fullName }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { face.glyphCount }
    /// The number of font units per em.
    public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
    /// The distance from the baseline to the top of a line, in font units.
    public var ascent: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).ascender) }
    /// The offset from the baseline to the bottom of a line, in font units, usually negative.
    public var descent: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).descender) }
    /// The space between lines, in font units.
    public var leading: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).leading) }
    /// The height of capital letters, in font units.
    public var capHeight: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).capHeight) }
    /// The height of lowercase letters, in font units.
    public var xHeight: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).xHeight) }
}
