/// The lines under and through text that the font's designer proposes, in points.
///
///     let lines = try face.lineDecorations(at: 17)
///     if let line = lines.underline { fill(x: 0, y: baseline - line.top, width, line.thickness) }
public struct LineDecorations: Hashable, Sendable {
    /// The line under text, or `nil` if the font has no readable `post` table.
    public let underline: Line?

    /// The line through text, or `nil` if the font has no readable `OS/2` table.
    public let strikeout: Line?

    /// The place of a line, in points.
    public struct Line: Hashable, Sendable {
        /// The distance from the baseline up to the top of the line, negative below the baseline.
        public let top: Double

        /// The thickness of the line.
        ///
        /// Some fonts state 0 or a negative thickness, which is returned unchanged.
        public let thickness: Double

        /// The distance from the baseline up to the center of the line, as FreeType reports it.
        public var center: Double { top - thickness / 2 }
    }
}

extension Typeface {
    /// Returns the lines under and through text at a size.
    ///
    /// The underline comes from the
    /// [`post`](https://learn.microsoft.com/typography/opentype/spec/post) table, and the strikeout
    /// from [`OS/2`](https://learn.microsoft.com/typography/opentype/spec/os2). In a variation, the
    /// values vary as in `MVAR`. No value is substituted: if a table is missing, choose a line of
    /// your own.
    ///
    /// - Parameter pointSize: The font size in points. The size can be any number.
    /// - Returns: The unrounded lines.
    /// - Throws: ``FontError`` if the file was removed or replaced after it was opened.
    /// - Complexity: O(1).
    public func lineDecorations(at pointSize: Double) throws(FontError) -> LineDecorations {
        func points(_ units: Int, _ tag: FontTag) -> Double {
            (Double(units) + (metricsVariations?[tag] ?? 0)) * pointSize / Double(unitsPerEm)
        }
        return LineDecorations(
            underline: try details().post.map {
                LineDecorations.Line(
                    top: points($0.underlinePosition, "undo"),
                    thickness: points($0.underlineThickness, "unds")
                )
            },
            strikeout: headers.os2.map {
                LineDecorations.Line(
                    top: points($0.strikeoutPosition, "stro"),
                    thickness: points($0.strikeoutSize, "strs")
                )
            }
        )
    }
}
