// swift-format-ignore-file: AvoidRetroactiveConformances

// Both modules are of this package, but the compiler sees a client as another package.
public import Foundation
public import TypeScaleLayout

// The conformance is here because no lower module imports both `LayoutError` and Foundation.
extension LayoutError: @retroactive LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}
