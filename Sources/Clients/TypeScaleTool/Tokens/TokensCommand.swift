import Foundation
import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics
import TypeScaleTokens

struct TokensCommand: Command {
    static let name = "tokens"
    static let summary = "Convert the typography in a design system's token files"
    static let discussion = """
        The files have the DTCG format 2025.10, or are resolver documents, files of Tokens Studio or
        Style Dictionary, or one style dictionary, which can be the property list of ScaledFont. They
        can have comments, single quotes and keys without quotes, as in JSON5. By default, the
        command prints a table of the sizes of each role.

        Several files, folders and patterns in quotes are merged in their order, so that a token in
        a later file replaces an earlier one. In a folder, all files are read in order of their paths.
        If the folder contains $themes.json and $metadata.json of Tokens Studio, these select and
        order the sets; --context GROUP=THEME selects another theme. A resolver document, or a
        configuration of Style Dictionary with a list named source, names the files to read instead.
        These files must be in its folder, or in the folder of --root.

        \(explanations(of: TokenOutput.all))

        --diff lists the roles that change from the file to another file, at all twelve text sizes on
        iOS. Only the size, line height, tracking, weight and face of a role count, so that a renamed
        reference is not a change. The exit status is 0 even if the roles differ.

        --check compares the file of -o with what the command would write. If they differ, the exit
        status is 1, and nothing is written.

        Standard error reports errors, warnings and proposed text styles with their positions. If
        there are errors, the exit status is 1, and the file of -o is not changed. Standard output
        still has the valid roles.
        """

    let files = Argument.files(
        "FILE",
        "at least one token file or folder",
        "The token files, folders or patterns to read, or - for standard input"
    )
    let form = Argument<TokensForm>.choice(
        choices(of: TokenOutput.all) + [
            ("--report", .report(.text), "Print a table of sizes and differences"),
            ("--json", .report(.json), "Write the table as JSON"),
            ("--csv", .report(.csv), "Write the table as CSV"),
            ("--spreadsheet", .report(.spreadsheet), "Write the table as CSV without formulas"),
        ],
        default: .report(.text)
    )
    let other = Argument(
        "--diff",
        .file,
        "Another token file or folder, to list the roles that change"
    )
    let reading = TokenOptions()
    let output: Argument<String?> = .output
    let check = Argument.flag("--check", "Compare the output with the file of -o")

    func run(on console: Console) throws -> ExitStatus {
        if check.value, output.value == nil || output.value == "-" {
            throw UsageError("--check requires -o FILE")
        }
        if case .output = form.value { try refuse([form], with: [other]) }
        let inputs = [files.value] + [other.value].compactMap(\.self).map { [$0] }
        let paths = inputs.joined()
        guard paths.count(where: { $0 == "-" }) <= 1 else {
            throw UsageError("only one of the files can be -, the standard input")
        }
        let destination =
            check.value
            ? nil : try OutputDestination(output.value ?? "-", inputs: Array(paths))
        let found = try inputs.map { try reading.files($0).read(reportingTo: console) }
        try destination?.refuse(found.flatMap(\.files))
        let isValid = found.allSatisfy(\.isValid)
        guard found.allSatisfy({ !$0.system.roles.isEmpty }) else { return .problem }
        if let output = output.value, output != "-" {
            guard isValid else {
                let reason = "the tokens have errors; the file is not changed"
                try console.complain(DataError("cannot write \(output): \(reason)"))
                return .problem
            }
            let text = try Output.text { try write(found.map(\.system), to: $0, console.terminal) }
            if let destination {
                try destination.write(text, on: console)
            } else if try Self.isStale(output, text) {
                let remedy = "run the command without --check"
                try console.complain(DataError("\(output) differs from the tokens; \(remedy)"))
                return .problem
            }
            return .success
        }
        try write(found.map(\.system), to: console.output, console.terminal)
        return isValid ? .success : .problem
    }

