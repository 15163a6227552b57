import TypeScaleDiagnostics

/// A part of a text that a program replaces with a value.
struct Placeholder: Hashable, Sendable {
    /// The way in which a text selects one of the program's values.
    enum Argument: Sendable {
        /// The position among the values, starting at 1.
        case position(Int)
        case name(String)
        /// A number whose position the text does not say.
        ///
        /// Such are `%arg` outside a substitution, and a substitution within another one.
        case unknown
    }

    let argument: Argument
    let format: ValueFormat

    /// The placeholder as the text contains it, such as `%1$@` or `{name}`.
    ///
    /// Of plurals and selections, this is only the start, such as `{count, plural}`.
    let spelling: String

    /// The UTF-8 offsets of the placeholder in its text.
    let range: Range<Int>
}

/// The type of a value, and the way in which a text shows it.
struct ValueFormat: Hashable, Sendable {
    enum Conversion: Hashable, Sendable {
        /// A name in braces, whose type the text does not say.
        case any
        /// `%@`
        case object
        /// `%s`, an array of characters
        case string
        case character
        case integer(bits: Int, isSigned: Bool)
        /// An integer in octal or hexadecimal digits.
        case digits(bits: Int, radix: Int)
        case pointer
        case real(Notation)
        case percent
        indirect case money(Money)
        /// A value between texts, such as the sign of a unit.
        indirect case affixed(ValueFormat, prefix: String, suffix: String)
        case date(DateStyle)
        case time(DateStyle)
        /// A [pattern or skeleton](https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Format_Patterns).
        case datePattern(String, isSkeleton: Bool)
    }

    /// A currency, and the way in which a text names it.
    struct Money: Hashable, Sendable {
        /// The code of the currency, such as `USD`, or any other text if the code is unknown.
        var code = ""
        var width = UnitWidth.short
        /// The sign of the currency, or `nil` if its code determines the sign.
        var sign: String?
    }

    /// The width of the name of a unit or a currency, as in ICU's skeletons of numbers.
    enum UnitWidth: String, Hashable, Sendable {
        case narrow, short, hidden
        case fullName = "full-name"
        case isoCode = "iso-code"
    }

    /// The notation of a number with a fraction.
    enum Notation: Hashable, Sendable {
        /// The digits of a program, in ASCII and without groups, as in `1234.56`.
        case verbatim
        /// `%f`
        case fixed
        /// `%e`
        case scientific
        /// `%g`, the shorter notation of the two
        case shortest
        /// `%a`
        case hexadecimal
    }

    /// The styles of dates and times in ICU's messages.
    enum DateStyle: String, Hashable, Sendable {
        case short, medium, long, full
    }

    struct Flags: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let leftAligned = Flags(rawValue: 1)
        static let plusSign = Flags(rawValue: 2)
        static let zeroPadded = Flags(rawValue: 4)
        /// `#`, which adds a prefix to octal and hexadecimal digits.
        static let alternate = Flags(rawValue: 8)
        static let uppercase = Flags(rawValue: 16)
        static let ungrouped = Flags(rawValue: 32)
    }

    var conversion: Conversion
    var flags: Flags = []
    /// The minimum number of characters.
    var width = 0
    var precision: Int?

    static let any = ValueFormat(conversion: .any)
    static let number = ValueFormat(conversion: .integer(bits: 64, isSigned: true))
    /// An integer without groups, in ASCII digits.
    static let verbatim = ValueFormat(conversion: .digits(bits: 64, radix: 10))

    /// Returns the format with text around the value.
    func between(_ prefix: String, _ suffix: String) -> ValueFormat {
        guard !prefix.isEmpty || !suffix.isEmpty else { return self }
        return ValueFormat(conversion: .affixed(self, prefix: prefix, suffix: suffix))
    }
}

extension ValueFormat.Conversion {
    /// The types that a program cannot pass for each other.
    enum TypeClass: Hashable, Sendable {
        case any, object, string, character, integer, pointer, real
    }

    var typeClass: TypeClass {
        switch self {
        case .any, .date, .time, .datePattern, .percent, .money: .any
        case .object: .object
        case .string: .string
        case .character: .character
        case .integer, .digits: .integer
        case .pointer: .pointer
        case .real: .real
        case .affixed(let format, _, _): format.conversion.typeClass
        }
    }

    var isNumber: Bool { [.integer, .real].contains(typeClass) }

    /// Whether the value is a text, or can be one.
    var isText: Bool { [.any, .object, .string].contains(self) }
}

extension Placeholder.Argument: Hashable {
    /// Returns whether both are the same position, or names with the same bytes.
    static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.position(let first), .position(let second)): first == second
        case (.name(let first), .name(let second)): ExactString(first) == ExactString(second)
        case (.unknown, .unknown): true
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .position(let position): hasher.combine(position)
        case .name(let name): hasher.combine(ExactString(name))
        case .unknown: break
        }
    }
}
