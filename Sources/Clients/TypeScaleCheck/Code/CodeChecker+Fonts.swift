import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// Rules about the fonts that code makes.
extension CodeChecker {
    mutating func checkFonts() {
        for font in fonts {
            checkSize(font)
            checkScaling(font)
        }
        for (index, call) in file.source.calls.enumerated() where !file.isPreview(call.scope) {
            checkSymbol(index)
            if file.mayChangeFont(index) { checkModifier(index) }
        }
    }

    /// Reports a modifier whose font comes from other code.
    private mutating func checkModifier(_ call: Int) {
        guard file.wrappers[file.names[call]] == nil,
            let first = file.source.calls[call].arguments.first
        else { return }
        if file.names[call] == "font" {
            guard first.label == nil,
                first.call.map({ file.font(file.root(of: $0)) }) ?? nil == nil,
                file.style(first.value) == nil,
                let name = file.wrapperName(first.value, first.call), name != "nil",
                file.wrappers[name] == nil, file.declarations[name] == nil
            else { return }
        }
        guard file.subject(of: call) != .images else { return }
        addGap(
            file.source.calls[call].name.lowerBound..<file.source.calls[call].expression.upperBound,
            "its font comes from other code"
        )
    }

    // MARK: - Sizes that no setting changes

    private mutating func checkSize(_ font: CodeFont) {
        let range = range(of: font)
        guard !isScaledLater(font), !isMetricsArgument(font.call), !file.isFallback(font.call),
            !isMeasured(font), !isForSpace(font.call)
        else { return }
        if let points = font.size.points, points < Self.minimumTextSize {
            // Code changes the size of such a font before it shows text.
            if points > 0 {
                addGap(range, "a font this small shows no text; code probably resizes it")
            }
            return
        }
        switch font.growth {
        case .fixed: break
        case .unknown where font.size == .unknown && file.names[font.call] != "scaledFont":
            addGap(range, "its size comes from other code")
            checkLook(font, range)
            return
        case .preferred, .scaled, .unknown:
            checkLook(font, range)
            return
        }
        let subject = subject(of: font)
        guard subject != .images else {
            let message = "\(shown(font.size)) at every text size" + symbolRemedy(font)
            add(.fixedSymbol, range, fix: fix(fixed: font), message)
            return
        }
        checkLook(font, range)
        let isForMac = font.module == .appKit || file.system == .macOS
        let severity: Diagnostic.Severity? = isForMac ? .note : nil
        add(
            .fixedSize,
            range,
            severity: severity,
            fix: fix(fixed: font),
            fixed(font)
        )
    }

    /// Reports small and thin text.
    private mutating func checkLook(_ font: CodeFont, _ range: Range<Int>) {
        guard subject(of: font) != .images, font.module != .appKit else { return }
        if let points = font.size.points, points > 0, points < RuleMessages.minimumSize,
            file.system == .iOS
        {
            add(.smallText, range, RuleMessages.small(points))
        }
        if let weight = font.weight, weight < .regular {
            add(.thinText, range, RuleMessages.thin(weight))
        }
    }

    /// The minimum size of a font that shows text, in points.
    private static let minimumTextSize = 4.0

    /// Returns whether code reads a metric of the font, such as `lineHeight`, and shows no text.
    private func isMeasured(_ font: CodeFont) -> Bool {
        let end = file.source.calls[file.last(of: font.call)].expression.upperBound
        let rest = file.source.bytes[end...].drop {
            $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?")
        }
        guard let member = rest.prefix(20).implicitMember else { return false }
        return [
            "lineHeight", "ascender", "descender", "capHeight", "xHeight", "leading", "pointSize",
        ]
        .contains(member)
    }

    /// Returns the code of a font, with the modifiers of the font before this call.
    private func range(of font: CodeFont) -> Range<Int> {
        file.source.calls[font.call].expression
    }

    private func shown(_ size: CodeSize) -> String {
        size.points.map { "\($0.shortestText) points" } ?? "the same size"
    }

    private func fixed(_ font: CodeFont) -> String {
        guard let points = font.size.points, font.module != .appKit, file.system == .iOS else {
            return "\(shown(font.size)) at every text size"
        }
        return RuleMessages.fixed(points)
    }

    private func symbolRemedy(_ font: CodeFont) -> String {
        font.module == .swiftUI ? "; a symbol grows with a text style, such as .font(.body)" : ""
    }

    // MARK: - The use of a font

    /// Returns whether the font is for an attributed string of spaces and line breaks.
    private func isForSpace(_ call: Int) -> Bool {
        guard let (owner, _) = file.container(of: file.last(of: call)),
            let text = file.argument("string", of: owner)
        else { return false }
        let code = file.source.bytes[text.value].trimmed
        guard code.first == UInt8(ascii: "\""), code.count > 2 else { return false }
        return code.allSatisfy { "\" \\nt".utf8.contains($0) }
    }

