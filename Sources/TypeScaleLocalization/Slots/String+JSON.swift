extension String {
    /// The text as a string in JSON, in which all characters that look like line ends are escaped.
    var json: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ", "\u{7F}", "\u{85}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
