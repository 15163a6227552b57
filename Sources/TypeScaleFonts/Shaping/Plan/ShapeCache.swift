/// The shape plans of a face, shared by all caches of the face.
final class ShapePlanStore: Sendable {
    let tables: LayoutTables
    let face: FaceData
    private let plans = Guarded<[ShapePlan.Key: ShapePlan]>([:])

    /// The maximum number of plans, which exceeds the few that a set of features needs.
    private static let maximumCount = 64

    init(_ tables: LayoutTables, _ face: FaceData) {
        self.tables = tables
        self.face = face
    }

    /// Returns the plan for a key, creating the plan if necessary.
    func plan(_ key: ShapePlan.Key) -> ShapePlan {
        if let known = plans.withLock({ $0[key] }) { return known }
        // The plan is created without the lock, because creating it can take a long time. If two
        // threads create the plan, the first plan is kept.
        let plan = ShapePlan(key, tables, face)
        return plans.withLock { plans in
            if let known = plans[key] { return known }
            if plans.count >= Self.maximumCount { plans = [:] }
            plans[key] = plan
            return plan
        }
    }
}

/// The shape plans and kerned pairs that a reader has used with one set of features.
///
/// A ``GlyphReader`` keeps up to ``maximumCount`` caches. Scripts that use the same lookups share a
/// plan. For each plan, the cache contains a table of kerned pairs.
struct ShapeCache: Sendable {
    /// The maximum number of caches in a reader, one for each set of features.
    static let maximumCount = 4

    /// The maximum number of plans, all of which are removed to make room for another plan.
    private static let maximumPlanCount = 16

    let features: FontFeatures
    private let store: ShapePlanStore
    private var plans: [ShapePlan] = []
    private var pairs: [PairCache] = []
    /// One plus the index of each script's plan, or 0 if the plan is unknown.
    private var planOfScript: [UInt8]

    init(_ features: FontFeatures, _ store: ShapePlanStore) {
        self.features = features
        self.store = store
        planOfScript = Array(repeating: 0, count: ScriptTable.tags.count)
    }

    /// Returns the index of the plan for a script.
    @inline(__always)
    mutating func plan(_ script: UInt8) -> Int {
        let known = planOfScript[Int(script)]
        return known > 0 ? Int(known) - 1 : makePlan(script)
    }

    subscript(plan: Int) -> ShapePlan { plans[plan] }

    /// Returns whether the plan for a script has an effect.
    mutating func hasPlan(_ script: UInt8) -> Bool {
        script != ScriptTable.unshaped && !plans[plan(script)].isEmpty
    }

    @inline(never)
    private mutating func makePlan(_ script: UInt8) -> Int {
        let key = ShapePlan.Key(script, features, store.tables, store.face)
        let index = plans.firstIndex { $0.key == key } ?? plans.count
        if index == plans.count {
            if plans.count == Self.maximumPlanCount {
                self = ShapeCache(features, store)
                return makePlan(script)
            }
            plans.append(ShapePlan(copying: store.plan(key)))
            pairs.append(PairCache())
        }
        planOfScript[Int(script)] = UInt8(index + 1)
        return index
    }

    /// Kerns adjacent glyphs with a plan that only kerns pairs.
    mutating func kern(_ glyphs: inout [Glyph], from start: Int, _ plan: Int) {
        plans[plan].kern(&glyphs, from: start, &pairs[plan])
    }
}
