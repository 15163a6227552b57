import Foundation
import TypeScaleFoundation

struct PortCommand: Command {
    static let name = "port"
    static let summary = "Copy font code for Linux, and replace what no module can provide"
    static let discussion = """
        The command copies a folder, and replaces the following in the copies of its Swift files:

          #if os(iOS)            #if canImport(UIKit), if the code in the block uses fonts
          import UIKit.UIFont    import UIKit, as for SwiftUI, CoreText and CoreGraphics
          @objc, @objcMembers    nothing

        A block uses fonts if it imports one of these modules, or names a declaration that TypeScale's
        UIKit provides or that such a block in the same file declares. A #if with !os(iOS) is replaced
        if its #else uses fonts. Tests for other systems stay, because font code on Linux acts as on
        iOS. All other text stays, including comments, strings and line numbers. In the copy, the
        command would change nothing.

        The output must be a new or an empty folder. Hidden files, such as .build and .git, are not
        copied. Links within the folder remain links.

        Standard error reports each Swift file that is not UTF-8 or has more than 1 MiB, whose copy is
        unchanged, and each link or folder that was not copied. The exit status is then 1.
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
    static let maximumSource = 1 << 20

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
            throw DataError("cannot open \(name): not a folder")
        }
        let path = isDryRun.value ? nil : output.value
        let destination = try output.value.map { try PortDestination($0, input: root) }
        let tree = try PortTree(root, name: name)
        let writer = isDryRun.value ? nil : destination
        var report = try PortReport(format: format.value, console: console, destination: path)
        for problem in tree.problems { try report.complain(problem) }
        try writer?.makeFolder()
        var swiftFiles = 0
        for (index, entry) in tree.entries.enumerated() {
            switch entry.kind {
            case .folder: try writer?.makeFolder(entry.path)
            case .link(let target): try writer?.link(entry.path, to: target)
            case .file:
                let file = tree.path(entry.path)
                if entry.path.utf8.suffix(6).elementsEqual(".swift".utf8) {
                    swiftFiles += 1
                    let shown = FilePath.joined(name, entry.path)
                    try port(file, shown, to: writer, entry.path, &report)
                } else {
                    try writer?.copy(file, to: entry.path)
                }
            }
            let noun = "of \(tree.entries.count) files and folders"
            try console.report(progress: index + 1, noun, each: 256)
        }
        return try report.end(tree, swiftFiles: swiftFiles)
    }

    /// Writes the copy of a Swift file, unchanged if it cannot be ported.
    private func port(
        _ file: String,
        _ shown: String,
        to writer: PortDestination?,
        _ path: String,
        _ report: inout PortReport
    ) throws {
        do {
            let source = try Self.source(file, shown)
            let ported = PortedSource(source)
            let changes = ported.changes
            try report.add(changes, in: shown)
            guard changes.isEmpty else {
                try writer?.write(ported.result, to: path, like: file)
                return
            }
        } catch let error as Unportable {
            try report.complain(DataError(error.detail, at: shown))
        }
        try writer?.copy(file, to: path)
    }

    private struct Unportable: Error { let detail: String }

    private static func source(_ file: String, _ shown: String) throws(Unportable) -> [UInt8] {
        let data: Data
        do throws(Diagnostic) {
            data = try BoundedFile.contents(of: URL(filePath: file), upTo: maximumSource)
        } catch {
            throw Unportable(detail: "\(error.message); its copy is unchanged")
        }
        guard String(data: data, encoding: .utf8) != nil else {
            throw Unportable(detail: "not valid UTF-8; its copy is unchanged")
        }
        return Array(data)
    }
}
