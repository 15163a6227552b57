import TypeScaleCode

extension SwiftSource {
    /// Reads code that is within the limits.
    init(_ code: String) { self.init(valid: Array(code.utf8)) }

    /// Reads code that is within the limits.
    init(valid code: [UInt8]) {
        do {
            try self.init(code)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
