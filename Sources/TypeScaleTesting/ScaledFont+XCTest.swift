// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is XCTest's.

public import TypeScale
import XCTest

/// Asserts that two fonts are the same; where they are not, the report explains the size of each.
///
/// It stands in for XCTest's own function of that name where both values are fonts.
///
/// - Parameters:
///   - first: A font.
///   - second: The font that it should be.
///   - message: More for the report.
///   - file: The file that the report names.
///   - line: The line that the report names.
public func XCTAssertEqual(
    _ first: @autoclosure () throws -> ScaledFont,
    _ second: @autoclosure () throws -> ScaledFont,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {
    let more = message()
    func fail(_ report: String) {
        XCTFail(report + (more.isEmpty ? "" : " - " + more), file: file, line: line)
    }
    do {
        let (first, second) = (try first(), try second())
        if first != second { fail("\(first.report) is not \(second.report)") }
    } catch {
        fail("a font could not be made: \(error)")
    }
}
