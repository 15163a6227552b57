#if os(Linux)
import Foundation
import Testing
import TypeScale
@testable import TypeScaleSettings
import TypeScaleTestSupport

/// Tests with fake programs.
///
/// `.ci/reader.py` tests the programs of desktops.
struct LinuxSettingsTests {
    /// Reads the settings, with more time than a busy machine needs.
    private func settings(_ desktop: FakeDesktop) async -> SystemTextSize {
        SystemSettings.read(desktop.environment, until: .now + .seconds(20))
    }

    /// Returns the reason why a setting has no value, or `nil` if it has one or was not asked.
    private func reason(_ source: SystemTextSize.Source, _ settings: SystemTextSize) -> String? {
        let answer = settings.answers.first { $0.source == source }
        if case .none(let reason)? = answer?.value { return reason }
        return nil
    }

    @Test func `without programs, each setting has a reason`() async throws {
        let settings = try await settings(FakeDesktop())
        #expect(settings.textSizeSource == nil)
        #expect(settings.traits == TraitCollection())
        #expect(settings.answers.map(\.source) == [.portal, .gnome, .cinnamon, .mate, .kde])
        #expect(reason(.portal, settings)?.contains("DBUS_SESSION_BUS_ADDRESS") == true)
        #expect(reason(.gnome, settings) == "the program gsettings is not installed")
        #expect(reason(.kde, settings) == "the program kreadconfig6 is not installed")
    }

    @Test(arguments: ["(<<1.25>>,)", "(<1.25>,)", "v v d 1.25", "v d 1.25", "1.25", " 1.25\n"])
    func `reads a number in each notation`(text: String) async throws {
        var desktop = try FakeDesktop()
        try desktop.addPortal("printf '\(text)'")
        let settings = await settings(desktop)
        #expect(settings.textSizeSource == .portal)
        #expect(settings.traits.fontScale == 1.25)
    }

    @Test(
        arguments: [
            "big", "(<<'big'>>,)", "1.25 2", "nan", "inf", "0x1p3", "1e308", "-1", "0", "",
            "1.2.5", "\u{0}", "1,25", "((((", "uint32 1", "1\u{301}",
        ]
    )
    func `anything else is a reason`(text: Named<String>) async throws {
        var desktop = try FakeDesktop()
        try desktop.folder.write(Array(text.value.utf8), to: "answer")
        try desktop.addPortal("/bin/cat '\(desktop.folder.path("answer"))'")
        try desktop.addSettings(["org.gnome.desktop.interface": "1.25"])
        let settings = await settings(desktop)
        #expect(reason(.portal, settings)?.isEmpty == false)
        #expect(settings.textSizeSource == .gnome)
    }

    @Test func `a complaint of a program is the reason`() async throws {
        var desktop = try FakeDesktop()
        try desktop.addPortal("printf 'Error\\033 \\342\\200\\256connecting\\nMore\\n' >&2; exit 1")
        // GSettings prints the default if it cannot read its database.
        try desktop.add("gsettings", "echo 'unable to open file' >&2; echo 1.0")
        let settings = await settings(desktop)
        #expect(reason(.portal, settings) == "Error connecting")
        #expect(reason(.gnome, settings) == "unable to open file")
        #expect(settings.textSizeSource == nil)
    }

    @Test(
        arguments: [
            "echo $$ > FILE; exec /bin/sleep 60", "/bin/sleep 60 & echo $! > FILE",
            "/bin/sleep 60 & echo $! > FILE; exec >&-; wait",
        ]
    )
    func `a program that never answers is stopped`(script: String) async throws {
        var desktop = try FakeDesktop()
        let file = desktop.folder.path("identifier")
        try desktop.addPortal(script.replacing("FILE", with: "'\(file)'"))
        try desktop.addSettings(["org.gnome.desktop.interface": "1.25"])
        let settings = SystemSettings.read(desktop.environment, until: .now + .seconds(1))
        #expect(reason(.portal, settings) == "gdbus did not answer in time")
        #expect(settings.textSizeSource == .gnome)
        // Also the processes that the program started end.
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let identifier = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(try await eventually { !isRunning(identifier) })
    }

    @Test func `an endless answer is a reason`() async throws {
        var desktop = try FakeDesktop()
        try desktop.addPortal("while :; do echo 1.25; done")
        #expect(await reason(.portal, settings(desktop)) == "gdbus printed more than a setting")
    }

