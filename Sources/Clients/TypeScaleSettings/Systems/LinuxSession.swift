#if os(Linux)
import Foundation

/// The variables of a session, which name its desktop, its bus and its folders.
struct LinuxSession: Sendable {
    let environment: [String: String]

    /// An address with which GLib connects to nothing.
    private static let noBus = "disabled:"

    /// Creates a session in which GLib does not start a bus.
    ///
    /// Without an address, GLib would start a bus that runs until the end of the X session.
    init(_ environment: [String: String]) {
        var environment = environment
        let variable = "DBUS_SESSION_BUS_ADDRESS"
        if environment[variable]?.isEmpty ?? true {
            let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
            let exists = socket.map { FileManager.default.fileExists(atPath: $0) } ?? false
            environment[variable] = exists ? socket.map { "unix:path=" + $0 } : Self.noBus
        }
        // The messages of programs are in English, and numbers have a decimal point.
        environment["LC_ALL"] = "C.UTF-8"
        self.environment = environment
    }

    /// Whether the session has the address of a bus.
    var hasBus: Bool { environment["DBUS_SESSION_BUS_ADDRESS"] != Self.noBus }

    /// Whether the session uses Wayland instead of X11.
    var isWayland: Bool { environment["XDG_SESSION_TYPE"] == "wayland" }

    /// Returns whether the desktop has one of these names.
    func isDesktop(_ names: String...) -> Bool {
        environment["XDG_CURRENT_DESKTOP", default: ""].utf8
            .split(separator: UInt8(ascii: ":"))
            .contains { desktop in names.contains { desktop.elementsEqual($0.utf8) } }
    }

    /// Returns the paths of configuration files.
    func configuration(_ names: String...) -> [String] {
        let chosen = environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
        guard let folder = chosen ?? environment["HOME"].map({ $0 + "/.config" }) else { return [] }
        return names.map { folder + "/" + $0 }
    }
}
#endif
