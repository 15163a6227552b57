public import TypeScale

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension TypeScale.TraitCollection.LegibilityWeight {
    /// Creates the legibility weight for SwiftUI's.
    public init(_ weight: LegibilityWeight) {
        self = weight == .bold ? .bold : .regular
    }
}

extension LegibilityWeight {
    /// Creates SwiftUI's legibility weight.
    @_disfavoredOverload
    public init(_ weight: TypeScale.TraitCollection.LegibilityWeight) {
        self =
            switch weight {
            case .regular: .regular
            case .bold: .bold
            }
    }
}
