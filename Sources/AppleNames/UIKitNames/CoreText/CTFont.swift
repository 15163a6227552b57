// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphicsNames
public import CoreTextNames
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

/// Returns descriptors of all fonts in a file, or `nil` if the file cannot be read as a font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard fileURL.isFileURL, let file = try? FontFile(path: fileURL.path) else {
        return nil
    }
    return file.faces.map { UIFontDescriptor(name: $0.postScriptName, size: 0) }
}
