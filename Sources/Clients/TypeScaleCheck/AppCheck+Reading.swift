import Foundation
import TypeScaleCode
import TypeScaleDiagnostics

extension AppCheck {
    /// The contents of a file that a target compiles, or that is in no project.
    private struct Read<Value: Sendable>: Sendable {
        let path: String
        let membership: AppTargets.Membership
        let value: Value
    }

    /// What one Swift file states.
    private struct CodeFile: Sendable {
        let facts: [CodeFacts]
        let hash: Int
    }

    /// Returns what the projects and packages in the folder say about its files.
    func targets(
        _ files: AppFiles,
        in folder: AppFolder,
        _ report: inout AppReport
    ) -> AppTargets {
        var targets = AppTargets()
        for path in files.projects {
            do throws(Diagnostic) {
                let limit = ProjectObjects.maximumBytes
                let bytes = Array(try folder.contents(of: path, upTo: limit))
                if path.utf8.suffix(8).elementsEqual(".pbxproj".utf8) {
                    targets.addProject(bytes, path: path)
                } else {
                    targets.addPackage(try SwiftSource(bytes), path: path)
                }
            } catch {
                report.diagnostics.append(error.inFile(path))
            }
        }
        return targets
    }

    /// Returns the facts of all Swift files.
    func facts(
        _ files: AppFiles,
        _ targets: AppTargets,
        in folder: AppFolder,
        _ report: inout AppReport,
        _ didRead: () -> Void
    ) -> [CodeFacts] {
        let code = read(files.swift, targets, &report, didRead) {
            $0.facts.reduce(0) { $0 + $1.count }
        } _: { path, membership throws(Diagnostic) in
            let bytes = Array(try folder.contents(of: path, upTo: Self.maximumCodeBytes))
            let facts = try CodeFacts.facts(bytes, path: path, membership)
            return CodeFile(facts: facts, hash: bytes.contentHash)
        }
        var list: [CodeFacts] = []
        /// The systems of the files of each target whose imports say it.
        var found: [Int?: Set<BuildConfiguration.System>] = [:]
        for file in code {
            report.codeCount += 1
            report.codeHashes[file.path] = file.value.hash
            for facts in file.value.facts where !facts.hasDefaultSystem {
                found[file.membership.target, default: []].insert(facts.system)
            }
            if let first = file.value.facts.first {
                report.diagnostics += first.diagnostics + first.ignored.diagnostics
                report.unseen += first.leftOut
            }
            list += file.value.facts
        }
        // Code without an import is for the system of the rest of its target.
        for index in list.indices where list[index].hasDefaultSystem {
            if found[list[index].target] == [.macOS] { list[index].system = .macOS }
        }
        let others = list.filter { !$0.system.hasTextSize }
        report.otherSystemCount = Set(others.map { ExactString($0.path) }).count
        return list
    }

    /// Returns the outlines of all interface files.
    func outlines(
        _ files: AppFiles,
        _ targets: AppTargets,
        in folder: AppFolder,
        _ report: inout AppReport,
        _ didRead: () -> Void
    ) -> [InterfaceOutline] {
        let outlines = read(files.interfaces, targets, &report, didRead) {
            $0.identifiers.count
        } _: { path, membership throws(Diagnostic) in
            let data = try folder.contents(of: path, upTo: InterfaceDocument.maximumBytes)
            let document = try InterfaceDocument(data: data, file: path)
            let systems = membership.systems(imports: nil)
            let hasTextSize = systems.isEmpty || systems.contains(where: \.hasTextSize)
            return InterfaceOutline(document, path: path, hasTextSize: hasTextSize)
        }
        report.interfaceCount += outlines.count
        return outlines.map(\.value)
    }

    /// Returns what Objective-C code does to the views of interface files.
    func objectiveC(
        _ files: AppFiles,
        _ targets: AppTargets,
        in folder: AppFolder,
        _ report: inout AppReport,
        _ didRead: () -> Void
    ) -> ObjectiveCFacts {
        var facts = ObjectiveCFacts()
        guard !files.interfaces.isEmpty else { return facts }
        let code = read(files.objectiveC, targets, &report, didRead) { _ in
            1
        } _: { path, _ throws(Diagnostic) in
            ObjectiveCFacts(Array(try folder.contents(of: path, upTo: Self.maximumCodeBytes)))
        }
        for file in code { facts.add(file.value) }
        return facts
    }

    /// Reads the files that a target compiles, several at the same time.
    ///
    /// Files after the one that exceeds the limit of results are not read.
    ///
    /// - Parameters:
    ///   - paths: The paths of all files.
    ///   - targets: The targets of the app.
    ///   - report: The report, for errors and for the number of files in no target.
    ///   - didRead: A function that is called after each file.
    ///   - count: The number of results in a file.
    ///   - body: A function that reads a file.
    /// - Returns: The contents of the files, in the order of their paths.
    private func read<Value: Sendable>(
        _ paths: [String],
        _ targets: AppTargets,
        _ report: inout AppReport,
        _ didRead: () -> Void,
        count: (Value) -> Int,
        _ body: @escaping @Sendable (String, AppTargets.Membership) throws(Diagnostic) -> Value
    ) -> [Read<Value>] {
        let files = paths.map { ($0, targets.membership(of: $0)) }.filter { !$0.1.isUnused }
        report.unusedFileCount += paths.count - files.count
        var list: [Read<Value>] = []
        var total = 0
        for start in stride(from: 0, to: files.count, by: Self.filesAtOnce) {
            let batch = Array(files[start..<min(start + Self.filesAtOnce, files.count)])
            let results = batch.concurrentMap { path, membership -> Result<Value, Diagnostic> in
                do throws(Diagnostic) {
                    return .success(try body(path, membership))
                } catch {
                    return .failure(error.inFile(path))
                }
            }
            for ((path, membership), result) in zip(batch, results) {
                didRead()
                guard total <= Self.maximumResults else {
                    report.diagnostics.append(Self.tooManyResults(path))
                    return list
                }
                switch result {
                case .success(let value):
                    total += count(value)
                    list.append(Read(path: path, membership: membership, value: value))
                case .failure(let error): report.diagnostics.append(error)
                }
            }
        }
        return list
    }

    /// The number of files whose contents are in memory at the same time.
    private static let filesAtOnce = 32

    private static func tooManyResults(_ path: String) -> Diagnostic {
        let limit = "the results exceed the limit of \(maximumResults)"
        return Diagnostic(
            .incomplete,
            "\(limit); this and later files are not checked",
            file: path
        )
    }
}

extension [UInt8] {
    /// The hash of the bytes, in one step for all of them.
    var contentHash: Int {
        var hasher = Hasher()
        unsafe withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
