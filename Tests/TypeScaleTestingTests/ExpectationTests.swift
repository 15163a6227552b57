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

    @Test func `a changed sheet is reported at the caller's location`() {
        let line = #line + 2
        withKnownIssue {
            expectSnapshot(of: shop, matches: TypeSheetTests.kept + "footer", "see the brand book")
        } matching: { issue in
            let comment = issue.comments.first?.rawValue ?? ""
            return comment.hasPrefix("Shop on iOS, in points: 1 line is not as expected\n")
                && comment.hasSuffix("\n- footer\nsee the brand book")
                && issue.sourceLocation?.line == line
        }
    }

    @Test func `checks only the given laws`() {
        let sheet = TypeSheet(of: ["note": Brand.price.maximumPointSize(20)])
        expectNoProblems(in: sheet, against: [.atLeast(10)])
        withKnownIssue {
            expectNoProblems(in: sheet, against: [.atLeast(19)])
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("Fonts: note has 18 pt at XS, less than 19")
                == true
        }
    }

    @Test func `each problem is an issue at the caller's location`() async {
        let sheet = TypeSheet(
            of: ["note": Brand.price.maximumPointSize(20), "body": Brand.body],
            named: "Shop"
        )
        let line = #line + 3
        await confirmation(expectedCount: 2) { reported in
            withKnownIssue {
                expectNoProblems(in: sheet, "of the shop")
            } matching: { issue in
                let comment = issue.comments.first?.rawValue ?? ""
                let isProblem =
                    comment.hasPrefix("Shop: note stops at 20 pt, 100 % of its 20 pt at L")
                    || comment.hasPrefix("Shop: note is already limited to 20 pt at L")
                guard isProblem, comment.hasSuffix(") - of the shop"),
                    issue.sourceLocation?.line == line
                else { return false }
                reported()
                return true
            }
        }
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
