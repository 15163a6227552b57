import TypeScale
import TypeScaleCode
import TypeScaleDocuments

/// A font that code makes, as far as a file shows it.
struct CodeFont {
    /// The module that the font belongs to.
    enum Module { case swiftUI, uiKit, appKit }

    /// How the size follows the text size.
    enum Growth: Equatable {
        /// No setting changes the size.
        case fixed
        /// The font has the size of a text style.
        case preferred(TextStyle)
        /// The size at L grows as a text style does.
        case scaled(TextStyle)
        /// The code of this file does not show it.
        case unknown
    }

    /// The call that makes the font.
    let call: Int
    let module: Module
    var growth: Growth
    /// The size at L, which is ``CodeSize/unknown`` for a preferred font.
    var size = CodeSize.unknown
    /// The weight, if the code states one.
    var weight: FontWeight?
    /// The PostScript name, if the code states one.
    var face: String?
    /// The part of the code that states the face or the family.
    var faceRange: Range<Int>?
    /// Whether the code names the text style with which the size grows.
    var namesStyle = true
    /// The largest size in points.
    var maximum: Double?

    /// The text style that determines the growth.
    var style: TextStyle? {
        switch growth {
        case .preferred(let style), .scaled(let style): style
        case .fixed, .unknown: nil
        }
    }

    /// The font as a description to scale, or `nil` if a part is unknown.
    var description: FontDescription? {
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
        case .unknown: return nil
        }
    }
}

extension CodeFile {
    /// Returns the font that a call makes, or `nil` for any other call.
    func font(_ call: Int) -> CodeFont? {
        switch names[call] {
        case "system": isMember(call, of: "Font") ? systemFont(call) : nil
        case "custom": isMember(call, of: "Font") ? customFont(call) : nil
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
            "monospacedDigitSystemFont", "labelFont":
            fixedFont(call)
        case "UIFont", "NSFont": namedFont(call)
        case "withSize": resizedFont(call)
        case "preferredFont": preferredFont(call)
        case "scaledFont": scaledFont(call)
        default: nil
        }
    }

    /// Returns the text style that code names, such as `.title2.bold()` or `Font.title2`.
    func style(_ range: Range<Int>) -> TextStyle? {
        let code = source.bytes[range].trimmed
        if let member = code.implicitMember { return TextStyle(codeName: member) }
        for prefix in ["UIFont.TextStyle.", "Font.TextStyle.", "NSFont.TextStyle.", "Font."]
        where code.hasPrefix(prefix) {
            let name = code.dropFirst(prefix.utf8.count).prefix { $0.isInName }
            return TextStyle(codeName: name.string)
        }
        return nil
    }

    /// Returns the weight that an argument such as `.semibold` or `UIFont.Weight.semibold` names.
    func weight(_ argument: SwiftArgument?) -> FontWeight? {
        guard let argument else { return nil }
        let code = source.bytes[argument.value].trimmed
        guard code.isPath else { return nil }
        return FontWeight(codeName: code.lastComponent.string)
    }

    /// Returns the text of a string literal without interpolations and escapes.
    func literal(_ range: Range<Int>) -> String? {
        let code = source.bytes[range].trimmed
        let quote = UInt8(ascii: "\"")
        guard code.count > 2, code.first == quote, code.last == quote else { return nil }
        let text = code.dropFirst().dropLast()
        return text.contains(quote) || text.contains(UInt8(ascii: "\\")) ? nil : text.string
    }

    private func isMember(_ call: Int, of type: String) -> Bool {
        source.calls[call].isImplicitMember || receiver(call) == type
    }

    /// Returns the SwiftUI font that `.system(size:)` or `.system(.body)` makes.
    private func systemFont(_ call: Int) -> CodeFont? {
        let weight = self.weight(argument("weight", of: call))
        if let size = argument("size", of: call) {
            let points = self.size(size.value)
            let relative = argument("relativeTo", of: call).flatMap { style($0.value) }
            let growth: CodeFont.Growth =
                if let relative { .scaled(relative) } else if points.isFixed { .fixed } else {
                    .unknown
                }
            return CodeFont(
                call: call,
                module: .swiftUI,
                growth: growth,
                size: points,
                weight: weight
            )
        }
        guard let first = source.calls[call].arguments.first, first.label == nil,
            let style = self.style(first.value)
        else { return nil }
        return CodeFont(call: call, module: .swiftUI, growth: .preferred(style), weight: weight)
    }

    /// Returns the SwiftUI font that `.custom("Lato-Bold", size: 17)` makes.
    private func customFont(_ call: Int) -> CodeFont? {
        guard let name = source.calls[call].arguments.first, name.label == nil else { return nil }
        var font = CodeFont(call: call, module: .swiftUI, growth: .fixed)
        font.face = literal(name.value)
        font.faceRange = name.value
        if let size = argument("fixedSize", of: call) {
            font.size = self.size(size.value)
            if !font.size.isFixed { font.growth = .unknown }
        } else if let size = argument("size", of: call) {
            font.size = self.size(size.value)
            let style = argument("relativeTo", of: call)
            font.namesStyle = style != nil
            font.growth = .scaled(.body)
            if let style { font.growth = self.style(style.value).map { .scaled($0) } ?? .unknown }
        } else {
            return nil
        }
        return font
    }

