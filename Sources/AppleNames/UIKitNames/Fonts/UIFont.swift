public import Foundation
import TypeScale
public import TypeScaleFonts

/// The system font or a registered font, in a specific size.
///
///     let font = UIFont(name: "Pretendard-Bold", size: 17) ?? .boldSystemFont(ofSize: 17)
///     font.lineHeight
///
/// Fonts are immutable, so any thread can use them. The system font has the metrics of San
/// Francisco. A registered font has the metrics in its file, as in UIKit.
public final class UIFont: NSObject, NSCopying, NSSecureCoding, Sendable {
    private let mark = _CoreFoundationMark()

    /// The size of the font, in points.
    public let pointSize: CGFloat

    /// A descriptor from which you can create an equal font.
    public let fontDescriptor: UIFontDescriptor

    /// The name of the missing font that this font replaces, or `nil` if no font is missing.
    ///
    /// This property is not part of UIKit, which does not report missing fonts.
    public let missingName: String?

    let face: UIKitFace

    /// The face that measures text, with TypeScale's type.
    ///
    ///     TextSpan("Hello", face: font.instance, pointSize: font.pointSize)
    ///
    /// This property is not part of UIKit.
    public var instance: FontInstance { face.instance }

    let origin: Origin

    /// The origin of a font, which determines whether the font follows the category.
    enum Origin: Sendable {
        /// A fixed size, which does not follow the category.
        case plain
        /// The preferred font for a text style, whose size in the reader's category is `size`.
        ///
        /// The font has another size if it comes from `withSize(_:)`.
        case preferred(UIFont.TextStyle, size: CGFloat)
        /// Another font, scaled for a text style up to a maximum size.
        case scaled(UIFont.TextStyle, from: UIFont, maximum: Double?)
    }

    init(
        _ face: UIKitFace,
        size: CGFloat,
        descriptor: UIFontDescriptor? = nil,
        origin: Origin = .plain,
        missingName: String? = nil
    ) {
        self.face = face
        self.pointSize = size
        self.fontDescriptor = descriptor ?? UIFontDescriptor(face, size: size)
        self.origin = origin
        self.missingName = missingName
    }

    /// Returns this font, because fonts are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two fonts have the same face, size and features.
    ///
    /// As on iOS, a preferred font never equals a font without a text style. The bold system font
    /// does not equal the system font with the weight semibold.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.face == face && other.pointSize == pointSize && other.usage == usage
            && other.fontDescriptor.meaning.features == fontDescriptor.meaning.features
    }

    /// The usage of a system font, or `nil` for a registered font.
    var usage: SystemUsage? {
        guard case .system = face.instance else { return nil }
        return fontDescriptor.meaning.usage ?? .regular
    }

    /// The hash of the face and the size.
    public override var hash: Int { [face.hashValue, pointSize.hashValue].hashValue }

    /// A description of the family, weight, style and size, in UIKit's format.
    public override var description: String {
        "<UIFont> font-family: \"\(familyName)\"; font-weight: "
            + "\(face.traits.symbolic.contains(.traitBold) ? "bold" : "normal"); font-style: "
            + "\(face.traits.symbolic.contains(.traitItalic) ? "italic" : "normal"); "
            + "font-size: \(pointSize)pt"
    }

    /// Whether the class supports secure coding, which is always the case.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the font; after decoding, only a preferred font still follows the category.
    public func encode(with coder: NSCoder) {
        coder.encode(fontDescriptor, forKey: "descriptor")
        coder.encode(Double(pointSize), forKey: "pointSize")
    }

    /// Decodes a font, or returns `nil` if the archive contains no font.
    public convenience init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(of: UIFontDescriptor.self, forKey: "descriptor")
        else { return nil }
        let size = CGFloat(coder.decodeDouble(forKey: "pointSize")).asFontSize
        self.init(descriptor, exactly: size)
    }
}

extension UIFont {
    /// The family name, which starts with a period for the system font.
    public var familyName: String { face.familyName }
    /// The PostScript name.
    public var fontName: String { face.postScriptName }
    /// The distance from the baseline up to the top of a line, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// The offset from the baseline to the bottom of a line, in points, usually negative.
    public var descender: CGFloat { CGFloat(metrics.descender) }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of lowercase letters, in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// The height of a line from ``descender`` to ``ascender``, in points, excluding ``leading``.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }

    /// The space between lines, in points.
    ///
    /// In a preferred font, the line height and the leading add up to the line spacing that Apple
    /// publishes for the text style. The trait for tight leading subtracts 2 points, and the trait
    /// for loose leading adds 2 points.
    public var leading: CGFloat {
        guard case .preferred(let style, _) = origin, case .system = face.instance else {
            return CGFloat(metrics.leading)
        }
        let advance = style.preferredFont(ofSize: pointSize)?.lineHeight ?? metrics.lineHeight
        return CGFloat(advance - metrics.lineHeight + face.leading)
    }

    private var metrics: FaceMetrics { face.instance.metrics(at: Double(pointSize)) }
}
