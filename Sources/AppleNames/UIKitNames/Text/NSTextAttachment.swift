public import Foundation

/// An object in attributed text, such as a picture.
open class NSTextAttachment: NSObject {
    private let mark = _CoreFoundationMark()

    /// The code point U+FFFC, OBJECT REPLACEMENT CHARACTER, which represents an attachment.
    public static let character = 0xFFFC

    /// The contents of the attachment, such as the data of an image file.
    open var contents: Data?
    /// The uniform type identifier of the contents.
    open var fileType: String?
    /// The image of the attachment.
    ///
    /// On iOS, an attachment without bounds has the size of its image. Here, images have no size,
    /// so set ``bounds``.
    open var image: UIImage?
    /// The size of the object and its position relative to the baseline, in points.
    open var bounds = CGRect.zero

    /// Creates an attachment from its contents and their uniform type identifier.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Creates an attachment that shows an image.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an empty attachment.
    public override init() {}
}

extension NSAttributedString {
    /// Creates attributed text that consists of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        let character = Unicode.Scalar(NSTextAttachment.character).map(String.init) ?? ""
        self.init(string: character, attributes: [.attachment: attachment])
    }
}

// As in UIKit, the class is not `Sendable`, because its properties are mutable.
@available(*, unavailable)
extension NSTextAttachment: Sendable {}
