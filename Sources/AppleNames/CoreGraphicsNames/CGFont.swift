// swift-format-ignore-file: NoLeadingUnderscores

import Foundation
import TypeScaleFonts

/// A font that is read from bytes and does not need to be registered.
public final class CGFont: Sendable {
    /// The bytes, which Core Text's functions register.
    public let _bytes: [UInt8]
    /// The unique name with which Core Text's functions register the bytes.
    public let _name: String
    private let face: Typeface

    /// Creates a font from the first face in the bytes, or returns `nil` if the font is invalid.
    public init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        _bytes = Array(data)
        guard let face = try? FontFile(bytes: _bytes).faces.first else { return nil }
        self.face = face
        _name = "graphics font \(face.postScriptName) \(UUID().uuidString)"
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
    public var ascent: Int32 { Int32(metrics.ascender) }
    /// The offset from the baseline to the bottom of a line, in font units, usually negative.
    public var descent: Int32 { Int32(metrics.descender) }
    /// The space between lines, in font units.
    public var leading: Int32 { Int32(metrics.leading) }
    /// The height of capital letters, in font units.
    public var capHeight: Int32 { Int32(metrics.capHeight) }
    /// The height of lowercase letters, in font units.
    public var xHeight: Int32 { Int32(metrics.xHeight) }

    private var metrics: FaceMetrics { face.metrics(at: Double(face.unitsPerEm)) }
}
