#if os(Linux)
import TypeScale

/// A variable that scales the fonts of a toolkit, and the variables that scale its screens.
struct LinuxVariable: Sendable {
    let source: SystemTextSize.Source
    /// The value at which fonts have their design size.
    let unit: Double
    let screens: [String]

    static let gtk = LinuxVariable(source: .gdkDPIScale, unit: 1, screens: ["GDK_SCALE"])
    static let qt = LinuxVariable(
        source: .qtFontDPI,
        unit: 96,
        screens: ["QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS"]
    )

    /// Returns the answer of the variable, or `nil` if it is not set.
    ///
    /// The scale of a screen is not a text size. But on a screen with twice as many pixels, people
    /// double the scale, and halve the size of fonts that the resolution doubles, too. If one of
    /// the factors enlarges and the other reduces, their product is therefore the text size.
    func answer(in environment: [String: String]) -> SystemTextSize.Answer? {
        guard let text = environment[source.setting] else { return nil }
        var value = SettingText.scale(text, dividedBy: unit)
        if case .scale(let font) = value {
            do throws(ScreenFault) {
                let screen = try screenScale(in: environment)
                if (font - 1) * (screen - 1) < 0 { value = .scale(font * screen) }
            } catch {
                value = .none(error.reason)
            }
        }
        return SystemTextSize.Answer(source: source, value: value)
    }

    /// Returns the product of the scales of the screen, or 1 if none is set.
    private func screenScale(in environment: [String: String]) throws(ScreenFault) -> Double {
        var product = 1.0
        for name in screens {
            guard let text = environment[name], !text.isEmpty else { continue }
            product *= try Self.commonScale(text, name)
        }
        return product
    }

    /// Returns the number in a text such as `2`, `2;2` or `DP-1=2;DP-2=2`.
    private static func commonScale(
        _ text: String,
        _ name: String
    ) throws(ScreenFault) -> Double {
        let quoted = SettingText.quoted(text)
        var scales: Set<Double> = []
        for part in text.utf8.split(separator: UInt8(ascii: ";")) {
            let number = part.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
            let scale = number.last.flatMap { String($0) }.flatMap(SettingText.decimal)
            guard let scale, scale > 0 else {
                throw ScreenFault(reason: "\(quoted) of \(name) is not a scale of screens")
            }
            scales.insert(scale)
        }
        guard let scale = scales.first, scales.count == 1 else {
            throw ScreenFault(reason: "\(quoted) of \(name) is not one scale for all screens")
        }
        return scale
    }
}

/// The reason why a scale of the screen is not valid.
private struct ScreenFault: Error { let reason: String }
#endif
