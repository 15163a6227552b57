extension Double {
    /// The shortest decimal that parses back to this number, without a final `.0`, such as `48`.
    package var shortestText: String {
        if self == 0 { return sign == .minus ? "-0" : "0" }
        // Up to 2^53, a whole number has the digits of an integer. Removing the end `.0` instead
        // would require Unicode's tables for characters, which would enlarge a module for the web.
        if magnitude <= 9_007_199_254_740_992, self == Double(Int64(self)) {
            return Int64(self).description
        }
        return description
    }

    /// The number as readable text with at most three decimals, such as `47.909`.
    package var threeDecimals: String { Rounding.thousandths(self).shortestText }

    /// The number as readable text with at most one decimal, such as `47.9`.
    package var oneDecimal: String { Rounding.rounded(self, to: 10).shortestText }
}

extension String {
    /// Returns whether the name has the same bytes as another name.
    ///
    /// The operator `==` takes quadratic time for long sequences of combining marks, which
    /// untrusted names can contain.
    package func isSameName(as other: String) -> Bool {
        unsafe withBytes { bytes in
            unsafe other.withBytes { unsafe bytes.count == $0.count && bytes.elementsEqual($0) }
        }
    }

    /// Runs a closure with the bytes in UTF-8.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        #if hasFeature(Embedded)
        // Every string is contiguous, and `withUTF8` would link code for others.
        return unsafe utf8.withContiguousStorageIfAvailable(body)
            ?? body(UnsafeBufferPointer(start: nil, count: 0))
        #else
        var text = self
        return text.withUTF8(body)
        #endif
    }
}

extension CaseIterable {
    /// Finds the first case that meets a condition, or returns `nil` if no case does.
    init?(firstWhere isMeant: (Self) -> Bool) {
        guard let value = Self.allCases.first(where: isMeant) else { return nil }
        self = value
    }
}
