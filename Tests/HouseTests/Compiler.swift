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
    ///
    /// The program can import `stubs`, which are the sources of other modules by name.
    func check(
        _ program: String,
        importing stubs: [String: String] = [:],
        options others: [String] = []
    ) throws -> String {
        var files = stubs
        files["program"] = program
        let folder = try Folder(
            Dictionary(uniqueKeysWithValues: files.map { ("\($0).swift", Array($1.utf8)) })
        )
        let options = others + ["-swift-version", "6", "-module-cache-path", folder.url.path]
        for name in stubs.keys {
            let output = folder.path("\(name).swiftmodule")
            let emission = ["-parse-as-library", "-emit-module", "-emit-module-path", output]
            let run = try Program(
                command,
                options + emission + ["-module-name", name, folder.path("\(name).swift")]
            )
            guard run.status == 0 else { return run.text }
        }
        return try Program(
            command,
            options
                + [
                    "-typecheck", "-I", folder.url.path, "-I", modules,
                    folder.path("program.swift"),
                ]
        ).text
    }
}
