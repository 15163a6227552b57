/// What is known of setting text in a face with some features.
///
/// A value: whoever sets a text takes a copy, adds what it lacks, and hands it back, so that no lock
/// is held while text is set. A face keeps ``maximumCount`` of them, each with a plan for each kind of
/// script that it has met, the masks of which take at most 40 bytes for each glyph and stage, and with
/// the movements of up to ``PairCache/most`` pairs for each plan, which take 200 KB.
struct ShapeCache: Sendable {
    /// How many sets of features a face keeps this for.
    static let maximumCount = 4

    /// How many plans there can be; scripts past that are set by those of other scripts' tables.
    private static let maximumPlanCount = 16

    let features: FontFeatures
    private let tables: LayoutTables
    private var plans: [ShapePlan] = []
    private var pairs: [PairCache] = []
    /// The plan of each script, counted from 1; 0 where it was not worked out.
    private var planOfScript: [UInt8]

    init(_ features: FontFeatures, _ tables: LayoutTables, _ face: FaceData) {
        self.features = features
        self.tables = tables
        planOfScript = Array(repeating: 0, count: ScriptTable.count)
    }

    /// Grows with what is known, and starts again when a cache was full.
    private(set) var size = 0

    /// The place of the plan for a script.
    @inline(__always)
    mutating func plan(_ script: UInt8, _ face: FaceData) -> Int {
        let known = planOfScript[Int(script)]
        return known > 0 ? Int(known) - 1 : makePlan(script, face)
    }

    subscript(plan: Int) -> ShapePlan { plans[plan] }

    @inline(never)
    private mutating func makePlan(_ script: UInt8, _ face: FaceData) -> Int {
        let key = ShapePlan.Key(script, features, tables, face)
        size += 1
        let place = plans.firstIndex { $0.key == key } ?? plans.count
        if place == plans.count {
            if plans.count == Self.maximumPlanCount {
                plans = []
                pairs = []
                planOfScript = Array(repeating: 0, count: ScriptTable.count)
                return makePlan(script, face)
            }
            plans.append(ShapePlan(key, tables, face))
            pairs.append(PairCache())
        }
        planOfScript[Int(script)] = UInt8(place + 1)
        return place
    }

    /// Kerns neighbours by a plan of which nothing else moves.
    mutating func kern(_ glyphs: inout [Glyph], from start: Int, _ plan: Int) {
        let count = pairs[plan].count
        plans[plan].kern(&glyphs, from: start, &pairs[plan])
        if pairs[plan].count != count { size += 1 }
    }
}
