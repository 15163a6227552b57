import ToolkitNames  // In an app: import SwiftCrossUI
import TypeScale

extension Font {
    /// Returns the toolkit's system font in the reader's size for a text style.
    public static func system(_ style: TextStyle, for reader: TraitCollection) -> Font {
        Font(systemFaceFor: .preferredFont(forTextStyle: .init(style), compatibleWith: reader))
    }

    /// Creates a font with the size and weight of a scaled font, or throws an error for a face
    /// other than the system face.
    public init(_ font: ScaledFont) throws(NamedFaceError) {
        if let name = font.face.postScriptName { throw NamedFaceError(name: name) }
        self.init(systemFaceFor: font)
    }

    /// Creates a font with the size and weight of a scaled font, always in the system face.
    public init(systemFaceFor font: ScaledFont) {
        self = .system(size: font.pointSize, weight: Weight(font.weight))
    }
}

/// An error for a face that the toolkit does not have.
public struct NamedFaceError: Error, Hashable, CustomStringConvertible {
    /// The PostScript name of the face.
    public let name: String
    /// The error message, with a remedy.
    public var description: String {
        "the toolkit has no face '\(name)'; call Font(systemFaceFor:) to use its system face"
    }
}

extension Font.Weight {
    /// Creates the nearest of the nine weights, which are multiples of 100 in OpenType.
    public init(_ weight: FontWeight) {
        let hundreds = Int((weight.rawValue / 100).rounded())
        self = Self.allCases[min(max(hundreds, 1), Self.allCases.count) - 1]
    }
}

extension TextStyle {
    /// Creates the text style that has the same name in the toolkit.
    public init(_ style: Font.TextStyle) {
        self =
            switch style {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .caption: .caption1
            case .caption2: .caption2
            case .footnote: .footnote
            }
    }
}
