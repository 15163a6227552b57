public import Foundation
import TypeScale

extension SystemTextSize {
    /// Returns what the reader chose in the settings of the system.
    ///
    /// On Linux, programs of the desktop read the settings: `gdbus` or `busctl`, `gsettings`, and
    /// `kreadconfig6` or `kreadconfig5`. The function waits for them up to 500 ms, typically 10 to
    /// 50 ms, and stops those that did not answer. It waits on a thread of its own. A setting that
    /// cannot be read has a reason in ``answers``. If none can be read, the text size is L.
    ///
    /// Ask once, and follow ``changes(after:environment:)``.
    ///
    /// - Parameter environment: The environment, which names the desktop and the folders of the
    ///   programs on Linux and Android. By default, it is the environment of the process, whose
    ///   values reach the programs on Linux unchanged even if they are not UTF-8.
    /// - Returns: The settings.
    public static func current(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) async -> SystemTextSize {
        // Stopping the programs takes the rest of the 500 ms.
        let deadline = ContinuousClock.now + .milliseconds(400)
        return await withCheckedContinuation { continuation in
            // A serial queue has a thread of its own, so that a program that does not answer never
            // occupies a thread of a shared pool.
            DispatchQueue(label: "org.typescale.reader").async {
                continuation.resume(returning: SystemSettings.read(environment, until: deadline))
            }
        }
    }
}
