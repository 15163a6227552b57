extension Diagnostic {
    /// Returns the diagnostic for a document that exceeds a limit in bytes.
    public static func tooManyBytes(_ limit: Int) -> Diagnostic {
        Diagnostic(.tooManyBytes, "the document exceeds the limit of \(limit.bytesInWords)")
    }

    /// Returns the diagnostic with a position computed from its offset.
    public func located(in bytes: [UInt8]) -> Diagnostic { [self].located(in: bytes)[0] }
}

extension [Diagnostic] {
    /// Returns the diagnostics in document order, with positions computed from their offsets.
    ///
    /// - Parameter bytes: The text, in UTF-8.
    /// - Returns: The diagnostics. A diagnostic without an offset has no position, and comes last.
    /// - Complexity: O(*n*) for *n* bytes, and O(*m* log *m*) for *m* diagnostics.
    public func located(in bytes: [UInt8]) -> [Diagnostic] {
        if isEmpty { return [] }
        let positions = TextPosition.positions(of: compactMap(\.offset), in: bytes)
        return map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.position = diagnostic.offset.flatMap { positions[$0] }
            return diagnostic
        }.sorted()
    }
}
