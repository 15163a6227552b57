// Apple's SwiftUI does not reveal the fonts of a view, so this file exists on other systems only.
#if !os(iOS) && !os(macOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
import Foundation
public import SwiftUINames
import TypeScale

/// Returns the font of each text in a view, for a text size.
///
///     @Test(arguments: DynamicTypeSize.allCases)
///     @MainActor func everyFontIsRegistered(size: DynamicTypeSize) {
///         for text in effectiveFonts(of: SettingsView(), at: size) {
///             #expect(text.missingName == nil)
///         }
///     }
///
/// The function reads the `body` of each view in the hierarchy once. It does not lay out the view.
///
/// - Parameters:
///   - view: The view.
///   - size: The reader's text size, which the view's own modifiers can limit.
///   - environment: The other values of the view's environment, such as `legibilityWeight`.
/// - Returns: The fonts, in the order of the texts.
@MainActor
public func effectiveFonts(
    of view: some View,
    at size: DynamicTypeSize,
    in environment: EnvironmentValues = EnvironmentValues()
) -> EffectiveFonts {
    var environment = environment
    environment.dynamicTypeSize = size
    let walk = TextWalk(view, in: environment)
    return EffectiveFonts(
        isComplete: !walk.skippedDeepViews && !walk.reachedViewLimit,
        fonts: walk.texts.map { EffectiveFont($0) }
    )
}

/// The fonts of the texts in a view.
public struct EffectiveFonts: RandomAccessCollection, Sendable {
    /// Whether all views were read.
    ///
    /// The value is `false` if the hierarchy has more than 1,000 levels or more than 100,000 views.
    public let isComplete: Bool

    let fonts: [EffectiveFont]

    /// The position of the first font.
    public var startIndex: Int { 0 }
    /// The position after the last font.
    public var endIndex: Int { fonts.count }
    /// Returns the font at a position.
    public subscript(position: Int) -> EffectiveFont { fonts[position] }
}
#endif
