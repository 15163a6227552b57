import Foundation
import TypeScaleCheck
import TypeScaleDiagnostics

/// The changes of an app's code, by file.
struct CodeFixes {
    private let report: AppReport
    private let folder: String
    private let files: NameDictionary<[CheckFinding]>

    init(_ report: AppReport, in folder: String) {
        self.report = report
        self.folder = folder
        var files = NameDictionary<[CheckFinding]>()
        for finding in report.findings where finding.fix != nil {
            files[finding.path, default: []].append(finding)
        }
        self.files = files
    }

    /// Makes the changes, and lists them.
    ///
    /// A file that cannot be changed is reported, and the others are changed.
    func apply(isDryRun: Bool, _ console: Console) throws -> ExitStatus {
        var total = 0
        var changed = 0
        var status = ExitStatus.success
        for (name, findings) in files where !isRepeated(name) {
            let path = FilePath.joined(folder, name)
            let count: Int
            do {
                count = try change(path, name, isDryRun: isDryRun)
            } catch let error where error is Diagnostic || error is DataError {
                try console.complain(error)
                status = .problem
                continue
            }
            total += count
            changed += 1
            for finding in findings {
                let place = finding.position.map { "\(path):\($0)" } ?? path
                let words = (finding.fix?.replacement ?? "").unicodeScalars
                    .split { $0 == "\n" || $0 == " " }.map { String($0) }
                try console.output.writeLine(
                    "\(visible(place, upTo: 300)): \(finding.code): "
                        + visible(words.joined(separator: " "), upTo: 120)
                )
            }
        }
        let verb = isDryRun ? "would make" : "made"
        let changes = counted(total, "change")
        try console.output.writeLine("\(verb) \(changes) in \(counted(changed, "file"))")
        return status
    }

    /// Returns whether a path is a link to a file in the folder, which is changed by its own path.
    private func isRepeated(_ name: String) -> Bool {
        let path = FilePath.joined(folder, name)
        return FilePath.type(of: path) == .typeSymbolicLink && isInFolder(path)
    }

    private func isInFolder(_ path: String) -> Bool {
        guard let target = FilePath.resolved(path), let root = FilePath.resolved(folder) else {
            return false
        }
        return target.path.utf8.starts(with: FilePath.joined(root.path, "").utf8)
    }

    /// Changes a file, and returns the number of changes.
    private func change(_ path: String, _ name: String, isDryRun: Bool) throws -> Int {
        func problem(_ detail: String) -> DataError {
            DataError("cannot change \(path): \(detail)")
        }
        guard isInFolder(path) else { throw problem("the link leaves the folder") }
        let data = try FileSource.fileSystem.contents(path: path, upTo: AppCheck.maximumCodeBytes)
        guard let (fixed, count) = report.fixed(Array(data), of: name) else {
            throw problem("the file changed during the check; run the command again")
        }
        if !isDryRun { try OutputDestination(path, inputs: []).replaceFile(with: fixed) }
        return count
    }
}