    /// Returns the content of the view that a font is for.
    private func subject(of font: CodeFont) -> CodeSubject {
        let last = file.last(of: font.call)
        if let (call, argument) = file.container(of: last) {
            let label = file.label(file.source.calls[call].arguments[argument])
            switch file.names[call] {
            case "font" where label.isEmpty: return file.subject(of: call)
            case "SymbolConfiguration": return .images
            case "Font":
                guard let outer = file.container(of: file.last(of: call)),
                    file.names[outer.call] == "font"
                else { break }
                return file.subject(of: outer.call)
            default: if !label.isEmpty { return file.subject(named: label) }
            }
        }
        guard let name = file.assignedName(last) else { return .unknown }
        return file.subject(named: name)
    }

    /// Returns whether the call is an argument of `scaledFont(for:)`, at any depth.
    private func isMetricsArgument(_ call: Int) -> Bool {
        var current = call
        for _ in 0..<CodeFile.maximumLevels {
            guard let (outer, argument) = file.container(of: file.last(of: current)) else { break }
            let label = file.label(file.source.calls[outer].arguments[argument])
            if file.names[outer] == "scaledFont", label == "for" { return true }
            current = outer
        }
        return false
    }

    /// Returns whether the font has a name that is passed to `scaledFont(for:)`.
    private func isScaledLater(_ font: CodeFont) -> Bool {
        guard let name = file.assignedName(file.last(of: font.call)) else { return false }
        return file.scaledNames.contains(ExactString(name))
    }

    // MARK: - Symbols

    private mutating func checkSymbol(_ call: Int) {
        guard let size = file.argument("pointSize", of: call),
            file.names[call] == "SymbolConfiguration"
                || file.names[call] == "init" && file.source.calls[call].isImplicitMember
        else { return }
        let points = file.size(size.value)
        guard points.isFixed else { return }
        let range = file.source.calls[call].expression
        let remedy = "SymbolConfiguration(textStyle:) follows the text size"
        add(.fixedSymbol, range, "\(shown(points)) at every text size; \(remedy)")
    }

    // MARK: - Fonts that grow

    private mutating func checkScaling(_ font: CodeFont) {
        guard file.system == .iOS else { return }
        let range = range(of: font)
        switch file.names[font.call] {
        case "custom":
            if font.size == .scaled, case .scaled = font.growth {
                add(
                    .scaledTwice,
                    range,
                    "the size follows the text size, and custom(_:size:) scales it again"
                )
                return
            }
        case "scaledFont":
            if let inner = file.argument("for", of: font.call)?.call,
                file.names[file.root(of: inner)] == "preferredFont"
            {
                add(
                    .scaledTwice,
                    range,
                    "a preferred font already follows the text size; UIKit stops the app"
                )
                return
            }
            if font.size == .scaled {
                let message = "the size follows the text size, and scaledFont(for:) scales it again"
                add(.scaledTwice, range, message)
                return
            }
            checkMaximum(font, range)
        default: return
        }
        guard let points = font.size.points, case .scaled(let style) = font.growth else { return }
        let atL = style.growth.atL
        if !font.namesStyle {
            // Text of any size grows better with the style of the nearest size than with body.
            guard points >= 20 || points <= 13,
                let nearest = TextStyle.nearest(to: points, within: .infinity)
            else { return }
            let sizes = font.description.map { Growth($0) }
            let end = sizes.map { ", to \($0.atMaximum.roundedText(toPlaces: 1)) at AX5" } ?? ""
            add(
                .customWithoutStyle,
                range,
                fix: fix(customFont: font, nearest),
                "\(points.shortestText) points grow as body does\(end); name a style, such as \(nearest)"
            )
        } else if points > 0, max(points / atL, atL / points) >= 1.5 {
            add(
                .styleMismatch,
                range,
                "\(points.shortestText) points grow as \(style) does, which has \(atL.shortestText) at L"
            )
        }
    }

    private mutating func checkMaximum(_ font: CodeFont, _ range: Range<Int>) {
        guard let maximum = font.maximum, let points = font.size.points, maximum < 2 * points,
            case .scaled(let style) = font.growth,
            Growth(FontDescription(face: .system, textStyle: style, size: points)).factor >= 2
        else { return }
        let percent = (maximum / points * 100).rounded().shortestText
        let sizes = "\(points.shortestText) points grow up to \(maximum.shortestText)"
        add(.stopsBelow200, range, "\(sizes), \(percent)%")
    }
}
