// An app of three files from any bytes: the check ends, its findings are in the app's files, and
// its changes create no finding.

import Foundation
import TypeScaleCheck
import TypeScaleDiagnostics

/// Runs one input, whose parts a byte 0 separates: two Swift files and an interface file.
func fuzzAppCheck(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let names = ["A.swift", "B.swift", "C.xib"]
    let files = Dictionary(zip(names, parts.map { Data($0) })) { first, _ in first }
    let source = FileSource { path, _ in files[String(path.suffix(7)).lastName] ?? Data() }
    let check = AppCheck()
    let paths = Array(names.prefix(parts.count))
    let report = check.report(paths: paths, in: URL(filePath: "app"), from: source)
    for finding in report.findings {
        expect(paths.contains(finding.path))
        expect(!finding.message.isEmpty)
    }
    for place in report.unseen { expect(paths.contains(place.path)) }
    guard report.findings.contains(where: { $0.fix != nil }) else { return 0 }
    let changes = check.changes(for: report, from: source)
    expect(changes.files.isEmpty == changes.fixed.isEmpty)
    return 0
}

extension String {
    /// The name after the last slash.
    fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}