    /// Returns the font that `UIFont.systemFont(ofSize: 17)` makes.
    private func fixedFont(_ call: Int) -> CodeFont? {
        guard let size = argument("ofSize", of: call) else { return nil }
        var weight = self.weight(argument("weight", of: call))
        if names[call] == "boldSystemFont" { weight = .bold }
        let points = self.size(size.value)
        let growth: CodeFont.Growth = points.isFixed ? .fixed : .unknown
        return CodeFont(
            call: call,
            module: module(call),
            growth: growth,
            size: points,
            weight: weight
        )
    }

    /// Returns the font that `label.font.withSize(17)` makes.
    private func resizedFont(_ call: Int) -> CodeFont? {
        guard let receiver = source.calls[call].receiver, source.calls[call].arguments.count == 1,
            let size = source.calls[call].arguments.first, size.label == nil
        else { return nil }
        let name = source.bytes[receiver].lastComponent.filter { $0.isInName }
        guard name.suffix(4).map({ $0 | 0x20 })[...].equals("font") else { return nil }
        let points = self.size(size.value)
        let growth: CodeFont.Growth = points.isFixed ? .fixed : .unknown
        return CodeFont(call: call, module: module(call), growth: growth, size: points)
    }

    /// Returns the font that `UIFont(name: "Lato-Bold", size: 17)` makes.
    private func namedFont(_ call: Int) -> CodeFont? {
        guard receiver(call) == nil, let size = argument("size", of: call) else { return nil }
        let name = argument("name", of: call)
        guard name != nil || argument("descriptor", of: call) != nil else { return nil }
        let points = self.size(size.value)
        // A descriptor with size 0 keeps its own size, which can be a text style's.
        let isKept = name == nil && points == .points(0)
        let growth: CodeFont.Growth = points.isFixed && !isKept ? .fixed : .unknown
        var font = CodeFont(call: call, module: module(call), growth: growth, size: points)
        font.face = name.flatMap { literal($0.value) }
        font.faceRange = name?.value
        return font
    }

    /// Returns the font that `UIFont.preferredFont(forTextStyle: .body)` makes.
    private func preferredFont(_ call: Int) -> CodeFont? {
        guard let argument = self.argument("forTextStyle", of: call) else { return nil }
        let style = self.style(argument.value)
        let growth: CodeFont.Growth = style.map { .preferred($0) } ?? .unknown
        return CodeFont(call: call, module: module(call), growth: growth)
    }

    /// Returns the font that `UIFontMetrics.default.scaledFont(for: font)` makes.
    private func scaledFont(_ call: Int) -> CodeFont? {
        guard let argument = self.argument("for", of: call) else { return nil }
        var font = CodeFont(call: call, module: .uiKit, growth: .unknown)
        if let metrics = metricsStyle(call) {
            font.growth = .scaled(metrics.style)
            font.namesStyle = metrics.isNamed
        }
        if let inner = argument.call.flatMap({ self.font(root(of: $0)) }) {
            font.size = inner.size
            font.weight = inner.weight
            font.face = inner.face
        }
        if let maximum = self.argument("maximumPointSize", of: call) {
            font.maximum = size(maximum.value).points
        }
        return font
    }

    /// Returns the text style of the metrics that scale a font, and whether the code names it.
    private func metricsStyle(_ call: Int) -> (style: TextStyle, isNamed: Bool)? {
        if let base = source.calls[call].base, names[base] == "UIFontMetrics",
            let argument = argument("forTextStyle", of: base)
        {
            return style(argument.value).map { ($0, true) }
        }
        return receiver(call) == "UIFontMetrics.default" ? (.body, false) : nil
    }

    private func module(_ call: Int) -> CodeFont.Module {
        if names[call] == "NSFont" || receiver(call) == "NSFont" { return .appKit }
        if names[call] == "UIFont" || receiver(call) == "UIFont" { return .uiKit }
        return importsAppKit ? .appKit : .uiKit
    }
}

extension TextStyle {
    /// Returns the text style with a name of SwiftUI or UIKit, such as `title` or `title1`.
    init?(codeName: String) {
        // A name in other case is another name in Swift.
        guard let style = TextStyle(codeName),
            codeName == style.description || codeName == "title" && style == .title1
                || codeName == "caption" && style == .caption1
        else { return nil }
        self = style
    }
}

extension FontWeight {
    /// Returns the weight with a name of SwiftUI or UIKit, such as `semibold`.
    init?(codeName: String) {
        // UIKit's two thinnest weights have other names in CSS, which `FontWeight` uses.
        switch codeName {
        case "ultraLight": self = .thin
        case "thin": self = .extraLight
        case "light": self = .light
        case "regular": self = .regular
        case "medium": self = .medium
        case "semibold": self = .semibold
        case "bold": self = .bold
        case "heavy": self = .heavy
        case "black": self = .black
        default: return nil
        }
    }
}
