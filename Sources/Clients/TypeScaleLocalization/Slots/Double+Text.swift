import TypeScaleLayout

extension Double {
    /// The number as the shortest decimal, such as `48`.
    var shortestText: String { DecimalText.shortest(self) }
}
