import TypeScaleFonts
import TypeScaleLayout

/// The results for the labels of a class.
struct LabelTally: CustomStringConvertible {
    /// The numbers of the labels that are compared, and of the stale records.
    private var (near, stale) = (0, 0)
    /// The numbers of the labels whose width is right, or off by one step of the grid.
    private var (right, within) = (0, 0)
    /// The number of the labels whose record is between the 95% bounds.
    private var bounded = 0
    /// The numbers of the labels that are said to be within a pixel, and of these that are.
    private var (flagged, kept) = (0, 0)
    /// The numbers of boxes with a verdict, with a wrong one, and without one.
    private var (judged, wrong, inconclusive) = (0, 0, 0)

    /// A record that is outside of the bound, and differs by more steps, is stale.
    private static let maximumSteps = 4.5

    mutating func add(_ label: RecordedLabel) throws {
        let measured = try label.measured()
        // The error of arithmetic does not round a width up.
        let rounded = (measured.points / label.grid - 1e-6).rounded(.up) * label.grid
        let steps = abs(label.width - rounded) / label.grid
        let bounds = measured.bounds()
        let isBounded =
            bounds.upperBound > label.width - label.grid && bounds.lowerBound <= label.width + 1e-6
        guard steps <= Self.maximumSteps || isBounded else {
            stale += 1
            return
        }
        near += 1
        if isBounded { bounded += 1 }
        if steps < 0.5 { right += 1 }
        if steps < 1.5 { within += 1 }
        if measured.exactness(pixelsPerPoint: 1 / label.grid) != .estimate {
            flagged += 1
            if steps < 1.5 { kept += 1 }
        }
        // A space at the end of a text needs no room.
        guard label.text.last != " " else { return }
        for box in -8...8 { add(try label.verdict(box), for: box) }
    }

    /// Adds the verdict about a box that is wider than the label by some steps.
    private mutating func add(_ verdict: Fit.Verdict, for steps: Int) {
        switch verdict {
        case .inconclusive: inconclusive += 1
        case .fits, .truncated:
            judged += 1
            if (verdict == .fits) != (steps >= 0) { wrong += 1 }
        }
    }

    var description: String {
        let numbers = [
            near, stale, right, within, bounded, flagged, kept, judged, wrong, inconclusive,
        ]
        return numbers.map(\.description).joined(separator: "\t")
    }
}
