import TypeScale

/// A platform and the name by which the command line chose it, such as `watchOS-45`.
struct NamedPlatform: CustomStringConvertible {
    let description: String
    let platform: Platform

    static let iOS = NamedPlatform(description: "iOS", platform: .iOS)

    static let all = Platform.named.map {
        NamedPlatform(description: $0.name, platform: $0.platform)
    }
}
