import Foundation
import TypeScale

/// A namespace for functions that read the settings of the system.
///
/// Each system has a file of its own.
enum SystemSettings {}

#if !os(Linux) && !os(Android) && !os(Windows) && !os(macOS)
extension SystemSettings {
    /// Returns a result without answers.
    ///
    /// On iOS, convert UIKit's or SwiftUI's traits instead. In a browser, JavaScript reads the
    /// size.
    static func read(
        _ environment: [String: String],
        until deadline: ContinuousClock.Instant
    ) -> SystemTextSize {
        SystemTextSize(answers: [])
    }
}
#endif
