import Testing
import UIKit

/// Compares results observed on Apple's systems with results of the same calls here.
struct OracleTests {
    // The files contain 2,904 results from the iOS 26.1 Simulator, and results observed elsewhere.
    @Test func `scaling returns each observed result`() throws {
        var inputs: [Double] = []
        var count = 0
        for line in try Self.lines("scaled-ios26.txt") {
            let words = line.split(separator: " ").map(String.init)
            if words[0] == "inputs" {
                inputs = words.dropFirst().compactMap(Double.init)
                continue
            }
            for (input, observed) in zip(inputs, words.dropFirst(3)) {
                check(words[0], words[1], words[2], input, nil, 3, observed)
                count += 1
            }
        }
        #expect(count == 2904)
        for line in try Self.lines("scaled-elsewhere.csv").dropFirst() {
            let cells = line.split(separator: ",", omittingEmptySubsequences: false)
                .map(String.init)
            // Rows without a scale are font sizes, which do not depend on the scale.
            let scale = Double(cells[5]) ?? 3
            let input = try #require(Double(cells[3]))
            check(cells[0], cells[1], cells[2], input, Double(cells[4]), scale, cells[6])
        }
    }

    @Test func `preferred fonts have each observed size`() throws {
        var count = 0
        for line in try Self.lines("preferred-ios.txt") where !line.hasPrefix("source") {
            let words = line.split(separator: " ").map(String.init)
            guard let size = Double(words[2]), let style = Self.style(words[0]),
                let category = Self.category(words[1])
            else { continue }
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: .reader(category))
            #expect(Double(font.pointSize) == size, "\(line)")
            count += 1
        }
        #expect(count == 409)
    }

    private func check(
        _ call: String,
        _ styleName: String,
        _ categoryName: String,
        _ input: Double,
        _ maximum: Double?,
        _ scale: Double,
        _ observed: String
    ) {
        guard let style = Self.style(styleName), let category = Self.category(categoryName),
            let expected = Double(observed)
        else {
            Issue.record("\(styleName) \(categoryName) \(observed)")
            return
        }
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = category
            $0.displayScale = scale
        }
        let metrics = UIFontMetrics(forTextStyle: style)
        let result: Double
        if call == "scaledFont" {
            let font = UIFont.systemFont(ofSize: input)
            result =
                metrics.scaledFont(
                    for: font,
                    maximumPointSize: maximum ?? 0,
                    compatibleWith: traits
                ).pointSize
        } else {
            result = metrics.scaledValue(for: input, compatibleWith: traits)
        }
        // A printed number matches every value within one unit of its last digit.
        let digits = observed.split(separator: ".").dropFirst().first?.count ?? 0
        let isSame =
            digits == 0 ? result == expected : abs(result - expected) <= pow(10, -Double(digits))
        #expect(isSame, "\(call) \(styleName) \(categoryName) \(input): \(result), not \(observed)")
    }

    /// Returns the lines of a fixture from `TypeScaleTests`.
    private static func lines(_ name: String) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appendingPathComponent("TypeScaleTests/Fixtures/\(name)")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }

    private static func style(_ name: String) -> UIFont.TextStyle? {
        let styles: [String: UIFont.TextStyle] = [
            "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
            "headline": .headline, "body": .body, "callout": .callout,
            "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
            "caption2": .caption2, "extraLargeTitle": .extraLargeTitle,
            "extraLargeTitle2": .extraLargeTitle2,
        ]
        return styles[name]
    }

    private static func category(_ name: String) -> UIContentSizeCategory? {
        let categories: [(short: String, long: String, category: UIContentSizeCategory)] = [
            ("XS", "extraSmall", .extraSmall), ("S", "small", .small), ("M", "medium", .medium),
            ("L", "large", .large), ("XL", "extraLarge", .extraLarge),
            ("XXL", "extraExtraLarge", .extraExtraLarge),
            ("XXXL", "extraExtraExtraLarge", .extraExtraExtraLarge),
            ("AX1", "accessibilityMedium", .accessibilityMedium),
            ("AX2", "accessibilityLarge", .accessibilityLarge),
            ("AX3", "accessibilityExtraLarge", .accessibilityExtraLarge),
            ("AX4", "accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
            ("AX5", "accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
        ]
        return categories.first { $0.short == name || $0.long == name }?.category
    }
}
