import TypeScale
import TypeScaleFonts

/// Positions the labels of a stack by their baselines.
struct StackBuilder {
    private let stack: TextStack
    private let spacing: BaselineSpacing
    private let grid: PixelGrid
    private let width: Double?
    private let room: Double?
    private var labels: [PlacedLabel] = []
    private var gaps: [Double] = []
    private var last: FaceMetrics?
    private var bottom: Double

    init(_ stack: TextStack, width: Double?, for traits: TraitCollection) {
        self.stack = stack
        spacing = stack.spacing.resolved(for: traits)
        grid = PixelGrid(of: traits.pixelsPerPoint)
        let limit = width.flatMap { $0.isFinite ? max(0, $0) : nil }
        self.width = limit
        room = limit.map { max(0, $0 - stack.margins.leading.inset - stack.margins.trailing.inset) }
        bottom = stack.margins.top.inset
    }

    /// Adds the next label, or skips it if it contains no text.
    mutating func add(_ text: MeasuredText, at index: Int) {
        let layout = text.layout(width: room)
        guard let first = text.spans.first?.metrics, !layout.lines.isEmpty else { return }
        let gap: BaselineGap = last.map { .between($0, below: first) } ?? .fromTop(first)
        let distance = distance(gap)
        let baseline = bottom + distance
        gaps.append(distance)
        // The distance between lines is not rounded, but the last baseline is.
        let pitch = grid.rounded(layout.lastBaseline - layout.firstBaseline)
        let isLeftToRight = stack.direction == .leftToRight
        let margin = isLeftToRight ? stack.margins.leading : stack.margins.trailing
        labels.append(
            PlacedLabel(
                index: index,
                layout: layout,
                x: margin.inset,
                y: grid.rounded(baseline - layout.firstBaseline),
                size: layout.size.roundedUp(pixelsPerPoint: grid.pixelsPerPoint),
                firstBaseline: baseline,
                lastBaseline: baseline + pitch
            )
        )
        bottom = baseline + pitch
        // As in UIKit, the font of the first character determines the gap.
        last = first
    }

    var layout: StackLayout {
        var gaps = gaps
        var height = bottom
        if let last {
            let distance = distance(.toBottom(last))
            gaps.append(distance)
            height += distance
        }
        height = grid.roundedUp(height + stack.margins.bottom.inset)
        let widest = labels.map { $0.size.width }.max() ?? 0
        var labels = labels
        // If no width is requested, labels in a right-to-left layout are aligned on the right.
        if width == nil, stack.direction == .rightToLeft {
            for index in labels.indices { labels[index].x += widest - labels[index].size.width }
        }
        return StackLayout(
            labels: labels,
            size: TextSize(
                width: width
                    ?? widest + stack.margins.leading.inset + stack.margins.trailing.inset,
                height: max(height, grid.roundedUp(stack.minimumHeight.length))
            ),
            gaps: gaps
        )
    }

    private func distance(_ gap: BaselineGap) -> Double {
        spacing.distance(
            gap,
            multiplier: stack.multiplier,
            pixelsPerPoint: grid.pixelsPerPoint
        )
    }
}

extension Double {
    /// This number, or 0 if it is not finite.
    fileprivate var inset: Double { isFinite ? self : 0 }
}
