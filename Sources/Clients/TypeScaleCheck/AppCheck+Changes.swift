import Foundation
public import TypeScaleDiagnostics
import TypeScaleLocalization

extension AppCheck {
    /// The maximum number of checks that look for changes.
    public static let maximumChangeChecks = 32

    /// Returns the changes that remove findings of a report.
    ///
    /// The app with the changes is checked again. The changes in a type are refused if they create
    /// a finding, such as a frame that does not hold the larger text. They are also refused if
    /// another text of the type stays at its fixed size, or if a file changed since the report.
    ///
    /// - Parameters:
    ///   - report: A report of this check.
    ///   - source: The source of the files. The default is the file system.
    ///   - progress: A closure that is called after each file of each check, with the number of
    ///     files that the check read, and of all files to read.
    /// - Returns: The changes, and the findings whose changes are refused.
    /// - Complexity: The cost of at most ``maximumChangeChecks`` checks.
    public func changes(
        for report: AppReport,
        from source: FileSource = .fileSystem,
        progress: @escaping (_ count: Int, _ total: Int) -> Void = { _, _ in }
    ) -> AppChanges {
        var search = ChangeSearch(self, report, source, progress)
        return search.changes()
    }
}

/// A search for changes that create no finding.
private struct ChangeSearch {
    private let check: AppCheck
    private let folder: AppFolder
    private let paths: [String]
    private let progress: (_ count: Int, _ total: Int) -> Void
    private let originals: NameDictionary<[UInt8]>
    /// The findings with changes, by their type.
    private let groups: [ExactString: [CheckFinding]]
    /// The findings before any change.
    private let known: Baseline
    private var reasons: [ExactString: String] = [:]
    /// The findings in files that changed since the report, or that cannot be read.
    private let outdated: [CheckFinding]
    private var checkCount = 1

    init(
        _ check: AppCheck,
        _ report: AppReport,
        _ source: FileSource,
        _ progress: @escaping (_ count: Int, _ total: Int) -> Void
    ) {
        self.progress = progress
        var whole = check
        whole.rules = Set(CheckRule.all)
        whole.baseline = nil
        self.check = whole
        let folder = AppFolder(path: report.folder, source: source)
        self.folder = folder
        paths = report.paths
        let url = URL(filePath: report.folder)
        known = Baseline(
            whole.report(paths: report.paths, in: url, from: source, progress: progress)
        )
        var originals = NameDictionary<[UInt8]>()
        for finding in report.findings
        where finding.fix != nil && originals[finding.path] == nil {
            let limit = AppCheck.maximumCodeBytes
            guard let data = try? folder.contents(of: finding.path, upTo: limit) else { continue }
            let bytes = Array(data)
            if report.codeHashes[finding.path] == bytes.contentHash {
                originals[finding.path] = bytes
            }
        }
        self.originals = originals
        let findings = report.findings.filter { $0.fix != nil }
        outdated = findings.filter { originals[$0.path] == nil }
        groups = Dictionary(
            grouping: findings.filter { originals[$0.path] != nil },
            by: \.container
        )
    }

    mutating func changes() -> AppChanges {
        let names = accepted()
        let code = code(with: names)
        let files = originals.compactMap { path, original in
            code[path].map { AppChanges.File(path: path, original: original, code: $0) }
        }
        let fixed = names.flatMap { groups[$0] ?? [] }
        let refused =
            groups.filter { reasons[$0.key] != nil }.flatMap { name, findings in
                findings.map { AppChanges.Refusal(finding: $0, reason: reasons[name] ?? "") }
            }
            + outdated.map {
                AppChanges.Refusal(
                    finding: $0,
                    reason: "the file changed during the check; run it again"
                )
            }
        return AppChanges(
            files: files,
            fixed: fixed.sorted { $0.order < $1.order },
            refused: refused.sorted { $0.finding.order < $1.finding.order }
        )
    }

    /// Returns the types whose changes create no finding.
    private mutating func accepted() -> [ExactString] {
        var names = groups.keys.sorted()
        // Most changes that create a finding create it in their own type.
        while !names.isEmpty {
            guard let problems = problems(names) else { return refuse(names) }
            if problems.isEmpty { return names }
            let others = Set(problems.map(\.container))
            let kept = names.filter { !others.contains($0) }
            if kept.count == names.count { return add(names[...], to: []) }
            for problem in problems { refuse(problem.container, problem) }
            names = kept
        }
        return []
    }

    /// Adds types to accepted types, except those that create a finding elsewhere.
    private mutating func add(
        _ names: ArraySlice<ExactString>,
        to accepted: [ExactString]
    ) -> [ExactString] {
        guard let first = names.first else { return accepted }
        guard let problems = problems(accepted + names) else {
            return accepted + refuse(Array(names))
        }
        guard let problem = problems.first else { return accepted + names }
        if names.count == 1 {
            refuse(first, problem)
            return accepted
        }
        let middle = names.startIndex + names.count / 2
        return add(names[middle...], to: add(names[..<middle], to: accepted))
    }

    private mutating func refuse(_ name: ExactString, _ problem: CheckFinding) {
        guard groups[name] != nil, reasons[name] == nil else { return }
        reasons[name] =
            problem.rule == .fixedSize
            ? "another text of the type stays at its size: \(problem)"
            : "the change would create a finding: \(problem)"
    }

    private mutating func refuse(_ names: [ExactString]) -> [ExactString] {
        for name in names {
            reasons[name] =
                "\(AppCheck.maximumChangeChecks) checks found no changes that create no finding"
        }
        return []
    }

    /// Returns the findings that the changes in types create, or `nil` at the limit of checks.
    ///
    /// Texts in these types that stay at their size are included.
    private mutating func problems(_ names: [ExactString]) -> [CheckFinding]? {
        guard checkCount < AppCheck.maximumChangeChecks else { return nil }
        checkCount += 1
        let code = code(with: names)
        let folder = folder
        let source = FileSource { path, limit throws(Diagnostic) in
            if let bytes = code[folder.name(of: path)] { return Data(bytes) }
            return try folder.source.contents(path: path, upTo: limit)
        }
        let url = URL(filePath: folder.path)
        let report = check.report(paths: paths, in: url, from: source, progress: progress)
        let changed = Set(
            names.filter { name in
                groups[name]?.contains { $0.rule == .fixedSize || $0.rule == .fixedSymbol } == true
            }
        )
        return known.newFindings(in: report.findings, files: paths)
            + report.findings.filter { $0.rule == .fixedSize && changed.contains($0.container) }
    }

    /// Returns the code of the files that the changes in types concern.
    private func code(with names: [ExactString]) -> NameDictionary<[UInt8]> {
        var fixes = NameDictionary<[CheckFix]>()
        for finding in names.flatMap({ groups[$0] ?? [] }) {
            if let fix = finding.fix { fixes[finding.path, default: []].append(fix) }
        }
        var code = NameDictionary<[UInt8]>()
        for (path, fixes) in fixes {
            code[path] = originals[path].map { CheckFix.apply(fixes, to: $0) }
        }
        return code
    }
}
