import Testing
import TypeScale
import TypeScaleTestSupport

struct ContentSizeCategoryTests {
    /// UIKit's member and raw value, SwiftUI's `DynamicTypeSize` and the short name, as spelled in
    /// Apple's SDKs.
    private static let names: [[String]] = [
        ["extraSmall", "UICTContentSizeCategoryXS", "xSmall", "XS"],
        ["small", "UICTContentSizeCategoryS", "small", "S"],
        ["medium", "UICTContentSizeCategoryM", "medium", "M"],
        ["large", "UICTContentSizeCategoryL", "large", "L"],
        ["extraLarge", "UICTContentSizeCategoryXL", "xLarge", "XL"],
        ["extraExtraLarge", "UICTContentSizeCategoryXXL", "xxLarge", "XXL"],
        ["extraExtraExtraLarge", "UICTContentSizeCategoryXXXL", "xxxLarge", "XXXL"],
        ["accessibilityMedium", "UICTContentSizeCategoryAccessibilityM", "accessibility1", "AX1"],
        ["accessibilityLarge", "UICTContentSizeCategoryAccessibilityL", "accessibility2", "AX2"],
        [
            "accessibilityExtraLarge", "UICTContentSizeCategoryAccessibilityXL", "accessibility3",
            "AX3",
        ],
        [
            "accessibilityExtraExtraLarge", "UICTContentSizeCategoryAccessibilityXXL",
            "accessibility4", "AX4",
        ],
        [
            "accessibilityExtraExtraExtraLarge", "UICTContentSizeCategoryAccessibilityXXXL",
            "accessibility5", "AX5",
        ],
    ]

    @Test func `reads and writes four names`() {
        #expect(ContentSizeCategory.allCases.count == 12)
        for (category, names) in zip(ContentSizeCategory.allCases, Self.names) {
            #expect(category.name == names[0])
            #expect("\(category)" == names[3])
            #expect(category.rawValue == names[1])
            #expect(category.dynamicTypeSizeName == names[2])
            #expect(category.shortName == names[3])
            for name in names { #expect(ContentSizeCategory(name) == category) }
            #expect(ContentSizeCategory(rawValue: names[1]) == category)
        }
    }

    @Test(
        arguments: [
            "", "Large", "xs", "AX6", "AX0", " L", "L ", "_UICTContentSizeCategoryUnspecified",
            "unspecified", "accessibility6", "ＸＬ", "UICTContentSizeCategory",
        ]
    )
    func `rejects other names`(name: String) {
        #expect(ContentSizeCategory(name) == nil)
    }

    @Test func `orders categories from XS to AX5`() {
        let all = ContentSizeCategory.allCases
        var random = SeededGenerator(seed: 12)
        #expect(all.shuffled(using: &random).sorted() == all)
        for (index, category) in all.enumerated() {
            for (other, larger) in all.enumerated() {
                #expect((category < larger) == (index < other))
            }
        }
    }

    @Test func `has five accessibility categories`() {
        let large = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)
        #expect(large.map(\.shortName) == ["AX1", "AX2", "AX3", "AX4", "AX5"])
    }

    @Test func `clamps to every kind of range`() {
        let all = ContentSizeCategory.allCases
        for category in all {
            for end in all {
                #expect(category.clamped(to: ...end) == min(category, end))
                #expect(category.clamped(to: end...) == max(category, end))
                for start in all where start <= end {
                    let closed = category.clamped(to: start...end)
                    #expect(closed == min(max(category, start), end))
                    #expect(closed.clamped(to: start...end) == closed)
                }
            }
        }
    }

    @Test func `excludes the end of a half-open range`() {
        let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
        #expect(largest.clamped(to: ..<(.accessibilityMedium)) == .extraExtraExtraLarge)
        #expect(largest.clamped(to: .small ..< .large) == .medium)
        #expect(ContentSizeCategory.extraSmall.clamped(to: .small ..< .large) == .small)
        let smallest = ContentSizeCategory.extraSmall
        #expect(smallest.clamped(to: ...(.extraExtraExtraLarge)) == smallest)
    }

    @Test func `an empty range has no effect`() {
        for category in ContentSizeCategory.allCases {
            #expect(category.clamped(to: .large ..< .large) == category)
            #expect(category.clamped(to: ..<(.extraSmall)) == category)
        }
    }

    @Test func `clamps to the intersection of overlapping ranges`() {
        let all = ContentSizeCategory.allCases
        for low in all {
            for high in all where low <= high {
                for category in all {
                    #expect(
                        category.clamped(to: low...).clamped(to: ...high)
                            == category.clamped(to: low...high)
                    )
                    #expect(
                        category.clamped(to: ...high).clamped(to: low...)
                            == category.clamped(to: low...high)
                    )
                }
            }
        }
    }
}
