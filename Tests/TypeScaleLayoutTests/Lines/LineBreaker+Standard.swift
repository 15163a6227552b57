import TypeScaleLayout

extension LineBreaker {
    /// Returns a breaker that, as the standard permits, may split characters.
    static func standard(
        strategy: LineBreakStrategy = [],
        strictness: LineBreakStrictness = .auto
    ) -> LineBreaker {
        var breaker = LineBreaker(strategy: strategy, strictness: strictness)
        breaker.splitsCharacters = true
        return breaker
    }
}
