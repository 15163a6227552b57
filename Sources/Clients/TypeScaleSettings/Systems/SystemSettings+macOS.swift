#if os(macOS)
import Foundation
import TypeScale

extension SystemSettings {
    /// Reads the text sizes from the defaults.
    ///
    /// Apple does not document these keys. They come from public programs that read them on macOS
    /// 26, where the reader chooses a size for all apps and for each app. The sandbox can hide the
    /// defaults of another domain.
    static func read(
        _ environment: [String: String],
        until deadline: ContinuousClock.Instant
    ) -> SystemTextSize {
        let sizes = UserDefaults(suiteName: "com.apple.universalaccess")?
            .dictionary(forKey: "FontSizeCategory")
        let app = Bundle.main.bundleIdentifier.flatMap { sizes?[$0] as? String }
        let all = sizes?["global"] as? String
        let preferred = UserDefaults.standard.string(forKey: "UIPreferredContentSizeCategoryName")
        return SystemTextSize(
            answers: [
                SystemTextSize.Answer(source: .macOSApp, value: value(app)),
                SystemTextSize.Answer(source: .macOS, value: value(all)),
                SystemTextSize.Answer(source: .macOS, value: value(preferred)),
            ]
        )
    }

    private static func value(_ name: String?) -> SystemTextSize.Answer.Value {
        guard let name, name != "DEFAULT", name != "UseGlobal" else {
            return .none("the reader did not choose a size")
        }
        guard let category = ContentSizeCategory(name) else {
            return .none("\(SettingText.quoted(name)) is not a text size")
        }
        return .category(category)
    }
}
#endif
