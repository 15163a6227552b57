import Foundation

/// The Swift compiler, seen as a user of the built modules sees it.
struct Compiler {
    let command: URL
    let modules: URL

    /// The compiler on the search path and the modules beside the running tests.
    ///
    /// - Throws: ``Missing`` where there is no such compiler or folder, as on another kind of host.
    init() throws {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
        guard
            let command = candidates.first(where: {
                FileManager.default.isExecutableFile(atPath: $0.path)
            })
        else { throw Missing(reason: "no swiftc is on the search path") }
        self.command = command
        modules = URL(filePath: CommandLine.arguments[0])
            .deletingLastPathComponent().appending(path: "Modules")
        let module = modules.appending(path: "TypeScale.swiftmodule")
        guard FileManager.default.fileExists(atPath: module.path) else {
            throw Missing(reason: "no \(module.path)")
        }
    }

    struct Missing: Error {
        let reason: String
    }

    /// Whether programs can be compiled here.
    ///
    /// Where they cannot, the reason is printed and the tests
    /// are skipped; the gate sets `TYPESCALE_REQUIRE_ALL` and has them fail instead.
    static let isAtHand: Bool = {
        do {
            _ = try Compiler()
            return true
        } catch {
            print("skipped, no program is compiled: \(error)")
            return ProcessInfo.processInfo.environment["TYPESCALE_REQUIRE_ALL"] != nil
        }
    }()

    /// What the compiler says of a program; nothing if it accepts it.
    func check(_ program: String) throws -> String {
        let folder = URL.temporaryDirectory.appending(path: "typescale-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "program.swift")
        try Data(program.utf8).write(to: source)
        let process = Process()
        process.executableURL = command
        process.arguments = [
            "-typecheck", "-swift-version", "6", "-I", modules.path,
            "-module-cache-path", folder.path, source.path,
        ]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
