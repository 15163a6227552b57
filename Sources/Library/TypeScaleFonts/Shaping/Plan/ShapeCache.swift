/// The shape plans of a face, shared by all caches of the face.
final class ShapePlanStore: Sendable {
    let tables: LayoutTables
    let face: FaceData
    /// The outlines by which marks are placed if the font has no `GPOS`.
    let extents: ExtentsStore
    private let plans = Guarded<[ShapePlan]>([])

    /// The maximum number of plans, which exceeds the few that a set of features needs.
    private static let maximumCount = 64

    init(_ tables: LayoutTables, _ face: FaceData) {
        self.tables = tables
        self.face = face
        extents = ExtentsStore(face)
    }

    /// Returns the plan for a key, creating the plan if necessary.
    ///
    /// The plan may be brief only if `isBrief` is true.
    func plan(_ key: ShapePlan.Key, isBrief: Bool) -> ShapePlan {
        let others = plans.withLock { $0 }
        func find(in plans: [ShapePlan]) -> ShapePlan? {
            plans.first { $0.key == key && (isBrief || !$0.isBrief) }
        }
        if let known = find(in: others) { return known }
        // The plan is created without the lock, because creating it can take a long time. If two
        // threads create the plan, the first plan is kept.
        let plan = ShapePlan(key, tables, face, sharing: others, isBrief: isBrief)
        return plans.withLock { plans in
            if let known = find(in: plans) { return known }
            plans.removeAll { $0.key == key }
            if plans.count >= Self.maximumCount { plans = [] }
            plans.append(plan)
            return plan
        }
    }
}

/// The shape plans and kerned pairs that a mapper has used with one set of features.
///
/// A ``GlyphMapper`` keeps up to ``maximumCount`` caches. Scripts that use the same lookups share a
/// plan. For each plan, the cache contains a table of kerned pairs.
struct ShapeCache: Sendable {
    /// The maximum number of caches in a mapper, one for each set of features.
    static let maximumCount = 4

    let options: ShapingOptions
    private let store: ShapePlanStore
    /// Apple's tables, which are not applied.
    private let morx: MorxTable?
    private let hasKerx: Bool
    private var plans: [ShapePlan] = []
    /// The number of characters that each plan shapes before a brief plan is replaced.
    private var briefCounts: [Int] = []
    /// The kerned pairs of each plan.
    var pairs: [PairCache] = []
    /// One plus the index of each script's plan, or 0 if the plan is unknown.
    ///
    /// The second half contains the plans with the steps of a shaper.
    private var planOfScript: [UInt16]

    init(_ options: ShapingOptions, _ store: ShapePlanStore) {
        self.options = options
        self.store = store
        morx = store.tables.morx
        hasKerx = store.tables.hasKerx && options.contains("kern")
        planOfScript = Array(repeating: 0, count: 2 * ScriptTable.count)
    }

    /// The number of characters that a brief plan shapes.
    ///
    /// With it, 300 characters in a new face of Noto Sans CJK take 35% fewer instructions.
    private static let briefCount = 1000

    /// Returns the index of the plan for a script.
    ///
    /// With `usesScriptShaper`, the plan includes the steps of the script's shaper.
    mutating func plan(_ script: UInt8, usesScriptShaper: Bool = false) -> Int {
        let known = planOfScript[Int(script) + (usesScriptShaper ? ScriptTable.count : 0)]
        return known > 0 ? Int(known) - 1 : makePlan(script, usesScriptShaper)
    }

    /// Returns whether the plan that shapes the next characters of a script is brief.
    ///
    /// Replaces a brief plan that has shaped ``briefCount`` characters.
    mutating func isBrief(_ script: UInt8, usesScriptShaper: Bool, characterCount: Int) -> Bool {
        let index = plan(script, usesScriptShaper: usesScriptShaper)
        guard briefCounts[index] > 0 else { return false }
        briefCounts[index] -= characterCount
        if briefCounts[index] > 0 { return true }
        completePlan(at: index)
        return false
    }

    /// Replaces a brief plan, which takes more steps for some texts.
    mutating func completePlan(for script: UInt8, usesScriptShaper: Bool) {
        completePlan(at: plan(script, usesScriptShaper: usesScriptShaper))
    }

    private mutating func completePlan(at index: Int) {
        briefCounts[index] = 0
        guard plans[index].isBrief else { return }
        plans[index] = ShapePlan(copying: store.plan(plans[index].key, isBrief: false))
    }

    subscript(plan: Int) -> ShapePlan { plans[plan] }

    /// The outlines by which marks are placed if the font has no `GPOS`.
    ///
    /// Only text with such marks may use them, because threads share the object.
    var extents: ExtentsStore { store.extents }

    /// Whether Apple's tables, which are not applied, replace `GSUB`.
    var hasAppleSubstitutions: Bool { morx != nil || store.tables.hasMort }

    /// Whether tables that are not applied would change the glyphs of text that needs a shaper.
    var hasUnappliedTables: Bool {
        hasAppleSubstitutions || hasKerx || store.tables.hasGraphite
    }

    /// Returns the ranges of characters whose glyphs or advances Apple's tables would change.
    ///
    /// The function is mutating so that a call does not copy the cache. Threads would contend for
    /// the reference counts of the copies.
    mutating func unapplied(_ glyphs: [Glyph], characterCount: Int) -> [Range<Int>] {
        if hasKerx, glyphs.count > 1 { return [0..<characterCount] }
        guard let morx else { return [] }
        var steps = ApplyContext.maximumStepCount(glyphs: glyphs.count)
        return morx.changes(glyphs, characterCount: characterCount, &steps)
    }

    /// Returns whether the plan for a script has an effect.
    mutating func hasPlan(_ script: UInt8) -> Bool { !plans[plan(script)].isEmpty }

    @inline(never)
    private mutating func makePlan(_ script: UInt8, _ usesScriptShaper: Bool) -> Int {
        let key = ShapePlan.Key(
            script,
            usesScriptShaper: usesScriptShaper,
            options,
            store.tables,
            store.face
        )
        let index = plans.firstIndex { $0.key == key } ?? plans.count
        if index == plans.count {
            let plan = store.plan(key, isBrief: true)
            plans.append(ShapePlan(copying: plan))
            briefCounts.append(plan.isBrief ? Self.briefCount : 0)
            pairs.append(PairCache())
        }
        planOfScript[Int(script) + (usesScriptShaper ? ScriptTable.count : 0)] = UInt16(index + 1)
        return index
    }
}
