public import Foundation
import TypeScale
public import TypeScaleRichText
import TypeScaleSwiftUI
public import TypeScaleUIKit

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension AttributedString {
    /// Returns the text with SwiftUI's attributes for TypeScale's attributes.
    ///
    ///     Text(AttributedString(richText.resolved(for: reader)).convertedToSwiftUI())
    ///
    /// An attribute that the text already has in SwiftUI's scope takes precedence. The text keeps
    /// TypeScale's attributes. SwiftUI has no attributes for line heights and attachments.
    ///
    /// - Parameters:
    ///   - colorScheme: The scheme that selects the light or the dark variant of a color.
    ///   - report: A closure that is called for each run whose font is missing. The system font
    ///     replaces the font. By default, the closure writes the error to standard error.
    /// - Returns: The text with SwiftUI's attributes.
    public func convertedToSwiftUI(
        colorScheme: ColorScheme = .light,
        ifMissing report: (FontUnavailable) -> Void = { FontUnavailable.log($0) }
    ) -> AttributedString {
        var result = self
        for run in runs {
            let typeScale = run.typeScale
            var attributes = AttributeContainer()
            if let font = typeScale.font {
                var own = Font(font, ifMissing: report)
                if typeScale.monospaced == true, font.face.postScriptName == nil {
                    own = own.monospaced()
                }
                attributes.swiftUI.font = typeScale.italic == true ? own.italic() : own
                if let tracking = font.tracking { attributes.swiftUI.tracking = CGFloat(tracking) }
            }
            if let color = typeScale.foregroundColor {
                attributes.swiftUI.foregroundColor = Color(color, for: colorScheme)
            }
            if let color = typeScale.backgroundColor {
                attributes.swiftUI.backgroundColor = Color(color, for: colorScheme)
            }
            if typeScale.underline == true { attributes.swiftUI.underlineStyle = .single }
            if typeScale.strikethrough == true { attributes.swiftUI.strikethroughStyle = .single }
            if let offset = typeScale.baselineOffset {
                attributes.swiftUI.baselineOffset = CGFloat(offset)
            }
            result[run.range].mergeAttributes(attributes, mergePolicy: .keepCurrent)
        }
        return result
    }
}

extension Color {
    /// Creates the color for a color in rich text.
    ///
    /// - Parameters:
    ///   - color: The color.
    ///   - scheme: The scheme that selects the light or the dark variant.
    public init(_ color: RichTextColor, for scheme: ColorScheme) {
        let rgba = scheme == .dark ? color.darkRGBA ?? color.rgba : color.rgba
        let (red, green, blue, alpha) = RichTextColor.channels(of: rgba)
        self.init(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }
}
