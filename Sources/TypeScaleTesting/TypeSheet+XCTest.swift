// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are of XCTest's kind.

import XCTest

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
