import Foundation
import TypeScale
import TypeScaleUIKit

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
import CoreText
#else
import SwiftUINames
#endif

extension ScaledFont {
    /// The space to add between lines so that they have this font's line height, in points.
    ///
    /// The space is 0 if the font has a larger line height itself, because SwiftUI does not move
    /// lines closer together.
    var lineSpacing: CGFloat {
        guard let lineHeight, drawableSize > 0 else { return 0 }
        let font: CTFont?
        if let name = face.postScriptName, (try? FontUnavailable.check(name)) != nil {
            font = CTFontCreateWithName(name as CFString, drawableSize, nil)
        } else {
            font = CTFontCreateUIFontForLanguage(.system, drawableSize, nil)
        }
        guard let font else { return 0 }
        let own = CTFontGetAscent(font) + CTFontGetDescent(font) + CTFontGetLeading(font)
        return max(0, CGFloat(lineHeight) - own)
    }
}