    /// Writes one design system in the selected form, or the differences between two.
    private func write(
        _ systems: [DesignSystem],
        to output: Output,
        _ terminal: Terminal
    ) throws {
        let system = systems[0]
        let name = TokenFiles.name(files.value)
        switch form.value {
        case .report(let format):
            guard let other = other.value else {
                return try TokensReport(system, name: name).write(as: format, to: output, terminal)
            }
            let names = [name, TokenFiles.name([other])]
            try TokensDifference(system, systems[1], names: names)
                .write(as: format, to: output, terminal)
        case .output(let result):
            var options = TokenOutput.Options()
            options.heading = Self.heading(files.value)
            // The files of a module have different names, and so have their types.
            if let path = self.output.value, path != "-" {
                options.name = FilePath.url(path).deletingPathExtension().lastPathComponent
            }
            try output.write(system.code(for: result, options: options))
        }
    }

    private static func isStale(_ path: String, _ text: String) throws -> Bool {
        do {
            let data = try FileSource.fileSystem.contents(path: path, upTo: 64 << 20)
            return data != Data(text.utf8)
        } catch {
            throw DataError("\(path): \(error.message)")
        }
    }

    /// Returns the flags that select the outputs.
    static func choices(
        of outputs: [TokenOutput]
    ) -> [(name: String, value: TokensForm, help: String)] {
        outputs.map { ("--\($0.name)", .output($0), "Write \($0.summary)") }
    }

    /// Returns the explanations of the outputs, each after the flags of the outputs that have it.
    static func explanations(of outputs: [TokenOutput]) -> String {
        var groups: [(flags: [String], explanation: String)] = []
        for output in outputs where !output.explanation.isEmpty {
            if groups.last?.explanation != output.explanation {
                groups.append(([], output.explanation))
            }
            groups[groups.count - 1].flags.append("--\(output.name)")
        }
        return groups.map { flags, explanation in
            let others = flags.dropLast().joined(separator: ", ")
            let names = others + (others.isEmpty ? "" : " and ") + (flags.last ?? "")
            return "\(names) write\(flags.count == 1 ? "s" : "") \(explanation)"
        }.joined(separator: "\n")
    }

    /// Returns the lines at the start of generated code.
    ///
    /// The folder is omitted, so that the lines do not depend on where the command runs.
    static func heading(_ paths: [String]) -> [String] {
        let names = paths.map { path in
            path == "-" ? TokenFiles.name([path]) : FilePath.url(path).lastPathComponent
        }
        let list = visible(names.joined(separator: ", "))
        return ["Generated by typescale \(Help.version) from \(list). Do not edit."]
    }
}

