import Testing

@testable import TypeScaleLocalization

struct SlotTableTests {
    private func table(_ patterns: [String]..., except: [String] = []) -> SlotTable {
        var slots = patterns.map { Slot($0[0], keys: $0, width: 10) }
        if !slots.isEmpty { slots[0].excludedKeys = except }
        return SlotTable(slots)
    }

    @Test func `the pattern with more literal characters wins`() {
        var table = table(["*"], ["tab.*"], ["tab.long*"], ["tab.?"], ["tab.*.*"])
        #expect(table.match(["other"], in: "") == .slot(0))
        #expect(table.match(["tab.title"], in: "") == .slot(1))
        #expect(table.match(["tab.longer"], in: "") == .slot(2))
        #expect(table.match(["tab.a.b"], in: "") == .slot(4))
        #expect(table.match(["tab.a"], in: "") == .tie(1, 3))
    }

    @Test func `added slots contain the keys that no other slot contains`() {
        let slots = [["a*"], ["b"], ["b"], ["c"], ["aa"]].map { Slot($0[0], keys: $0, width: 10) }
        var table = SlotTable(slots, addedStart: 2)
        #expect(table.match(["aa"], in: "") == .slot(0))
        #expect(table.match(["b"], in: "") == .slot(1))
        #expect(table.match(["c"], in: "") == .slot(3))
        var added = SlotTable(slots, addedStart: 1)
        #expect(added.match(["b"], in: "") == .slot(1))
        #expect(added.match(["d"], in: "") == .none)
    }

    @Test func `a pattern without wildcards precedes all others`() {
        var table = table(["a"], ["a*"], ["a*a*"], ["b", "b"], ["b"])
        #expect(table.match(["a"], in: "") == .slot(0))
        #expect(table.match(["aa"], in: "") == .slot(2))
        #expect(table.match(["b"], in: "") == .tie(3, 4))
    }

    @Test func `a key and a pattern are equal if they have the same bytes`() {
        var table = table(["\u{E9}"], ["e\u{301}"], ["*"])
        #expect(table.match(["\u{E9}"], in: "") == .slot(0))
        #expect(table.match(["e\u{301}"], in: "") == .slot(1))
        #expect(table.match(["e\u{301}\u{302}"], in: "") == .slot(2))
    }

    @Test func `two patterns can select the same slot`() {
        var table = table(["a*", "*a"], ["*"])
        #expect(table.match(["aba"], in: "") == .slot(0))
    }

    @Test func `excluded keys belong to the next slot`() {
        var table = table(["tab.*"], ["*"], except: ["*.long", "tab.x"])
        #expect(table.match(["tab.a"], in: "") == .slot(0))
        #expect(table.match(["tab.long"], in: "") == .slot(1))
        #expect(table.match(["tab.x"], in: "") == .slot(1))
    }

    @Test func `patterns of files match a path or its last component`() {
        var slots = ["a", "b", "c"].map { Slot($0, keys: ["*"], width: 10) }
        slots[0].files = ["InfoPlist.*"]
        slots[1].files = ["App/*/Main.*"]
        var table = SlotTable(slots)
        #expect(table.match(["x"], in: "App/de.lproj/InfoPlist.strings") == .slot(0))
        #expect(table.match(["x"], in: "App/de.lproj/Main.strings") == .slot(1))
        #expect(table.match(["x"], in: "Main.strings") == .slot(2))
        #expect(table.match(["x"], in: "") == .slot(2))
    }

    @Test func `lists the patterns that match no key, with the nearest key`() {
        var table = table(["tab.tilte"], ["tab.*"], ["none.*"], ["tab.t*"], ["*"])
        _ = table.match(["tab.title"], in: "")
        let unmatched = table.unmatched
        #expect(unmatched.map(\.pattern) == ["none.*", "tab.tilte"])
        #expect(unmatched.map(\.nearest) == [nil, "tab.title"])
        #expect(unmatched.map(\.slot) == [2, 0])
    }

    /// Patterns that differ from each key in the first byte.
    private let others = (0..<1000).map { "x\($0)*" }

    @Test func `the budget bounds the number of patterns times keys`() {
        var table = SlotTable([Slot("a", keys: others, width: 10)], MatchingBudget(16_000))
        for index in 0..<10 { _ = table.match(["key\(index)"], in: "") }
        #expect(table.budget.isExhausted)
        var ignored = IgnoreTable([IgnoreRule(keys: others)])
        var budget = MatchingBudget(16_000)
        for index in 0..<10 { ignored.record("key\(index)", &budget) }
        #expect(budget.isExhausted)
    }

    @Test func `a key is compared with each pattern once`() {
        var table = SlotTable([Slot("a", keys: others, width: 10)])
        let start = table.budget.remaining
        _ = table.match(["key"], in: "")
        let first = start - table.budget.remaining
        _ = table.match(["key"], in: "")
        #expect(start - table.budget.remaining == 2 * first)
        var ignored = IgnoreTable([IgnoreRule(keys: others)])
        var budget = MatchingBudget()
        ignored.record("key", &budget)
        #expect(first == start - budget.remaining)
    }

    @Test func `a key has no slot after the budget is exhausted`() {
        let slots = (0..<10).map { Slot("\($0)", keys: ["*a\($0)*"], width: 10) }
        var table = SlotTable(slots + [Slot("x", keys: ["x"], width: 10)], MatchingBudget(1000))
        #expect(table.match(["a1"], in: "") == .slot(1) && !table.budget.isExhausted)
        #expect(table.match([String(repeating: "b", count: 1000) + "a9"], in: "") == .none)
        #expect(table.budget.isExhausted && table.match(["a1"], in: "") == .none)
    }
}
