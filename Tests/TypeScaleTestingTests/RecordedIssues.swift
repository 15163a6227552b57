import Foundation
import Testing

/// Returns the issues that a function records.
///
/// The test itself does not have them. With `withKnownIssue`, the log would list reports that work
/// as known issues.
func recordedIssues(by function: @Sendable () -> Void) async throws -> [Issue] {
    let issues = Issues()
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
        issues.append(issue)
        return nil
    }
    let test = try #require(Test.current)
    try await collecting.provideScope(for: test, testCase: .current) { function() }
    return issues.all
}

private final class Issues: @unchecked Sendable {
    private let lock = NSLock()
    private var recorded: [Issue] = []

    func append(_ issue: Issue) { lock.withLock { recorded.append(issue) } }

    var all: [Issue] { lock.withLock { recorded } }
}
