public import Foundation
import TypeScaleFonts

/// A font of a size: the system's, or one of a registered file.
///
///     let font = UIFont(name: "Pretendard-Bold", size: 17) ?? .boldSystemFont(ofSize: 17)
///     font.lineHeight
///
/// Immutable, and the same in every thread. The system's font has San Francisco's numbers; a font
/// that was registered has those of its file, as UIKit would report them.
public final class UIFont: NSObject, NSCopying, NSSecureCoding, Sendable {
    private let mark = CoreFoundationMark()

    /// The size, in points.
    public let pointSize: CGFloat

    /// What the font was made from, and what makes the same one again.
    public let fontDescriptor: UIFontDescriptor

    /// The requested name, if no registered face has it and the system's font replaces it.
    ///
    /// `nil` if the font is the requested one. Not in UIKit, which does not report it.
    public let missingName: String?

    let face: UIKitFace
    let origin: Origin

    /// How a font came about, which decides whether and how it follows the reader's category.
    enum Origin: Sendable {
        /// By a size; it follows nothing.
        case plain
        /// By a text style.
        case preferred(UIFont.TextStyle)
        /// By scaling a font in a style, up to a size.
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

    /// The font itself, since it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have one face, size and features; how they came about plays no part, as on iOS.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.face == face && other.pointSize == pointSize
            && other.fontDescriptor.features == fontDescriptor.features
    }

    /// The hash of face and size.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    /// The name and size, in UIKit's form.
    public override var description: String {
        "<UIFont> font-family: \"\(familyName)\"; font-weight: "
            + "\(face.traits.symbolic.contains(.traitBold) ? "bold" : "normal"); font-style: "
            + "\(face.traits.symbolic.contains(.traitItalic) ? "italic" : "normal"); "
            + "font-size: \(pointSize)pt"
    }

    /// `true`: archives hold a descriptor.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the descriptor; whether the font follows a category is kept for preferred fonts.
    public func encode(with coder: NSCoder) {
        coder.encode(fontDescriptor, forKey: "descriptor")
        coder.encode(Double(pointSize), forKey: "pointSize")
    }

    /// Reads what ``encode(with:)`` wrote; `nil` if that is not there.
    public convenience init?(coder: NSCoder) {
        guard let descriptor = coder.decodeObject(of: UIFontDescriptor.self, forKey: "descriptor")
        else { return nil }
        let size = CGFloat(coder.decodeDouble(forKey: "pointSize")).asFontSize
        self.init(descriptor, exactly: size)
    }
}

extension UIFont {
    /// The family; that of the system's font starts with a full stop.
    public var familyName: String { face.familyName }
    /// The PostScript name.
    public var fontName: String { face.postScriptName }
    /// From the baseline up to the top of a line, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascender) }
    /// From the baseline down to the bottom of a line, in points; negative where that is below.
    public var descender: CGFloat { CGFloat(metrics.descender) }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// The height of lowercase letters without ascender, in points.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }
    /// From ``descender`` to ``ascender``, in points; ``leading`` is not in it.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }

    /// The space between lines, in points.
    ///
    /// A preferred font has as much as makes its lines advance as Apple's table says; tight and
    /// loose leading take away and add 2.
    public var leading: CGFloat {
        guard case .preferred(let style) = origin, case .system = face.instance else {
            return CGFloat(metrics.leading)
        }
        let advance = style.advance(at: pointSize) ?? metrics.lineHeight
        return CGFloat(advance - metrics.lineHeight + face.leading)
    }

    private var metrics: FaceMetrics { face.instance.metrics(at: Double(pointSize)) }
}
