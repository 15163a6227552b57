import Testing
import UIKit

/// Tests that change the settings of the process run in a separate process.
struct AmbientIdioms {
    @Test("UIApplication.shared.preferredContentSizeCategory") func category() async {
        #expect(UIApplication.shared.preferredContentSizeCategory == .large)
        await #expect(processExitsWith: .success) {
            UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
            let bold = UITraitCollection(legibilityWeight: .bold)
            let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold)
            #expect(font.pointSize == 33)
        }
    }

    @Test("UIApplication (type)") func notification() async {
        await #expect(processExitsWith: .success) {
            final class Log: @unchecked Sendable { var values: [String] = [] }
            let log = Log()
            let token = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification,
                object: nil,
                queue: nil
            ) { notification in
                let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
                log.values.append(value as? String ?? "")
            }
            UIApplication.shared.preferredContentSizeCategory = .small
            UIApplication.shared.preferredContentSizeCategory = .small
            UIApplication.shared.preferredContentSizeCategory = .large
            NotificationCenter.default.removeObserver(token)
            #expect(log.values == ["UICTContentSizeCategoryS", "UICTContentSizeCategoryL"])
        }
    }

    @Test("UIAccessibility (type)") func boldTextNotification() {
        let name = UIAccessibility.boldTextStatusDidChangeNotification.rawValue
        #expect(name == "UIAccessibilityBoldTextStatusDidChangeNotification")
    }

    @Test("UIAccessibility.isBoldTextEnabled") func boldText() async {
        #expect(!UIAccessibility.isBoldTextEnabled)
        await #expect(processExitsWith: .success) {
            UIAccessibility.isBoldTextEnabled = true
            #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Semibold")
            #expect(UITraitCollection.current.legibilityWeight == .bold)
        }
    }

    @Test("UIScreen (type)") func screen() async {
        await #expect(processExitsWith: .success) {
            UIScreen.main.scale = 2
            UIScreen.main.scale = .nan
            #expect(UIScreen.main.scale == 2)
            #expect(UIFontMetrics.default.scaledValue(for: 17.3) == 17.5)
        }
    }

    @Test("UIScreen.main.scale") func scale() { #expect(UIScreen.main.scale == 3) }

    @Test("UIScreen.main.traitCollection") func screenTraits() {
        let traits = UIScreen.main.traitCollection
        #expect(traits.preferredContentSizeCategory == .large)
        #expect(traits.displayScale == 3)
    }
}
