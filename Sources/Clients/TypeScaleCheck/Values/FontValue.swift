import TypeScale

/// A font that an expression has, as far as the code of the app states it.
struct FontValue: Sendable {
    /// The module that the font belongs to.
    enum Module: Sendable { case swiftUI, uiKit, appKit }

    /// How the size follows the text size.
    enum Growth: Equatable, Sendable {
        /// No setting changes the size.
        case fixed
        /// The font has the size of a text style.
        case preferred(TextStyle)
        /// The size at L grows as a text style does.
        case scaled(TextStyle)
        /// The size follows the text size in a way that the code does not state.
        case grows
    }

    /// The place of the code that makes the font.
    struct Origin: Hashable, Sendable {
        let file: Int
        let range: Range<Int>
    }

    let module: Module
    var growth: Growth
    /// The size at L, which is ``Size/unknown`` for a preferred font.
    var size = Size.unknown
    /// The weight, if the code states one.
    var weight: FontWeight?
    /// The PostScript name, if the code states one.
    var face: String?
    /// Whether the font has a face of its own, whose name can be unknown.
    var isCustom = false
    /// Whether the code names the text style with which the size grows.
    var namesStyle = true
    /// The largest size in points.
    var maximum: Double?
    /// The fault of a font that is scaled twice, in words.
    var scaledTwice: String?
    /// Whether the font is only for the accessibility sizes, or only for the others.
    var isForAccessibilitySizes: Bool?
    /// The call that makes the font, or `nil` for a name of the system, such as `.body`.
    var origin: Origin?
}

extension FontValue {
    /// The text style that determines the growth.
    var style: TextStyle? {
        switch growth {
        case .preferred(let style), .scaled(let style): style
        case .fixed, .grows: nil
        }
    }

    /// The font as a description to scale, or `nil` if a part is unknown.
    var description: FontDescription? {
        if isCustom, face == nil { return nil }
        let face = face.map { FontFace.named($0) } ?? .system
        switch growth {
        case .preferred(let style): return .system(style, weight: weight)
        case .scaled(let style):
            guard let points = size.points, points > 0 else { return nil }
            let font = FontDescription(face: face, textStyle: style, size: points, weight: weight)
            return maximum.map { font.maximumPointSize($0) } ?? font
        case .fixed:
            guard let points = size.points, points > 0 else { return nil }
            return FontDescription(face: face, textStyle: .body, size: points, weight: weight)
                .fixed()
        case .grows: return nil
        }
    }

    /// Creates the font of a description in a design system.
    init(_ font: FontDescription, module: Module) {
        let isFixed = font.pointSize(at: .large) == font.pointSize(at: .largest)
        let style = font.textStyle
        self.init(
            module: module,
            growth: isFixed ? .fixed : font.size == nil ? .preferred(style) : .scaled(style),
            size: font.size.map { .points($0) } ?? (isFixed ? .constant : .unknown),
            weight: font.weight,
            face: font.face.postScriptName
        )
    }
}
