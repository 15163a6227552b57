// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are of the kind that XCTest has.

public import TypeScale
public import XCTest

/// Asserts that the fonts of a design are as a text says; where they are not, the report shows the lines
/// that differ, and how our numbers came about.
///
/// Start from `""`: the report is then the whole sheet, to paste.
///
/// - Parameters:
///   - sheet: The fonts.
///   - expected: The sheet's ``TypeSheet/description`` as it was kept. What counts for nothing is told
///     with ``TypeSheet/difference(from:)``.
///   - message: More for the report.
///   - file: The file that the report names.
///   - line: The line that the report names.
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

/// Asserts that the fonts of a design keep laws; each law that a font breaks is a failure of its own.
///
/// - Parameters:
///   - sheet: The fonts.
///   - laws: The laws.
///   - message: More for the report.
///   - file: The file that the report names.
///   - line: The line that the report names.
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
    // Below a report of many lines, behind one of a single line.
    let mark = report.contains("\n") ? "\n" : " - "
    XCTFail(report + (more.isEmpty ? "" : mark + more), file: file, line: line)
}

/// Asserts that two fonts are the same; where they are not, the report explains the size of each.
///
///     XCTAssertSameFont(Brand.body.scaled(for: reader), title.scaled(for: reader))
///
/// - Parameters:
///   - first: A font.
///   - second: The font that it should be.
///   - message: More for the report.
///   - file: The file that the report names.
///   - line: The line that the report names.
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
        fail("\(first.report) is not \(second.report)", message(), file, line)
    } catch {
        fail("a font could not be made: \(error)", message(), file, line)
    }
}

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
