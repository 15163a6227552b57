public import TypeScale

/// The unit of a size.
public enum SizeUnit: Sendable {
    /// Scalable pixels, which follow the reader's text size, as in Android.
    case sp
    /// Density-independent pixels, which are the same for every reader.
    case dp
}

/// The text style with which a size scales.
public enum RelativeStyle: Hashable, Sendable {
    /// A text style.
    case style(TextStyle)
    /// The style with the nearest Large size, or the smaller of two equally near styles.
    case automatic
}
