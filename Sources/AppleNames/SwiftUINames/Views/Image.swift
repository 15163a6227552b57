public import Foundation

/// A view of an image, which is not loaded.
public struct Image: Equatable, Sendable {
    private let name: String

    /// Creates an image with a name in an asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

    /// Creates an image of a symbol.
    public init(systemName: String) { name = systemName }
}

extension Image: LeafView {}
