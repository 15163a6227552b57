import Foundation
import Testing
import TypeScale
import TypeScaleSettings

struct TextSizePreferenceTests {
    private static let categories = ContentSizeCategory.allCases

    private static let ranges = categories.flatMap { lower in
        categories.filter { $0 >= lower }.map { lower...$0 }
    }

    /// All preferences: in each range, all numbers of steps, and all categories within.
    private static let all = ranges.flatMap { range in
        (-11...11).map { TextSizePreference(addingSteps: $0, in: range) }
            + categories.filter(range.contains).map {
                TextSizePreference(replacingWith: $0, in: range)
            }
    }

    /// Calls a closure for each preference with each category of the system.
    private func each(_ body: (TextSizePreference, ContentSizeCategory) throws -> Void) rethrows {
        for preference in Self.all {
            for system in Self.categories { try body(preference, system) }
        }
    }

    @Test func `all preferences are different`() {
        #expect(Self.ranges.count == 78)
        // 78 ranges have 12 + 11 x 2 + 10 x 3 + ... + 1 x 12 = 364 categories.
        #expect(Self.all.count == 78 * 23 + 364)
        #expect(Set(Self.all).count == Self.all.count)
        #expect(Set(Self.all.map(\.rawValue)).count == Self.all.count)
    }

    @Test func `steps are added within the range`() {
        each { preference, system in
            let category = preference.category(for: system)
            guard let steps = preference.addedSteps else {
                #expect(category == preference.replacement)
                return
            }
            let moved = min(max(system.index + steps, 0), 11)
            let range = preference.range.lowerBound.index...preference.range.upperBound.index
            #expect(category.index == min(max(moved, range.lowerBound), range.upperBound))
            #expect(preference.replacement == nil)
        }
        let replacing = TextSizePreference(replacingWith: .large, in: .small ... .medium)
        #expect(replacing.replacement == .medium)
        #expect(TextSizePreference(addingSteps: .max).addedSteps == 11)
        #expect(TextSizePreference(addingSteps: .min).addedSteps == -11)
    }

    @Test func `an action moves the category by one, and stays in the range`() {
        each { preference, system in
            let old = preference.category(for: system)
            var larger = preference
            larger.makeLarger(from: system)
            var smaller = preference
            smaller.makeSmaller(from: system)
            let canGrow = preference.canMakeLarger(from: system)
            let canShrink = preference.canMakeSmaller(from: system)
            #expect(canGrow == (old != preference.range.upperBound))
            #expect(canShrink == (old != preference.range.lowerBound))
            #expect(larger.category(for: system).index == old.index + (canGrow ? 1 : 0))
            #expect(smaller.category(for: system).index == old.index - (canShrink ? 1 : 0))
            for changed in [larger, smaller] {
                #expect(changed.range == preference.range)
                #expect((changed.addedSteps == nil) == (preference.addedSteps == nil))
            }
        }
    }

    @Test func `one press has an effect after ten presses at the end`() {
        each { preference, system in
            var preference = preference
            for _ in 0..<21 { preference.makeLarger(from: system) }
            #expect(preference.category(for: system) == preference.range.upperBound)
            let canShrink = preference.canMakeSmaller(from: system)
            preference.makeSmaller(from: system)
            let moved = preference.range.upperBound.index - (canShrink ? 1 : 0)
            #expect(preference.category(for: system).index == moved)
        }
    }

    @Test func `steps at the end are kept for another setting of the system`() {
        var preference = TextSizePreference(addingSteps: 5)
        preference.makeLarger(from: .accessibilityExtraExtraExtraLarge)
        #expect(preference.addedSteps == 5)
    }

    @Test func `the actual size is the system's, or L`() {
        each { preference, system in
            var reset = preference
            reset.resetToActualSize()
            #expect(reset.isActualSize)
            #expect(reset.range == preference.range)
            #expect(preference.isActualSize == (preference == reset))
            let actual = preference.addedSteps == nil ? .large : system
            #expect(reset.category(for: system) == actual.clamped(to: preference.range))
        }
    }

    @Test func `a list selects a category`() {
        each { preference, system in
            for category in Self.categories {
                var chosen = preference
                chosen.setCategory(category, for: system)
                let isChosen =
                    chosen.category(for: system) == category.clamped(to: preference.range)
                let isSameKind = (chosen.addedSteps == nil) == (preference.addedSteps == nil)
                // An expectation for each of these 300,000 cases would take ten seconds.
                if !isChosen || !isSameKind { Issue.record("\(preference), \(system)") }
            }
        }
    }

    @Test func `a new range keeps the steps`() {
        var preference = TextSizePreference(addingSteps: 7)
        preference.range = .small ... .large
        #expect(preference == TextSizePreference(addingSteps: 7, in: .small ... .large))
        preference = TextSizePreference(replacingWith: .extraSmall)
        preference.range = .small ... .large
        #expect(preference.replacement == .small)
    }

