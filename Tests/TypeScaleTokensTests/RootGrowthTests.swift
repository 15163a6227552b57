import Testing
import TypeScale
import TypeScaleCurves

@testable import TypeScaleTokens

struct RootGrowthTests {
    private static let roots = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// Evaluates a sum of products, whose factors are numbers, shared steps and `clamp()` terms.
    private func value(_ css: String, root: Double) -> Double {
        guard css.hasPrefix("calc(") else { return Double(css.dropLast(2)) ?? .nan }
        let terms = css.dropFirst(5).dropLast()
            .replacing("1rem - ", with: "1rem:").replacing(" - ", with: " + -")
            .split(separator: " + ")
        return terms.reduce(0) { sum, term in
            let factors = term.split(separator: "*")
            return sum + factors.reduce(1.0) { $0 * factor($1, root: root) }
        }
    }

    private func factor(_ text: Substring, root: Double) -> Double {
        let sign: Double = text.hasPrefix("-") ? -1 : 1
        let text = text.hasPrefix("-") ? text.dropFirst() : text
        if text.hasPrefix("var(--_"), let letter = text.dropFirst(7).utf8.first {
            let index = Int(letter) - 97
            let width = Self.roots[index + 1] - Self.roots[index]
            return sign * min(max((root - Self.roots[index]) / width, 0), 1)
        }
        if text.hasPrefix("clamp(0px,1rem:") {
            let bounds = text.dropFirst(15).dropLast().split(separator: ",")
                .compactMap { Double($0.dropLast(2)) }
            return sign * min(max(root - bounds[0], 0), bounds[1])
        }
        return sign * (Double(text) ?? Double(text.dropLast(2)) ?? .nan)
    }

    static let fonts: [FontDescription] =
        TextStyle.dynamicTypeStyles.map { .system($0) } + [
            .init(name: "A", textStyle: .body, size: 17),
            .init(name: "A", textStyle: .callout, size: 15.5).maximumPointSize(30),
            .init(name: "A", textStyle: .largeTitle, size: 57)
                .limited(to: .factors(maximum: 1.4)),
            .init(name: "A", textStyle: .headline, size: 17)
                .limited(to: .categories(.medium ... .accessibilityLarge)),
            FontDescription(name: "A", textStyle: .body, size: 15).curve(.android),
            FontDescription(name: "A", textStyle: .body, size: 18.3).curve(.winUI),
            FontDescription(name: "A", textStyle: .body, size: 15).fixed(),
        ]

    @Test(arguments: fonts)
    func `a length has the size at each text size, in at most 200 characters`(
        font: FontDescription
    ) {
        let sizes = ContentSizeCategory.allCases.map {
            font.scaled(for: TraitCollection(preferredContentSizeCategory: $0)).pointSize
        }
        let css = RootGrowth(sizes).css
        #expect(css.utf8.count <= 200)
        for (root, size) in zip(Self.roots, sizes) {
            #expect(abs(value(css, root: root) - size) <= 0.01, "\(css) at \(root)")
        }
    }

    @Test func `a size for a window is at most 2.5 times as large in a wide window`() {
        let size = FluidSize(atL: 10, atXL: 40)
        #expect(size.maximum == 25)
        #expect(FluidSize(atL: 16, atXL: 16).css == "1rem")
        let fluid = FluidSize(atL: 16, atXL: 24)
        // From 1rem in 20rem to 1.5rem in 80rem, the size grows by 0.5/60 of the width.
        #expect(fluid.css == "clamp(1rem, 0.8333rem + 0.8333vw, 1.5rem)")
    }
}
