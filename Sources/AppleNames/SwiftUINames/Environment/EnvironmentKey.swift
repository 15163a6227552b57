import TypeScale
import UIKitNames

/// A key for a custom value in the environment.
///
///     extension EnvironmentValues {
///         var brand: Brand {
///             get { self[BrandKey.self] }
///             set { self[BrandKey.self] = newValue }
///         }
///     }
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value in an environment in which the key is not set.
    static var defaultValue: Value { get }
}