    @Test func `traits get the category and a font scale`() {
        each { preference, system in
            for platform in [Platform.iOS, .macOS] {
                let traits = TraitCollection(
                    preferredContentSizeCategory: system,
                    legibilityWeight: .bold,
                    platform: platform
                )
                let applied = preference.applied(to: traits)
                var expected = traits
                expected.preferredContentSizeCategory = preference.category(for: system)
                #expect(applied == expected)
            }
            let exact = TraitCollection(preferredContentSizeCategory: system, fontScale: 1.3)
            let applied = preference.applied(to: exact)
            let category = preference.category(for: system)
            #expect(applied.category == category)
            if preference.addedSteps == nil {
                #expect(applied.fontScale == category.fontScale)
            } else if category == system {
                #expect(applied == exact)
            } else {
                let expected = 1.3 * category.fontScale / system.fontScale
                #expect(abs((applied.fontScale ?? 0) - expected) < 1e-12)
            }
        }
    }

    @Test func `traits without a category have the platform's default`() {
        for (name, platform) in Platform.named {
            let traits = TraitCollection(platform: platform)
            #expect(TextSizePreference().applied(to: traits) == traits, "\(name)")
            let larger = TextSizePreference(addingSteps: 1).applied(to: traits)
            let index = larger.preferredContentSizeCategory?.index
            #expect(index == traits.category.index + 1, "\(name)")
            let fixed = TextSizePreference(replacingWith: traits.category).applied(to: traits)
            #expect(fixed.preferredContentSizeCategory == traits.category, "\(name)")
        }
    }

    @Test func `a font is scaled for the preference`() {
        let mac = TraitCollection(platform: .macOS)
        let body = FontDescription.system(.body)
        let sizes = [0, 8].map { steps in
            body.scaled(for: mac, applying: TextSizePreference(addingSteps: steps)).pointSize
        }
        // 13 x 62 / 22 = 36.6
        #expect(sizes == [13, 37])
        each { preference, system in
            let reader = TraitCollection(preferredContentSizeCategory: system)
            let font = body.scaled(for: reader, applying: preference)
            if font != body.scaled(for: preference.applied(to: reader)) {
                Issue.record("\(preference), \(system)")
            }
        }
    }

    @Test func `raw values are as documented`() {
        let known: [(TextSizePreference, String)] = [
            (TextSizePreference(), "+0"),
            (TextSizePreference(addingSteps: 2), "+2"),
            (TextSizePreference(addingSteps: -1), "-1"),
            (TextSizePreference(addingSteps: 11), "+11"),
            (TextSizePreference(replacingWith: .extraExtraLarge), "XXL"),
            (TextSizePreference(addingSteps: 2, in: .small ... .accessibilityMedium), "+2 S...AX1"),
            (TextSizePreference(replacingWith: .large, in: .large ... .large), "L L...L"),
        ]
        for (preference, text) in known {
            #expect(preference.rawValue == text)
            #expect(preference.description == text)
        }
        // The documented maximum.
        #expect(Self.all.map(\.rawValue.utf8.count).max() == "XXXL XXXL...XXXL".utf8.count)
    }

