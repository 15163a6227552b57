public import TypeScale

// The second import selects the type to which the unqualified name refers.
#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
public import enum SwiftUI.ContentSizeCategory
#else
public import SwiftUINames
public import enum SwiftUINames.ContentSizeCategory
#endif

extension TypeScale.ContentSizeCategory {
    /// Creates the category for SwiftUI's size.
    ///
    /// A size that a later SwiftUI adds becomes the next smaller category.
    public init(_ size: DynamicTypeSize) {
        self = Self.allCases.last { DynamicTypeSize($0) <= size } ?? .extraSmall
    }

    /// Creates the category for SwiftUI's category.
    ///
    /// If SwiftUI adds a category, it becomes `large`, which is its position in SwiftUI's order.
    public init(_ category: ContentSizeCategory) {
        self = Self.allCases.first { ContentSizeCategory($0) == category } ?? .large
    }
}

extension DynamicTypeSize {
    /// Creates SwiftUI's size for a category.
    @_disfavoredOverload
    public init(_ category: TypeScale.ContentSizeCategory) {
        self =
            switch category {
            case .extraSmall: .xSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .extraLarge: .xLarge
            case .extraExtraLarge: .xxLarge
            case .extraExtraExtraLarge: .xxxLarge
            case .accessibilityMedium: .accessibility1
            case .accessibilityLarge: .accessibility2
            case .accessibilityExtraLarge: .accessibility3
            case .accessibilityExtraExtraLarge: .accessibility4
            case .accessibilityExtraExtraExtraLarge: .accessibility5
            }
    }
}

extension ContentSizeCategory {
    /// Creates SwiftUI's category for a category.
    @_disfavoredOverload
    public init(_ category: TypeScale.ContentSizeCategory) {
        self =
            switch category {
            case .extraSmall: .extraSmall
            case .small: .small
            case .medium: .medium
            case .large: .large
            case .extraLarge: .extraLarge
            case .extraExtraLarge: .extraExtraLarge
            case .extraExtraExtraLarge: .extraExtraExtraLarge
            case .accessibilityMedium: .accessibilityMedium
            case .accessibilityLarge: .accessibilityLarge
            case .accessibilityExtraLarge: .accessibilityExtraLarge
            case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
            case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
            }
    }
}
