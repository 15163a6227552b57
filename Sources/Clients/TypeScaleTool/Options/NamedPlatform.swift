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

extension NamedPlatform {
    /// Returns the help for an option whose value is a platform or one of the other names.
    static func help(_ others: [String] = []) -> String {
        var names = all.map(\.description) + others
        // The names of the watches differ only in the size of their cases.
        let watches = all.filter { $0.platform.name == "watchOS" }.map(\.description)
        if let first = watches.first, let last = watches.last,
            let index = names.firstIndex(of: first)
        {
            names.replaceSubrange(index..<(index + watches.count), with: ["\(first) to \(last)"])
        }
        let last = names.removeLast()
        return "The platform: \(names.joined(separator: ", ")) or \(last)"
    }
}
