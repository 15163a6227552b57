import TypeScaleCheck
import TypeScaleFoundation

/// The changes of an app's code, by file.
struct CodeFixes {
    private let folder: String
    private let files: [(path: String, findings: [CodeFinding])]

    init(_ report: AppReport, in folder: String) {
        self.folder = folder
        let findings = report.findings.filter { $0.fix != nil }
        var files = NameDictionary<[CodeFinding]>()
        for finding in findings { files[finding.path, default: []].append(finding) }
        self.files = files.map { ($0.key, $0.value) }
    }

    /// Makes the changes, and lists them.
    func apply(isDryRun: Bool, _ console: Console) throws -> ExitStatus {
        var total = 0
        for (path, findings) in files {
            let path = FilePath.joined(folder, path)
            let url = FilePath.url(path)
            let code = Array(
                try BoundedFile.contents(of: url, upTo: AppCheck.maximumCodeBytes)
            )
            let (fixed, count) = CodeFix.apply(findings.compactMap(\.fix), to: code)
            total += count
            if !isDryRun {
                let destination = try OutputDestination(path, inputs: [])
                try destination.write(String(decoding: fixed, as: UTF8.self), to: console.output)
            }
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
        try console.output.writeLine("\(verb) \(changes) in \(counted(files.count, "file"))")
        return .success
    }
}
