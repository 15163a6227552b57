/// Formats 12 and 13 of `cmap`: groups of characters in all planes.
struct GroupMap: Sendable {
    private let groups: TableBytes
    private let count: Int
    private let isOrdered: Bool
    /// Whether all characters of a group have one glyph, as in format 13.
    private let isConstant: Bool

    init?(_ table: TableBytes) {
        guard let stated = table.uint32(at: 12), let groups = table.slice(at: 16)
        else { return nil }
        count = min(Int(stated), groups.count / 12)
        guard count > 0 else { return nil }
        self.groups = groups
        isConstant = table.uint16(at: 0) == 13
        var last = -1
        var isOrdered = true
        for group in 0..<count {
            guard let start = groups.uint32(at: 12 * group).map(Int.init),
                let end = groups.uint32(at: 12 * group + 4).map(Int.init)
            else { return nil }
            if start <= last || end < start { isOrdered = false }
            guard isOrdered || count <= SegmentMap.mostUnordered else { return nil }
            last = end
        }
        self.isOrdered = isOrdered
    }

    func glyph(_ character: UInt32) -> UInt16 {
        guard let group = group(character), let glyph = groups.uint32(at: 12 * group + 8) else {
            return 0
        }
        let offset = isConstant ? 0 : character - start(group)
        let (sum, overflows) = glyph.addingReportingOverflow(offset)
        return overflows ? 0 : UInt16(exactly: sum) ?? 0
    }

    private func group(_ character: UInt32) -> Int? {
        guard isOrdered else {
            return (0..<count).first { start($0) <= character && character <= end($0) }
        }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if end(middle) < character { low = middle + 1 } else { high = middle }
        }
        return low < count && start(low) <= character ? low : nil
    }

    private func start(_ group: Int) -> UInt32 { groups.uint32(at: 12 * group) ?? .max }
    private func end(_ group: Int) -> UInt32 { groups.uint32(at: 12 * group + 4) ?? 0 }
}
