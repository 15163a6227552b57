import Foundation
import Testing
import TypeScaleTesting

/// Tests comparisons of `CGFloat` and `Double` in `#expect`.
struct PointValueTests {
    private let cg: CGFloat = 24
    private let double = 24.0
    private let someCG: CGFloat? = 24
    private let someDouble: Double? = 24

    @Test func `equal numbers of different types are equal`() {
        #expect(cg == double)
        #expect(double == cg)
        #expect(cg + 1 == double * 2 - 23)
        #expect(someCG == double)
        #expect(cg == someDouble)
        #expect(someDouble == cg)
        #expect(someCG == someDouble)
        #expect(!(cg != double))
        #expect(!(someCG != double))
    }

    @Test func `different numbers of different types are different`() {
        #expect(cg != double + 1)
        #expect(!(cg == double + 1))
        #expect(someCG != double + 1)
        #expect(someCG != Double?.none)
    }

    @Test func `numbers of different types are ordered`() {
        #expect(cg < double + 1)
        #expect(cg <= double)
        #expect(double + 1 > cg)
        #expect(double >= cg)
    }

    /// Compiles comparisons that must not become ambiguous.
    @Test func `other comparisons still compile`() throws {
        let three = 3
        let none: CGFloat? = nil
        let float: Float = 24
        #expect(cg == 24)
        #expect(24 == cg)
        #expect(cg == 24.0)
        #expect(24.0 == double)
        #expect(24.0 == 48 / 2)
        #expect(cg == CGFloat(three) * 8)
        #expect(double == Double(three) * 8)
        #expect(cg == CGFloat(24))
        #expect(cg == cg + 0)
        #expect(cg == -(-24))
        #expect(cg == 24 + .pi - .pi)
        #expect(double == 24 + .pi - .pi)
        #expect(cg == (three > 2 ? 24.0 : 2))
        #expect(abs(cg - double) == 0)
        #expect(cg.rounded() == double.rounded())
        #expect(float == 24)
        #expect(float == 24.0)
        #expect(someCG == 24)
        #expect(someCG == 24.0)
        #expect(someDouble == 24)
        #expect(someCG == someCG)
        #expect(someCG == .some(24))
        #expect(someCG != nil)
        #expect(none == nil)
        #expect(nil == none)
        #expect(try #require(someCG) == double)
        #expect([cg] == [24])
        #expect([cg].first == 24)
        #expect([cg].contains { $0 == 24.0 })
        #expect([1.0, 2].map { $0 + 1 } == [2, 3])
        #expect(["a": cg] == ["a": 24.0])
        #expect(Set([cg]) == [24.0])
        #expect(CGSize(width: cg, height: double) == CGSize(width: 24, height: 24.0))
        #expect(CGSize(width: 24, height: 24).width == double)
        #expect([1, 2, 3].reduce(0) { $0 + CGFloat($1) } == 6.0)
        let number: CGFloat = 24
        #expect((number == 24 && double == number) == true)
    }
}
