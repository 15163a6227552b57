import Foundation
import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

/// A check of translations in slots, from the files on the command line to the output.
struct FitRun {
    let console: Console
    /// The check, without known findings.
    var check: TranslationCheck
    let operands: [String]
    /// The files that are not translations, although a folder contains them.
    let excluded: [String]
    let allowsEstimates: Bool
    /// The paths of the translations that were read.
    private(set) var translations: [String] = []

    /// The default name of a slots file.
    static let slotsFile = "typescale.json"

    /// Returns the files in the operands, and whether all folders were read.
    private mutating func files(
        in folder: String? = nil,
        of tree: some InputTree = SystemTree()
    ) throws -> (paths: [String], isComplete: Bool) {
        let found = try console.translations(operands, in: folder, of: tree)
        let excluded = Set(
            excluded.compactMap { FilePath.resolved($0).map { ExactString($0.path) } }
        )
        let given = Set(operands.map { ExactString(FilePath.joined(folder, $0)) })
        let paths = found.paths.filter { path in
            // Only JSON files in folders can be slots or baselines.
            let name = path.fileName.utf8
            guard name.suffix(5).elementsEqual(".json".utf8), !given.contains(ExactString(path))
            else {
                return true
            }
            if name.elementsEqual(Self.slotsFile.utf8) { return false }
            return FilePath.resolved(path).map { !excluded.contains(ExactString($0.path)) } ?? true
        }
        translations += paths
        if !operands.contains(where: { FilePattern($0, in: folder, of: tree) != nil }) {
            check.searchedPaths = paths.filter { !given.contains(ExactString($0)) }
        }
        return (paths, found.isComplete)
    }

    private func report(
        _ paths: [String],
        from source: FileSource = .fileSystem
    ) throws -> TranslationReport {
        let console = console
        return try check.report(paths: paths, from: source) { count throws(StreamFailure) in
            try console.report(progress: count, "translations", each: 1 << 12)
        }
    }

    /// Writes the findings to a baseline file.
    ///
    /// Returns the results, whose status is for a baseline that contains all findings.
    mutating func writeBaseline(
        to destination: OutputDestination,
        _ page: OutputDestination?
    ) throws -> (results: FitResults, status: ExitStatus) {
        let (paths, isComplete) = try files()
        try destination.refuse(paths)
        try page?.refuse(paths)
        if let known = try? Baseline(contentsOf: FilePath.url(destination.path)),
            known.count > known.translationCount
        {
            let remedy = "write it with typescale check, or specify another file"
            throw UsageError("\(destination.path) contains findings in code; \(remedy)")
        }
        let report = try report(paths)
        for problem in report.diagnostics { try console.complain(problem) }
        let hasForeign = try write(report.notes, of: paths)
        let baseline = Baseline(report)
        try BaselineOptions.write(baseline, to: destination, console)
        // Errors in slots are not in the baseline.
        let isKnown = report.diagnostics.allSatisfy(baseline.contains)
        let results = results(report, isIncomplete: !isComplete || hasForeign)
        return (results, isKnown && !results.isIncomplete ? .success : .problem)
    }

    /// Writes notes about files that are not read, and returns whether a file on the command line
    /// or every file is not read.
    ///
    /// Notes with the same message are one line, because an app has a hundred asset catalogs.
    private func write(_ notes: [Diagnostic], of paths: [String]) throws -> Bool {
        for (_, same) in Dictionary(grouping: notes.indices, by: { notes[$0].message })
            .sorted(by: { $0.value[0] < $1.value[0] })
        {
            let first = notes[same[0]]
            let message = first.message + (same.count > 1 ? " (\(same.count) files)" : "")
            try console.note(Diagnostic(first.kind, message, severity: .note, file: first.file))
        }
        if notes.contains(where: { operands.contains($0.file) }) { return true }
        guard !notes.isEmpty, notes.count == paths.count else { return false }
        try console.complain(DataError("no file contains translations; specify a file to read it"))
        return true
    }

    /// Writes slots that the source texts fit.
    mutating func guess(_ font: FontDescription, margin: Double) throws -> ExitStatus {
        let (paths, isComplete) = try files()
        let guess = check.guessedSlots(paths: paths, font: font, margin: margin)
        for problem in guess.diagnostics { try console.complain(problem) }
        let hasForeign = try write(guess.notes, of: paths)
        if !guess.slots.isEmpty { try console.output.write(guess.json()) }
        return isComplete && !hasForeign && guess.diagnostics.isEmpty ? .success : .problem
    }

    /// Returns the results, in which findings of a baseline are known.
    mutating func results(_ baseline: Baseline?) throws -> FitResults {
        check.baseline = baseline
        let (paths, isComplete) = try files()
        let report = try report(paths)
        for problem in report.diagnostics { try console.complain(problem) }
        let hasForeign = try write(report.notes, of: paths)
        return results(report, isIncomplete: !isComplete || hasForeign)
    }

    private func results(_ report: TranslationReport, isIncomplete: Bool) -> FitResults {
        FitResults(
            report: report,
            slots: NameDictionary(check.slots.slots.reversed().map { (key: $0.name, value: $0) }),
            baselineCount: check.baseline?.translationCount,
            isRelative: check.isRelative,
            command: shellText(["typescale"] + console.words),
            allowsEstimates: allowsEstimates,
            isIncomplete: isIncomplete
        )
    }

    /// Returns the findings in another copy of the files: a folder, or a Git revision.
    mutating func baseline(of name: String) throws -> Baseline {
        if let operand = operands.first(where: { operand in
            let parts = operand.utf8.split(separator: UInt8(ascii: "/"))
            return operand.utf8.first == UInt8(ascii: "/")
                || parts.contains { $0.elementsEqual("..".utf8) }
        }) {
            throw UsageError(
                "--against requires paths in the current folder, not \(quoted(operand))"
            )
        }
        switch try OlderFiles(name, of: ".") {
        case .folder(let folder):
            return Baseline(try report(try files(in: folder).paths), in: folder)
        #if os(Linux) || os(macOS)
        case .revision(let revision):
            try revision.note(on: console)
            let paths = try files(in: "", of: revision).paths
            let report = try report(paths, from: revision.source(prefix: ""))
            try revision.check()
            return Baseline(report)
        #endif
        }
    }
}

extension FitResults {
    /// Returns the fonts of the slots, except the system font.
    func fonts(_ resolver: FontResolver) throws -> [SpecimenFont] {
        try fontNames.map { name in
            let face = try? resolver.registry.face(named: name).typeface()
            return try face.map { try SpecimenFont($0) } ?? SpecimenFont(name: name)
        }
    }
}

extension ScalingCurve {
    /// The font scales that readers can choose, or none if the curve uses categories.
    var fontScales: [Double] {
        guard let setting else { return [] }
        guard setting.steps.isEmpty else { return setting.steps }
        return stride(from: 0.5, through: 3, by: 0.25).filter(setting.range.contains)
    }
}
