public import Foundation

/// A request for a font: names, size, traits and features, all of them optional.
///
///     let bold = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)
///     bold.map { UIFont(descriptor: $0, size: 0) }
///
/// Immutable. Numbers may be given in any of Swift's usual types or as `NSNumber`, weights and styles
/// as their structs; they come back as `CGFloat` and `String`.
public final class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let mark = CoreFoundationMark()

    /// What was given.
    ///
    /// Its values are copies that nobody else can change, which is why the class can be sent.
    public let fontAttributes: [AttributeName: Any]

    /// What the attributes mean for a font.
    let meaning: DescriptorMeaning

    /// A descriptor of attributes.
    ///
    /// - Parameter attributes: The attributes.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        meaning = DescriptorMeaning(attributes)
        // What a font depends on comes from the meaning; of the rest, what can be copied is copied.
        var kept = attributes.mapValues { value in
            value is String ? value : (value as? any NSCopying)?.copy(with: nil) ?? value
        }
        for name in DescriptorMeaning.names { kept[name] = nil }
        fontAttributes = kept.merging(meaning.attributes) { $1 }
    }

    /// A descriptor that leaves everything open.
    public override convenience init() {
        self.init(fontAttributes: [:])
    }

    /// A descriptor of a name and size.
    ///
    /// - Parameters:
    ///   - fontName: The PostScript, family or full name.
    ///   - size: Points; 0 leaves the size open.
    public convenience init(name fontName: String, size: CGFloat) {
        var attributes: [AttributeName: Any] = [.name: fontName]
        if size != 0 { attributes[.size] = size }
        self.init(fontAttributes: attributes)
    }

    // MARK: NSObject

    /// The descriptor itself, since it does not change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have the same attributes, as far as they mean something for a font.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.meaning == meaning
    }

    /// The hash of what the attributes mean.
    public override var hash: Int { meaning.hashValue }

    /// `true`: archives hold nothing but a property list.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the names, size, style, traits and features.
    public func encode(with coder: NSCoder) {
        do {
            coder.encode(try JSONEncoder().encode(meaning) as NSData, forKey: "attributes")
        } catch {
            coder.failWithError(error)
        }
    }

    /// Reads what ``encode(with:)`` wrote; `nil` if that is not there.
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

    /// The size, in points; 0 if it is left open.
    public var pointSize: CGFloat { ownSize ?? 0 }

    /// The traits of the font that the descriptor describes.
    public var symbolicTraits: SymbolicTraits {
        meaning.symbolicTraits ?? resolved.face.traits.symbolic
    }

    /// An attribute: what was given, else that of the font that the descriptor describes.
    ///
    /// - Parameter anAttribute: The attribute's name.
    /// - Returns: The value: names are `String`, the size is `CGFloat`, the style a `String`, the
    ///   traits `[TraitKey: Any]` of `CGFloat` and, for the symbolic ones, `UInt32`. `nil` for what
    ///   is neither given nor known.
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
