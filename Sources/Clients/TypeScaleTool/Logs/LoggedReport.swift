/// A report whose findings and errors can also be written for services such as GitHub.
protocol LoggedReport: Report {
    /// The findings and errors, as services show them.
    var log: LogContents { get }
}

extension LoggedReport {
    func write(as format: LogFormat, to console: Console) throws {
        switch format {
        case .output(let format): try write(as: format, to: console)
        case .sarif: try SARIFLog(contents: log).write(to: console.output)
        case .junit: try JUnitLog(contents: log).write(to: console.output)
        case .github:
            try GitHubLog(contents: log).write(to: console.output)
            try GitHubLog.write(log: try text(Terminal()), to: console.output)
        }
    }
}
