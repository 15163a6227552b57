import TypeScale
import TypeScaleDiagnostics

/// The value of an expression, as far as the code of the app states it.
indirect enum Value: Sendable {
    case font(FontValue)
    case size(Size)
    case style(TextStyle)
    case weight(FontWeight)
    /// The metrics of a text style, and whether the code names the style.
    case metrics(TextStyle, isNamed: Bool)
    case text(String)
    /// The key of a translation, and the name of its table.
    case key(String, table: String)
    /// A type, by its qualified name.
    case type(String)
    /// A value of a type of the app, with the properties that its initializer sets.
    case instance(String, NameDictionary<Value>)
    case enumCase(String, String)
    /// A view of SwiftUI, or another view.
    case view
    case `nil`
    /// One of several values: of a condition, or of later assignments.
    case either([Value])
    case unknown(Unknown)

    /// The reason why a value is unknown.
    enum Unknown: Equatable, Sendable {
        /// A name that no code of the app declares.
        case name(String)
        /// A parameter, which the caller decides.
        case parameter(String)
        /// A size that the code does not state.
        case size
        /// An expression that the check does not follow.
        case expression
        /// The steps or the depth exceed a limit.
        case limit
    }
}

extension Value {
    /// The values of which this is one.
    var alternatives: [Value] {
        if case .either(let values) = self { values.flatMap(\.alternatives) } else { [self] }
    }

    /// Returns one of several values, of which equal unknown ones are left out.
    static func oneOf(_ values: [Value]) -> Value {
        var known: [Value] = []
        var hasUnknown = false
        for value in values.flatMap(\.alternatives) {
            if case .unknown = value {
                guard !hasUnknown else { continue }
                hasUnknown = true
            }
            if let text = value.text ?? value.keyText,
                known.contains(where: {
                    ($0.text ?? $0.keyText) == text
                })
            {
                continue
            }
            known.append(value)
        }
        guard known.count > 1, let first = known.first else {
            return known.first ?? .unknown(.expression)
        }
        return known.count <= 64 ? .either(known) : .either([first, .unknown(.limit)])
    }

    /// Returns the result of a function for each of several values.
    func map(_ transform: (Value) -> Value) -> Value {
        guard case .either = self else { return transform(self) }
        return .oneOf(alternatives.map(transform))
    }

    /// The fonts among the alternatives.
    var fonts: [FontValue] {
        alternatives.compactMap { if case .font(let font) = $0 { font } else { nil } }
    }

    var size: Size {
        let sizes = alternatives.map { value -> Size in
            if case .size(let size) = value { size } else { .unknown }
        }
        guard let first = sizes.first, !sizes.contains(.unknown) else { return .unknown }
        return sizes.dropFirst().reduce(first) { $0 == $1 ? $0 : $0.joined(with: $1) }
    }

    var style: TextStyle? { if case .style(let style) = self { style } else { nil } }
    var weight: FontWeight? { if case .weight(let weight) = self { weight } else { nil } }
    var text: String? { if case .text(let text) = self { text } else { nil } }

    private var keyText: String? {
        if case .key(let key, let table) = self { "\(table)\u{0}\(key)" } else { nil }
    }

    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// The reason why the value, or one of the alternatives, is unknown.
    var unknown: Unknown? {
        for value in alternatives { if case .unknown(let reason) = value { return reason } }
        return nil
    }
}
