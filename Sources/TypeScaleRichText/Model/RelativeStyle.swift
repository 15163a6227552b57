public import TypeScale

/// The unit of a size.
public enum SizeUnit: Sendable {
    /// Scalable pixels: the size follows the reader, as in Android.
    case sp
    /// Density-independent pixels: the size is the same for every reader.
    case dp
}

/// The text style with which a size scales.
public enum RelativeStyle: Hashable, Sendable {
    /// A text style.
    case style(TextStyle)
    /// The style with the nearest size at Large, or the smaller one of two.
    case automatic
}
