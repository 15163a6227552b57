#if !os(macOS) && !os(watchOS)
public import TypeScale

#if os(iOS) || os(tvOS) || os(visionOS)
public import UIKit
#else
public import UIKitNames
#endif

extension TypeScale.ContentSizeCategory {
    /// Creates the category that equals UIKit's category.
    ///
    /// - Parameter category: UIKit's category. The result is `nil` for an unspecified or unknown
    ///   category.
    public init?(_ category: UIContentSizeCategory) {
        let same = Self.allCases.first { UIContentSizeCategory($0) == category }
        guard let same else { return nil }
        self = same
    }
}

extension UIContentSizeCategory {
    /// Creates UIKit's category, or the unspecified category for `nil`.
    @_disfavoredOverload
    public init(_ category: TypeScale.ContentSizeCategory?) {
        self = category.map { Self(rawValue: $0.rawValue) } ?? .unspecified
    }
}
#endif
