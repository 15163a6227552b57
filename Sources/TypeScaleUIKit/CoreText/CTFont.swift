// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// On iOS a font of Core Text is one of UIKit, and the other way round.
public typealias CTFont = UIFont
/// On iOS a descriptor of Core Text is one of UIKit, and the other way round.
public typealias CTFontDescriptor = UIFontDescriptor

/// The font of a name; the system's if no registered face has it.
///
/// - Parameters:
///   - name: The PostScript, family or full name.
///   - size: Points; 0 is 12, as in Core Text.
///   - matrix: Nothing: there is no type for it here.
/// - Returns: The font.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: Never?) -> CTFont {
    UIFont(descriptor: UIFontDescriptor(name: name, size: 0), size: size)
}

/// The font of a descriptor.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - size: Points; 0 is the descriptor's, and 12 if it has none.
///   - matrix: Nothing: there is no type for it here.
/// - Returns: The font.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor,
    _ size: CGFloat,
    _ matrix: Never?
) -> CTFont {
    UIFont(descriptor: descriptor, size: size)
}

/// The PostScript name of a font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
/// The family of a font.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// The descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
/// The size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline to the bottom of a line, in points; positive, unlike UIKit's descender.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// The space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of lowercase letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
