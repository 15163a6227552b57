import Testing
import TypeScaleTestSupport

/// The last lines of the test process.
struct SkippedComparisonTests {
    @Test func `without skipped comparisons there are no lines`() {
        #expect(SkippedComparisons().lines.isEmpty)
    }

    @Test func `the lines name each comparison and package once`() {
        var skipped = SkippedComparisons()
        skipped.add("widths", needs: "fonts-lato")
        skipped.add("labels", needs: "fonts-lato")
        skipped.add("widths", needs: "fonts-inter")
        #expect(
            skipped.lines == [
                "Skipped comparisons: labels, widths",
                "Packages of Debian 12 and 13: apt-get install fonts-inter fonts-lato",
            ]
        )
    }

    /// Debian 12 has no package of Pretendard, so `apt-get install` would install nothing.
    @Test func `no command installs a package that Debian 12 does not have`() throws {
        var skipped = SkippedComparisons()
        skipped.add("widths", needs: "fonts-lato")
        skipped.add("widths", needs: "fonts-pretendard", isNewer: true)
        let lines = skipped.lines
        try #require(lines.count == 3)
        #expect(!lines[1].contains("pretendard"))
        #expect(lines[2].contains("fonts-pretendard") && !lines[2].contains("apt-get"))
    }
}
