#if os(Linux)
import TypeScale

extension LinuxBackEnd {
    /// Returns KDE's resolution and size of fonts.
    ///
    /// Programs use the size of the font at the resolution, so both factors are multiplied. On X11,
    /// KDE multiplies the resolution by the scale of the screen, which is not a text size.
    static func kde(_ session: LinuxSession) -> LinuxBackEnd {
        let reader =
            ["kreadconfig6", "kreadconfig5"]
            .first { SystemProgram($0).path(in: session.environment) != nil } ?? "kreadconfig6"
        func key(_ file: String, _ group: String, _ name: String) -> SystemProgram {
            SystemProgram("\(reader) --file \(file) --group \(group) --key \(name)")
        }
        let resolution = session.isWayland ? "forceFontDPIWayland" : "forceFontDPI"
        var programs = [
            key("kcmfonts", "General", resolution), key("kdeglobals", "General", "font"),
        ]
        if !session.isWayland { programs.append(key("kdeglobals", "KScreen", "ScaleFactor")) }
        return LinuxBackEnd(
            source: .kde,
            programs: programs,
            files: session.configuration("kcmfonts", "kdeglobals"),
            value: kdeValue
        )
    }

    private static func kdeValue(_ results: [ProgramResult]) -> SystemTextSize.Answer.Value {
        var texts: [String] = []
        for result in results {
            switch result {
            case .printed(let text, _): texts.append(text)
            case .failed(let reason): return .none(reason)
            }
        }
        do throws(KDEFault) {
            let resolution = try KDEFault.number(texts[0], "resolution")
            let size = try KDEFault.number(KDEFault.size(inFont: texts[1]), "font size")
            let screen = texts.count > 2 ? try KDEFault.number(texts[2], "scale") : nil
            let scale = (resolution ?? 96) / 96 * (size ?? 10) / 10
            return .scale(resolution == nil ? scale : scale / (screen ?? 1))
        } catch {
            return .none(error.reason)
        }
    }
}

/// The reason why a text in KDE's configuration is not valid.
private struct KDEFault: Error {
    let reason: String

    /// Returns the number, or `nil` for an empty text, 0 and -1, which select the default.
    static func number(_ text: String, _ noun: String) throws(KDEFault) -> Double? {
        if text.isEmpty { return nil }
        guard let number = SettingText.decimal(text) else {
            throw KDEFault(reason: "\(SettingText.quoted(text)) is not a \(noun)")
        }
        return number > 0 ? number : nil
    }

    /// Returns the size in a font such as `Noto Sans,10,-1,5,50,0,0,0,0,0`, in points, or an empty
    /// text for no font.
    ///
    /// The size in points is -1 if the font has a size in pixels.
    static func size(inFont text: String) throws(KDEFault) -> String {
        if text.isEmpty { return "" }
        let fields = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard fields.count > 1, let size = String(fields[1]), !size.isEmpty else {
            throw KDEFault(reason: "\(SettingText.quoted(text)) is not a font with a size")
        }
        return size
    }
}
#endif
