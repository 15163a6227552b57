import Foundation
public import TypeScale

#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)
public import SwiftUI
#else
public import SwiftUINames
#endif

extension TypeScale.TraitCollection {
    /// Creates traits from a view's environment.
    ///
    /// The platform is the environment's `typePlatform`, because SwiftUI's environment does not
    /// contain a platform. SwiftUI has no font scale.
    public init(_ environment: EnvironmentValues) {
        self.init(
            preferredContentSizeCategory: TypeScale.ContentSizeCategory(
                environment.dynamicTypeSize
            ),
            displayScale: Double(environment.displayScale),
            legibilityWeight: environment.legibilityWeight.map { LegibilityWeight($0) },
            platform: environment.typePlatform
        )
    }
}

extension EnvironmentValues {
    /// The platform whose type sizes a font description has in a view, by default iOS.
    ///
    /// SwiftUI's environment does not contain a platform. On macOS, tvOS or watchOS, set the
    /// platform at the root of your views:
    ///
    ///     ContentView().environment(\.typePlatform, .macOS)
    public var typePlatform: Platform {
        get { self[TypePlatformKey.self] }
        set { self[TypePlatformKey.self] = newValue }
    }
}

private enum TypePlatformKey: EnvironmentKey {
    static let defaultValue = Platform.iOS
}
