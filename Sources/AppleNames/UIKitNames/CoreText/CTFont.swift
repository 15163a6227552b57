// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import TypeScaleFonts

/// Another name for ``UIFont``, which iOS bridges to Core Text's type.
public typealias CTFont = UIFont
/// Another name for ``UIFontDescriptor``, which iOS bridges to Core Text's type.
public typealias CTFontDescriptor = UIFontDescriptor

/// Returns the registered font with a name, or the system font if no face has that name.
///
/// The name is a PostScript, family or full name. The size is in points. As in Core Text, a size of
/// 0 becomes 12. The matrix must be `nil`, because this module has no matrix type.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: Never?) -> CTFont {
    UIFont(descriptor: UIFontDescriptor(name: name, size: 0), size: size)
}

/// Returns the font that a descriptor describes.
///
/// The size is in points. A size of 0 selects the descriptor's size, or 12 if the descriptor has no
/// size. The matrix must be `nil`, because this module has no matrix type.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: Never?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// A font of the user interface.
public enum CTFontUIFontType: UInt32, Sendable {
    /// The font for text that the user writes, which is the system font.
    case user = 0
    /// The font for text with characters of equal width.
    case userFixedPitch = 1
    /// The system font.
    case system = 2
    /// The bold system font.
    case emphasizedSystem = 3
}

/// Returns a font of the user interface.
///
/// The size is in points. A size of 0 becomes 12, although the default size of each type in Core
/// Text was not observed. The language has no effect.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType,
    _ size: CGFloat,
    _ language: CFString?
) -> CTFont? {
    let size = size == 0 ? 12 : size
    return switch uiType {
    case .user, .system: .systemFont(ofSize: size)
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem: .boldSystemFont(ofSize: size)
    }
}

/// Returns the PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// Returns the family name of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the distance from the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the positive distance from the baseline to the bottom of a line, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of lowercase letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

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
    public var unitsPerEm: Int32 {
        // Converting an `Int` would make a debug build compile all generic operations of integers.
        Int32(Double(face.unitsPerEm))
    }
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
