import Testing
import TypeScaleTestSupport

@testable import TypeScaleFonts

/// The lookups that the plans of a face share, so that each is prepared once.
struct PlanSharingTests {
    /// Returns the plans of Arabic from right to left and from left to right.
    ///
    /// The font has a substitution in a feature, and kerning.
    private func plans(_ feature: String) throws -> (ShapePlan, ShapePlan) {
        let face = try shapingFace([
            "GSUB": .layout(
                scripts: ["arab"],
                features: [("ccmp", [0]), (feature, [1])],
                lookups: [.lookup(2, [.sequence(2, [3])]), .lookup(2, [.sequence(4, [5])])]
            ),
            "GPOS": .layout(
                scripts: ["arab"],
                features: [("kern", [0])],
                lookups: [.lookup(2, [.pairs([2: [(3, -50)]])])]
            ),
        ])
        let store = try face.plans()
        func plan(_ isRightToLeft: Bool) -> ShapePlan {
            let options = ShapingOptions(features: .default, isRightToLeft: isRightToLeft)
            let script = ScriptTable.number("Arab")
            return store.plan(
                ShapePlan.Key(script, usesScriptShaper: true, options, store.tables, store.face),
                isBrief: false
            )
        }
        return (plan(true), plan(false))
    }

    @Test func `a script has the same lookups in both directions`() throws {
        let (first, second) = try plans("rlig")
        #expect(first.key != second.key)
        #expect(first.positioning != nil)
        #expect(first.positioning === second.positioning)
        let stages = [first, second].map { $0.substitutions.map(\.lookups) }
        #expect(stages[0].contains { $0 != nil })
        #expect(stages[0].count == stages[1].count)
        #expect(zip(stages[0], stages[1]).allSatisfy { $0 === $1 })
    }

    @Test func `a feature of one direction is not applied in the other direction`() throws {
        let (first, second) = try plans("rtlm")
        #expect(first.positioning === second.positioning)
        let counts = [first, second].map { plan in
            plan.substitutions.reduce(0) { $0 + ($1.lookups?.lookups.count ?? 0) }
        }
        #expect(counts == [2, 1])
    }
}
