public import TypeScale

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension TypeScale.TextStyle {
    /// Creates the text style for SwiftUI's text style.
    ///
    /// - Parameter style: SwiftUI's text style. The result is `nil` for styles that iOS does not
    ///   have, such as the extra-large titles of visionOS.
    public init?(_ style: Font.TextStyle) {
        let same = Self.allCases.first { Font.TextStyle($0) == style }
        guard let same else { return nil }
        self = same
    }
}

extension Font.TextStyle {
    /// Creates SwiftUI's text style.
    ///
    /// - Parameter style: The text style. The result is `nil` for the extra-large titles, which
    ///   SwiftUI has only on visionOS.
    public init?(_ style: TypeScale.TextStyle) {
        switch style {
        case .largeTitle: self = .largeTitle
        case .title1: self = .title
        case .title2: self = .title2
        case .title3: self = .title3
        case .headline: self = .headline
        case .subheadline: self = .subheadline
        case .body: self = .body
        case .callout: self = .callout
        case .footnote: self = .footnote
        case .caption1: self = .caption
        case .caption2: self = .caption2
        case .extraLargeTitle, .extraLargeTitle2: return nil
        }
    }
}
