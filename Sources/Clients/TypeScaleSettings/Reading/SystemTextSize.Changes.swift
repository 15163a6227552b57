public import Foundation
import TypeScale

extension SystemTextSize {
    /// Returns the settings each time that the reader changes the text size or bold text.
    ///
    ///     var settings = await SystemTextSize.current()
    ///     for await changed in SystemTextSize.changes(after: settings) {
    ///         settings = changed
    ///     }
    ///
    /// On Linux, `gdbus` and `gsettings` report changes, and the files of KDE are compared twice a
    /// second. These programs run until the task that iterates ends. The settings are read at most
    /// four times a second. Windows and macOS are asked twice a second, and Android every five
    /// seconds. A change arrives within a second, on Android within six. If a program misses a
    /// change, for example because the session's bus restarts, the change arrives within a minute.
    ///
    /// - Parameters:
    ///   - settings: The last known settings, so that no change is missed in between. By default,
    ///     the iteration starts with the settings at its beginning, which it does not return.
    ///   - environment: The environment, as for ``current(environment:)``.
    /// - Returns: The sequence, which ends if its task is canceled, or at once if the process has
    ///   too many open files.
    public static func changes(
        after settings: SystemTextSize? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Changes {
        Changes(last: settings, environment: environment)
    }

    /// The settings of the reader, each time that they change.
    ///
    /// Each iteration observes the system by itself.
    public struct Changes: AsyncSequence, Sendable {
        let last: SystemTextSize?
        let environment: [String: String]

        /// Starts to observe the system.
        public func makeAsyncIterator() -> AsyncIterator {
            let (last, environment) = (last, environment)
            let stream = AsyncStream(SystemTextSize.self, bufferingPolicy: .bufferingNewest(1)) {
                continuation in
                guard let stop = StopSignal() else { return continuation.finish() }
                continuation.onTermination = { _ in stop.send() }
                let thread = Thread {
                    var last = last
                    SystemSettings.observe(environment, until: stop) {
                        // No one waits for the thread. On a busy machine, a program that is stopped
                        // too early would look like a change to L.
                        let settings = SystemSettings.read(environment, until: .now + .seconds(2))
                        if let known = last, settings.differs(from: known) {
                            continuation.yield(settings)
                        }
                        last = settings
                        return settings
                    }
                    continuation.finish()
                }
                thread.name = "org.typescale.reader"
                thread.start()
            }
            return AsyncIterator(base: stream.makeAsyncIterator())
        }

        /// An iterator over the changes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<SystemTextSize>.Iterator

            /// Waits for a change, and returns the settings, or `nil` if the task is canceled.
            @concurrent public mutating func next() async -> SystemTextSize? { await base.next() }
        }
    }

    /// Returns whether the text size, bold text or their sources differ.
    ///
    /// The reasons of the other settings do not matter.
    private func differs(from other: SystemTextSize) -> Bool {
        traits != other.traits || textSizeSource != other.textSizeSource
            || boldTextSource != other.boldTextSource
    }
}

@available(*, unavailable)
extension SystemTextSize.Changes.AsyncIterator: Sendable {}
