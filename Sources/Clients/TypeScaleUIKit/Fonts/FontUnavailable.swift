public import Foundation

// Core Text exists on all of Apple's systems.
#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
import CoreText
#else
import UIKitNames
#endif

/// An error that occurs if no font has the name of a face.
public struct FontUnavailable: LocalizedError, Hashable, Sendable, CustomStringConvertible {
    /// The PostScript name of the face.
    public let name: String

    init(name: String) { self.name = name }

    /// The error message, such as `cannot find the font 'Lato-Bold'`, with a remedy.
    public var description: String {
        "cannot find the font '\(name)'; register its file, or check its PostScript name"
    }

    /// The error message.
    public var errorDescription: String? { description }

    /// Writes an error to standard error, as one line.
    public static func log(_ error: FontUnavailable) {
        FileHandle.standardError.write(Data("TypeScaleUIKit: \(error)\n".utf8))
    }

    /// Throws an error if no font has a PostScript name, whose case does not matter.
    ///
    ///     for face in Brand.Style.allCases { try FontUnavailable.check(face.name) }
    ///
    /// - Parameter name: The PostScript name.
    /// - Throws: ``FontUnavailable`` if no font has the name.
    public static func check(_ name: String) throws(FontUnavailable) {
        // Core Text returns another font if no font has the name.
        let found = CTFontCopyPostScriptName(CTFontCreateWithName(name as CFString, 12, nil))
        guard (found as String).caseInsensitiveCompare(name) == .orderedSame else {
            throw FontUnavailable(name: name)
        }
    }
}
