#if !os(macOS) && !os(watchOS)
public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension TypeScale.TextStyle {
    /// Creates the text style that equals UIKit's text style.
    ///
    /// - Parameter style: UIKit's text style. The result is `nil` for an unknown text style.
    public init?(_ style: UIFont.TextStyle) {
        let same = Self.allCases.first { UIFont.TextStyle($0) == style }
        guard let same else { return nil }
        self = same
    }
}

extension UIFont.TextStyle {
    /// Creates UIKit's text style.
    ///
    /// The system's UIKit may not know the style. iOS has extra-large titles since version 17, and
    /// tvOS has no large titles.
    public init(_ style: TypeScale.TextStyle) {
        self.init(rawValue: style.rawValue)
    }

    /// Creates UIKit's text style, or returns `nil` if the system's UIKit may not know the style.
    ///
    /// Apple does not document what UIKit does with an unknown style.
    init?(_ style: TypeScale.TextStyle, on platform: Platform) {
        let isTV = platform.name == Platform.tvOS.name
        switch style {
        case .largeTitle where isTV: return nil
        case .extraLargeTitle, .extraLargeTitle2:
            guard !isTV, #available(iOS 17, *) else { return nil }
        default: break
        }
        self.init(style)
    }
}
#endif
