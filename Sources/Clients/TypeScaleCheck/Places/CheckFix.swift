/// A change of code that removes a finding, and that leaves the size at L equal.
///
/// ``AppCheck/changes(for:from:progress:)`` returns the code with the changes that create no other
/// finding.
public struct CheckFix: Hashable, Sendable {
    /// A range of code, and what replaces it.
    public struct Edit: Hashable, Sendable {
        /// The range to replace, in bytes of the file.
        public let range: Range<Int>

        /// The code that replaces it.
        public let replacement: String
    }

    /// The replacements, in any order.
    public let edits: [Edit]
}

extension CheckFix {
    init(_ range: Range<Int>, _ replacement: String) {
        edits = [Edit(range: range, replacement: replacement)]
    }

    /// Returns code with changes, of which each is made as a whole, or not at all.
    ///
    /// Two changes can share an edit, such as a line that both need. A change is left out if one of
    /// its edits overlaps an earlier edit, or is outside of the code.
    ///
    /// - Parameters:
    ///   - fixes: The changes, in any order.
    ///   - code: The code, in UTF-8, as it was when the findings were made.
    /// - Returns: The changed code.
    /// - Complexity: O(*n*) for *n* bytes, and O(*m* log *m*) for *m* edits.
    static func apply(_ fixes: [CheckFix], to code: [UInt8]) -> [UInt8] {
        var overlapping: Set<Edit> = []
        var end = 0
        for edit in Self.edits(of: fixes) {
            if edit.range.lowerBound < end || edit.range.upperBound > code.count {
                overlapping.insert(edit)
            } else {
                end = edit.range.upperBound
            }
        }
        var result: [UInt8] = []
        result.reserveCapacity(code.count)
        end = 0
        for edit in Self.edits(of: fixes.filter { overlapping.isDisjoint(with: $0.edits) }) {
            result += code[end..<edit.range.lowerBound]
            result += edit.replacement.utf8
            end = edit.range.upperBound
        }
        return result + code[end...]
    }

    /// Returns the different edits of changes, in their order in the code.
    private static func edits(of fixes: [CheckFix]) -> [Edit] {
        Set(fixes.flatMap(\.edits)).sorted {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }
    }
}
