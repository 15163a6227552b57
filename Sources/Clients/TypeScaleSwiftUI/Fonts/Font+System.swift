public import Foundation
import TypeScale

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension Font {
    /// Returns the system font in any size, which scales with a text style.
    ///
    ///     Text("Total").font(.system(size: 40, weight: .bold, relativeTo: .largeTitle))
    ///
    /// SwiftUI's own `system(size:weight:design:)` does not scale (FB9772279). The method returns a
    /// custom font with an empty name, for which SwiftUI draws the system font. Public apps rely on
    /// this, but TypeScale's authors did not observe it. A font description such as
    /// `FontDescription.system(.largeTitle, size: 40)` scales without an empty name.
    ///
    /// - Parameters:
    ///   - size: The size in the large category, in points.
    ///   - weight: The weight, or `nil` for regular.
    ///   - textStyle: The text style, which determines how the font scales.
    /// - Returns: The font.
    public static func system(
        size: CGFloat,
        weight: Weight? = nil,
        relativeTo textStyle: TextStyle
    ) -> Font {
        let font = Font.custom("", size: size, relativeTo: textStyle)
        return weight.map { font.weight($0) } ?? font
    }
}
