#if os(Linux)
import Foundation
import Testing
import TypeScaleTestSupport

/// A session whose programs are shell scripts.
struct FakeDesktop {
    let folder: Folder
    var environment: [String: String]

    /// Creates a session without programs and without a bus.
    init(_ variables: [String: String] = [:]) throws {
        folder = try Folder()
        environment = ["PATH": folder.url.path, "HOME": folder.url.path].merging(variables) { $1 }
    }

    /// Adds a program.
    ///
    /// A shell writes the file: this process cannot run a file while one of its children inherits
    /// the descriptor with which it was written. For the same reason, `e` closes the pipe in other
    /// children.
    func add(_ name: String, _ script: String) throws {
        let path = folder.path(name)
        let shell = unsafe popen("/bin/cat > '\(path)'; /bin/chmod 755 '\(path)'", "we")
        unsafe fputs("#!/bin/sh\n\(script)\n", shell)
        #expect(unsafe pclose(shell) == 0)
    }

    /// Adds a program that prints the value of each schema in GSettings, and fails for others.
    func addSettings(_ values: [String: String]) throws {
        let cases = values.map { "'get '\($0)*) echo '\($1)';;" }.joined(separator: "\n")
        try add(
            "gsettings",
            "case \"$*\" in\n\(cases)\n*) echo \"No such schema '$2'\" >&2; exit 1;;\nesac"
        )
    }

    /// Adds KDE's program, which prints the value of each key.
    func addKDE(_ values: [String: String], program: String = "kreadconfig6") throws {
        let cases = values.map { "*--key\\ \($0)) echo '\($1)';;" }.joined(separator: "\n")
        try add(program, "case \"$*\" in\n\(cases)\n*) echo;;\nesac")
    }

    /// Adds a program that calls the portal, in a session with a bus.
    mutating func addPortal(_ script: String) throws {
        environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
        try add("gdbus", script)
    }
}

/// Returns whether a process runs.
///
/// A process that ended can remain in the list of processes.
func isRunning(_ identifier: pid_t) -> Bool {
    let stat = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
    // The state follows the name, which is in parentheses.
    return stat?.split(separator: ")").last.map { !$0.hasPrefix(" Z") } ?? false
}

/// Waits until a condition is met, for at most 30 seconds, and returns whether it is.
func eventually(_ condition: () -> Bool) async throws -> Bool {
    for _ in 0..<3000 {
        if condition() { return true }
        try await Task.sleep(for: .milliseconds(10))
    }
    return false
}
#endif
