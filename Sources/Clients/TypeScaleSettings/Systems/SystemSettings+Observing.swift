import Foundation

extension SystemSettings {
    /// Calls a closure, and calls it again whenever a setting may have changed, until a signal.
    ///
    /// The function blocks the thread. The closure returns the current settings.
    static func observe(
        _ environment: [String: String],
        until stop: StopSignal,
        _ check: () -> SystemTextSize
    ) {
        #if os(Linux)
        let monitors = LinuxMonitors(LinuxSession(environment))
        repeat { monitors.start(for: check()) } while monitors.wait(until: stop)
        #elseif os(Android)
        // Each check starts a program.
        repeat { _ = check() } while !stop.wait(seconds: 5)
        #else
        repeat { _ = check() } while !stop.wait(seconds: 0.5)
        #endif
    }
}
