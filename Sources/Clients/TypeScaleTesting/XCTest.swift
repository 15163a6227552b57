// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Function names follow XCTest's conventions.

public import TypeScale
public import XCTest

/// Asserts that a design's fonts match a recorded snapshot.
///
/// A failure lists the lines that differ, with explanations. To record a snapshot, first pass
/// `""`. The failure then contains the entire sheet, ready to paste.
///
/// - Parameters:
///   - sheet: The fonts.
///   - expected: The recorded ``TypeSheet/description``. ``TypeSheet/difference(from:)`` describes
///     which differences are ignored.
///   - message: A comment for the failure.
///   - file: The file in which to report the failure.
///   - line: The line at which to report the failure.
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

/// Asserts that a design's fonts obey laws, and records a failure for each problem.
///
/// - Parameters:
///   - sheet: The fonts.
///   - laws: The laws to check.
///   - message: A comment for each failure.
///   - file: The file in which to report failures.
///   - line: The line at which to report failures.
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
    // After a report of several lines, a comment starts on a new line.
    let mark = report.utf8.contains(UInt8(ascii: "\n")) ? "\n" : " - "
    XCTFail(report + (more.isEmpty ? "" : mark + more), file: file, line: line)
}

/// Asserts that two fonts are equal.
///
/// A failure explains both sizes.
///
///     XCTAssertSameFont(Brand.body.scaled(for: reader), title.scaled(for: reader))
///
/// - Parameters:
///   - first: The actual font.
///   - second: The expected font.
///   - message: A comment for the failure.
///   - file: The file in which to report the failure.
///   - line: The line at which to report the failure.
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
    /// Runs a closure for each reader, and reports the readers for which the closure failed.
    ///
    ///     func testButtonsFit() {
    ///         forEachReader { reader in
    ///             XCTAssertLessThanOrEqual(Brand.button.scaled(for: reader).pointSize, 24)
    ///         }
    ///     }
    ///
    /// Because XCTest doesn't support test arguments, an additional failure names the reader after
    /// the failures for that reader. The additional failure is at the line of this call. If the
    /// closure throws an error, the method records a failure and continues with the next reader.
    /// `XCTSkip` skips the test.
    ///
    /// - Parameters:
    ///   - readers: The readers, which by default are the twelve iOS readers.
    ///   - file: The file in which to report failures.
    ///   - line: The line at which to report failures.
    ///   - body: The closure to run for each reader.
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
                XCTFail("the closure threw \(error)", file: file, line: line)
            }
            let failures = (testRun?.failureCount ?? 0) - before
            if failures > 0 {
                let what = failures == 1 ? "the failure" : "the \(failures) failures"
                XCTFail(
                    "reader for \(what) above: \(reader.testDescription)",
                    file: file,
                    line: line
                )
            }
        }
    }
}
