/// A platform with a name that distinguishes it from every other platform, such as `watchOS-45`.
package struct NamedPlatform: Sendable, CustomStringConvertible {
    package let description: String
    package let platform: Platform

    package static let iOS = NamedPlatform(description: "iOS", platform: .iOS)

    // The names are literals, because writing numbers would enlarge a module for the web.
    package static let all: [NamedPlatform] = {
        let watchNames = [
            "watchOS-38", "watchOS-40", "watchOS-41", "watchOS-42", "watchOS-44", "watchOS-45",
            "watchOS-49",
        ]
        let watches = zip(WatchCaseSize.allCases, watchNames).map { ($1, Platform.watchOS($0)) }
        let printed = ("iOS-as-printed", Platform.iOS.typeTable(.iOSAsPrinted))
        let others = [printed] + watches + [("tvOS", .tvOS), ("macOS", .macOS)]
        return [iOS] + others.map { NamedPlatform(description: $0, platform: $1) }
    }()
}