    @Test func `a program that cannot run is a reason`() async throws {
        var desktop = try FakeDesktop()
        try desktop.addPortal("")
        let path = desktop.folder.path("gdbus")
        try desktop.folder.write([0x7F, 0x45, 0x4C, 0x46, 0], to: "broken")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.moveItem(atPath: desktop.folder.path("broken"), toPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        let reason = await reason(.portal, settings(desktop))
        #expect(reason == "the program \(path) cannot be started")
        // A relative folder in PATH is ignored.
        desktop.environment["PATH"] = "." + ":" + ""
        #expect(
            await self.reason(.portal, settings(desktop))
                == "the program busctl is not installed"
        )
    }

    @Test func `the order of the settings depends on the desktop`() async throws {
        var desktop = try FakeDesktop(["GDK_DPI_SCALE": "1.6", "QT_FONT_DPI": "163.2"])
        func source(_ name: String) async -> SystemTextSize.Source? {
            desktop.environment["XDG_CURRENT_DESKTOP"] = name
            return await settings(desktop).textSizeSource
        }
        #expect(await source("GNOME") == .gdkDPIScale)
        try desktop.addKDE(["forceFontDPI": "144"])
        #expect(await source("") == .kde)
        try desktop.addSettings(["org.mate.font-rendering": "134.4"])
        #expect(await source("") == .mate)
        try desktop.addSettings([
            "org.mate.font-rendering": "134.4", "org.cinnamon.desktop.interface": "1.3",
        ])
        #expect(await source("sway") == .cinnamon)
        try desktop.addSettings([
            "org.mate.font-rendering": "134.4", "org.cinnamon.desktop.interface": "1.3",
            "org.gnome.desktop.interface": "1.2",
        ])
        #expect(await source("") == .gnome)
        try desktop.addPortal("echo '(<<1.1>>,)'")
        #expect(await source("ubuntu:GNOME") == .portal)
        #expect(await source("") == .portal)
        // The portal reports the setting of GNOME, which other desktops do not use.
        #expect(await source("KDE") == .kde)
        #expect(await source("X-Cinnamon") == .cinnamon)
        #expect(await source("MATE") == .mate)
        desktop.environment["GDK_DPI_SCALE"] = nil
        desktop.environment["PATH"] = "/nowhere"
        #expect(await source("") == .qtFontDPI)
        #expect(await settings(desktop).traits.fontScale == 163.2 / 96)
    }

