import Foundation
import TypeScale
import TypeScaleCurves
import TypeScaleFoundation
import TypeScaleTokens

struct TokensCommand: Command {
    static let name = "tokens"
    static let summary = "Convert the typography in a design system's token file"
    static let discussion = """
        The file has the DTCG format 2025.10, or is a resolver document, a file of Tokens Studio or
        Style Dictionary, or a style dictionary, which can be the property list of ScaledFont. It
        can have comments, single quotes and keys without quotes, as in JSON5. By default, the
        command prints a table of the sizes of each role.

        --css writes custom properties. In Safari on iOS, a role has UIKit's size for each text size.
        In other browsers, its size depends on the width of the window, and text can be zoomed to
        more than twice its size, as WCAG 1.4.4 requires.
        --swift writes code that uses TypeScale, TypeScaleUIKit and TypeScaleSwiftUI.
        --react-native, --flutter, --compose and --android write styles, with comments on the
        differences from iOS. The Dart code has never been compiled, and the Kotlin code only
        without Compose.
        --dtcg writes tokens with values instead of references.

        --diff lists the roles that change from the file to another file, at all twelve text sizes on
        iOS. Only the size, line height, tracking, weight and face of a role count, so that a renamed
        reference is not a change. The exit status is 0 even if the roles differ.

        --check compares the file of -o with what the command would write. If they differ, the exit
        status is 1, and nothing is written.

        Standard error reports errors, warnings and proposed text styles with their positions. If
        there are errors, the valid roles are still written, and the exit status is 1.
        """

    let files = Argument.operands(
        "FILE",
        "one token file",
        "The token file to read, or - for standard input"
    )
    let form = Argument<TokensForm>.choice(
        [
            ("--css", .code(.css), "Write CSS custom properties"),
            ("--swift", .code(.swift), "Write Swift code"),
            ("--react-native", .code(.reactNative), "Write TypeScript for React Native"),
            ("--flutter", .code(.flutter), "Write Dart for Flutter"),
            ("--compose", .code(.compose), "Write Kotlin for Jetpack Compose"),
            ("--android", .code(.android), "Write text appearances for Android as XML"),
            ("--dtcg", .code(.dtcg), "Write tokens in the DTCG format"),
            ("--report", .report(.text), "Print a table of sizes and differences"),
            ("--json", .report(.json), "Write the table as JSON"),
            ("--csv", .report(.csv), "Write the table as CSV"),
            ("--spreadsheet", .report(.spreadsheet), "Write the table as CSV without formulas"),
        ],
        default: .report(.text)
    )
    let other = Argument("--diff", .file, "Another token file, to list the roles that change")
    let reading = TokenOptions()
    let output: Argument<String?> = .output
    let check = Argument.flag("--check", "Compare the output with the file of -o")

    func run(on console: Console) throws -> ExitStatus {
        if check.value, output.value == nil || output.value == "-" {
            throw UsageError("--check requires -o FILE")
        }
        let paths = files.value + [other.value].compactMap(\.self)
        guard paths != ["-", "-"] else {
            throw UsageError("only one of the files can be -, the standard input")
        }
        let destination =
            check.value ? nil : try OutputDestination(output.value ?? "-", inputs: paths)
        let found = try paths.map { try reading.file($0).read(reportingTo: console) }
        let text = try text(of: found.map(\.system), console.terminal)
        if let destination {
            try destination.write(text, to: console.output)
        } else if let output = output.value, try Self.isStale(output, text) {
            let remedy = "run the command without --check"
            try console.complain(DataError("\(output) differs from the tokens; \(remedy)"))
            return .problem
        }
        return found.allSatisfy(\.isValid) ? .success : .problem
    }

