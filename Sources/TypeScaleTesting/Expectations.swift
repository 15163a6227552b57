public import Testing

/// Checks that the fonts of a design are as a text says; where they are not, the report shows the lines
/// that differ, and how our numbers came about.
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
/// Start from `""`: the report is then the whole sheet, to paste.
///
/// - Parameters:
///   - sheet: The fonts.
///   - expected: The sheet's ``TypeSheet/description`` as it was kept. What counts for nothing is told
///     with ``TypeSheet/difference(from:)``.
///   - comment: More for the report.
///   - sourceLocation: The place that the report names.
public func expectSnapshot(
    of sheet: TypeSheet,
    matches expected: String,
    _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let difference = sheet.difference(from: expected) else { return }
    record(difference, comment(), sourceLocation)
}

/// Checks that the fonts of a design keep laws; each law that a font breaks is an issue of its own.
///
///     @Test(arguments: [Platform.iOS, .tvOS])
///     func `the brand keeps the laws`(platform: Platform) {
///         expectNoProblems(in: TypeSheet(of: Brand.self, on: platform))
///     }
///
/// - Parameters:
///   - sheet: The fonts.
///   - laws: The laws.
///   - comment: More for the report.
///   - sourceLocation: The place that the report names.
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
    // Below a report of many lines, behind one of a single line.
    let mark = report.contains("\n") ? "\n" : " - "
    let more = comment.map { mark + $0.rawValue } ?? ""
    Issue.record(Comment(rawValue: report + more), sourceLocation: sourceLocation)
}