    @Test(
        arguments: [
            // The resolution, the font, the scale of the screen, the type of the session.
            ("144", "", "", "x11", 1.5), ("", "Noto Sans,12,-1,5,50,0,0,0,0,0", "", "x11", 1.2),
            ("120", "Noto Sans,12,-1,5,50", "", "x11", 1.5), ("0", "", "", "x11", 1),
            ("192", "", "2", "x11", 1), ("240", "", "2", "x11", 1.25),
            // The scale of the screen does not change the default resolution.
            ("0", "Sans,15", "2", "x11", 1.5), ("144", "", "2", "wayland", 1.5),
            // A font with a size in pixels.
            ("", "Sans,-1,20,5,50", "", "x11", 1), ("", "", "", "", 1),
        ] as [(String, String, String, String, Double)]
    )
    func `multiplies KDE's resolution and size`(
        resolution: String,
        font: String,
        screen: String,
        session: String,
        scale: Double
    ) async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "KDE", "XDG_SESSION_TYPE": session])
        let key = session == "wayland" ? "forceFontDPIWayland" : "forceFontDPI"
        try desktop.addKDE(
            [key: resolution, "font": font, "ScaleFactor": screen],
            program: session.isEmpty ? "kreadconfig5" : "kreadconfig6"
        )
        let settings = await settings(desktop)
        #expect(settings.textSizeSource == .kde)
        #expect(settings.traits.fontScale == scale)
    }

    @Test(
        arguments: [
            // The recipe for screens with 192 pixels per inch, and its members.
            (["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.5"], 1),
            (["GDK_SCALE": "3", "GDK_DPI_SCALE": "0.5"], 1.5),
            (["QT_SCALE_FACTOR": "2", "QT_FONT_DPI": "48"], 1),
            (["QT_SCALE_FACTOR": "0.5", "QT_FONT_DPI": "192"], 1),
            (["QT_SCREEN_SCALE_FACTORS": "2", "QT_FONT_DPI": "60"], 1.25),
            (["QT_SCREEN_SCALE_FACTORS": "DP-1=2;DP-2=2", "QT_FONT_DPI": "60"], 1.25),
            // A scale of the screen is not a text size.
            (["GDK_SCALE": "2"], nil), (["QT_SCALE_FACTOR": "2"], nil),
            (["GDK_SCALE": "2", "GDK_DPI_SCALE": "1"], 1),
            (["GDK_SCALE": "2", "GDK_DPI_SCALE": "1.25"], 1.25),
            (["GDK_SCALE": "", "GDK_DPI_SCALE": "0.5"], 0.5),
            // Each toolkit has its own screen.
            (["GDK_SCALE": "2", "QT_FONT_DPI": "48"], 0.5),
        ] as [([String: String], Double?)]
    )
    func `the scale of the screen is no text size`(
        variables: [String: String],
        scale: Double?
    ) async throws {
        let settings = await settings(try FakeDesktop(variables))
        #expect(settings.traits.fontScale == scale)
    }

    @Test(arguments: [
        ("two", "\"two\" of QT_SCREEN_SCALE_FACTORS is not a scale of screens"),
        ("0", "\"0\" of QT_SCREEN_SCALE_FACTORS is not a scale of screens"),
        ("DP-1=", "\"DP-1=\" of QT_SCREEN_SCALE_FACTORS is not a scale of screens"),
        (";", "\";\" of QT_SCREEN_SCALE_FACTORS is not one scale for all screens"),
        ("2;1", "\"2;1\" of QT_SCREEN_SCALE_FACTORS is not one scale for all screens"),
        ("1e300", "5e+299 is not within 0.25 to 10.0, the range of the setting"),
    ])
    func `an invalid scale of the screen is a reason`(text: String, reason: String) async throws {
        let desktop = try FakeDesktop(["QT_FONT_DPI": "48", "QT_SCREEN_SCALE_FACTORS": text])
        let settings = await settings(desktop)
        #expect(self.reason(.qtFontDPI, settings) == reason)
        #expect(settings.traits == TraitCollection())
    }

    @Test(arguments: [("big", ""), ("96", "Noto Sans"), ("96", "Noto Sans,big,-1"), ("1e308", "")])
    func `an invalid value of KDE is a reason`(resolution: String, font: String) async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "KDE"])
        try desktop.addKDE(["forceFontDPI": resolution, "font": font])
        let settings = await settings(desktop)
        #expect(reason(.kde, settings) != nil)
        #expect(settings.traits == TraitCollection())
    }

    @Test(arguments: ["mkdir", "mkfifo -m 755"])
    func `only a regular file is a program`(command: String) async throws {
        var desktop = try FakeDesktop()
        try desktop.addSettings(["org.gnome.desktop.interface": "1.25"])
        let first = try Folder()
        let shell = unsafe popen("/bin/\(command) '\(first.path("gsettings"))'", "we")
        #expect(unsafe pclose(shell) == 0)
        desktop.environment["PATH"] = first.url.path + ":" + desktop.folder.url.path
        #expect(await settings(desktop).textSizeSource == .gnome)
        desktop.environment["PATH"] = first.url.path
        let reason = await reason(.gnome, settings(desktop))
        #expect(reason == "the program gsettings is not installed")
    }

    @Test func `variables keep the bytes that the process has`() throws {
        let own: [String: [UInt8]] = [
            "HOME": [0x2F, 0x68, 0xE9], "A": [0x61, 0xFF], "B": [0x62], "C": [0xEF, 0xBF, 0xBD],
        ]
        let environment = [
            "HOME": "/h\u{FFFD}", "A": "b\u{FFFD}", "B": "c", "C": "\u{FFFD}", "D": "\u{FFFD}",
        ]
        let variables = RunningProgram.variables(environment) { own[$0] }
        let expected: [[UInt8]] = [
            Array("HOME=/h".utf8) + [0xE9], Array("A=b\u{FFFD}".utf8), Array("B=c".utf8),
            Array("C=\u{FFFD}".utf8), Array("D=\u{FFFD}".utf8),
        ]
        #expect(Set(variables) == Set(expected))
        // A program gets the bytes, and the function does not change the process's variables.
        let process = try RunningProgram.spawn(
            "/bin/sh",
            ["sh", "-c", #"test "$(printf %s "$HOME" | od -An -tx1)" = " 2f 68 e9""#],
            variables + [Array("PATH=/usr/bin:/bin".utf8)],
            streams: []
        )
        var status: Int32 = -1
        #expect(unsafe waitpid(process, &status, 0) == process)
        #expect(status == 0)
    }

    @Test func `an automatic resolution of MATE is a reason`() async throws {
        let desktop = try FakeDesktop(["XDG_CURRENT_DESKTOP": "MATE"])
        try desktop.addSettings(["org.mate.font-rendering": "0.0"])
        #expect(
            await reason(.mate, settings(desktop)) == "0 selects the resolution of the screen"
        )
    }

    @Test func `GLib does not start a bus`() async throws {
        let desktop = try FakeDesktop(["DISPLAY": ":99", "XDG_RUNTIME_DIR": "/nowhere"])
        try desktop.add("gsettings", "echo \"$DBUS_SESSION_BUS_ADDRESS\"")
        #expect(await reason(.gnome, settings(desktop)) == "\"disabled:\" is not a number")
    }
}
#endif
