import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// Rules about modifiers of SwiftUI's views, and layout anchors.
extension CodeChecker {
    mutating func checkModifiers() {
        for (index, call) in file.source.calls.enumerated() where !file.isPreview(call.scope) {
            switch file.names[index] {
            case "lineLimit": checkLineLimit(index)
            case "dynamicTypeSize":
                if let first = call.arguments.first { checkCap(index, first.value) }
            case "environment": checkEnvironment(index)
            case "minimumScaleFactor": checkShrinking(index)
            case "frame": checkFrame(index)
            case "fontWeight": checkWeight(index)
            case "weight": checkFontWeight(index)
            case "constraint": checkAnchor(index)
            default: break
            }
        }
    }

    /// Returns the code of a modifier, without the view.
    private func range(ofModifier call: Int) -> Range<Int> {
        file.source.calls[call].name.lowerBound..<file.source.calls[call].expression.upperBound
    }

    private func firstArgument(_ call: Int) -> CodeText? {
        guard let first = file.source.calls[call].arguments.first, first.label == nil else {
            return nil
        }
        return file.source.bytes[first.value].trimmed
    }

    private mutating func checkLineLimit(_ call: Int) {
        guard let lines = lineLimit(call), file.subject(of: call) != .images,
            // A field scrolls, so that its text is never truncated.
            !Self.fields.contains(file.names[file.root(of: call)])
        else { return }
        add(.lineLimit, range(ofModifier: call), Self.lineLimit(lines))
    }

    /// Returns the number of lines to which a modifier limits text, or `nil`.
    private func lineLimit(_ call: Int) -> Int? {
        guard file.names[call] == "lineLimit", let first = file.source.calls[call].arguments.first,
            first.label == nil,
            // A range is mostly for fields in a container, which scroll.
            !file.source.bytes[first.value].contains("...") || file.isTextView(file.root(of: call))
        else { return nil }
        return file.lineLimit(first.value)
    }

    private static let fields: Set = ["TextField", "SecureField", "TextEditor"]

    static func lineLimit(_ lines: Int) -> String {
        "\(lines == 1 ? "one line" : "\(lines) lines") at every text size; longer text is truncated"
    }

    private mutating func checkWeight(_ call: Int) {
        guard let weight = file.weight(file.source.calls[call].arguments.first), weight < .regular,
            file.subject(of: call) != .images
        else { return }
        add(.thinText, range(ofModifier: call), RuleMessages.thin(weight))
    }

    /// Reports a thin weight of a font that a modifier sets, such as `.body.weight(.light)`.
    private mutating func checkFontWeight(_ call: Int) {
        guard let (modifier, _) = file.container(of: file.last(of: call)),
            file.names[modifier] == "font", file.subject(of: modifier) != .images,
            let weight = file.weight(file.source.calls[call].arguments.first), weight < .regular
        else { return }
        add(.thinText, range(ofModifier: call), RuleMessages.thin(weight))
    }

    // MARK: - 200 percent

    private mutating func checkEnvironment(_ call: Int) {
        let arguments = file.source.calls[call].arguments
        guard arguments.count == 2, let key = firstArgument(call),
            key.equals("\\.dynamicTypeSize") || key.equals("\\.sizeCategory")
        else { return }
        checkCap(call, arguments[1].value)
    }

    private mutating func checkCap(_ call: Int, _ limit: Range<Int>) {
        guard let category = file.largestCategory(limit), file.subject(of: call) != .images else {
            return
        }
        let font = file.font(inChainOf: call) ?? .system(.body)
        report(cap: category, font, range(ofModifier: call))
    }

    /// Reports a cap that keeps a font below 200%, if the font would otherwise reach it.
    mutating func report(
        cap category: ContentSizeCategory,
        _ font: FontDescription,
        _ range: Range<Int>
    ) {
        let growth = Growth(font)
        let size = font.pointSize(at: category)
        guard file.system == .iOS, growth.factor >= 2, size < 2 * growth.atL else { return }
        add(
            .stopsBelow200,
            range,
            "\(font.textStyle) stops at \(category), \(size.roundedText(toPlaces: 1)) of "
                + "\(growth.atL.shortestText) points, \((size / growth.atL).percent)"
        )
    }

    private mutating func checkShrinking(_ call: Int) {
        guard let first = firstArgument(call), let factor = Double(first.string),
            file.subject(of: call) != .images,
            // Without a limit, text wraps instead of shrinking.
            file.chain(of: call).contains(where: { lineLimit($0) != nil })
        else { return }
        // The texts in a container can have fonts of their own.
        let isText = file.isTextView(file.root(of: call))
        let font = isText ? file.font(inChainOf: call) : nil
        report(shrinking: factor, font, range(ofModifier: call))
    }

    /// The largest growth of a text style from L to AX5.
    private static let largestFactor =
        TextStyle.allCases.map(\.growth.factor).max() ?? 1

    /// Reports a font, or any font, that can shrink below 200% at all sizes.
    mutating func report(
        shrinking factor: Double,
        _ font: FontDescription?,
        _ range: Range<Int>
    ) {
        // A factor of 0 states no minimum.
        guard file.system == .iOS, factor > 0 else { return }
        guard let font else {
            guard factor * Self.largestFactor < 2 else { return }
            add(
                .stopsBelow200,
                range,
                severity: .note,
                "the text can shrink to \(factor.percent), and no text style grows to more than "
                    + Self.largestFactor.percent
            )
            return
        }
        guard let message = RuleMessages.shrinking(font, to: factor) else { return }
        add(.stopsBelow200, range, severity: .note, message)
    }

    // MARK: - Heights

