public import Foundation

nonisolated extension View {
    /// Sets the font of text that does not specify a font.
    public func font(_ font: Font?) -> some View { changing { $0.font = font } }

    /// Sets the weight of the font, or removes the weight that a surrounding view sets.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        replacing(weight.map { .weight($0) }) { if case .weight = $0 { true } else { false } }
    }

    /// Sets the width of the font, or removes the width that a surrounding view sets.
    public func fontWidth(_ width: Font.Width?) -> some View {
        replacing(width.map { .width($0.value) }) { if case .width = $0 { true } else { false } }
    }

    /// Sets the design of the font, or removes the design that a surrounding view sets.
    public func fontDesign(_ design: Font.Design?) -> some View {
        replacing(design.map { .design($0) }) { if case .design = $0 { true } else { false } }
    }

    /// Makes the font bold, or removes the effect of a surrounding view.
    public func bold(_ isActive: Bool = true) -> some View {
        replacing(isActive ? .bold : nil) { $0 == .bold }
    }

    /// Makes the font italic, or removes the effect of a surrounding view.
    public func italic(_ isActive: Bool = true) -> some View {
        replacing(isActive ? .italic : nil) { $0 == .italic }
    }

    /// Makes all characters equally wide, or removes the effect of a surrounding view.
    public func monospaced(_ isActive: Bool = true) -> some View {
        replacing(isActive ? .monospaced : nil) { $0 == .monospaced }
    }

    /// Makes all digits equally wide.
    public func monospacedDigit() -> some View {
        replacing(.monospacedDigit) { $0 == .monospacedDigit }
    }

    private func replacing(
        _ modifier: Font.Modifier?,
        _ isReplaced: @escaping (Font.Modifier) -> Bool
    ) -> some View {
        changing {
            $0.fontModifiers.removeAll(where: isReplaced)
            if let modifier { $0.fontModifiers.append(modifier) }
        }
    }

    /// Sets the text size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        changing { $0.dynamicTypeSize = size }
    }

    /// Limits the text size to a range.
    ///
    /// The size becomes the nearest size in the range. An empty range has no effect.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        changing { $0.dynamicTypeSize = $0.dynamicTypeSize.clamped(to: range) }
    }

    /// Sets the space to add between lines, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        changing { $0.lineSpacing = lineSpacing }
    }

    /// Sets the line height, or lets it depend on the context if the height is `nil`.
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
    public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        changing { $0.lineHeight = lineHeight }
    }

    /// Sets the space to add between characters, in points.
    public func tracking(_ tracking: CGFloat) -> some View { changing { $0.tracking = tracking } }

    /// Sets the space to add between characters, in points, instead of kerning.
    ///
    /// The space is recorded like ``tracking(_:)``.
    public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

    /// Sets the maximum number of lines, or `nil` for no maximum.
    public func lineLimit(_ number: Int?) -> some View { changing { $0.lineLimit = number } }

    /// Sets the maximum number of lines, and does not record the minimum.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets the minimum number of lines, which is not recorded.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

    /// Sets the maximum number of lines, and does not record whether all of them have space.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }

    /// Sets the smallest scale by which text can shrink to fit.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        changing { $0.minimumScaleFactor = factor }
    }

    /// Sets whether the space between characters can shrink so that text fits.
    public func allowsTightening(_ flag: Bool) -> some View {
        changing { $0.allowsTightening = flag }
    }

    /// Sets the position at which text that does not fit is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        changing { $0.truncationMode = mode }
    }

    /// Sets the alignment of lines.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        changing { $0.multilineTextAlignment = alignment }
    }

    /// Sets a change to the case of letters.
    public func textCase(_ textCase: Text.Case?) -> some View {
        changing {
            $0.textCase = textCase
            $0.layout.hasOwnTextCase = true
        }
    }
}

extension DynamicTypeSize {
    fileprivate func clamped(to range: some RangeExpression<DynamicTypeSize>) -> Self {
        let sizes = Self.allCases.filter(range.contains)
        guard let first = sizes.first, let last = sizes.last else { return self }
        return min(max(self, first), last)
    }
}
