// Apple's SwiftUI does not reveal the fonts of a view, so this file exists on other systems only.
#if !os(iOS) && !os(macOS) && !os(tvOS) && !os(watchOS) && !os(visionOS)
public import Foundation
public import SwiftUINames
public import TypeScale

/// The font of a string in a `Text`.
public struct EffectiveFont: Hashable, Sendable {
    /// The string.
    public let string: String

    /// SwiftUI's font, which may scale.
    public let font: Font

    /// The font to draw with.
    ///
    /// A missing face keeps its name. SwiftUI would draw the system font.
    public let scaledFont: ScaledFont

    /// The name of the missing face, or `nil` if the face is registered.
    public let missingName: String?

    /// The space to add between characters, in points.
    public let tracking: Double

    /// The space to add between lines, in points.
    public let lineSpacing: Double

    /// The line height of the environment, or `nil` if it depends on the context.
    public let lineHeight: AttributedString.LineHeight?

    init(_ text: RecordedText) {
        let resolved = text.font.resolved
        string = text.string
        font = text.font
        scaledFont = resolved.description.scaled(for: TraitCollection(text.environment))
        missingName = resolved.missingName
        tracking = Double(text.tracking)
        lineSpacing = Double(text.environment.lineSpacing)
        lineHeight = text.environment.lineHeight
    }
}

extension EffectiveFont: CustomStringConvertible {
    /// The string and its font, such as `"Hello": Lato-Bold 48 pt`.
    public var description: String {
        "\(string.debugDescription): \(scaledFont)" + (missingName == nil ? "" : ", missing")
    }
}
#endif
