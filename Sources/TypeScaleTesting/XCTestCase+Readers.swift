public import TypeScale
public import XCTest

extension XCTestCase {
    /// Runs a piece of a test for each reader, and says for which readers it failed.
    ///
    ///     func testButtonsFit() {
    ///         forEachReader { reader in
    ///             XCTAssertLessThanOrEqual(Brand.button.scaled(for: reader).pointSize, 24)
    ///         }
    ///     }
    ///
    /// XCTest has no arguments of tests. So after the failures of a reader another one follows that
    /// names the reader, at the line of this call. An error that the piece throws is a failure as well;
    /// the other readers still have their turn. `XCTSkip` skips the test.
    ///
    /// - Parameters:
    ///   - readers: The readers; as a rule the twelve of iOS.
    ///   - file: The file that the report names.
    ///   - line: The line that the report names.
    ///   - body: What to run for each.
    /// - Throws: `XCTSkip` only.
    public func forEachReader(
        in readers: [TraitCollection] = TypeMatrix.readers,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: (TraitCollection) throws -> Void
    ) rethrows {
        for reader in readers {
            let before = testRun?.failureCount ?? 0
            do {
                try body(reader)
            } catch let skip as XCTSkip {
                throw skip
            } catch {
                XCTFail("threw \(error)", file: file, line: line)
            }
            let failures = (testRun?.failureCount ?? 0) - before
            if failures > 0 {
                let what = failures == 1 ? "the failure" : "the \(failures) failures"
                XCTFail(
                    "\(what) above: for the reader \(reader.testDescription)",
                    file: file,
                    line: line
                )
            }
        }
    }
}
