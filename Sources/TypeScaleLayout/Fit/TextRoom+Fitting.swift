public import TypeScaleFonts

extension TextRoom {
    /// Whether a text fits, at each of the twelve categories.
    ///
    /// - Parameters:
    ///   - text: The text; newlines and tabs are heeded.
    ///   - direction: The direction in which it is read.
    /// - Returns: At which categories it is truncated, and the largest size at which it is not.
    /// - Throws: `FontError` if the file of a face is gone or was replaced.
    /// - Complexity: O(*n*) in the length of the text, but of one that is far too long only in that of
    ///   its start. In a face from a file the text is measured once, whose widths grow with the size;
    ///   in the system's font, and where characters have space between them, once for each size.
    public func fit(
        of text: String,
        direction: LayoutDirection = .leftToRight
    ) throws(FontError) -> TextFit {
        if let fit = try fitOfStart(of: text, direction) { return fit }
        let fitting = try TextFitting(text, direction, self)
        return try fitting.fit()
    }

    /// The translations of a table that are truncated at one of the categories, in its order.
    ///
    /// - Parameter translations: The table.
    /// - Returns: Those that are, and from where on.
    /// - Throws: `FontError` if the file of a face is gone or was replaced.
    /// - Complexity: O(*n*) in the length of all texts.
    public func truncated(
        among translations: some Sequence<Translation>
    ) throws(FontError) -> [TruncatedTranslation] {
        var truncated: [TruncatedTranslation] = []
        for translation in translations {
            let direction = LayoutDirection(languageCode: translation.language)
            let fit = try fit(of: translation.text, direction: direction)
            if !fit.fitsEverywhere {
                truncated.append(TruncatedTranslation(translation: translation, fit: fit))
            }
        }
        return truncated
    }
}

extension TextRoom {
    /// The answer for a text that fits at no size, found by its start; `nil` if that does not tell.
    ///
    /// A start that at one point takes a line more than there may be is enough: what follows does not
    /// make it shorter.
    private func fitOfStart(
        of text: String,
        _ direction: LayoutDirection
    ) throws(FontError) -> TextFit? {
        guard lineLimit > 0, lineLimit < 1 << 20, width.isFinite else { return nil }
        var length = 1 << 12
        while length < text.utf8.count / 4 {
            let end = text.utf8.index(text.startIndex, offsetBy: length)
            let start = String(text.unicodeScalars[..<end.scalar(in: text)])
            let fitting = try TextFitting(start, direction, self)
            if try fitting.overflows() { return fitting.fitOfNoSize }
            length *= 4
        }
        return nil
    }
}

extension String.Index {
    /// The place of the scalar that this place is in.
    fileprivate func scalar(in text: String) -> String.Index {
        var place = self
        while place > text.startIndex, UTF8.isContinuation(text.utf8[place]) {
            place = text.utf8.index(before: place)
        }
        return place
    }
}
