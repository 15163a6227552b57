#if os(Linux)
import Foundation

/// The programs that report changes of the settings, and the files that contain others.
final class LinuxMonitors {
    private struct Monitor {
        let source: SystemTextSize.Source
        let process: RunningProgram
    }

    private let environment: [String: String]
    private let backEnds: [LinuxBackEnd]
    private var monitors: [Monitor] = []
    private var files = WatchedFiles()

    /// The time between two checks, even if a program prints without pause.
    ///
    /// Each check starts programs. A change must arrive within a second.
    static let distance = Duration.milliseconds(250)

    private let distance: Duration
    /// The time before which no check is made.
    private var earliestCheck = ContinuousClock.now
    /// The time of the next check, even if nothing reports a change.
    private var nextCheck = ContinuousClock.now
    /// The pause before a program that ended starts again.
    private var pause = Duration.seconds(1)

    init(_ session: LinuxSession, distance: Duration = LinuxMonitors.distance) {
        self.distance = distance
        environment = session.environment
        backEnds = LinuxBackEnd.all(session)
    }

    deinit {
        for monitor in monitors { monitor.process.stop() }
    }

    /// Starts the programs for settings that have a value, if they do not run.
    func start(for settings: SystemTextSize) {
        let sources = Set(settings.answers.filter(\.hasValue).map(\.source))
        earliestCheck = .now + distance
        // A setting can get a value later, for example when the portal starts.
        nextCheck = .now + .seconds(60)
        // A setting can change before a program or this object observes it.
        let soon = ContinuousClock.now + .milliseconds(300)
        for backEnd in backEnds where sources.contains(backEnd.source) {
            let isNew =
                backEnd.monitor.map { start($0, for: backEnd.source) }
                ?? files.watch(backEnd.files)
            if isNew { nextCheck = soon }
        }
    }

    /// Waits until a setting may have changed, or returns `false` once the signal was sent.
    func wait(until stop: StopSignal) -> Bool {
        // What programs print until then stays in their streams, which are not read.
        let stopped = Descriptor.ready([stop.descriptor], before: earliestCheck)
        guard stopped.isEmpty else { return false }
        while true {
            let descriptors = monitors.flatMap(\.process.openDescriptors) + [stop.descriptor]
            let next = files.isEmpty ? nextCheck : min(nextCheck, .now + .milliseconds(500))
            let ready = Descriptor.ready(descriptors, before: next)
            if ready.contains(stop.descriptor) { return false }
            // Both calls have effects.
            let hasOutput = readOutput(ready)
            let hasChanges = files.readChanges()
            if hasOutput || hasChanges || ContinuousClock.now >= nextCheck { return true }
        }
    }

    /// Reads what the programs printed, and returns whether they printed anything.
    private func readOutput(_ ready: Set<Int32>) -> Bool {
        let count = monitors.map { $0.process.read(ready: ready) }.reduce(0, +)
        if count > 0 { pause = .seconds(1) }
        for monitor in monitors { monitor.process.discardOutput() }
        let ended = monitors.filter(\.process.openDescriptors.isEmpty)
        if !ended.isEmpty {
            for monitor in ended { monitor.process.stop() }
            monitors.removeAll(where: \.process.openDescriptors.isEmpty)
            nextCheck = min(nextCheck, .now + pause)
            pause = min(pause * 2, .seconds(60))
        }
        return count > 0
    }

    /// Starts a program, unless it runs, and returns whether it was started.
    private func start(_ program: SystemProgram, for source: SystemTextSize.Source) -> Bool {
        guard !monitors.contains(where: { $0.source == source }),
            let path = program.path(in: environment)
        else { return false }
        // The shell ends the program when its own input ends, which happens even if this process is
        // killed. Without the shell, the program would run until it reports the next change.
        let script = #""$@" & exec >/dev/null 2>&1; read -r _; kill $!"#
        let process = try? RunningProgram(
            path: "/bin/sh",
            arguments: ["-c", script, "sh", path] + program.arguments,
            environment: environment
        )
        guard let process else { return false }
        monitors.append(Monitor(source: source, process: process))
        return true
    }
}
#endif
