import Testing
import UIKit
import UIKitLabels

@MainActor
struct LabelIdioms {
    @Test("adjustsFontForContentSizeCategory") func adjusts() throws {
        let label = UILabel()
        label.text = "나비"
        label.adjustsFontForContentSizeCategory = true
        let brand = try #require(AppFonts.font("Regular", 18))
        UITraitCollection.reader(.extraSmall).performAsCurrent {
            label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: brand)
            #expect(label.font.pointSize == 16)
        }
        // The size derives from the original size, not from the previous size.
        for (category, size) in [(UIContentSizeCategory.large, CGFloat(18)), (.small, 16)] {
            UITraitCollection.reader(category).performAsCurrent {
                #expect(label.font.pointSize == size)
            }
        }
        UITraitCollection.largest.performAsCurrent { #expect(label.font.pointSize == 51) }
    }

    /// In UIKit, a view has the traits of its window, and not those of the thread.
    @Test func `an assignment to the current traits does not change a label`() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                UITraitCollection.current = .largest
                #expect(label.font.pointSize == 17)
                #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
                UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
                #expect(label.font.pointSize == 33)
                #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
                UIApplication.shared.preferredContentSizeCategory = .small
                #expect(label.font.pointSize == 15)
            }
        }
        UITraitCollection.reader(.small).performAsCurrent {
            UITraitCollection.current = .largest
            #expect(UILabel().traitCollection.preferredContentSizeCategory == .small)
        }
    }

    @Test func `plain fonts and labels without adjustment do not follow the category`() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .systemFont(ofSize: 17)
        let other = UILabel()
        UITraitCollection.reader(.large).performAsCurrent {
            other.font = .preferredFont(forTextStyle: .body)
        }
        let resized = UILabel()
        resized.adjustsFontForContentSizeCategory = true
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        resized.font = UIFont(descriptor: body, size: 20.5)
        UITraitCollection.largest.performAsCurrent {
            #expect(label.font.pointSize == 17)
            #expect(resized.font.pointSize == 20.5)
            #expect(other.font.pointSize == 17)
            other.adjustsFontForContentSizeCategory = true
            #expect(other.font.pointSize == 53)
        }
    }

    @Test func `a bold preferred font follows the category and stays bold`() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        UITraitCollection.reader(.large).performAsCurrent {
            label.font = UIFont.preferredFont(forTextStyle: .callout).withTraits(.traitBold)
        }
        UITraitCollection.largest.performAsCurrent {
            #expect(label.font.pointSize == 51)
            #expect(label.font.fontName == ".SFUI-Semibold")
        }
    }

    @Test func `a scaled font keeps its maximum size when the category changes`() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17),
            maximumPointSize: 30
        )
        UITraitCollection.largest.performAsCurrent { #expect(label.font.pointSize == 30) }
    }

    @Test("maximumContentSizeCategory") func limits() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        label.maximumContentSizeCategory = .extraExtraExtraLarge
        UITraitCollection.largest.performAsCurrent {
            #expect(label.font.pointSize == 23)
            // The maximum takes precedence over a larger minimum.
            label.minimumContentSizeCategory = .accessibilityLarge
            #expect(label.font.pointSize == 23)
            label.maximumContentSizeCategory = nil
            #expect(label.font.pointSize == 53)
        }
        #expect(label.font.pointSize == 33)
        #expect(label.appliedContentSizeCategoryLimitsDescription.contains("minimum UICT"))
    }

    @Test("UIContentSizeCategoryAdjusting (type)") func protocolOfLabels() {
        let labels: [any UIContentSizeCategoryAdjusting] = [UILabel(), UILabel()]
        for label in labels { label.adjustsFontForContentSizeCategory = true }
        for label in labels { #expect(label.adjustsFontForContentSizeCategory) }
    }

    @Test("traitCollectionDidChange(_:) (UITraitEnvironment)") func traitsDidChange() {
        final class Cell: UILabel {
            var changes: [UIContentSizeCategory] = []

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                if previous?.preferredContentSizeCategory
                    != traitCollection.preferredContentSizeCategory
                {
                    changes.append(traitCollection.preferredContentSizeCategory)
                }
            }
        }
        let cell = Cell()
        cell.maximumContentSizeCategory = .medium
        cell.maximumContentSizeCategory = .small
        cell.maximumContentSizeCategory = nil
        #expect(cell.changes == [.medium, .small, .large])
    }

    @Test func `labels can be created and subclassed as in apps`() {
        class TitleLabel: UILabel {
            override init(frame: CGRect) {
                super.init(frame: frame)
                observe()
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }

            private func observe() {
                registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                    (label: TitleLabel, _) in
                    label.text = label.traitCollection.preferredContentSizeCategory.rawValue
                }
            }
        }
        let title = TitleLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        title.maximumContentSizeCategory = .small
        #expect(title.text == "UICTContentSizeCategoryS")
        #expect(title.frame.width == 100)
    }

    @Test("registerForTraitChanges") func registration() {
        let label = UILabel()
        var sizes: [CGFloat] = []
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        let registration = label.registerForTraitChanges([
            UITraitPreferredContentSizeCategory.self
        ]) { (label: UILabel, previous: UITraitCollection) in
            #expect(previous.preferredContentSizeCategory > .small)
            sizes.append(label.font.pointSize)
        }
        label.maximumContentSizeCategory = .small
        label.unregisterForTraitChanges(registration)
        label.maximumContentSizeCategory = .large
        #expect(sizes == [15])
        let changed = UITraitCollection.largest.changedTraits(from: .reader(.large))
        #expect(changed.count == 1)
        #expect(changed.first == UITraitPreferredContentSizeCategory.self)
    }

    @Test func `views are notified when the app's category changes`() async {
        await #expect(processExitsWith: .success) {
            @MainActor final class Cell: UIView {
                let (changes, change) = AsyncStream<[UIContentSizeCategory?]>.makeStream()

                override func traitCollectionDidChange(_ traits: UITraitCollection?) {
                    change.yield([
                        traits?.preferredContentSizeCategory,
                        traitCollection.preferredContentSizeCategory,
                    ])
                }
            }
            let cell = await Cell()
            // Views do not use the traits of the task that sets the category.
            UITraitCollection.largest.performAsCurrent {
                UIApplication.shared.preferredContentSizeCategory = .small
            }
            let change = await cell.changes.first { _ in true }
            #expect(change == [.large, .small])
        }
    }

    @Test func `each run of attributed text follows the category`() {
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        let text = NSMutableAttributedString(string: "fixed scaled")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(0..<5))
        text.addAttribute(
            .font,
            value: UIFont.preferredFont(forTextStyle: .body, compatibleWith: .reader(.large)),
            range: NSRange(6..<12)
        )
        label.attributedText = text
        UITraitCollection.largest.performAsCurrent {
            @MainActor func size(_ place: Int) -> CGFloat? {
                let font = label.attributedText?.attribute(.font, at: place, effectiveRange: nil)
                return (font as? UIFont)?.pointSize
            }
            #expect(size(0) == 10)
            #expect(size(6) == 53)
        }
        #expect(label.text == "fixed scaled")
    }
}
