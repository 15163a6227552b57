import Testing
import TypeScale
import TypeScaleTesting
import XCTest

/// Tests the reports of failing Swift Testing expectations.
struct ExpectationTests {
    private let shop = TypeSheet(of: ["body": Brand.body, "price": Brand.price], named: "Shop")

    @Test func `an unchanged sheet passes`() {
        expectSnapshot(of: shop, matches: TypeSheetTests.kept)
        expectNoProblems(in: shop)
    }

    @Test func `a changed sheet is reported at the caller's location`() async throws {
        let line = #line + 2
        let issues = try await recordedIssues {
            expectSnapshot(of: shop, matches: TypeSheetTests.kept + "footer", "see the brand book")
        }
        try #require(issues.count == 1)
        let comment = issues[0].comments.first?.rawValue ?? ""
        #expect(comment.hasPrefix("Shop on iOS, in points: 1 line is not as expected\n"))
        #expect(comment.hasSuffix("\n- footer\nsee the brand book"))
        #expect(issues[0].sourceLocation?.line == line)
    }

    @Test func `checks only the given laws`() async throws {
        let sheet = TypeSheet(of: ["note": Brand.price.maximumPointSize(20)])
        expectNoProblems(in: sheet, against: [.atLeast(10)])
        let issues = try await recordedIssues {
            expectNoProblems(in: sheet, against: [.atLeast(19)])
        }
        try #require(issues.count == 1)
        let comment = issues[0].comments.first?.rawValue ?? ""
        #expect(comment.hasPrefix("Fonts: note has 18 pt at XS, less than 19"))
    }

    @Test func `each problem is an issue at the caller's location`() async throws {
        let sheet = TypeSheet(
            of: ["note": Brand.price.maximumPointSize(20), "body": Brand.body],
            named: "Shop"
        )
        let line = #line + 1
        let issues = try await recordedIssues { expectNoProblems(in: sheet, "of the shop") }
        let comments = issues.map { $0.comments.first?.rawValue ?? "" }.sorted()
        try #require(comments.count == 2)
        #expect(comments[0].hasPrefix("Shop: note is already limited to 20 pt at L"))
        #expect(comments[1].hasPrefix("Shop: note stops at 20 pt, 100 % of its 20 pt at L"))
        #expect(comments.allSatisfy { $0.hasSuffix(") - of the shop") })
        #expect(issues.allSatisfy { $0.sourceLocation?.line == line })
    }
}

/// Tests assertions that pass, because XCTest cannot expect failures on Linux.
final class AssertionTests: XCTestCase {
    func testReadersAllHaveTheirTurn() {
        var seen: [TraitCollection] = []
        forEachReader { seen.append($0) }
        XCTAssertEqual(seen, TypeMatrix.readers)
        forEachReader(in: []) { _ in XCTFail("there is no reader") }
    }

    func testASheetThatIsAsItWasKept() {
        let shop = TypeSheet(of: ["body": Brand.body, "price": Brand.price], named: "Shop")
        XCTAssertSnapshot(of: shop, matches: TypeSheetTests.kept)
        XCTAssertNoProblems(in: shop)
        XCTAssertSameFont(
            Brand.body.scaled(for: TraitCollection()),
            Brand.role(for: .body).scaled(for: TraitCollection())
        )
    }
}
