#if os(Linux)
import Foundation
import Testing
import TypeScale
import TypeScaleTestSupport

@testable import TypeScaleSettings

struct LinuxChangesTests {
    @Test func `a line of a monitor is a change`() async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "GNOME"])
        let (value, line) = (desktop.folder.path("value"), desktop.folder.path("line"))
        try desktop.folder.write(Array("1.0".utf8), to: "value")
        #expect(unsafe mkfifo(line, 0o600) == 0)
        try desktop.add(
            "gsettings",
            """
            if [ "$1" = get ]; then exec /bin/cat '\(value)'; fi
            echo $$ > '\(desktop.folder.path("monitor"))'
            exec /bin/cat '\(line)'
            """
        )
        let environment = desktop.environment
        let known = await SystemTextSize.current(environment: environment)
        let changes = SystemTextSize.changes(after: known, environment: environment)
        var iterator = changes.makeAsyncIterator()
        // Opening the pipe waits for the monitor.
        let pipe = try FileHandle(forWritingTo: URL(fileURLWithPath: line))
        for factor in [1.25, 2, 0.5] {
            try desktop.folder.write(Array("\(factor)".utf8), to: "value")
            try pipe.write(contentsOf: Data("text-scaling-factor: \(factor)\n".utf8))
            #expect(await iterator.next()?.traits.fontScale == factor)
        }
    }

    @Test func `a file of KDE that changes is a change`() async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "KDE"])
        let file = desktop.folder.path(".config/kcmfonts")
        try desktop.add(
            "kreadconfig6",
            "case \"$*\" in *forceFontDPI) exec /bin/cat '\(file)';; *) echo;; esac"
        )
        try desktop.folder.write(Array("96".utf8), to: ".config/kcmfonts")
        let environment = desktop.environment
        let known = await SystemTextSize.current(environment: environment)
        #expect(known.traits.fontScale == 1)
        var iterator = SystemTextSize.changes(after: known, environment: environment)
            .makeAsyncIterator()
        try desktop.folder.write(Array("144".utf8), to: ".config/kcmfonts")
        #expect(await iterator.next()?.traits.fontScale == 1.5)
        try desktop.folder.write(Array("0".utf8), to: ".config/kcmfonts")
        #expect(await iterator.next()?.traits.fontScale == 1)
    }

    @Test func `a change between reading and observing is not lost`() async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "GNOME"])
        try desktop.addSettings(["org.gnome.desktop.interface": "1.5"])
        let known = SystemTextSize(answers: [.init(source: .gnome, value: .scale(1.25))])
        let changes = SystemTextSize.changes(after: known, environment: desktop.environment)
        for await settings in changes {
            #expect(settings.traits.fontScale == 1.5)
            break
        }
    }

    @Test(arguments: [(Duration.zero, true), (.seconds(3600), false)])
    func `a line is a change only after the distance`(
        distance: Duration,
        isChange: Bool
    ) async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "GNOME"])
        let printed = desktop.folder.path("printed")
        try desktop.add("gsettings", "echo line; echo > '\(printed)'; exec /bin/sleep 600")
        let session = LinuxSession(desktop.environment)
        let stop = try #require(StopSignal())
        async let result = Task.detached {
            let monitors = LinuxMonitors(session, distance: distance)
            monitors.start(for: .init(answers: [.init(source: .gnome, value: .scale(1))]))
            return monitors.wait(until: stop)
        }.value
        if !isChange {
            #expect(try await eventually { FileManager.default.fileExists(atPath: printed) })
            stop.send()
        }
        #expect(await result == isChange)
        #expect(LinuxMonitors.distance <= .milliseconds(500))
    }

    @Test func `a change arrives although a monitor prints without pause`() async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "GNOME"])
        let value = desktop.folder.path("value")
        try desktop.folder.write(Array("1.0".utf8), to: "value")
        try desktop.add(
            "gsettings",
            """
            if [ "$1" = get ]; then exec /bin/cat '\(value)'; fi
            while :; do echo line; done
            """
        )
        let environment = desktop.environment
        let known = await SystemTextSize.current(environment: environment)
        var iterator = SystemTextSize.changes(after: known, environment: environment)
            .makeAsyncIterator()
        for factor in [1.25, 2, 0.5] {
            try await Task.sleep(for: .milliseconds(500))
            // A reading must not find an empty file.
            try Data("\(factor)".utf8).write(to: URL(fileURLWithPath: value), options: .atomic)
            #expect(await iterator.next()?.traits.fontScale == factor)
        }
    }

    @Test func `the monitors end with the task`() async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "GNOME"])
        let monitor = desktop.folder.path("monitor")
        try desktop.add(
            "gsettings",
            "if [ $1 = get ]; then echo 1.25; else echo $$ > '\(monitor)'; exec /bin/sleep 600; fi"
        )
        let environment = desktop.environment
        let task = Task {
            for await _ in SystemTextSize.changes(environment: environment) {}
        }
        func identifier() -> pid_t? {
            let text = try? String(contentsOfFile: monitor, encoding: .utf8)
            return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
        #expect(try await eventually { identifier().map(isRunning) ?? false })
        let running = try #require(identifier())
        task.cancel()
        await task.value
        // The thread stops the monitors after the task has ended.
        #expect(try await eventually { !isRunning(running) })
    }

    // Other tests in the process would change the figures, so `.ci/long` runs this test alone.
    @Test(.enabled(if: reads != nil, "`.ci/long reader-long` sets TYPESCALE_READS"))
    func `reading leaves no process, descriptor or memory`() async throws {
        var desktop = try FakeDesktop()
        try desktop.addPortal("echo '(<<1.25>>,)'")
        try desktop.addSettings(["org.gnome.desktop.interface": "1.25"])
        try desktop.addKDE(["forceFontDPI": "144"])
        let environment = desktop.environment
        for _ in 0..<10 { _ = await SystemTextSize.current(environment: environment) }
        let before = try Resources()
        let reads = try #require(Self.reads)
        for _ in 0..<reads {
            let settings = await SystemTextSize.current(environment: environment)
            #expect(settings.textSizeSource == .portal)
        }
        let after = try Resources()
        print("\(reads) reads: before \(before), after \(after)")
        #expect(after.zombies == 0)
        #expect(after.descriptors <= before.descriptors)
        #expect(after.kilobytes < before.kilobytes + 4096)
    }

    private static let reads = ProcessInfo.processInfo.environment["TYPESCALE_READS"]
        .flatMap { Int($0) }
}

/// The resources that this process uses.
private struct Resources: CustomStringConvertible {
    let descriptors: Int
    let kilobytes: Int
    /// The children that ended and were not waited for.
    let zombies: Int

    init() throws {
        let manager = FileManager.default
        descriptors = try manager.contentsOfDirectory(atPath: "/proc/self/fd").count
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        let own = getpid()
        zombies = try manager.contentsOfDirectory(atPath: "/proc").filter { name in
            let path = "/proc/\(name)/stat"
            guard Int32(name) != nil, let text = try? String(contentsOfFile: path, encoding: .utf8)
            else { return false }
            // The state and the parent follow the name, which is in parentheses.
            let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 1 && fields[0] == "Z" && fields[1] == "\(own)"
        }.count
    }

    var description: String {
        "\(descriptors) descriptors, \(kilobytes) KB, \(zombies) ended processes"
    }
}
#endif
