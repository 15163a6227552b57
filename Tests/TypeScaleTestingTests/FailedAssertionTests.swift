import Testing
import TypeScale
import TypeScaleTesting
import XCTest

/// The reports of failing XCTest assertions.
///
/// XCTest on Linux cannot expect a failure. So these tests run a test case by hand, with an
/// observer that collects its failures.
@MainActor
struct FailedAssertionTests {
    /// An observer that collects a test case's failures on lines of this file.
    private final class Collector: NSObject, XCTestObservation {
        var failures: [String] = []

        func testCase(
            _ testCase: XCTestCase,
            didFailWithDescription description: String,
            inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            failures.append("\(lineNumber): \(description)")
        }
    }

    private final class Inner: XCTestCase {}

    /// Runs a test case and returns its failures.
    private func failures(_ body: @escaping (XCTestCase) throws -> Void) -> [String] {
        let collector = Collector()
        XCTestObservationCenter.shared.addTestObserver(collector)
        defer { XCTestObservationCenter.shared.removeTestObserver(collector) }
        Inner(name: "inner") { try body($0) }.run()
        return collector.failures
    }

    @Test func `a failure names the reader after its failures`() {
        let readers = [ContentSizeCategory.small, .large, .extraLarge]
            .map { TraitCollection(preferredContentSizeCategory: $0) }
        let line = UInt(#line + 2)
        let reported = failures { test in
            test.forEachReader(in: readers) { reader in
                if reader.preferredContentSizeCategory == .small { XCTFail("a", line: 1) }
                if reader.preferredContentSizeCategory != .large { XCTFail("b", line: 2) }
            }
        }
        #expect(
            reported == [
                "1: failed - a", "2: failed - b",
                "\(line): failed - the 2 failures above: for reader \(readers[0].testDescription)",
                "2: failed - b",
                "\(line): failed - the failure above: for reader \(readers[2].testDescription)",
            ]
        )
    }

    @Test func `a different font is explained`() {
        let traits = TraitCollection()
        let (body, price) = (Brand.body.scaled(for: traits), Brand.price.scaled(for: traits))
        let line = #line + 1
        let reported = failures { _ in XCTAssertSameFont(body, price, "why") }
        #expect(
            reported == [
                "\(line): failed - \(body.testDescription) is not \(price.testDescription) - why"
            ]
        )
        #expect(failures { _ in XCTAssertSameFont(body, body) }.isEmpty)
    }

    @Test func `a changed sheet is one failure`() {
        let shop = TypeSheet(of: ["body": Brand.body, "price": Brand.price], named: "Shop")
        let line = #line + 2
        let reported = failures { _ in
            XCTAssertSnapshot(of: shop, matches: TypeSheetTests.kept + "footer", "why")
        }
        #expect(reported.count == 1)
        #expect(
            reported.first?.hasPrefix("\(line): failed - Shop on iOS, in points: 1 line is not as")
                == true
        )
        #expect(reported.first?.hasSuffix("\n- footer\nwhy") == true, "\(reported)")
    }

    @Test func `each violated law is a failure`() {
        let shop = TypeSheet(of: ["note": Brand.price.maximumPointSize(20)], named: "Shop")
        let line = #line + 1
        let reported = failures { _ in XCTAssertNoProblems(in: shop) }
        #expect(reported.count == 2)
        #expect(reported.allSatisfy { $0.hasPrefix("\(line): failed - Shop: note ") })
        #expect(failures { _ in XCTAssertNoProblems(in: shop, against: []) }.isEmpty)
    }
}