    private mutating func checkFrame(_ call: Int) {
        guard let argument = file.argument("height", of: call),
            case .points(let height) = file.size(argument.value), height > 0,
            file.isTextView(file.root(of: call)),
            let font = file.font(inChainOf: call)
        else { return }
        report(height: height, font, range(ofModifier: call))
    }

    private mutating func checkAnchor(_ call: Int) {
        guard let (name, isWidth, height) = file.anchoredSize(call), !isWidth,
            let font = labels[name]?.font
        else { return }
        report(height: height, font, file.source.calls[call].expression)
    }

    /// Reports a height that is less than a line at some text size.
    mutating func report(height: Double, _ font: FontDescription, _ range: Range<Int>) {
        guard file.system == .iOS, let message = font.clipping(height: height) else { return }
        add(.clips, range, message)
    }
}

extension FontDescription {
    /// Returns the first text size at which a line is higher than a box, in words, or `nil`.
    ///
    /// The designer sees a box that is too small for a font of a fixed size.
    func clipping(height: Double) -> String? {
        guard pointSize(at: .largest) != pointSize(at: .large) else { return nil }
        var largest: ContentSizeCategory?
        for category in ContentSizeCategory.allCases {
            guard let line = lineHeight(at: category) else { return nil }
            guard line > height else {
                largest = category
                continue
            }
            let points = height.shortestText
            let start =
                "a line of \(textStyle) has \(line.roundedText(toPlaces: 1)) points at \(category)"
            let end = largest.map { "\(points) points hold it up to \($0)" }
            return "\(start); \(end ?? "\(points) points never hold it")"
        }
        return nil
    }
}

extension CodeFile {
    /// The views of SwiftUI whose height is at least a line of text.
    private static let textViews: Set = ["Text", "TextField", "SecureField"]

    /// Returns whether a view certainly contains a line of text.
    func isTextView(_ call: Int) -> Bool {
        if Self.textViews.contains(names[call]) { return true }
        guard names[call] == "Button", let first = source.calls[call].arguments.first else {
            return false
        }
        return first.label == nil && !first.isTrailing && first.closure == nil
    }

    /// Returns the font of the text to which a modifier is applied, or `nil` if it is unknown.
    func font(inChainOf call: Int) -> FontDescription? {
        if let font = statedFont(inChainOf: call) { return font.description }
        // A view without a font inherits the font of the views around it.
        var scope: Int? = source.calls[call].scope
        for _ in 0..<Self.maximumLevels {
            guard let index = scope else { break }
            if let owner = source.scopes[index].call, let font = statedFont(inChainOf: owner) {
                return font.description
            }
            scope = source.scopes[index].parent
        }
        return .system(.body)
    }

    /// Returns the font that a chain of modifiers states, which can be unknown, or `nil`.
    private func statedFont(inChainOf call: Int) -> (description: FontDescription?, Void)? {
        for link in chain(of: call) {
            // A style of the app's own can have a font.
            if names[link] == "buttonStyle",
                source.calls[link].arguments.first.map({ $0.call != nil }) == true
            {
                return (nil, ())
            }
            if let font = wrappers[names[link]] { return (font, ()) }
            guard mayChangeFont(link) else { continue }
            let first = source.calls[link].arguments.first
            return (
                names[link] == "font" ? first.flatMap { description($0.value, $0.call) } : nil, ()
            )
        }
        return nil
    }

    /// Returns whether a modifier's name suggests that it changes the font, such as `adaptiveFont`.
    func mayChangeFont(_ call: Int) -> Bool {
        if names[call] == "font" { return source.calls[call].receiver != nil }
        guard source.calls[call].base != nil, startsWithUppercase(names[root(of: call)]),
            font(call) == nil
        else { return false }
        let name = Array(names[call].utf8.map { $0 | 0x20 })[...]
        return ["font", "textstyle", "typography"].contains { name.contains($0) }
            && !Self.fontTraits.contains(names[call])
    }

    /// The modifiers of SwiftUI that change a font's traits, but not its size.
    private static let fontTraits: Set = ["fontWeight", "fontDesign", "fontWidth"]

    /// Returns the font that a value such as `.headline` or a call describes.
    func description(_ value: Range<Int>, _ call: Int?) -> FontDescription? {
        if let call, let font = font(root(of: call)) { return font.description }
        if let style = style(value) { return .system(style) }
        return wrapperName(value, call).flatMap { wrappers[$0] }
    }

    /// Returns the name of the property or function that provides a font, such as `daxBody`.
    func wrapperName(_ value: Range<Int>, _ call: Int?) -> String? {
        if let call { return names[root(of: call)] }
        let code = source.bytes[value].trimmed
        return code.isPath ? code.lastComponent.string : code.implicitMember
    }

    /// Returns the largest category in a value such as `...DynamicTypeSize.xxLarge`.
    func largestCategory(_ value: Range<Int>) -> ContentSizeCategory? {
        var code = source.bytes[value].trimmed
        if let range = code.firstOperator("...") { code = code[range.upperBound...].trimmed }
        while code.first == UInt8(ascii: "("), code.last == UInt8(ascii: ")") {
            code = code.dropFirst().dropLast().trimmed
        }
        guard code.isPath, code.contains(UInt8(ascii: ".")) else { return nil }
        return ContentSizeCategory(codeName: code.lastComponent.string)
    }
}

extension ContentSizeCategory {
    /// Returns the category with a name of SwiftUI or UIKit, such as `xxLarge` or
    /// `extraExtraLarge`.
    init?(codeName: String) {
        guard
            let category = Self.allCases.first(where: {
                $0.dynamicTypeSizeName == codeName || $0.name == codeName
            })
        else { return nil }
        self = category
    }
}