    @Test func `every preference survives as a raw value, as JSON and as a property list`() throws {
        for preference in Self.all {
            let read = TextSizePreference(rawValue: preference.rawValue)
            #expect(read == preference)
            #expect(read.error == nil)
            #expect(read.rawValue == preference.rawValue)
        }
        let json = try JSONEncoder().encode(Self.all)
        #expect(try JSONDecoder().decode([TextSizePreference].self, from: json) == Self.all)
        #expect(try JSONDecoder().decode([String].self, from: json) == Self.all.map(\.rawValue))
        for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = format
            let list = try encoder.encode(Self.all)
            let read = try PropertyListDecoder().decode([TextSizePreference].self, from: list)
            #expect(read == Self.all)
            #expect(read.allSatisfy { $0.error == nil })
        }
    }

    @Test func `other spellings of a preference are read`() {
        for (text, other) in [("+2 XS...AX5", "+2"), ("-0", "+0"), ("+002", "+2")] {
            let preference = TextSizePreference(rawValue: text)
            #expect(preference.error == nil)
            #expect(preference == TextSizePreference(rawValue: other))
        }
    }

    private static let hostile: [(String, TextSizePreferenceError.Reason)] = [
        ("", .notASize), (" ", .notARange), ("2", .notASize), ("+", .notASize), ("--1", .notASize),
        ("+2 ", .notARange), (" +2", .notARange), ("+2\n", .notASize), ("+2\0", .notASize),
        ("\0", .notASize), ("+2\0 S...L", .notASize), ("+2 S...L\0", .notARange),
        ("+1.5", .notASize), ("+٢", .notASize), ("\u{2212}1", .notASize), ("+1e1", .notASize),
        ("+12", .tooManySteps), ("-12", .tooManySteps), ("+99999999999999999999", .tooManySteps),
        ("xxl", .notASize), ("XXXXL", .notASize), ("AX6", .notASize), ("large", .notASize),
        // A combining mark is part of the character before it.
        ("XXL\u{301}", .notASize), ("+\u{301}2", .notASize), ("+2\u{301}", .notASize),
        ("+2 \u{301}S...L", .notARange), ("+2 S.\u{301}..L", .notARange), ("é", .notASize),
        ("+2 S..L", .notARange), ("+2 S....L", .notARange), ("+2 S...", .notARange),
        ("+2 ...L", .notARange), ("+2 S...L L", .notARange), ("+2 S…L", .notARange),
        ("+2  S...L", .notARange), ("+2 L...S", .reversedRange), ("XXL S...L", .outsideRange),
        ("{\"steps\":2}", .notASize), ("UICTContentSizeCategoryXXXL", .tooLong),
        (String(repeating: "+", count: 1_000_000), .tooLong),
        ("+1" + String(repeating: "\u{301}", count: 100_000), .tooLong),
    ]

    // Not arguments of the test, whose report would contain the long texts.
    @Test func `an invalid text is reported`() throws {
        for (text, reason) in Self.hostile { try report(text, reason) }
    }

    private func report(_ text: String, _ reason: TextSizePreferenceError.Reason) throws {
        let preference = TextSizePreference(rawValue: text)
        #expect(preference == TextSizePreference())
        #expect(preference.rawValue == "+0")
        let error = try #require(preference.error)
        #expect(error.reason == reason, "\(error)")
        #expect(error.description.contains("write a number of steps such as '+2'"))
        #expect(error.localizedDescription == error.description)
        // Nothing in the message can end its line or change a terminal.
        #expect(
            error.description.unicodeScalars.allSatisfy {
                $0 == "…" || $0.isASCII && $0.value >= 0x20 && $0.value < 0x7F
            }
        )
        #expect(error.text.utf8.count <= 32 * 8 + 3)
        let coded = try JSONDecoder().decode(
            TextSizePreference.self,
            from: JSONEncoder().encode(text)
        )
        #expect(coded.error == error)
    }

    @Test func `the message names the text, its fault and a remedy`() {
        let error = TextSizePreference(rawValue: "+2\u{301} L...S").error
        #expect(error?.text == "+2\\u{0301} L...S")
        #expect(
            TextSizePreference(rawValue: "+2 L...S").error?.description == """
                invalid text size: the range in "+2 L...S" is reversed; write a number of steps \
                such as '+2', or a category from XS to AX5, and optionally a range such as \
                '+2 S...AX1'
                """
        )
        let long = TextSizePreference(rawValue: String(repeating: "a", count: 40)).error
        #expect(long?.text == String(repeating: "a", count: 32) + "…")
    }

    @Test func `a mutation of a raw value is read or reported`() {
        let parts = ["+", "-", "0", "1", "12", " ", ".", "...", "XS", "L", "AX5", "X", "\0", "é"]
        for one in parts {
            for two in parts {
                for three in parts {
                    for four in parts {
                        let preference = TextSizePreference(rawValue: one + two + three + four)
                        let again = TextSizePreference(rawValue: preference.rawValue)
                        #expect(again == preference && again.error == nil)
                    }
                }
            }
        }
    }

    @Test(arguments: ["2", "null", "true", "1e400", "[\"+2\"]", "{\"a\":1}", "[]", "{}"])
    func `a value of another type is reported`(json: String) throws {
        let list = Data("[\(json), \"+3\"]".utf8)
        let read = try JSONDecoder().decode([TextSizePreference].self, from: list)
        #expect(read == [TextSizePreference(), TextSizePreference(addingSteps: 3)])
        #expect(read.map(\.error?.reason) == [.notAString, nil])
        let error = try #require(read[0].error)
        #expect(error.text == "")
        #expect(error.description.hasPrefix("invalid text size: the value is not a string; write"))
    }

    @Test func `an action removes the error, and a new range does not`() {
        let wrong = TextSizePreference(rawValue: "huge")
        #expect(wrong.error != nil)
        #expect(wrong == TextSizePreference())
        #expect(wrong.hashValue == TextSizePreference().hashValue)
        var changed = wrong
        changed.range = .small ... .large
        #expect(changed.error == wrong.error)
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        let actions: [(inout TextSizePreference) -> Void] = [
            { $0.makeLarger(from: .large) }, { $0.makeSmaller(from: .large) },
            { $0.makeLarger(from: largest) }, { $0.resetToActualSize() },
            { $0.setCategory(.large, for: .large) },
        ]
        for action in actions {
            var changed = wrong
            action(&changed)
            #expect(changed.error == nil)
        }
    }
}