extension Output {
    /// Returns what a function writes, as text.
    static func text(_ write: (Output) throws -> Void) throws -> String {
        var bytes: [UInt8] = []
        let output = Output { bytes += $0 }
        try write(output)
        try output.flush()
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The form in which `typescale tokens` writes a design system.
enum TokensForm {
    case output(TokenOutput)
    case report(OutputFormat)
}

/// The options for reading token files.
struct TokenOptions: ArgumentGroup {
    let contexts = Argument.repeated(
        "--context",
        .text("MODIFIER=CONTEXT"),
        "The context of a modifier in a resolver document, or the theme of a group"
    )
    let device = Argument(
        "--device",
        .text("NAME"),
        "The device whose sizes are read, such as desktop, if a token has sizes for several",
        default: "mobile"
    )
    let rem = Argument("--rem", .points, "The points in one rem", default: 16)
    let root = Argument(
        "--root",
        .text("FOLDER"),
        "The folder with all files that a document names"
    )

    func files(_ operands: [String]) throws(UsageError) -> TokenFiles {
        var files = TokenFiles(operands)
        files.options.rootFontSize = rem.value
        files.options.device = device.value
        files.options.root = root.value.map(FilePath.url)
        for text in contexts.value {
            let bytes = text.utf8
            guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > bytes.startIndex,
                bytes.index(after: equals) < bytes.endIndex
            else {
                throw UsageError("expected MODIFIER=CONTEXT after --context, not \(quoted(text))")
            }
            let modifier = String(decoding: bytes[..<equals], as: UTF8.self)
            files.options.contexts[modifier] = String(
                decoding: bytes[bytes.index(after: equals)...],
                as: UTF8.self
            )
        }
        return files
    }
}

/// Token files and folders to read, with the settings of a command line.
struct TokenFiles {
    private let operands: [String]
    var options = DesignSystem.ReadingOptions()

    init(_ operands: [String]) {
        self.operands = operands
        options.curves = ScalingCurve.named
    }

    /// Reads the files and reports their problems.
    ///
    /// - Returns: The valid roles, whether the files have no errors, and the paths of the files.
    func read(
        reportingTo console: Console
    ) throws -> (system: DesignSystem, isValid: Bool, files: [String]) {
        let paths = try paths()
        let recovered: DesignSystem.Recovered
        do {
            recovered = try recover(paths, from: console)
        } catch let error as Diagnostic {
            let name = Self.shownName(of: error, paths)
            guard let position = error.position else {
                throw DataError("\(name): \(error.message)")
            }
            throw DataError(error.message, at: "\(name):\(position)")
        }
        for problem in recovered.diagnostics {
            try console.report(problem, in: Self.shownName(of: problem, paths))
        }
        let isValid = !recovered.diagnostics.contains { $0.severity == .error }
        let hasDevices = recovered.diagnostics.contains { $0.kind == .otherDevice }
        if isValid, !hasDevices, options.device != DesignSystem.ReadingOptions().device {
            let detail = "no token has sizes for several devices, so --device has no effect"
            try console.report("typescale: note: " + detail)
        }
        return (recovered.system, isValid, recovered.files)
    }

    private func recover(
        _ paths: [String],
        from console: Console
    ) throws -> DesignSystem.Recovered {
        guard paths.contains("-") else {
            return try DesignSystem.recovering(
                contentsOf: paths.map(FilePath.url),
                options: options
            )
        }
        guard paths.count == 1 else {
            throw UsageError("- cannot be combined with other files")
        }
        // If standard input is too long, reading the tokens reports it.
        let data = Data(try console.read(upTo: DesignSystem.maximumBytes))
        return try DesignSystem.recovering(data: data, file: "-", options: options)
    }

    /// Returns the paths of the operands, of which patterns name files.
    private func paths() throws -> [String] {
        var paths: [String] = []
        var known: Set<ExactString> = []
        for operand in operands {
            // An empty path would be the current folder.
            guard !operand.isEmpty else {
                throw UsageError("an operand is empty; specify a file or folder")
            }
            guard let pattern = FilePattern(operand) else {
                paths.append(operand)
                continue
            }
            let matches = try pattern.matches(["json", "json5"])
            if let folder = matches.unreadable.first {
                throw DataError("\(folder): \(FilePath.reason(forUnreadable: folder))")
            }
            guard !matches.paths.isEmpty else {
                throw UsageError("no token file matches \(quoted(operand))")
            }
            paths += matches.paths.filter { known.insert(ExactString($0)).inserted }
        }
        return paths
    }

    /// Returns the operands, or a name for standard input.
    static func name(_ operands: [String]) -> String {
        operands == ["-"] ? "standard input" : operands.joined(separator: ", ")
    }

    /// Returns the path of a problem's file as on the command line.
    private static func shownName(of problem: Diagnostic, _ paths: [String]) -> String {
        var name = problem.file
        for path in paths {
            let known = FilePath.url(path).path
            let (file, start) = (problem.file.utf8, known.utf8)
            if [path, known].contains(problem.file) {
                name = Self.name([path])
            } else if file.starts(with: start), file.dropFirst(start.count).first == 0x2F {
                let rest = String(decoding: file.dropFirst(start.count), as: UTF8.self)
                let folder =
                    path.utf8.last == 0x2F
                    ? path.unicodeScalars.dropLast() : path.unicodeScalars[...]
                name = String(folder) + rest
            }
        }
        return name
    }
}
