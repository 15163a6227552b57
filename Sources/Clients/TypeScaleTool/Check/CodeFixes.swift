import Foundation
import TypeScaleCheck
import TypeScaleDiagnostics

/// The changes of an app's code, which a command makes and lists.
struct CodeFixes {
    let changes: AppChanges
    let folder: String

    /// Makes the changes, and lists them.
    ///
    /// A file that cannot be changed is reported, and the others are changed.
    func apply(isDryRun: Bool, _ console: Console) throws -> ExitStatus {
        var total = 0
        var changed = 0
        var status = ExitStatus.success
        for file in changes.files where !isRepeated(file.path) {
            do {
                try change(file, isDryRun: isDryRun)
            } catch let error where error is Diagnostic || error is DataError {
                try console.complain(error)
                status = .problem
                continue
            }
            changed += 1
            for finding in changes.fixed where ExactString(finding.path) == ExactString(file.path) {
                total += 1
                try console.output.writeLine("\(line(finding)): \(words(finding.fix))")
            }
        }
        for refusal in changes.refused {
            let reason = visible(refusal.reason, upTo: 400)
            try console.output.writeLine("not changed: \(line(refusal.finding)): \(reason)")
        }
        let verb = isDryRun ? "would make" : "made"
        let count = counted(total, "change")
        try console.output.writeLine("\(verb) \(count) in \(counted(changed, "file"))")
        return status
    }

    private func line(_ finding: CheckFinding) -> String {
        let path = FilePath.joined(folder, finding.path)
        let place = finding.position.map { "\(path):\($0)" } ?? path
        return "\(visible(place, upTo: 300)): \(finding.code)"
    }

    /// Returns the new code on one line.
    private func words(_ fix: CheckFix?) -> String {
        let words = (fix?.edits ?? []).map { edit in
            edit.replacement.unicodeScalars.split { $0 == "\n" || $0 == "\r" || $0 == " " }
                .map { String($0) }.joined(separator: " ")
        }
        return visible(words.joined(separator: " … "), upTo: 160)
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

    private func change(_ file: AppChanges.File, isDryRun: Bool) throws {
        let path = FilePath.joined(folder, file.path)
        func problem(_ detail: String) -> DataError {
            DataError("cannot change \(path): \(detail)")
        }
        guard isInFolder(path) else { throw problem("the link leaves the folder") }
        let data = try FileSource.fileSystem.contents(path: path, upTo: AppCheck.maximumCodeBytes)
        guard data.elementsEqual(file.original) else {
            throw problem("the file changed during the check; run the command again")
        }
        if !isDryRun { try OutputDestination(path, inputs: []).replaceFile(with: file.code) }
    }
}
