/// Formats 12 and 13 of `cmap`: groups of characters in all planes.
struct CmapFormat12: CmapRanges, Sendable {
    let count: Int
    let isOrdered: Bool
    private let groups: TableBytes
    /// Whether all characters of a group have one glyph, as in format 13.
    private let isConstant: Bool

    init?(_ table: TableBytes) {
        guard let stated = table.uint32(at: 12), let groups = table.slice(at: 16)
        else { return nil }
        let count = min(Int(stated), groups.count / 12)
        guard count > 0 else { return nil }
        var last = -1
        var isOrdered = true
        for group in 0..<count {
            guard let start = groups.uint32(at: 12 * group).map(Int.init),
                let end = groups.uint32(at: 12 * group + 4).map(Int.init)
            else { return nil }
            if start <= last || end < start { isOrdered = false }
            guard isOrdered || count <= Self.maximumUnorderedCount else { return nil }
            last = end
        }
        self.groups = groups
        self.count = count
        self.isOrdered = isOrdered
        isConstant = table.uint16(at: 0) == 13
    }

    func start(_ group: Int) -> Int { groups.uint32(at: 12 * group).map(Int.init) ?? .max }
    func end(_ group: Int) -> Int { groups.uint32(at: 12 * group + 4).map(Int.init) ?? 0 }

    func glyph(_ character: Int, in group: Int) -> UInt16 {
        guard let first = groups.uint32(at: 12 * group + 8).map(Int.init) else { return 0 }
        return UInt16(exactly: isConstant ? first : first + character - start(group)) ?? 0
    }
}
