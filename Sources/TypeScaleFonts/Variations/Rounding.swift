extension Double {
    /// The nearest whole number, or the greater of two that are equally near.
    ///
    /// As HarfBuzz was seen to round what varies; an advance then rounds as its parts do.
    var roundedHalfUp: Double { (self + 0.5).rounded(.down) }
}
