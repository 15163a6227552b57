import TypeScaleCode
import TypeScaleDocuments

/// The size of a font, as far as a file shows it.
enum CodeSize: Equatable {
    /// A number of points.
    case points(Double)
    /// Points that no setting changes, but that the code does not state as one number.
    case constant
    /// Points that follow the text size, such as a `@ScaledMetric`.
    case scaled
    /// Points that are computed elsewhere, for example by the caller.
    case unknown

    var points: Double? { if case .points(let points) = self { points } else { nil } }
    var isFixed: Bool { points != nil || self == .constant }
}

extension CodeFile {
    /// The maximum number of constants and operators that lead to a number.
    private static let maximumSteps = 8

    /// The maximum length of an expression for a size, in bytes.
    private static let maximumLength = 200

    /// Returns the size that an expression states.
    func size(_ range: Range<Int>) -> CodeSize { size(source.bytes[range], steps: 0) }

    private func size(_ expression: CodeText, steps: Int) -> CodeSize {
        let code = expression.trimmed
        guard steps < Self.maximumSteps, !code.isEmpty, code.count < Self.maximumLength else {
            return .unknown
        }
        if let number = code.number { return .points(number) }
        if let size = Self.systemSizes[code.string] { return .points(size) }
        if code.contains("scaledValue(") { return .scaled }
        if code.contains("preferredFont(") || code.contains("preferredFontDescriptor(") {
            return code.contains("pointSize") ? .scaled : .unknown
        }
        if let parts = code.branches ?? code.operands {
            return joined(parts.map { size($0, steps: steps + 1) })
        }
        if let number = code.argument(of: "CGFloat") ?? code.argument(of: "Double") {
            return size(number, steps: steps + 1)
        }
        return code.isPath ? constant(code, steps: steps) : .unknown
    }

    /// Returns the value of a constant in the same file.
    private func constant(_ path: CodeText, steps: Int) -> CodeSize {
        guard let declaration = declaration(atPath: path) else { return .unknown }
        if declaration.attributes.contains(where: { source.bytes[$0].hasPrefix("ScaledMetric") }) {
            return .scaled
        }
        guard source.bytes[declaration.keyword].equals("let"), let value = declaration.value else {
            return .unknown
        }
        return size(source.bytes[value], steps: steps + 1)
    }

    /// Returns the size that the parts of an expression have together.
    private func joined(_ sizes: [CodeSize]) -> CodeSize {
        if sizes.contains(.scaled) { return .scaled }
        return sizes.contains(.unknown) ? .unknown : .constant
    }

    /// The sizes that `UIFont` and `NSFont` name, which are equal at every text size.
    ///
    /// Sources: [UIFont](https://developer.apple.com/documentation/uikit/uifont),
    /// [NSFont](https://developer.apple.com/documentation/appkit/nsfont).
    private static let systemSizes = [
        "UIFont.systemFontSize": 14.0, "UIFont.smallSystemFontSize": 12, "UIFont.labelFontSize": 17,
        "NSFont.systemFontSize": 13, "NSFont.smallSystemFontSize": 11, "NSFont.labelFontSize": 10,
    ]
}

extension CodeText {
    /// The value of a number in decimal digits.
    fileprivate var number: Double? {
        let digits = filter { $0 != UInt8(ascii: "_") }
        let isDecimal = digits.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        return isDecimal ? Double(String(decoding: digits, as: UTF8.self)) : nil
    }

    /// The two results of `condition ? a : b`.
    var branches: [CodeText]? {
        guard let question = firstOperator(" ? ") else { return nil }
        let rest = self[question.upperBound...]
        guard let colon = rest.firstOperator(" : ") else { return nil }
        return [rest[..<colon.lowerBound], rest[colon.upperBound...]]
    }

    /// The operands of the first arithmetic operator.
    fileprivate var operands: [CodeText]? {
        for sign in [" + ", " - ", " * ", " / "] {
            guard let found = firstOperator(sign) else { continue }
            return [self[..<found.lowerBound], self[found.upperBound...]]
        }
        return nil
    }

    /// Returns the argument of a conversion such as `CGFloat(17)`.
    fileprivate func argument(of type: String) -> CodeText? {
        guard hasPrefix(type + "("), last == UInt8(ascii: ")") else { return nil }
        return dropFirst(type.utf8.count + 1).dropLast()
    }
}
