/// A factor for each category, by which all text grows.
enum CategoryFactors: Hashable, Sendable {
    /// Source: `RCTAccessibilityManager.mm` of React Native.
    case reactNative
    /// Source: Compose Multiplatform on iOS, whose comments give the system's own up to 3.1.
    case composeMultiplatform

    private static let factors: [Double] = [
        0.823, 0.882, 0.941, 1, 1.118, 1.235, 1.353, 1.786, 2.143, 2.643, 3.143, 3.571,
        0.8, 0.85, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8,
    ]

    subscript(category: ContentSizeCategory) -> Double {
        switch self {
        case .reactNative: Self.factors[category.column]
        case .composeMultiplatform: Self.factors[12 + category.column]
        }
    }
}
