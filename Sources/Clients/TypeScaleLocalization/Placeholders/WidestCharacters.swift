import TypeScaleLayout

/// The widest of several texts in a font, measured once.
///
/// A check keeps one value for each font, and passes it for each text.
struct WidestCharacters: Sendable {
    private var known: [[String]: String] = [:]

    /// Returns the candidate that needs most space.
    ///
    /// Each candidate is measured twice in a row, because the kerning between digits counts.
    mutating func widest(
        of candidates: [String],
        width: (String) throws(FontError) -> Double
    ) throws(FontError) -> String {
        guard let first = candidates.first, candidates.count > 1 else {
            return candidates.first ?? ""
        }
        if let text = known[candidates] { return text }
        var best = (text: first, width: -Double.infinity)
        for candidate in candidates {
            let width = try width(candidate + candidate)
            if width > best.width { best = (candidate, width) }
        }
        known[candidates] = best.text
        return best.text
    }
}
