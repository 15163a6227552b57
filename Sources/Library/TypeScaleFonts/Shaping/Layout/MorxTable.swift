/// The extended glyph metamorphosis table,
/// [`morx`](https://developer.apple.com/fonts/TrueType-Reference-Manual/RM06/Chap6morx.html), which
/// is not applied.
///
/// The state machines in the table run until one would change glyphs. A text is then reported
/// only if its glyphs are wrong.
struct MorxTable: Sendable {
    static let maximumByteCount = 8 << 20

    /// The maximum number of subtables, because each of them examines the whole text.
    private static let maximumSubtableCount = 256

    private enum Fields: Int, RecordWords { case version, unused, nChains, nChainsLow, end }

    private enum Chain: Int, RecordWords {
        case defaultFlags, defaultFlagsLow, chainLength, chainLengthLow, nFeatureEntries
        case nFeatureEntriesLow, nSubtables, nSubtablesLow, end
    }

    private enum Feature: Int, RecordWords {
        case type, setting, enableFlags, enableFlagsLow, disableFlags, disableFlagsLow, end
    }

    enum Subtable: Int, RecordWords {
        case length, lengthLow, coverage, coverageLow, subFeatureFlags, subFeatureFlagsLow, end

        /// Bits of `coverage`, in its first word.
        static let vertical = 0x8000
        static let descending = 0x4000
        static let anyDirection = 0x2000
    }

    private let machines: [StateMachine]

    /// Reads the subtables that are on by default, or returns `nil` if the table is invalid.
    init?(_ table: TableBytes) {
        let fields = Offset<Fields>()
        guard table[fields, .version] >= 2, table.holds(Fields.byteCount, at: 0) else {
            return nil
        }
        var machines: [StateMachine] = []
        var start = Fields.byteCount
        for _ in 0..<table.uint32(fields, .nChains) {
            let chain = Offset<Chain>(start)
            let length = table.uint32(chain, .chainLength)
            guard table.holds(length, at: start), length >= Chain.byteCount else { return nil }
            let flags = table.uint32(at: chain.of(.defaultFlags))
            let featureCount = table.uint32(chain, .nFeatureEntries)
            guard featureCount <= length / Feature.byteCount else { return nil }
            var position = start + Chain.byteCount + Feature.byteCount * featureCount
            for _ in 0..<table.uint32(chain, .nSubtables) {
                let subtable = Offset<Subtable>(position)
                let count = table.uint32(subtable, .length)
                guard count >= Subtable.byteCount, position + count <= start + length,
                    machines.count < Self.maximumSubtableCount,
                    let bytes = table.slice(at: position, count: count)
                else { return nil }
                let coverage = table[subtable, .coverage]
                let isHorizontal =
                    coverage & Subtable.vertical == 0 || coverage & Subtable.anyDirection != 0
                if isHorizontal, flags & table.uint32(at: subtable.of(.subFeatureFlags)) != 0 {
                    machines.append(StateMachine(bytes))
                }
                position += count
            }
            start += length
        }
        self.machines = machines
    }

    /// Returns the ranges of characters whose glyphs the table would change.
    ///
    /// Subtracts the steps of the state machines. Without more steps, the last range extends to the
    /// end.
    func changes(_ glyphs: [Glyph], characterCount: Int, _ steps: inout Int) -> [Range<Int>] {
        var isChanged = [Bool](repeating: false, count: glyphs.count)
        for machine in machines where steps >= 0 {
            for range in machine.changes(glyphs, &steps) {
                for index in range { isChanged[index] = true }
            }
        }
        var found: [Range<Int>] = []
        for index in glyphs.indices where isChanged[index] {
            let next = index + 1 < glyphs.count ? glyphs[index + 1].cluster : nil
            let start = glyphs[index].cluster
            found.join(start..<max(start + 1, next ?? characterCount))
        }
        return found
    }
}
