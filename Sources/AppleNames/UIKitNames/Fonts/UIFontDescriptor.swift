public import Foundation

/// A set of attributes that describe a font, such as its name, size and traits.
///
///     let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)
///     bold.map { UIFont(descriptor: $0, size: 0) }
///
/// A descriptor is immutable. Numbers can have any common type, such as `Double` or `NSNumber`. A
/// weight can also be a ``UIFont/Weight``, and a text style a ``UIFont/TextStyle``. In
/// ``fontAttributes``, they are objects that can be cast to all of these types.
public final class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = _CoreFoundationMark()

    /// The attributes of the descriptor.
    ///
    /// Values that conform to `NSCopying` are copied, so that no other code can change them.
    public let fontAttributes: [AttributeName: Any]

    /// The attributes that determine the font, each converted to one type.
    let meaning: DescriptorMeaning

    /// Creates a descriptor from attributes.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        meaning = DescriptorMeaning(attributes)
        // Attributes that determine the font come from `meaning`. Others are copied if possible.
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
    ///   - size: The size, in points, or 0 to leave the size unspecified.
    public convenience init(name fontName: String, size: CGFloat) {
        var attributes: [AttributeName: Any] = [.name: fontName]
        if size != 0 { attributes[.size] = size }
        self.init(fontAttributes: attributes)
    }

    /// Returns this descriptor, because descriptors are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether all attributes that determine the font are equal in two descriptors.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.meaning.canonical == meaning.canonical
    }

    /// The hash of the attributes that determine the font.
    public override var hash: Int { meaning.canonical.hashValue }

    /// Whether the class supports secure coding, which is always the case.
    public static var supportsSecureCoding: Bool { true }

    /// Encodes the attributes that determine the font.
    public func encode(with coder: NSCoder) {
        do {
            coder.encode(try JSONEncoder().encode(meaning) as NSData, forKey: "attributes")
        } catch {
            coder.failWithError(error)
        }
    }

    /// Decodes a descriptor, or returns `nil` if the archive contains no descriptor.
    public convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "attributes"),
            let meaning = try? JSONDecoder().decode(DescriptorMeaning.self, from: data as Data)
        else { return nil }
        self.init(fontAttributes: meaning.attributes)
    }
}

extension UIFontDescriptor {
    /// The name that the descriptor specifies, or else the PostScript name of the described font.
    public var postscriptName: String {
        fontAttributes[.name] as? String ?? resolved.face.postScriptName
    }

    /// The size, in points, or 0 if it is unspecified.
    public var pointSize: CGFloat { meaning.size ?? 0 }

    /// The symbolic traits that the descriptor specifies, or else the traits of the described font.
    public var symbolicTraits: SymbolicTraits {
        meaning.symbolicTraits ?? resolved.face.traits.symbolic
    }

    /// Returns the value of an attribute in the descriptor, or else in the described font.
    ///
    /// Names are `String` values. The text style casts to `String` and ``UIFont/TextStyle``, and
    /// the traits cast to `[TraitKey: Any]` and `[String: Any]`. The size and the traits cast to
    /// `CGFloat`, `Double` and `NSNumber`, and to `Int` if they are whole. A weight also casts to
    /// ``UIFont/Weight``, and a width to ``UIFont/Width``. The symbolic traits also cast to
    /// `UInt32`.
    ///
    /// - Returns: The value, or `nil` if neither the descriptor nor the font provides a value.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        if let value = fontAttributes[anAttribute] { return value }
        let face = resolved.face
        switch anAttribute {
        case .name: return face.postScriptName
        case .family: return face.familyName
        case .face: return face.styleName
        case .visibleName: return face.visibleName
        case .traits:
            let traits = face.traits
            let numbers: [TraitKey: NSNumber] = [
                .symbolic: NSNumber(value: traits.symbolic.rawValue),
                .weight: traits.weight.rawValue.object, .width: traits.width.object,
                .slant: traits.slant.object,
            ]
            return numbers.object
        default: return nil
        }
    }
}
