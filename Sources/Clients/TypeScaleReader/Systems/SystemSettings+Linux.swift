#if os(Linux)
import Foundation
import TypeScale

extension SystemSettings {
    /// Reads the settings, and blocks the thread until all programs answered or were stopped.
    static func read(_ environment: [String: String], within limit: Duration) -> ReaderSettings {
        let environment = withKnownBus(environment)
        let deadline = ContinuousClock.now + limit
        let backEnds = backEnds(environment)
        var results = SystemProgram.run(
            backEnds.flatMap(\.programs),
            environment: environment,
            until: deadline
        )[...]
        var answers: [SettingAnswer] = []
        for backEnd in backEnds {
            let own = Array(results.prefix(backEnd.programs.count))
            results = results.dropFirst(own.count)
            answers.append(SettingAnswer(source: backEnd.source, value: backEnd.value(own)))
        }
        return ReaderSettings(answers: answers + variables(environment))
    }

    /// Returns the settings to ask, in the order in which they take precedence.
    ///
    /// A desktop's own setting comes first, and the settings of other desktops, which the reader
    /// may have tried before, are not asked. The portal reports GNOME's setting.
    static func backEnds(_ environment: [String: String]) -> [LinuxBackEnd] {
        let desktops = environment["XDG_CURRENT_DESKTOP", default: ""].utf8
            .split(separator: UInt8(ascii: ":")).compactMap { String($0) }
        func runs(_ names: String...) -> Bool { desktops.contains { names.contains($0) } }
        let portal = LinuxBackEnd.portal(environment)
        let kde = LinuxBackEnd.kde(environment)
        if runs("KDE") { return [kde, portal] }
        if runs("X-Cinnamon", "Cinnamon") { return [.cinnamon, portal] }
        if runs("MATE") { return [.mate, portal] }
        if runs("GNOME", "Unity", "Budgie", "Pantheon") { return [portal, .gnome] }
        return [portal, .gnome, .cinnamon, .mate, kde]
    }

    /// Returns the answers of the variables that are set.
    private static func variables(_ environment: [String: String]) -> [SettingAnswer] {
        let variables = [
            ("GDK_DPI_SCALE", SettingSource.gdkDPIScale, 1.0), ("QT_FONT_DPI", .qtFontDPI, 96),
        ]
        return variables.compactMap { name, source, unit in
            environment[name].map { text in
                SettingAnswer(source: source, value: SettingText.scale(text, dividedBy: unit))
            }
        }
    }

    /// An address with which GLib connects to nothing.
    static let noBus = "disabled:"

    /// Returns an environment in which GLib does not start a session bus of its own.
    ///
    /// Without an address, GLib would start a bus that runs until the end of the X session.
    static func withKnownBus(_ environment: [String: String]) -> [String: String] {
        let variable = "DBUS_SESSION_BUS_ADDRESS"
        var environment = environment
        if environment[variable]?.isEmpty ?? true {
            let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
            let exists = socket.map { FileManager.default.fileExists(atPath: $0) } ?? false
            environment[variable] = exists ? socket.map { "unix:path=" + $0 } : noBus
        }
        return environment
    }
}
#endif
