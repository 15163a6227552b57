// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Function names follow XCTest's.

public import TypeScale
public import XCTest

/// Asserts that a design's fonts match a text; a failure lists the lines that differ, with
/// explanations.
///
/// Start with `""`. The failure then contains the whole sheet, ready to paste.
///
/// - Parameters:
///   - sheet: The fonts.
///   - expected: The recorded ``TypeSheet/description``. For ignored differences, see
///     ``TypeSheet/difference(from:)``.
///   - message: A comment for the failure.
///   - file: The file of the failure.
///   - line: The line of the failure.
public func XCTAssertSnapshot(
    of sheet: TypeSheet,
    matches expected: String,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let difference = sheet.difference(from: expected) else { return }
    fail(difference, message(), file, line)
}

/// Asserts that a design's fonts obey laws; each violation is a failure.
///
/// - Parameters:
///   - sheet: The fonts.
///   - laws: The laws.
///   - message: A comment for each failure.
///   - file: The file of the failures.
///   - line: The line of the failures.
public func XCTAssertNoProblems(
    in sheet: TypeSheet,
    against laws: [TypeLaw] = TypeLaw.standard,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {
    for problem in sheet.problems(against: laws) {
        fail("\(sheet.name): \(problem)", message(), file, line)
    }
}

private func fail(_ report: String, _ more: String, _ file: StaticString, _ line: UInt) {
    // A comment follows a report of several lines on a line of its own.
    let mark = report.contains("\n") ? "\n" : " - "
    XCTFail(report + (more.isEmpty ? "" : mark + more), file: file, line: line)
}

/// Asserts that two fonts are equal; a failure explains the size of each.
///
///     XCTAssertSameFont(Brand.body.scaled(for: reader), title.scaled(for: reader))
///
/// - Parameters:
///   - first: A font.
///   - second: The expected font.
///   - message: A comment for the failure.
///   - file: The file of the failure.
///   - line: The line of the failure.
public func XCTAssertSameFont(
    _ first: @autoclosure () throws -> ScaledFont,
    _ second: @autoclosure () throws -> ScaledFont,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {
    do {
        let (first, second) = (try first(), try second())
        guard first != second else { return }
        fail("\(first.testDescription) is not \(second.testDescription)", message(), file, line)
    } catch {
        fail("cannot create a font: \(error)", message(), file, line)
    }
}

extension XCTestCase {
    /// Runs a block for each reader, and reports for which readers it failed.
    ///
    ///     func testButtonsFit() {
    ///         forEachReader { reader in
    ///             XCTAssertLessThanOrEqual(Brand.button.scaled(for: reader).pointSize, 24)
    ///         }
    ///     }
    ///
    /// XCTest has no test arguments, so after a reader's failures another failure names the reader,
    /// at the line of this call. An error that the block throws is a failure as well, and the next
    /// reader follows. `XCTSkip` skips the test.
    ///
    /// - Parameters:
    ///   - readers: The readers; by default, the twelve of iOS.
    ///   - file: The file of the failures.
    ///   - line: The line of the failures.
    ///   - body: The block.
    /// - Throws: Only `XCTSkip`.
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
                    "\(what) above: for reader \(reader.testDescription)",
                    file: file,
                    line: line
                )
            }
        }
    }
}
