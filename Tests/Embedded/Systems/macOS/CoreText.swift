// swift-format-ignore-file

// The declarations of Core Text that the sources use. `CFString` is `String`, because on Linux
// a string casts to no other type.
public import Foundation

public typealias CFString = String

public final class CTFont {}

public func CTFontCreateWithName(
    _ name: CFString,
    _ size: CGFloat,
    _ matrix: UnsafePointer<Int8>?
) -> CTFont {
    CTFont()
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { "" }
