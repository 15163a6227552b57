extension Double {
    /// The nearest integer, with ties rounded up.
    ///
    /// HarfBuzz rounds deltas this way.
    var roundedHalfUp: Double { (self + 0.5).roundedDown }

    /// The largest integer that is not greater.
    var roundedDown: Double { rounded(.down) }
}
