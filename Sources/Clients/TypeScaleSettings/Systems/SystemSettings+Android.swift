#if os(Android)
import Foundation
import TypeScale

extension SystemSettings {
    /// Reads the settings with Android's program `settings`, which is stopped after 0.4 seconds.
    ///
    /// In an app, the font scale of its `Configuration` is better, because the program may not be
    /// allowed to read settings.
    static func read(
        _ environment: [String: String],
        until deadline: ContinuousClock.Instant
    ) -> SystemTextSize {
        let commands = "settings get system font_scale; settings get secure font_weight_adjustment"
        let lines = lines(of: "PATH=/system/bin timeout 0.4 sh -c '\(commands)' 2>/dev/null")
        let scale: SystemTextSize.Answer.Value =
            switch lines.first {
            case nil: .none("the program settings did not answer")
            // The setting is null until the reader changes it.
            case "null"?: .scale(1)
            case let text?: SettingText.scale(text)
            }
        // Android adds 300 to the weights for bold text.
        let adjustment = lines.dropFirst().first.flatMap { SettingText.decimal($0) }
        return SystemTextSize(
            answers: [SystemTextSize.Answer(source: .android, value: scale)],
            legibilityWeight: adjustment.map { $0 >= 300 ? .bold : .regular },
            boldTextSource: .android
        )
    }

    /// Returns the lines that a command of the shell prints, up to 80 characters each.
    private static func lines(of command: String) -> [String] {
        guard let output = unsafe popen(command, "r") else { return [] }
        defer { unsafe pclose(output) }
        var lines: [String] = []
        var line = [CChar](repeating: 0, count: 80)
        while lines.count < 2, unsafe fgets(&line, Int32(line.count), output) != nil {
            let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            lines.append(String(decoding: bytes, as: UTF8.self).withoutOuterSpace)
        }
        return lines
    }
}
#endif
