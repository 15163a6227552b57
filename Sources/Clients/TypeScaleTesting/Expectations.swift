public import Testing

/// Checks that a design's fonts match a recorded snapshot.
///
///     @Test func `the brand is as designed`() {
///         expectSnapshot(of: TypeSheet(of: Brand.self), matches: """
///             Brand on iOS, in points
///
///             role          category      size   lines  tracking
///
///             largeTitle    Brand-Bold, bold
///             largeTitle    XS              31       -         -
///             """)
///     }
///
/// A failure lists the lines that differ, with explanations. To record a snapshot, first pass
/// `""`. The failure then contains the entire sheet, ready to paste.
///
/// - Parameters:
///   - sheet: The fonts.
///   - expected: The recorded ``TypeSheet/description``. ``TypeSheet/difference(from:)`` describes
///     which differences are ignored.
///   - comment: A comment for the failure.
///   - sourceLocation: The source location of the failure.
public func expectSnapshot(
    of sheet: TypeSheet,
    matches expected: String,
    _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let difference = sheet.difference(from: expected) else { return }
    record(difference, comment(), sourceLocation)
}

/// Checks that a design's fonts obey laws, and records an issue for each problem.
///
///     @Test(arguments: [Platform.iOS, .tvOS])
///     func `the brand keeps the laws`(platform: Platform) {
///         expectNoProblems(in: TypeSheet(of: Brand.self, on: platform))
///     }
///
/// - Parameters:
///   - sheet: The fonts.
///   - laws: The laws to check.
///   - comment: A comment for each issue.
///   - sourceLocation: The source location of the issues.
public func expectNoProblems(
    in sheet: TypeSheet,
    against laws: [TypeLaw] = TypeLaw.standard,
    _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for problem in sheet.problems(against: laws) {
        record("\(sheet.name): \(problem)", comment(), sourceLocation)
    }
}

private func record(_ report: String, _ comment: Comment?, _ sourceLocation: SourceLocation) {
    // After a report of several lines, a comment starts on a new line.
    let mark = report.utf8.contains(UInt8(ascii: "\n")) ? "\n" : " - "
    let more = comment.map { mark + $0.rawValue } ?? ""
    Issue.record(Comment(rawValue: report + more), sourceLocation: sourceLocation)
}
