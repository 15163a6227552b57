import Foundation
import TypeScaleCode
import TypeScaleFoundation

struct PortCommand: Command {
    static let name = "port"
    static let summary = "Copy font code for Linux, and replace what no module can provide"
    static let discussion = """
        The command copies a folder, and replaces the following in the copies of its Swift files:

          #if os(iOS)            #if canImport(UIKit), in files that import UIKit, SwiftUI, CoreText
                                 or CoreGraphics
          import UIKit.UIFont    import UIKit, as for the other three modules
          #Preview { ... }       nothing
          @objc, @objcMembers,   nothing; a protocol with @objc gets AnyObject, and its optional
          @IBAction, @IBOutlet   requirements get defaults, if they return nothing or an optional
          NSAttributedString()   NSAttributedString(string: "")

        Tests for other systems stay, because font code on Linux acts as on iOS. All other text stays,
        including comments, strings and line numbers. In the copy, the command would change nothing.

        The report ends with what is left to do, and where: conditions that can leave out code that
        iOS compiles, imports of modules that Linux does not have, features such as #selector, and
        requirements without a default.

        The output must be a new or an empty folder. Hidden files, such as .build and .git, are not
        copied. Links within the folder remain links.

        Standard error reports each Swift file that is not valid UTF-8 or Swift, or has more than
        4 MiB, whose copy is unchanged, and each link or folder that was not copied. The exit status
        is then 1.
        """

    let folders = Argument.operands("FOLDER", "one folder", "The folder with the code to copy")
    let output = Argument(
        "--output",
        alias: "-o",
        .text("FOLDER"),
        "A new or an empty folder for the copy"
    )
    let isDryRun = Argument.flag("--dry-run", "List the changes, and write nothing")
    let format: Argument<OutputFormat> = .format

    /// The maximum number of bytes in a Swift file that is ported.
    static let maximumSource = 4 << 20

    /// The maximum number of functions that are optional in a protocol.
    static let maximumNames = 100_000

    func run(on console: Console) throws -> ExitStatus {
        let name = folders.value[0]
        guard output.value != nil || isDryRun.value else {
            throw UsageError("expected -o FOLDER or --dry-run")
        }
        guard let root = FilePath.resolved(name) else {
            let hint = FilePath.isLossy(name) ? "; its name is probably not valid UTF-8" : ""
            throw DataError("cannot open \(name): no such folder\(hint)")
        }
        guard FilePath.isFolder(root.path) else {
            throw DataError("cannot open \(name): the path is a file; specify its folder")
        }
        let path = isDryRun.value ? nil : output.value
        let destination = try output.value.map { try PortDestination($0, input: root) }
        let tree = try PortTree(root, name: name)
        guard !tree.problems.isEmpty || tree.entries.contains(where: { Self.isSwift($0.path) })
        else {
            throw DataError("cannot open \(name): the folder contains no Swift files")
        }
        let writer = isDryRun.value ? nil : destination
        var report = try PortReport(format: format.value, console: console, destination: path)
        for problem in tree.problems { try report.complain(problem) }
        let optionalNames = try Self.optionalNames(tree)
        try writer?.makeFolder()
        var swiftFiles = 0
        for (index, entry) in tree.entries.enumerated() {
            switch entry.kind {
            case .folder: try writer?.makeFolder(entry.path)
            case .link(let target): try writer?.link(entry.path, to: target)
            case .file:
                let file = tree.path(entry.path)
                var copy: [UInt8]?
                if Self.isSwift(entry.path) {
                    swiftFiles += 1
                    let shown = FilePath.joined(name, entry.path)
                    copy = try Self.port(file, shown, optionalNames, &report)
                }
                if let copy {
                    try writer?.write(copy, to: entry.path, like: file)
                } else {
                    try writer?.copy(file, to: entry.path)
                }
            }
            let noun = "of \(tree.entries.count) files and folders"
            try console.report(progress: index + 1, noun, each: 256)
        }
        return try report.end(tree, swiftFiles: swiftFiles)
    }

    private static func isSwift(_ path: String) -> Bool {
        path.lowercased().utf8.suffix(6).elementsEqual(".swift".utf8)
    }

    /// Returns the names of the functions that are optional in a protocol.
    private static func optionalNames(_ tree: PortTree) throws(DataError) -> Set<String> {
        let word = Array("optional".utf8)
        var names: Set<String> = []
        for case (let path, .file) in tree.entries where isSwift(path) {
            // The file is read again, and then errors are reported.
            guard let source = try? read(tree.path(path)), source.contains(word) else { continue }
            names.formUnion(PortedSource.optionalNames(in: source))
            guard names.count <= maximumNames else {
                let problem = "the folder has more than \(maximumNames) optional functions"
                throw DataError("\(problem); specify a subfolder")
            }
        }
        return names
    }

    /// Reports the changes of a Swift file, and returns its copy, or `nil` if it does not change.
    private static func port(
        _ file: String,
        _ shown: String,
        _ optionalNames: Set<String>,
        _ report: inout PortReport
    ) throws -> [UInt8]? {
        let source: PortedSource
        do throws(DataError) {
            source = try ported(file, shown, optionalNames)
        } catch {
            try report.complain(error)
            return nil
        }
        try report.add(source, in: shown)
        return source.changes.isEmpty ? nil : source.result
    }

    /// Reads a Swift file and its changes.
    ///
    /// - Throws: An error with the position of what is wrong in the file.
    private static func ported(
        _ file: String,
        _ shown: String,
        _ optionalNames: Set<String>
    ) throws(DataError) -> PortedSource {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try read(file)
        } catch {
            throw DataError("\(error.message); its copy is unchanged", at: shown)
        }
        func fault(_ problem: String, _ offset: Int) -> DataError {
            let position = TextPosition.positions(of: [offset], in: bytes)[offset]
            let place = position.map { "\(shown):\($0)" } ?? shown
            return DataError("\(problem); its copy is unchanged", at: place)
        }
        if let offset = bytes.firstInvalidUTF8 { throw fault("not valid UTF-8", offset) }
        if let offset = bytes.firstIndex(of: 0) { throw fault("not Swift: a NUL byte", offset) }
        let source = PortedSource(bytes, optionalNames: optionalNames)
        if let fault = source.fault {
            let problem = "not Swift: \(fault.problem); its copy is unchanged"
            throw DataError(problem, at: "\(shown):\(fault.line)")
        }
        return source
    }

    private static func read(_ file: String) throws(Diagnostic) -> [UInt8] {
        Array(try BoundedFile.contents(of: URL(filePath: file), upTo: maximumSource))
    }
}

extension [UInt8] {
    /// The offset of the first sequence that is not valid UTF-8, or `nil` in valid text.
    fileprivate var firstInvalidUTF8: Int? {
        if String(validating: self, as: UTF8.self) != nil { return nil }
        var bytes = makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        var offset = 0
        while case .valid(let scalar) = parser.parseScalar(from: &bytes) { offset += scalar.count }
        return offset
    }
}
