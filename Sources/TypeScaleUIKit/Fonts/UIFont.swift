public import Foundation
import TypeScaleFonts

/// A font with a size: the system's font, or a registered one.
///
///     let font = UIFont(name: "Pretendard-Bold", size: 17) ?? .boldSystemFont(ofSize: 17)
///     font.lineHeight
///
/// A font is immutable, and equal in every thread. The system's font has San Francisco's metrics. A
/// registered font has the metrics in its file, as UIKit reports them.
public final class UIFont: NSObject, NSCopying, NSSecureCoding, Sendable {
    private let mark = CoreFoundationMark()

    /// The size, in points.
    public let pointSize: CGFloat

    /// The descriptor that the font was created from, and that creates an equal font.
    public let fontDescriptor: UIFontDescriptor

    /// The requested name, if the system's font replaces a missing face; otherwise `nil`.
    ///
    /// UIKit does not have this property, because it does not report missing faces.
    public let missingName: String?

    let face: UIKitFace
    let origin: Origin

    /// The origin of a font, which determines how it follows the reader's category.
    enum Origin: Sendable {
        /// A size; the font does not follow the category.
        case plain
        /// A text style.
        case preferred(UIFont.TextStyle)
        /// A font scaled in a text style, up to a maximum size.
        case scaled(UIFont.TextStyle, from: UIFont, maximum: CGFloat?)
    }

    init(
        _ face: UIKitFace,
        size: CGFloat,
        descriptor: UIFontDescriptor,
        origin: Origin = .plain,
        missingName: String? = nil
    ) {
        self.face = face
        self.pointSize = size
        self.fontDescriptor = descriptor
        self.origin = origin
        self.missingName = missingName
    }

    // MARK: NSObject

    /// Returns the font itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two fonts have the same face, size and features, whatever their origin.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.face == face && other.pointSize == pointSize
            && other.fontDescriptor.features == fontDescriptor.features
    }

    /// The hash of the face and the size.
    public override var hash: Int { [face.hashValue, pointSize.hashValue].hashValue }

    /// The family, weight, style and size, in UIKit's form.
    public override var description: String {
        "<UIFont> font-family: \"\(familyName)\"; font-weight: "
            + "\(face.traits.symbolic.contains(.traitBold) ? "bold" : "normal"); font-style: "
            + "\(face.traits.symbolic.contains(.traitItalic) ? "italic" : "normal"); "
            + "font-size: \(pointSize)pt"
    }

    /// Whether archives are secure, which is `true`: they contain only a descriptor.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the descriptor; only preferred fonts still follow the category after decoding.
    public func encode(with coder: NSCoder) {
        coder.encode(fontDescriptor, forKey: "descriptor")
        coder.encode(Double(pointSize), forKey: "pointSize")
    }

    /// Decodes a font, or returns `nil` if the archive does not contain one.
    public convenience init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(of: UIFontDescriptor.self, forKey: "descriptor")
        else { return nil }
        let size = CGFloat(coder.decodeDouble(forKey: "pointSize")).asFontSize
        self.init(descriptor, exactly: size)
    }
}

extension UIFont {
    /// The family name; that of the system's font starts with a full stop.
    public var familyName: String { face.familyName }
    /// The PostScript name.
    public var fontName: String { face.postScriptName }
    /// The distance from the baseline up to the top of a line, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// The distance from the baseline down to the bottom of a line, in points; usually negative.
    public var descender: CGFloat { CGFloat(metrics.descender) }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of lowercase letters, in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// The distance from ``descender`` to ``ascender``, in points, without ``leading``.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }

    /// The space between lines, in points.
    ///
    /// The leading of a preferred font gives its lines the advance in Apple's table. Tight leading
    /// subtracts 2 points, and loose leading adds 2.
    public var leading: CGFloat {
        guard case .preferred(let style) = origin, case .system = face.instance else {
            return CGFloat(metrics.leading)
        }
        let advance = style.advance(at: pointSize) ?? metrics.lineHeight
        return CGFloat(advance - metrics.lineHeight + face.leading)
    }

    private var metrics: FaceMetrics { face.instance.metrics(at: Double(pointSize)) }
}
