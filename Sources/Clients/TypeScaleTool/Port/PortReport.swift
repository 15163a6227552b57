import TypeScaleCode

/// Writes each change as soon as it is made, to save memory, and at the end what is left to do.
struct PortReport {
    /// A change or a task, and the path of its file.
    private struct Row {
        let file: String
        let line: Int
        let kind: String
        let before: String
        let after: String
        /// The advice for a task, or an empty text for a change.
        var advice = ""
    }

    private static let shared: [Field<Row>] = [
        Field("file") { $0.file }, Field("line") { $0.line },
    ]

    private static let changeFields: [Field<Row>] =
        shared + [
            Field("change") { $0.kind }, Field("before") { $0.before }, Field("after") { $0.after },
        ]

    private static let taskFields: [Field<Row>] =
        shared + [
            Field("left") { $0.kind }, Field("code") { $0.before }, Field("advice") { $0.advice },
        ]

    /// The columns of a table with a row for each change and for each task.
    ///
    /// Each row is one line, so that a name with a line break cannot look like another row.
    private static let columns: [Field<Row>] = [
        Field(csv: "file") { oneLine($0.file) }, Field(csv: "line") { $0.line },
        Field(csv: "change") { $0.kind }, Field(csv: "before") { oneLine($0.before) },
        Field(csv: "after") { oneLine($0.after) }, Field(csv: "left") { $0.advice },
    ]

    /// The maximum number of tasks that are listed.
    static let maximumTasks = 100_000

    let format: OutputFormat
    let console: Console
    /// The path of the copy, or `nil` if no copy is written.
    let destination: String?

    private var counts: [PortChange.Kind: Int] = [:]
    private var changedFiles = 0
    private var tasks: [(file: String, task: PortTask)] = []
    private var taskCounts: [PortTask.Kind: Int] = [:]
    private var unfinishedFiles = 0
    private var hasProblem = false

    init(format: OutputFormat, console: Console, destination: String?) throws {
        self.format = format
        self.console = console
        self.destination = destination
        switch format {
        case .text: break
        case .csv, .spreadsheet:
            try console.output.write(CSVText.row(Field.columns(Self.columns)))
        case .json: try console.output.write("{\n\"changes\" : [")
        }
    }

    mutating func complain(_ problem: DataError) throws {
        hasProblem = true
        try console.complain(problem)
    }

    mutating func add(_ source: PortedSource, in file: String) throws {
        if !source.changes.isEmpty { changedFiles += 1 }
        for change in source.changes {
            let row = Row(
                file: file,
                line: change.line,
                kind: change.kind.rawValue,
                before: change.before,
                after: change.after
            )
            try write(row, change.description, isFirst: counts.isEmpty)
            counts[change.kind, default: 0] += 1
        }
        if !source.tasks.isEmpty { unfinishedFiles += 1 }
        for task in source.tasks {
            taskCounts[task.kind, default: 0] += 1
            if tasks.count < Self.maximumTasks { tasks.append((file, task)) }
        }
    }

    private func write(_ row: Row, _ text: String, isFirst: Bool) throws {
        switch format {
        case .text: try writeLine("\(row.file.pathWithoutCommand):\(row.line): \(text)")
        case .csv, .spreadsheet:
            try console.output.write(CSVText.row(Field.row(row, Self.columns), format))
        case .json:
            try console.output.write(isFirst ? "\n" : ",\n")
            let fields = row.advice.isEmpty ? Self.changeFields : Self.taskFields
            try console.output.write(jsonText(Field.object(row, fields)).dropLast().utf8)
        }
    }

    private func writeLine(_ line: String) throws {
        try console.output.writeLine(WorkflowCommand.withoutBrackets(visible(line, upTo: 2000)))
    }

    /// Writes the end of the report, and returns the exit status.
    func end(_ tree: PortTree, swiftFiles: Int) throws -> ExitStatus {
        let files = tree.entries.count { if case .folder = $0.kind { false } else { true } }
        switch format {
        case .text where !tasks.isEmpty:
            if !counts.isEmpty { try writeLine("") }
            try writeLine("left to do:")
        case .text: break
        case .csv, .spreadsheet: break
        case .json: try console.output.write("\n],\n\"left\" : [")
        }
        for (index, (file, task)) in tasks.enumerated() {
            let row = Row(
                file: file,
                line: task.line,
                kind: task.kind.rawValue,
                before: task.code,
                after: "",
                advice: task.advice
            )
            try write(row, task.description, isFirst: index == 0)
        }
        switch format {
        case .text:
            for line in summary(tree, files: files, swiftFiles: swiftFiles) { try writeLine(line) }
        case .csv, .spreadsheet: break
        case .json:
            var summary: JSONObject = [
                "files": files, "swiftFiles": swiftFiles, "changedFiles": changedFiles,
                "unfinishedFiles": unfinishedFiles,
            ]
            for kind in PortChange.Kind.allCases { summary[kind.rawValue] = counts[kind] ?? 0 }
            var left: JSONObject = [:]
            for kind in PortTask.Kind.allCases { left[kind.rawValue] = taskCounts[kind] ?? 0 }
            summary["left"] = left
            try console.output.write("\n],\n\"hidden\" : \(jsonText(tree.hidden).dropLast()),\n")
            try console.output.write("\"summary\" : \(jsonText(summary).dropLast())\n}\n")
        }
        return hasProblem ? .problem : .success
    }

    private func summary(_ tree: PortTree, files: Int, swiftFiles: Int) -> [String] {
        func number(_ count: Int, _ noun: String) -> String {
            "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        let changes = PortChange.Kind.allCases.compactMap { kind in
            counts[kind].map { number($0, kind.rawValue) }
        }
        let changed = changes.isEmpty ? "nothing" : changes.joined(separator: ", ")
        let verb = destination == nil ? "would change" : "changed"
        let swift = number(swiftFiles, "Swift file")
        var lines = counts.isEmpty && tasks.isEmpty ? [] : [""]
        lines.append("\(verb) \(changed) in \(changedFiles) of \(swift)")
        if let destination { lines.append("copied \(number(files, "file")) to \(destination)") }
        if !tree.hidden.isEmpty {
            let names = tree.hidden.prefix(8).map { visible($0) }.joined(separator: ", ")
            let rest = tree.hidden.count > 8 ? ", ..." : ""
            lines.append("skipped \(number(tree.hidden.count, "hidden item")): \(names)\(rest)")
        }
        let left = PortTask.Kind.allCases.compactMap { kind in
            taskCounts[kind].map { number($0, kind.rawValue) }
        }
        if !left.isEmpty {
            let list = left.joined(separator: ", ")
            let isCut = taskCounts.values.reduce(0, +) > tasks.count
            let rest = isCut ? "; the first \(tasks.count) are listed" : ""
            lines.append("left to do: \(list) in \(unfinishedFiles) of \(swift)\(rest)")
        }
        return lines
    }
}

/// Returns a text with its line breaks as in JSON, such as `\n`.
private func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": line += "\\n"
        case "\r": line += "\\r"
        default: line.unicodeScalars.append(scalar)
        }
    }
    return line
}
