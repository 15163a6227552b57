#if os(Linux)
import Foundation
import TypeScale

/// A setting of a desktop, and the programs that print it and its changes.
struct LinuxBackEnd: Sendable {
    let source: SystemTextSize.Source
    let programs: [SystemProgram]
    /// The program that prints a line whenever the setting changes, or `nil` if none exists.
    var monitor: SystemProgram?
    /// The files that contain the setting.
    var files: [String] = []
    /// The function that returns the value for the results of the programs.
    let value: @Sendable ([ProgramResult]) -> SystemTextSize.Answer.Value
}

extension LinuxBackEnd {
    /// Returns the settings of a session, in the order in which they take precedence.
    ///
    /// A desktop's own setting comes first, and the settings of other desktops, which the reader
    /// may have tried before, are not asked. The portal reports GNOME's setting.
    static func all(_ session: LinuxSession) -> [LinuxBackEnd] {
        if session.isDesktop("KDE") { return [kde(session), portal(session)] }
        if session.isDesktop("X-Cinnamon", "Cinnamon") {
            return [cinnamon(session), portal(session)]
        }
        if session.isDesktop("MATE") { return [mate(session), portal(session)] }
        if session.isDesktop("GNOME", "Unity", "Budgie", "Pantheon") {
            return [portal(session), gnome(session)]
        }
        return [
            portal(session), gnome(session), cinnamon(session), mate(session), kde(session),
        ]
    }

    /// Returns the answer of the setting for the results of its programs.
    func answer(_ results: [ProgramResult]) -> SystemTextSize.Answer {
        SystemTextSize.Answer(source: source, value: unreadableFile ?? value(results))
    }

    /// The reason that a file cannot be read, or `nil`.
    ///
    /// The programs print the default in this case.
    private var unreadableFile: SystemTextSize.Answer.Value? {
        let manager = FileManager.default
        let unreadable = files.first { path in
            var isFolder: ObjCBool = false
            guard unsafe manager.fileExists(atPath: path, isDirectory: &isFolder) else {
                return false
            }
            return isFolder.boolValue || !manager.isReadableFile(atPath: path)
        }
        return unreadable.map { .none("the file \($0) cannot be read") }
    }
}

extension LinuxBackEnd {
    /// Returns the setting of the desktop portal.
    private static func portal(_ session: LinuxSession) -> LinuxBackEnd {
        guard session.hasBus else {
            let reason = "DBUS_SESSION_BUS_ADDRESS is not set, so the session has no bus"
            return LinuxBackEnd(source: .portal, programs: []) { _ in .none(reason) }
        }
        let name = "org.freedesktop.portal.Desktop"
        let path = "/org/freedesktop/portal/desktop"
        let method = "org.freedesktop.portal.Settings"
        let key = "org.gnome.desktop.interface text-scaling-factor"
        let glib = SystemProgram(
            "gdbus call --session --timeout 1 --dest \(name) --object-path \(path)"
                + " --method \(method).Read \(key)"
        )
        let systemd = SystemProgram(
            "busctl --user --timeout=1 call \(name) \(path) \(method) Read ss \(key)"
        )
        let hasGLib = glib.path(in: session.environment) != nil
        return LinuxBackEnd(
            source: .portal,
            programs: [hasGLib ? glib : systemd],
            monitor: SystemProgram("gdbus monitor --session --dest \(name) --object-path \(path)"),
            value: { $0[0].scale(dividedBy: 1) }
        )
    }

    private static func gnome(_ session: LinuxSession) -> LinuxBackEnd {
        settings(.gnome, "org.gnome.desktop.interface text-scaling-factor", session)
    }

    private static func cinnamon(_ session: LinuxSession) -> LinuxBackEnd {
        settings(.cinnamon, "org.cinnamon.desktop.interface text-scaling-factor", session)
    }

    private static func mate(_ session: LinuxSession) -> LinuxBackEnd {
        settings(.mate, "org.mate.font-rendering dpi", session, unit: 96)
    }

    /// Returns a number in GSettings, which is a factor if it is divided by `unit`.
    private static func settings(
        _ source: SystemTextSize.Source,
        _ key: String,
        _ session: LinuxSession,
        unit: Double = 1
    ) -> LinuxBackEnd {
        let usesKeyfile = session.environment["GSETTINGS_BACKEND"] == "keyfile"
        return LinuxBackEnd(
            source: source,
            programs: [SystemProgram("gsettings get \(key)")],
            monitor: SystemProgram("gsettings monitor \(key)"),
            files: session.configuration(usesKeyfile ? "glib-2.0/settings/keyfile" : "dconf/user"),
            value: { $0[0].scale(dividedBy: unit) }
        )
    }
}

extension ProgramResult {
    /// Returns the value of a number that the program printed.
    fileprivate func scale(dividedBy divisor: Double) -> SystemTextSize.Answer.Value {
        switch self {
        case .failed(let reason): return .none(reason)
        case .printed("", let complaint):
            return .none(complaint.isEmpty ? "the answer is empty" : complaint)
        case .printed(let text, let complaint):
            let value = SettingText.scale(text, dividedBy: divisor)
            // A resolution of 0, as in MATE.
            if case .scale(0) = value { return .none("0 selects the resolution of the screen") }
            // With a complaint, GSettings prints the default instead of the value.
            if case .scale(1) = value, !complaint.isEmpty { return .none(complaint) }
            return value
        }
    }
}
#endif
