import TypeScaleDiagnostics
import TypeScaleDocuments

/// Scans a placeholder that begins with a percent sign.
///
/// The syntax is the one of
/// [`printf`](https://pubs.opengroup.org/onlinepubs/9799919799/functions/fprintf.html) with
/// [Foundation's additions](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html).
/// The space flag is missing, because texts such as `50% discount` are more common. Names, as in
/// Python's `%(name)s` and Ruby's `%{name}`, are also accepted.
struct PrintfScanner {
    enum Token: Hashable {
        /// `%%`
        case percent
        /// `%arg`, the number of a substitution
        case number
        /// A value after the widths and precisions that are also values.
        case value(Placeholder.Argument?, ValueFormat, stars: [Placeholder.Argument?])
        /// `%#@name@`
        case substitution(name: String, position: Int?)
    }

    private let bytes: [UInt8]
    private let start: Int
    private(set) var index: Int

    /// Creates a scanner for the placeholder that begins at an offset.
    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        self.start = start
        index = start + 1
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func isAt(_ letters: String) -> Bool {
        bytes[min(index, bytes.count)...].starts(with: letters.utf8)
    }

    /// Returns the placeholder, or `nil` if the percent sign is text.
    mutating func token() throws(PlaceholderProblem) -> Token? {
        if byte == UInt8(ascii: "%") {
            index += 1
            return .percent
        }
        // As in Xcode, even before another letter, although C reads `%a`.
        if isAt("arg") {
            index += 3
            return .number
        }
        var argument = position().map(Placeholder.Argument.position)
        if isAt("#@") { return try substitution(argument) }
        if byte == UInt8(ascii: "{") {
            return name(upTo: UInt8(ascii: "}")).map { .value(.name($0), .any, stars: []) }
        }
        if byte == UInt8(ascii: "(") {
            guard let name = name(upTo: UInt8(ascii: ")")) else { return nil }
            argument = .name(name)
        }
        return try value(argument)
    }

    /// Returns the format that a file names without the percent sign, such as `lld`.
    static func format(_ specifier: String) -> ValueFormat? {
        let bytes = Array("%\(specifier)".utf8)
        var scanner = PrintfScanner(bytes, at: 0)
        guard case .value(_, let format, _)? = try? scanner.token(), scanner.index == bytes.count
        else { return nil }
        return format
    }

    /// Reads a position such as `1$`.
    private mutating func position() -> Int? {
        let start = index
        if let number = number(), number > 0, byte == UInt8(ascii: "$") {
            index += 1
            return number
        }
        index = start
        return nil
    }

    /// Reads a number, and returns a million if it is larger.
    private mutating func number() -> Int? {
        var number: Int?
        while let byte, byte.isASCIIDigit {
            number = min(1_000_000, (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0")))
            index += 1
        }
        return number
    }

    private mutating func name(upTo end: UInt8) -> String? {
        let start = index + 1
        var last = start
        while last < bytes.count, bytes[last].isInName { last += 1 }
        guard last > start, last < bytes.count, bytes[last] == end else { return nil }
        index = last + 1
        return String(decoding: bytes[start..<last], as: UTF8.self)
    }

    private mutating func substitution(
        _ argument: Placeholder.Argument?
    ) throws(PlaceholderProblem) -> Token {
        let first = index + 2
        let end = bytes[first...].firstIndex(of: UInt8(ascii: "@"))
        guard let end, end > first else {
            let spelling = String(decoding: bytes[start...].prefix(32), as: UTF8.self)
            throw PlaceholderProblem(.unterminated(spelling), at: start)
        }
        index = end + 1
        var position: Int?
        if case .position(let number) = argument { position = number }
        let name = String(decoding: bytes[first..<end], as: UTF8.self)
        return .substitution(name: name, position: position)
    }
}

extension PrintfScanner {
    /// Reads flags, width, precision, length modifier and conversion.
    private mutating func value(
        _ argument: Placeholder.Argument?
    ) throws(PlaceholderProblem) -> Token? {
        var flags: ValueFormat.Flags = []
        while let flag = byte.flatMap(Self.flag) {
            flags.insert(flag)
            index += 1
        }
        var stars: [Placeholder.Argument?] = []
        let width = size(&stars)
        var precision: Int?
        if byte == UInt8(ascii: ".") {
            index += 1
            // A period without digits is a precision of zero.
            let isStar = byte == UInt8(ascii: "*")
            precision = size(&stars) ?? (isStar ? nil : 0)
        }
        let bits = length()
        guard let letter = byte, let conversion = Self.conversion(letter, bits) else { return nil }
        index += 1
        if "XEGA".utf8.contains(letter) { flags.insert(.uppercase) }
        guard max(width ?? 0, precision ?? 0) <= PlaceholderProblem.maximumWidth else {
            let spelling = String(decoding: bytes[start..<index], as: UTF8.self)
            throw PlaceholderProblem(.tooWide(spelling), at: start)
        }
        let format = ValueFormat(
            conversion: conversion,
            flags: flags,
            width: width ?? 0,
            precision: precision
        )
        return .value(argument, format, stars: stars)
    }

    private static func flag(_ byte: UInt8) -> ValueFormat.Flags? {
        switch byte {
        case UInt8(ascii: "-"): .leftAligned
        case UInt8(ascii: "+"): .plusSign
        case UInt8(ascii: "0"): .zeroPadded
        case UInt8(ascii: "#"): .alternate
        // The grouping flags of POSIX and Java; all numbers are grouped.
        case UInt8(ascii: "'"), UInt8(ascii: ","): []
        default: nil
        }
    }

    /// Reads a width or precision, or adds a star, whose value is unknown.
    private mutating func size(_ stars: inout [Placeholder.Argument?]) -> Int? {
        guard byte == UInt8(ascii: "*") else { return number() }
        index += 1
        stars.append(position().map { .position($0) })
        return nil
    }

    /// Reads a length modifier, and returns the size of an integer in bits.
    ///
    /// As on Apple's 64-bit systems, `long` has 64 bits.
    private mutating func length() -> Int {
        if isAt("hh") {
            index += 2
            return 8
        }
        var bits = 32
        while let byte, "hlqjztL".utf8.contains(byte) {
            bits = byte == UInt8(ascii: "h") ? 16 : 64
            index += 1
        }
        return bits
    }

    private static func conversion(_ letter: UInt8, _ bits: Int) -> ValueFormat.Conversion? {
        switch Unicode.Scalar(letter) {
        case "@": .object
        case "d", "D", "i": .integer(bits: bits, isSigned: true)
        case "u", "U": .integer(bits: bits, isSigned: false)
        case "x", "X": .digits(bits: bits, radix: 16)
        case "o", "O": .digits(bits: bits, radix: 8)
        case "f", "F": .real(.fixed)
        case "e", "E": .real(.scientific)
        case "g", "G": .real(.shortest)
        case "a", "A": .real(.hexadecimal)
        case "c", "C": .character
        case "s", "S": .string
        case "p": .pointer
        default: nil
        }
    }
}
