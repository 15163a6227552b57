import TypeScale

/// A platform by the name that it has on the command line.
struct PlatformName: LosslessStringConvertible {
    let description: String
    let platform: Platform

    init?(_ description: String) {
        let name = description.lowercased()
        guard let found = Self.all.first(where: { $0.description.lowercased() == name }) else {
            return nil
        }
        self = found
    }

    private init(_ description: String, _ platform: Platform) {
        self.description = description
        self.platform = platform
    }

    static let all: [PlatformName] =
        [
            PlatformName("iOS", .iOS),
            PlatformName("iOS-as-printed", Platform.iOS.typeTable(.iOSAsPrinted)),
        ]
        + WatchCaseSize.allCases.map { PlatformName("watchOS-\($0.rawValue)", .watchOS($0)) }
        + [PlatformName("tvOS", .tvOS), PlatformName("macOS", .macOS)]
}

extension Arguments {
    /// The platform that was asked for: iOS unless another was.
    func platform(_ option: Option = .platform) throws(Misuse) -> Platform {
        try platformName(option).platform
    }

    /// The platform that was asked for, by its name here.
    func platformName(_ option: Option = .platform) throws(Misuse) -> PlatformName {
        let names = PlatformName.all.map(\.description)
        return try value(option, "platform", among: names) ?? PlatformName.all[0]
    }
}
