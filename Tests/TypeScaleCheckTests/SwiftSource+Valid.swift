import TypeScaleCode

extension SwiftSource {
    /// Reads code that is within the limits.
    init(_ code: String) {
        do {
            try self.init(Array(code.utf8))
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
