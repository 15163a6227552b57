import Testing
import TypeScale
import TypeScaleTesting
import XCTest

/// Tests the reports of failing XCTest assertions.
///
/// On Linux, XCTest cannot expect a failure. These tests therefore run a test case with an observer
/// that collects its failures.
@MainActor
struct FailedAssertionTests {
    /// An observer that collects a test case's failures in this file.
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

    @Test func `an additional failure names the reader after the reader's failures`() {
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
                "\(line): failed - reader for the 2 failures above: \(readers[0].testDescription)",
                "2: failed - b",
                "\(line): failed - reader for the failure above: \(readers[2].testDescription)",
            ]
        )
    }

    @Test func `an error is a failure for its reader, and a skip ends the test`() {
        struct Fault: Error {}
        let line = UInt(#line + 2)
        let reported = failures { test in
            try test.forEachReader(in: [TraitCollection()]) { _ in throw Fault() }
        }
        let name = TraitCollection().testDescription
        #expect(
            reported == [
                "\(line): failed - the closure threw Fault()",
                "\(line): failed - reader for the failure above: \(name)",
            ]
        )
        let skipped = failures { test in
            #expect(throws: XCTSkip.self) {
                try test.forEachReader { _ in throw XCTSkip("later") }
            }
        }
        #expect(skipped == [])
    }

    @Test func `a font that cannot be created is a failure`() {
        struct Fault: Error {}
        func font() throws -> ScaledFont { throw Fault() }
        let body = Brand.body.scaled(for: TraitCollection())
        let line = #line + 1
        let reported = failures { _ in XCTAssertSameFont(body, try font(), "why") }
        #expect(reported == ["\(line): failed - cannot create a font: Fault() - why"])
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
        let small = failures { _ in XCTAssertNoProblems(in: shop, against: [.atLeast(19)], "why") }
        #expect(small.count == 1)
        #expect(small.first?.contains("note has 18 pt at XS, less than 19 (") == true)
        #expect(small.first?.hasSuffix(") - why") == true)
    }
}
