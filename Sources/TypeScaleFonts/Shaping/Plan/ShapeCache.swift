/// The plans of a face, made once for all that set text in it.
final class ShapePlanStore: Sendable {
    let tables: LayoutTables
    let face: FaceData
    private let plans = Guarded<[ShapePlan.Key: ShapePlan]>([:])

    /// How many plans are kept; a sound font has a few for each set of features.
    private static let maximumCount = 64

    init(_ tables: LayoutTables, _ face: FaceData) {
        self.tables = tables
        self.face = face
    }

    /// The plan of some lookups.
    func plan(_ key: ShapePlan.Key) -> ShapePlan {
        if let known = plans.withLock({ $0[key] }) { return known }
        // Made without the lock: it takes long in a large font. If two threads do so, the first
        // counts.
        let plan = ShapePlan(key, tables, face)
        return plans.withLock { plans in
            if let known = plans[key] { return known }
            if plans.count >= Self.maximumCount { plans = [:] }
            plans[key] = plan
            return plan
        }
    }
}

/// What a reader has learned of setting text in a face with some features.
///
/// A reader keeps ``maximumCount`` of them, each with a plan for each kind of script that it has
/// met, and with the kerning of up to ``PairCache/maximumCount`` pairs for each plan, which take
/// 200 KB.
struct ShapeCache: Sendable {
    /// How many sets of features a reader keeps this for.
    static let maximumCount = 4

    /// How many plans there can be; scripts past that are set by those of other scripts' tables.
    private static let maximumPlanCount = 16

    let features: FontFeatures
    private let store: ShapePlanStore
    private var plans: [ShapePlan] = []
    private var pairs: [PairCache] = []
    /// The plan of each script, counted from 1; 0 where it was not worked out.
    private var planOfScript: [UInt8]

    init(_ features: FontFeatures, _ store: ShapePlanStore) {
        self.features = features
        self.store = store
        planOfScript = Array(repeating: 0, count: ScriptTable.count)
    }

    /// The index of the plan for a script.
    @inline(__always)
    mutating func plan(_ script: UInt8) -> Int {
        let known = planOfScript[Int(script)]
        return known > 0 ? Int(known) - 1 : makePlan(script)
    }

    subscript(plan: Int) -> ShapePlan { plans[plan] }

    /// Whether there is something to do in a script.
    mutating func hasPlan(_ script: UInt8) -> Bool {
        if script == ScriptTable.unshaped { return false }
        let index = plan(script)
        return !plans[index].isEmpty
    }

    @inline(never)
    private mutating func makePlan(_ script: UInt8) -> Int {
        let key = ShapePlan.Key(script, features, store.tables, store.face)
        let index = plans.firstIndex { $0.key == key } ?? plans.count
        if index == plans.count {
            if plans.count == Self.maximumPlanCount {
                plans = []
                pairs = []
                planOfScript = Array(repeating: 0, count: ScriptTable.count)
                return makePlan(script)
            }
            plans.append(ShapePlan(copying: store.plan(key)))
            pairs.append(PairCache())
        }
        planOfScript[Int(script)] = UInt8(index + 1)
        return index
    }

    /// Kerns neighbours by a plan of which nothing else moves.
    mutating func kern(_ glyphs: inout [Glyph], from start: Int, _ plan: Int) {
        plans[plan].kern(&glyphs, from: start, &pairs[plan])
    }
}