    /// Returns one design system in the selected form, or the differences between two.
    private func text(of systems: [DesignSystem], _ terminal: Terminal) throws -> String {
        let path = files.value[0]
        let system = systems[0]
        switch form.value {
        case .report(let format):
            let name = TokenFile.name(path)
            guard let other = other.value else {
                return try TokensReport(system, name: name).written(as: format, terminal)
            }
            let names = [name, TokenFile.name(other)]
            return try TokensDifference(system, systems[1], names: names)
                .written(as: format, terminal)
        case .code(let code):
            try refuse([form], with: [other])
            var options = CodeOptions()
            options.heading = Self.heading(path)
            return try system.written(as: code, options)
        }
    }

    private static func isStale(_ path: String, _ text: String) throws -> Bool {
        do {
            let data = try BoundedFile.contents(path: path, upTo: 64 << 20)
            return data != Data(text.utf8)
        } catch {
            throw DataError("cannot open \(path): \(error.message)")
        }
    }

    /// Returns the lines at the start of generated code.
    ///
    /// The folder is omitted, so that the lines do not depend on where the command runs.
    static func heading(_ path: String) -> [String] {
        let name = path == "-" ? TokenFile.name(path) : FilePath.url(path).lastPathComponent
        return ["Generated by typescale \(Help.version) from \(visible(name)). Do not edit."]
    }
}

/// The form in which `typescale tokens` writes a design system.
enum TokensForm {
    case code(CodeFormat)
    case report(OutputFormat)
}

extension DesignSystem {
    /// Returns the roles as code, or throws an error whose message names the role.
    func written(as format: CodeFormat, _ options: CodeOptions) throws -> String {
        do {
            return try code(for: format, options: options)
        } catch {
            throw format == .dtcg ? error : DataError(error.message)
        }
    }
}

/// The options for reading a token file.
struct TokenOptions: ArgumentGroup {
    let contexts = Argument.repeated(
        "--context",
        .text("MODIFIER=CONTEXT"),
        "The context of a modifier in a resolver document"
    )
    let rem = Argument("--rem", .points, "The points in one rem", default: 16)

    func file(_ path: String) throws(UsageError) -> TokenFile {
        try TokenFile(path, contexts: contexts.value, rem: rem.value)
    }
}

/// A token file to read, with the settings of a command line.
struct TokenFile {
    let path: String
    private var options = DesignSystem.ReadingOptions()

    init(_ path: String, contexts: [String] = [], rem: Double = 16) throws(UsageError) {
        self.path = path
        options.rootFontSize = rem
        options.curves = ScalingCurve.named
        for text in contexts {
            let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
            guard parts.count == 2 else {
                throw UsageError("expected MODIFIER=CONTEXT after --context, not \(quoted(text))")
            }
            options.contexts[parts[0]] = parts[1]
        }
    }

    /// Reads the file and reports its problems.
    ///
    /// - Returns: The valid roles, and whether the file has no errors.
    func read(reportingTo console: Console) throws -> (system: DesignSystem, isValid: Bool) {
        // If standard input is too long, reading the tokens reports it.
        let input = path == "-" ? Data(try console.read(upTo: DesignSystem.maximumBytes)) : nil
        let recovered: DesignSystem.Recovered
        do throws(Diagnostic) {
            recovered =
                if let data = input {
                    try DesignSystem.recovering(data: data, name: "-", options: options)
                } else {
                    try DesignSystem.recovering(contentsOf: FilePath.url(path), options: options)
                }
        } catch {
            let name = shownName(of: error)
            throw DataError(error.message, at: error.position.map { "\(name):\($0)" } ?? name)
        }
        for problem in recovered.diagnostics {
            try console.report(problem, in: shownName(of: problem))
        }
        let isValid = !recovered.diagnostics.contains { $0.severity == .error }
        return (recovered.system, isValid)
    }

    /// Returns the path, or a name for standard input.
    static func name(_ path: String) -> String { path == "-" ? "standard input" : path }

    /// Returns the path as on the command line, or the path of another file in which a problem is.
    private func shownName(of problem: Diagnostic) -> String {
        let isGiven = [path, FilePath.url(path).path].contains(problem.file)
        return isGiven ? Self.name(path) : problem.file
    }
}
