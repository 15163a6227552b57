import Foundation

/// A process that measures a text when asked.
final class WorkerProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    init(path: String, sample: String) throws {
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["worker", path, sample]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    func start(_ window: Worker.Window) throws {
        try input.fileHandleForWriting.write(
            contentsOf: Data("\(window.start) \(window.end)\n".utf8)
        )
    }

    /// Returns the rate that the process reports when the window ends.
    func rate() throws -> Double {
        var line = Data()
        while line.last != UInt8(ascii: "\n") {
            let bytes = try output.fileHandleForReading.read(upToCount: 1) ?? Data()
            guard !bytes.isEmpty else { throw CocoaError(.fileReadUnknown) }
            line += bytes
        }
        guard let rate = Double(String(decoding: line.dropLast(), as: UTF8.self)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return rate
    }

    /// Ends the process.
    func stop() throws {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
    }
}
