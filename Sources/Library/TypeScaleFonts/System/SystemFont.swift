/// The published and observed numbers of San Francisco, Apple's system font.
///
/// The widths, the tracking and the x-heights were observed on iOS 26.1. The other vertical metrics
/// are the same from iOS 9 to 27.
enum SystemFont: Sendable {
    /// The number of font units per em.
    static let unitsPerEm = 2048.0

    /// Returns the share of the display cut at a size, from 0 up to 17 points to 1 from 28 points.
    ///
    /// The system maps the size onto its optical axis with a piecewise linear function. The shares
    /// and the size are fixed-point numbers.
    ///
    /// Source: a fit that reproduces the shares observed at 11 sizes from 17.5 to 27 points.
    /// Between these, the share can be wrong by 1/16384, or 0.0002 points per character.
    static func displayShare(at pointSize: Double) -> Double {
        guard pointSize > 17 else { return 0 }
        guard pointSize < 28 else { return 1 }
        let position = ((pointSize - 17) / 11 * 65536).roundedHalfUp / 65536
        func line(
            from start: (position: Double, share: Double),
            to end: (position: Double, share: Double)
        ) -> Double {
            let slope = (end.share - start.share) / (end.position - start.position)
            return start.share + (position - start.position) * slope
        }
        let low = (position: 2979.0 / 16384, share: 1.0 / 11)
        let high = (position: 10426.0 / 16384, share: 13405.0 / 16384)
        let share =
            if position <= low.position {
                line(from: (0, 0), to: low)
            } else if position <= high.position {
                line(from: low, to: high)
            } else {
                line(from: high, to: (1, 1))
            }
        return (share * 16384).roundedHalfUp / 16384
    }

    /// Returns the factor of deviations at a size.
    ///
    /// The kerning was fitted to few labels above 24 points. The factor is large enough for all 178
    /// widths in images of iOS 12 to 18, at sizes from 25 to 58 points. Without it, the bounds
    /// contain 157 of these widths: all since iOS 14, and 3 of 24 in iOS 12 and 13.
    static func deviationFactor(at pointSize: Double) -> Double { pointSize > 24 ? 2.4 : 1 }

    /// Returns the margin of widths at a size, as a share of the width.
    ///
    /// The margin is 0 if the optical size and the tracking were observed. The published tracking
    /// is rounded to hundredths of a point, and exceeds the observed tracking by up to 0.02 points.
    static func margin(at pointSize: Double) -> Double {
        guard pointSize > 0, pointSize.isFinite else { return .infinity }
        // The narrowest character is a quarter of an em wide.
        if trackingUnits(at: pointSize) == nil {
            return publishedTracking(at: pointSize) == nil ? 0.1 : 0.02 / (0.25 * pointSize)
        }
        let isObserved = pointSize == pointSize.roundedDown || pointSize == 17.5
        return isObserved || pointSize < 17 || pointSize > 28 ? 0 : 0.0002 / (0.25 * pointSize)
    }
}

extension SystemFont {
    /// Returns the tracking on iOS in font units, or `nil` outside the sizes from 8 to 40 points.
    ///
    /// Tracking is interpolated between whole sizes. It was observed at 11.5, 13.5 and 17.5 points,
    /// where it is the mean of the neighbors.
    static func trackingUnits(at pointSize: Double) -> Double? {
        guard pointSize >= 8, pointSize <= 40 else { return nil }
        let index = Int(pointSize) - 8
        let below = Double(deviceTracking[index])
        let share = pointSize - pointSize.roundedDown
        return share == 0 ? below : below + share * (Double(deviceTracking[index + 1]) - below)
    }

    /// The tracking in font units from 8 to 40 points, for every weight and for italic.
    ///
    /// Source: Core Text on iOS 26.1, as recorded in Vercantez/openuikit at 32cc00a3. iOS 10 and 11
    /// used other values.
    private static let deviceTracking: [Int8] = [
        52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 11, 17, 22, 28,
        27, 27, 26, 26, 24, 23, 22, 21, 20, 20, 19, 19,
    ]

    /// Returns the published tracking in points, or `nil` outside the range of published sizes.
    ///
    /// Apple's guidelines list the tracking for most whole sizes from 6 to 96 points, rounded to
    /// hundredths of a point. SF Compact, the system font of watchOS, has its own list. Tracking
    /// for other sizes in this range is interpolated.
    static func publishedTracking(
        at pointSize: Double,
        isCompact: Bool = false
    ) -> Double? {
        let published = isCompact ? publishedCompact : published
        guard let upper = published.firstIndex(where: { Double($0.size) >= pointSize }) else {
            return nil
        }
        let above = points(published[upper])
        if above.size == pointSize { return above.tracking }
        guard upper > 0 else { return nil }
        let below = points(published[upper - 1])
        let share = (pointSize - below.size) / (above.size - below.size)
        return below.tracking + share * (above.tracking - below.tracking)
    }

    /// A size in points, and its tracking in hundredths of a point.
    private typealias Published = (size: UInt8, hundredths: Int16)

    private static func points(_ entry: Published) -> (size: Double, tracking: Double) {
        (Double(entry.size), Double(entry.hundredths) / 100)
    }

    /// Source: Apple's Human Interface Guidelines, Typography, 16 December 2025, SF Pro.
    private static let published: [Published] = [
        (6, 24), (7, 23), (8, 21), (9, 17), (10, 12), (11, 6), (12, 0), (13, -8), (14, -15),
        (15, -23), (16, -31), (17, -43), (18, -44), (19, -45), (20, -45), (21, -36), (22, -26),
        (23, -10), (24, 7), (25, 15), (26, 22), (27, 29), (28, 38), (29, 40), (30, 40), (31, 39),
        (32, 41), (33, 40), (34, 40), (35, 38), (36, 37), (37, 36), (38, 37), (39, 38), (40, 37),
        (41, 36), (42, 37), (43, 38), (44, 37), (45, 35), (46, 36), (47, 37), (48, 35), (49, 33),
        (50, 34), (51, 35), (52, 33), (53, 31), (54, 32), (56, 30), (58, 28), (60, 26), (62, 24),
        (64, 22), (66, 19), (68, 17), (70, 14), (72, 14), (76, 7), (80, 0), (84, 0), (88, 0),
        (92, 0), (96, 0),
    ]

    /// Source: Apple's Human Interface Guidelines, Typography, 16 December 2025, SF Compact.
    private static let publishedCompact: [Published] = [
        (6, 29), (7, 21), (8, 23), (9, 26), (10, 29), (11, 26), (12, 23), (13, 20), (14, 19),
        (15, 6), (16, 0), (17, -7), (18, -14), (19, -22), (20, 0), (21, -4), (22, -9), (23, -13),
        (24, -19), (25, -24), (26, -28), (27, -30), (28, -34), (29, -38), (30, -42), (31, -45),
        (32, -50), (33, -55), (34, -60), (35, -63), (36, -69), (37, -72), (38, -74), (39, -76),
        (40, -78), (41, -80), (42, -82), (43, -84), (44, -86), (45, -88), (46, -92), (47, -94),
        (48, -96), (49, -100), (50, -103), (51, -105), (52, -107), (53, -111), (54, -113),
        (56, -120), (58, -125), (60, -132), (62, -136), (64, -144), (66, -151), (68, -156),
        (70, -164), (72, -169), (76, -186), (80, -199), (84, -213), (88, -228), (92, -247),
        (96, -262),
    ]
}
