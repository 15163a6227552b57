public import Foundation

/// An empty image, because this module reads and draws no images.
open class UIImage: NSObject, @unchecked Sendable {
    private let mark = _CoreFoundationMark()

    /// Creates an empty image.
    public override init() {}

    /// The size of the image in points, which is zero.
    open var size: CGSize { .zero }
}
