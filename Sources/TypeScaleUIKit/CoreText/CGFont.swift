public import Foundation
import TypeScaleFonts

/// The bytes that something is made from.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: CFData?

    /// Gives bytes.
    ///
    /// - Parameter data: The bytes.
    public init?(data: CFData) {
        self.data = data
    }

    /// Gives the bytes of a file.
    ///
    /// - Parameter url: The file; one that is larger than 256 MiB is not read.
    public init?(url: CFURL) {
        guard let data = Self.contents(of: url) else { return nil }
        self.data = data
    }

    /// Gives the bytes of a file.
    ///
    /// - Parameter filename: The path.
    public convenience init?(filename: UnsafePointer<CChar>) {
        unsafe self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Reads a regular file alone: a pipe would keep the caller waiting.
    private static func contents(of url: URL) -> Data? {
        guard url.isFileURL, let bytes = try? FontFile.bytes(path: url.path) else { return nil }
        return Data(bytes)
    }
}

/// A font that was read and is not registered.
public final class CGFont: Sendable {
    let bytes: [UInt8]
    /// What the registry calls the bytes: each font is one of its own, whatever its name.
    let place: String
    private let face: Typeface

    /// The font of some bytes.
    ///
    /// - Parameter provider: The bytes; `nil` if they are no font that can be read.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        bytes = Array(data)
        guard let face = try? FontFile(bytes: bytes).faces.first else { return nil }
        self.face = face
        place = "graphics font \(face.postScriptName) \(UUID().uuidString)"
    }

    /// The PostScript name.
    public var postScriptName: CFString? { face.postScriptName }
    /// The family and style together.
    public var fullName: CFString? { face.fullName }
    /// How many glyphs the font has.
    public var numberOfGlyphs: Int { face.glyphCount }
    /// Font units per em.
    public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
    /// From the baseline to the top, in font units.
    public var ascent: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).ascender) }
    /// From the baseline to the bottom, in font units.
    public var descent: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).descender) }
    /// Between lines, in font units.
    public var leading: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).leading) }
    /// The height of capitals, in font units.
    public var capHeight: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).capHeight) }
    /// The height of lowercase letters, in font units.
    public var xHeight: Int32 { Int32(face.metrics(at: Double(face.unitsPerEm)).xHeight) }
}
