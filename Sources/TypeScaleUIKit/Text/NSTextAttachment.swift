public import Foundation

/// An object in attributed text, such as a picture.
public final class NSTextAttachment: NSObject {
    private let mark = CoreFoundationMark()

    /// The code point U+FFFC, OBJECT REPLACEMENT CHARACTER, which represents an attachment.
    public static let character = 0xFFFC

    /// The bytes of the object.
    public var contents: Data?
    /// The uniform type identifier of the bytes.
    public var fileType: String?
    /// The size of the object and its position relative to the baseline, in points.
    public var bounds = CGRect.zero

    /// Creates an attachment from bytes and their uniform type identifier.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// Creates an empty attachment.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }
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
