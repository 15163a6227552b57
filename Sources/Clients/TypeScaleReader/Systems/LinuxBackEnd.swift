#if os(Linux)
import TypeScale

/// A setting of a desktop, and the programs that print it and its changes.
struct LinuxBackEnd: Sendable {
    let source: SettingSource
    let programs: [SystemProgram]
    /// The program that prints a line whenever the setting changes, or `nil` if none exists.
    let monitor: SystemProgram?
    /// The function that returns the value for the results of the programs.
    let value: @Sendable ([ProgramResult]) -> SettingAnswer.Value
}

extension LinuxBackEnd {
    /// Returns the desktop portal.
    static func portal(_ environment: [String: String]) -> LinuxBackEnd {
        let name = "org.freedesktop.portal.Desktop"
        let path = "/org/freedesktop/portal/desktop"
        let method = "org.freedesktop.portal.Settings"
        let schema = "org.gnome.desktop.interface"
        let key = "text-scaling-factor"
        let glib = SystemProgram(
            "gdbus",
            "call",
            "--session",
            "--timeout",
            "1",
            "--dest",
            name,
            "--object-path",
            path,
            "--method",
            method + ".Read",
            schema,
            key
        )
        let systemd = SystemProgram(
            "busctl",
            "--user",
            "--timeout=1",
            "call",
            name,
            path,
            method,
            "Read",
            "ss",
            schema,
            key
        )
        guard environment["DBUS_SESSION_BUS_ADDRESS"] != SystemSettings.noBus else {
            let reason = "DBUS_SESSION_BUS_ADDRESS is not set, so the session has no bus"
            return LinuxBackEnd(source: .portal, programs: [], monitor: nil) { _ in .none(reason) }
        }
        let hasGLib = glib.path(in: environment) != nil
        return LinuxBackEnd(
            source: .portal,
            programs: [hasGLib ? glib : systemd],
            monitor: SystemProgram(
                "gdbus",
                "monitor",
                "--session",
                "--dest",
                name,
                "--object-path",
                path
            ),
            value: { $0[0].scale(dividedBy: 1) }
        )
    }

    /// Returns a number in GSettings, which is a factor if it is divided by `unit`.
    static func settings(
        _ source: SettingSource,
        _ schema: String,
        _ key: String,
        unit: Double = 1
    ) -> LinuxBackEnd {
        LinuxBackEnd(
            source: source,
            programs: [SystemProgram("gsettings", "get", schema, key)],
            monitor: SystemProgram("gsettings", "monitor", schema, key),
            value: { $0[0].scale(dividedBy: unit) }
        )
    }

    static let gnome = settings(.gnome, "org.gnome.desktop.interface", "text-scaling-factor")

    static let cinnamon = settings(
        .cinnamon,
        "org.cinnamon.desktop.interface",
        "text-scaling-factor"
    )

    /// MATE's resolution of fonts, where 0 selects the resolution of the screen.
    static let mate = settings(.mate, "org.mate.font-rendering", "dpi", unit: 96)
}

extension ProgramResult {
    /// Returns the value of a number that the program printed.
    fileprivate func scale(dividedBy divisor: Double) -> SettingAnswer.Value {
        switch self {
        case .failed(let reason): return .none(reason)
        case .printed("", let complaint):
            return .none(complaint.isEmpty ? "the answer is empty" : complaint)
        case .printed(let text, let complaint):
            let value = SettingText.scale(text, dividedBy: divisor)
            if case .scale(0) = value { return .none("0 selects the resolution of the screen") }
            // With a complaint, GSettings prints the default instead of the value.
            if case .scale(1) = value, !complaint.isEmpty { return .none(complaint) }
            return value
        }
    }
}
#endif
