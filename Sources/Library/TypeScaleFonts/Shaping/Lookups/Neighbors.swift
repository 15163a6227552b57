/// The glyphs around the first glyph of a context, without those that the lookup skips.
///
/// The glyphs are read once for a set of rules, and reject most rules before they are matched.
struct Neighbors {
    /// The values of the glyphs, with the classes of the input sequence.
    fileprivate(set) var input = NeighborValues()
    /// The values of the glyphs, with the classes of the lookahead sequence.
    fileprivate(set) var lookahead = NeighborValues()
    /// A mask of the places without a glyph that an input sequence can match.
    fileprivate(set) var missingInput: UInt64 = 0
    /// A mask of the places without a glyph that a lookahead sequence can match.
    fileprivate(set) var missingLookahead: UInt64 = 0

    /// Returns the distance from a rule to the next rule of the set that may match, or 0 if the
    /// rule itself may match.
    @inline(__always)
    func distance(from rule: SequenceRule) -> Int {
        // The lookahead sequence follows the input sequence.
        let ahead = (UInt64(UInt32.max) << UInt64(8 &* rule.input.count)) & UInt64(UInt32.max)
        let found = input.bytes ^ (input.bytes ^ lookahead.bytes) & ahead
        let known = input.mask ^ (input.mask ^ lookahead.mask) & ahead
        let missing = missingInput ^ (missingInput ^ missingLookahead) & ahead
        let differing = ((found ^ rule.values.bytes) & known | missing) & rule.values.mask
        return differing == 0 ? 0 : differing & 0xFF != 0 ? Int(rule.distance) : 1
    }
}

extension ApplyContext {
    /// A glyph in a direction.
    private enum Neighbor {
        case index(Int)
        case end
        /// An invisible glyph, which some rules skip.
        case unknown
    }

    /// Reads the glyphs around a glyph that the rules of a set depend on.
    ///
    /// Subtracts the number of glyphs that are read from `steps`.
    func neighbors(
        of index: Int,
        _ rules: RuleSet,
        _ matchers: SequenceMatchers,
        _ steps: inout Int
    ) -> Neighbors {
        var neighbors = Neighbors()
        var position = index
        for place in 0..<Int(rules.next) {
            let bits: UInt64 = 0xFF << UInt64(8 &* place)
            switch neighbor(of: position, step: 1, &steps) {
            case .index(let next):
                position = next
                if isMatchable(next) {
                    neighbors.input.insert(value(next, matchers.input), at: place)
                } else {
                    neighbors.missingInput |= bits
                }
                if isInSyllable(next) {
                    neighbors.lookahead.insert(value(next, matchers.lookahead), at: place)
                } else {
                    neighbors.missingLookahead |= bits
                }
                continue
            case .end:
                neighbors.missingInput |= bits
                neighbors.missingLookahead |= bits
            case .unknown: break
            }
            break
        }
        position = index
        for place in 0..<Int(rules.previous) {
            let place = NeighborValues.maximumCount &+ place
            let bits: UInt64 = 0xFF << UInt64(8 &* place)
            switch neighbor(of: position, step: -1, &steps) {
            case .index(let previous):
                position = previous
                if isInSyllable(previous) {
                    let value = value(previous, matchers.backtrack)
                    neighbors.input.insert(value, at: place)
                    neighbors.lookahead.insert(value, at: place)
                    continue
                }
                neighbors.missingInput |= bits
                neighbors.missingLookahead |= bits
            case .end:
                neighbors.missingInput |= bits
                neighbors.missingLookahead |= bits
            case .unknown: break
            }
            break
        }
        return neighbors
    }

    /// Returns the nearest glyph in a direction that the lookup doesn't skip.
    private func neighbor(of index: Int, step: Int, _ steps: inout Int) -> Neighbor {
        var index = index &+ step
        while index >= 0, index < buffer.count {
            steps -= 1
            if !isSkipped(index) {
                return buffer[index].role.isInvisible ? .unknown : .index(index)
            }
            index &+= step
        }
        return .end
    }

    private func value(_ index: Int, _ matcher: GlyphMatcher) -> Int {
        guard case .classes(let classes) = matcher else { return Int(buffer[index].id) }
        return pass.glyphClass(buffer[index].id, classes)
    }
}
