/// The unit of a size.
public enum SizeUnit: Sendable {
    /// Scalable pixels, which follow the reader's text size, as in Android.
    case sp
    /// Density-independent pixels, which are the same for every reader.
    case dp
}
