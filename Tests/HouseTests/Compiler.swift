import Foundation
import TypeScaleTestSupport

/// The Swift compiler, as a user of the built modules runs it.
struct Compiler {
    let command: String
    let modules: String

    /// The compiler on the search path, and the modules next to the running tests.
    ///
    /// - Throws: ``Missing`` if there is no compiler or no folder of modules, as on some hosts.
    init() throws {
        guard let command = Program.path(of: "swiftc") else {
            throw Missing(reason: "no swiftc is on the search path")
        }
        self.command = command
        modules =
            URL(filePath: CommandLine.arguments[0])
            .deletingLastPathComponent().appending(path: "Modules").path
        let module = "\(modules)/TypeScale.swiftmodule"
        guard FileManager.default.fileExists(atPath: module) else {
            throw Missing(reason: "no \(module)")
        }
    }

    struct Missing: Error {
        let reason: String
    }

    /// Whether programs can be compiled here.
    ///
    /// If not, prints the reason and the tests are skipped; the gate sets `TYPESCALE_REQUIRE_ALL`, and
    /// they fail instead.
    static let isAvailable: Bool = {
        do {
            _ = try Compiler()
            return true
        } catch {
            print("skipped, no program is compiled: \(error)")
            return ProcessInfo.processInfo.environment["TYPESCALE_REQUIRE_ALL"] != nil
        }
    }()

    /// Returns the compiler's messages about a program; nothing if it accepts the program.
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
