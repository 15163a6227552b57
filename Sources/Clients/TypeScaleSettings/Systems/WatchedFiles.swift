#if os(Linux)
import Foundation

/// Files whose changes are found by comparing their sizes and dates.
struct WatchedFiles {
    private struct State: Equatable {
        let date: Date?
        let size: Int?
    }

    private var states: [String: State] = [:]

    var isEmpty: Bool { states.isEmpty }

    /// Adds files, which need not exist, and returns whether one is new.
    mutating func watch(_ paths: [String]) -> Bool {
        let new = paths.filter { states[$0] == nil }
        for path in new { states[path] = Self.state(path) }
        return !new.isEmpty
    }

    /// Returns whether a file changed since the last call.
    mutating func readChanges() -> Bool {
        let old = states
        for path in old.keys { states[path] = Self.state(path) }
        return states != old
    }

    private static func state(_ path: String) -> State {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return State(
            date: attributes?[.modificationDate] as? Date,
            size: attributes?[.size] as? Int
        )
    }
}
#endif
