import Foundation

/// The result of another program's run: its exit status and its output.
package struct Program {
    package let status: Int32
    package let output: [UInt8]

    /// The output as text.
    package var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a program until it ends; `output` also contains its standard error.
    package init(_ path: String, _ arguments: [String] = [], input: [UInt8] = []) throws {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        let (read, written) = (Pipe(), Pipe())
        process.standardInput = read
        process.standardOutput = written
        process.standardError = written
        try process.run()
        if !input.isEmpty { try read.fileHandleForWriting.write(contentsOf: Data(input)) }
        try read.fileHandleForWriting.close()
        output = Array(try written.fileHandleForReading.readToEnd() ?? Data())
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Returns whether a program of a Debian package is installed.
    package static func isInstalled(_ name: String, in package: String) -> Bool {
        Comparison.canRun("results of \(name)", needs: package, path(of: name) != nil)
    }

    /// Returns the path of a program, or `nil` if the search path does not contain it.
    package static func path(of name: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
