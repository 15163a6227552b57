public import Foundation

/// Something that is no text and stands among it, such as a picture.
public final class NSTextAttachment: NSObject {
    private let mark = CoreFoundationMark()

    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// The bytes of what is attached.
    public var contents: Data?
    /// The kind of the bytes.
    public var fileType: String?
    /// Its size, and where it stands from the baseline, in points.
    public var bounds = CGRect.zero

    /// An attachment.
    ///
    /// - Parameters:
    ///   - contentData: The bytes of what is attached.
    ///   - uti: The kind of the bytes.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
    }

    /// An attachment of nothing yet.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }
}

extension NSAttributedString {
    /// A string of an attachment alone.
    ///
    /// - Parameter attachment: The attachment.
    public convenience init(attachment: NSTextAttachment) {
        let character = Unicode.Scalar(NSTextAttachment.character).map(String.init) ?? ""
        self.init(string: character, attributes: [.attachment: attachment])
    }
}

// Its properties change, as UIKit's do.
@available(*, unavailable)
extension NSTextAttachment: Sendable {}
