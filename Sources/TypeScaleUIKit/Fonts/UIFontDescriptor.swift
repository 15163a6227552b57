public import Foundation

/// A request for a font: names, size, traits and features, all optional.
///
///     let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)
///     bold.map { UIFont(descriptor: $0, size: 0) }
///
/// A descriptor is immutable. Numbers can have any common type, or be an `NSNumber`; weights and
/// styles can be their structs. The attributes return them as `CGFloat` and `String`.
public final class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = CoreFoundationMark()

    /// The attributes of the descriptor.
    ///
    /// The values are copies that no other code can change, so the class can be `Sendable`.
    public let fontAttributes: [AttributeName: Any]

    /// The meaning of the attributes for a font.
    let meaning: DescriptorMeaning

    /// Creates a descriptor from attributes.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        meaning = DescriptorMeaning(attributes)
        // The attributes of the font come from `meaning`; others are copied if possible.
        var kept = attributes.mapValues { value in
            value is String ? value : (value as? any NSCopying)?.copy(with: nil) ?? value
        }
        for name in DescriptorMeaning.names { kept[name] = nil }
        fontAttributes = kept.merging(meaning.attributes) { $1 }
    }

    /// Creates a descriptor without attributes.
    public override convenience init() {
        self.init(fontAttributes: [:])
    }

    /// Creates a descriptor from a name and a size.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript, family or full name.
    ///   - size: The size, in points; 0 leaves it unspecified.
    public convenience init(name fontName: String, size: CGFloat) {
        var attributes: [AttributeName: Any] = [.name: fontName]
        if size != 0 { attributes[.size] = size }
        self.init(fontAttributes: attributes)
    }

    // MARK: NSObject

    /// Returns the descriptor itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether two descriptors have the same attributes, as far as they determine the font.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.meaning == meaning
    }

    /// The hash of the attributes that determine the font.
    public override var hash: Int { meaning.hashValue }

    /// Whether archives are secure, which is `true`: they contain only data.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the names, size, style, traits and features.
    public func encode(with coder: NSCoder) {
        do {
            coder.encode(try JSONEncoder().encode(meaning) as NSData, forKey: "attributes")
        } catch {
            coder.failWithError(error)
        }
    }

    /// Decodes a descriptor, or returns `nil` if the archive does not contain one.
    public convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "attributes"),
            let meaning = try? JSONDecoder().decode(DescriptorMeaning.self, from: data as Data)
        else { return nil }
        self.init(fontAttributes: meaning.attributes)
    }
}

extension UIFontDescriptor {
    /// The PostScript name of the font that the descriptor describes.
    public var postscriptName: String {
        fontAttributes[.name] as? String ?? resolved.face.postScriptName
    }

    /// The size, in points; 0 if it is unspecified.
    public var pointSize: CGFloat { ownSize ?? 0 }

    /// The traits of the font that the descriptor describes.
    public var symbolicTraits: SymbolicTraits {
        meaning.symbolicTraits ?? resolved.face.traits.symbolic
    }

    /// Returns an attribute of the descriptor or, if it has none, of the font that it describes.
    ///
    /// Names and the style are `String`, and the size is `CGFloat`. The traits are a `[TraitKey:
    /// Any]` of `CGFloat` values; the symbolic traits are `UInt32`.
    ///
    /// - Returns: The value, or `nil` if it is neither specified nor known.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        if let value = fontAttributes[anAttribute] { return value }
        let face = resolved.face
        switch anAttribute {
        case .name: return face.postScriptName
        case .family: return face.familyName
        case .face: return face.styleName
        case .visibleName: return face.visibleName
        case .traits:
            let look = face.traits
            return [
                TraitKey.symbolic: look.symbolic.rawValue, .weight: look.weight.rawValue,
                .width: look.width, .slant: look.slant,
            ] as [TraitKey: Any]
        default: return nil
        }
    }
}
