public import Foundation
public import TypeScaleLayout

// The conformance is here because no lower module imports both `LayoutError` and Foundation.
extension LayoutError: LocalizedError {
    /// The error's `description`.
    public var errorDescription: String? { description }
}
