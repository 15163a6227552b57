public import Foundation
public import TypeScale
public import TypeScaleFonts

// Foundation shows an error's own words only where it conforms to `LocalizedError`.

extension ScalingTableError: LocalizedError {
    /// What is wrong, where, and what to give instead.
    public var errorDescription: String? { description }
}

extension TypeTableError: LocalizedError {
    /// What is wrong, where, and what to give instead.
    public var errorDescription: String? { description }
}

extension FontError: LocalizedError {
    /// Where, what, and Core Text's number for it.
    public var errorDescription: String? { description }
}

extension FontNotFound: LocalizedError {
    /// What was not found, what may have been meant, and what is registered.
    public var errorDescription: String? { description }
}
