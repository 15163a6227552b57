public import Foundation
public import TypeScale

// Foundation shows the description of an error only if it conforms to `LocalizedError`.

extension ScalingTableError: LocalizedError {
    /// A message that contains the error and a remedy.
    public var errorDescription: String? { description }
}

extension TypeTableError: LocalizedError {
    /// A message that contains the error and a remedy.
    public var errorDescription: String? { description }
}
