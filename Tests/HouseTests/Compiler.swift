import Foundation
import TypeScaleTestSupport

/// The Swift compiler, run as a client of the built modules runs it.
struct Compiler {
    let command: String
    let modules: String

    /// Finds the compiler on the search path and the modules next to the running tests.
    ///
    /// - Throws: ``Missing`` if the host lacks the compiler or the folder of modules.
    init() throws {
        guard let command = Program.path(of: "swiftc") else {
            throw Missing(reason: "cannot find swiftc on the search path")
        }
        self.command = command
        modules =
            URL(filePath: CommandLine.arguments[0])
            .deletingLastPathComponent().appending(path: "Modules").path
        let module = "\(modules)/TypeScale.swiftmodule"
        guard FileManager.default.fileExists(atPath: module) else {
            throw Missing(reason: "cannot find \(module)")
        }
    }

    struct Missing: Error {
        let reason: String
    }

    /// Whether the compiler and the modules are available.
    ///
    /// If not, prints the reason, and the tests are skipped. The gate sets `TYPESCALE_REQUIRE_ALL`,
    /// so that they fail instead.
    static let isAvailable: Bool = {
        do {
            _ = try Compiler()
            return true
        } catch {
            print("skipped: \(error)")
            return ProcessInfo.processInfo.environment["TYPESCALE_REQUIRE_ALL"] != nil
        }
    }()

    /// Returns the compiler's messages about a program; empty if it accepts the program.
    func check(_ program: String) throws -> String {
        let folder = try Folder(["program.swift": Array(program.utf8)])
        return try Program(
            command,
            [
                "-typecheck", "-swift-version", "6", "-I", modules,
                "-module-cache-path", folder.url.path, folder.path("program.swift"),
            ]
        ).text
    }
}
