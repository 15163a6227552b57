extension Double {
    /// The nearest whole number, the greater of two that are equally near: as HarfBuzz was seen to
    /// round what varies. An advance then rounds as its parts do.
    var roundedHalfUp: Double { (self + 0.5).rounded(.down) }
}
