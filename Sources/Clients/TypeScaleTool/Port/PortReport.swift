/// Writes each change as soon as it is made, to save memory.
struct PortReport {
    /// A change, and the path of its file.
    typealias Row = (file: String, change: PortChange)

    private static let fields: [Field<Row>] = [
        Field("file") { $0.file },
        Field("line") { $0.change.line },
        Field("change") { $0.change.kind.rawValue },
        Field("before") { $0.change.before },
        Field("after") { $0.change.after },
    ]

    let format: OutputFormat
    let console: Console
    /// The path of the copy, or `nil` if no copy is written.
    let destination: String?

    private var counts: [PortChange.Kind: Int] = [:]
    private var changedFiles = 0
    private var hasProblem = false

    init(format: OutputFormat, console: Console, destination: String?) throws {
        self.format = format
        self.console = console
        self.destination = destination
        switch format {
        case .text: break
        case .csv, .spreadsheet:
            try console.output.write(CSVText.row(Field.columns(Self.fields)))
        case .json: try console.output.write("{\n\"changes\" : [")
        }
    }

    mutating func complain(_ problem: DataError) throws {
        hasProblem = true
        try console.complain(problem)
    }

    mutating func add(_ changes: [PortChange], in file: String) throws {
        if !changes.isEmpty { changedFiles += 1 }
        for change in changes {
            let row = (file, change)
            switch format {
            case .text:
                let position = "\(visible(file, upTo: 1000)):\(change.line)"
                try console.output.writeLine("\(position): \(change.description)")
            case .csv, .spreadsheet:
                try console.output.write(CSVText.row(Field.row(row, Self.fields), format))
            case .json:
                try console.output.write(counts.isEmpty ? "\n" : ",\n")
                let object = Field.object(row, Self.fields)
                try console.output.write(jsonText(object).dropLast().utf8)
            }
            counts[change.kind, default: 0] += 1
        }
    }

    /// Writes the end of the report, and returns the exit status.
    func end(_ tree: PortTree, swiftFiles: Int) throws -> ExitStatus {
        let files = tree.entries.count { if case .folder = $0.kind { false } else { true } }
        switch format {
        case .text:
            try console.output.write(summary(tree, files: files, swiftFiles: swiftFiles))
        case .csv, .spreadsheet: break
        case .json:
            var summary: JSONObject = [
                "files": files, "swiftFiles": swiftFiles, "changedFiles": changedFiles,
            ]
            for kind in PortChange.Kind.allCases { summary[kind.rawValue] = counts[kind] ?? 0 }
            try console.output.write("\n],\n\"hidden\" : \(jsonText(tree.hidden).dropLast()),\n")
            try console.output.write("\"summary\" : \(jsonText(summary).dropLast())\n}\n")
        }
        return hasProblem ? .problem : .success
    }

    private func summary(_ tree: PortTree, files: Int, swiftFiles: Int) -> String {
        func number(_ count: Int, _ noun: String) -> String {
            "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        let changes = PortChange.Kind.allCases.compactMap { kind in
            counts[kind].map { number($0, kind.rawValue) }
        }
        let changed = changes.isEmpty ? "nothing" : changes.joined(separator: ", ")
        let verb = destination == nil ? "would change" : "changed"
        var lines = counts.isEmpty ? [] : [""]
        lines.append("\(verb) \(changed) in \(changedFiles) of \(number(swiftFiles, "Swift file"))")
        if let destination {
            lines.append("copied \(number(files, "file")) to \(visible(destination, upTo: 1000))")
        }
        if !tree.hidden.isEmpty {
            let names = tree.hidden.prefix(8).map { visible($0) }.joined(separator: ", ")
            let rest = tree.hidden.count > 8 ? ", ..." : ""
            lines.append("skipped \(number(tree.hidden.count, "hidden item")): \(names)\(rest)")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
