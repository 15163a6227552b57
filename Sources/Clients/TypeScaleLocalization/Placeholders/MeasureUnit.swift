/// The English names of units, for numbers such as `{d, number, ::unit/kilometer}`.
///
/// On Linux, Foundation cannot format units. The signs come from
/// [CLDR](https://www.unicode.org/cldr/charts/47/summary/en.html) for the units that
/// [ECMAScript](https://tc39.es/ecma402/#table-sanctioned-single-unit-identifiers) permits.
enum MeasureUnit {
    /// Returns the text after a number, such as ` km` or ` kilometers per hour`.
    ///
    /// - Parameters:
    ///   - identifier: A unit such as `kilometer-per-hour`. An unknown unit is its own name.
    ///   - width: The width of the name.
    /// - Returns: The text, with the space before it.
    static func suffix(_ identifier: String, _ width: ValueFormat.UnitWidth) -> String {
        guard width != .hidden else { return "" }
        let units = identifier.utf8.prefix(maximumBytes).split(separator: "-per-".utf8)
            .map { String(decoding: Array($0), as: UTF8.self) }
        guard let first = units.first else { return "" }
        let rest = units.dropFirst()
        guard width != .fullName else {
            return " " + ([pluralName(first)] + rest.map(words)).joined(separator: " per ")
        }
        func sign(_ unit: String) -> String { signs[unit] ?? words(unit) }
        let divisors = rest.map { divisorSigns[$0] ?? sign($0) }
        let text = ([sign(first)] + divisors).joined(separator: "/")
        let isAttached = text.utf8.starts(with: "°".utf8) || text == "%"
        return isAttached ? text : " " + text
    }

    private static let maximumBytes = 128

    private static func words(_ unit: String) -> String {
        unit.utf8.split(separator: UInt8(ascii: "-"))
            .map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: " ")
    }

    private static func pluralName(_ unit: String) -> String {
        irregularNames[unit] ?? words(unit) + "s"
    }

    private static let irregularNames = [
        "celsius": "degrees Celsius", "fahrenheit": "degrees Fahrenheit", "foot": "feet",
        "inch": "inches", "mile-scandinavian": "miles-scandinavian", "percent": "percent",
    ]

    private static let divisorSigns = ["hour": "h", "second": "s"]

    private static let signs = [
        "acre": "ac", "celsius": "°C", "centimeter": "cm", "day": "days", "degree": "deg",
        "fahrenheit": "°F", "fluid-ounce": "fl oz", "foot": "ft", "gallon": "gal",
        "gigabit": "Gb", "gigabyte": "GB", "gram": "g", "hectare": "ha", "hour": "hr",
        "inch": "in", "kilobit": "kb", "kilobyte": "kB", "kilogram": "kg", "kilometer": "km",
        "liter": "L", "megabit": "Mb", "megabyte": "MB", "meter": "m", "microsecond": "μs",
        "mile": "mi", "mile-scandinavian": "smi", "milliliter": "mL", "millimeter": "mm",
        "millisecond": "ms", "minute": "min", "month": "mths", "nanosecond": "ns", "ounce": "oz",
        "percent": "%", "petabyte": "PB", "pound": "lb", "second": "sec", "stone": "st",
        "terabit": "Tb", "terabyte": "TB", "week": "wks", "yard": "yd", "year": "yrs",
    ]
}
