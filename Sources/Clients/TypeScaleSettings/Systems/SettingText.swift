import TypeScale

/// A namespace for functions that read the texts in which systems print their settings.
enum SettingText {
    /// Returns the number in a text of GLib or systemd, or `nil` for any other text.
    ///
    /// Texts are `1.25`, `(<<1.25>>,)` or `v v d 1.25`.
    static func number(_ text: String) -> Double? {
        var words = text.unicodeScalars.split(whereSeparator: {
            " (<>,)".unicodeScalars.contains($0)
        })
        // busctl prints the type of the value first.
        while words.count > 1, words.first.map({ $0.elementsEqual("v".unicodeScalars) }) == true {
            words.removeFirst()
        }
        if words.count == 2, words[0].elementsEqual("d".unicodeScalars) { words.removeFirst() }
        guard words.count == 1, let word = words.first else { return nil }
        return decimal(String(word))
    }

    /// Returns the finite number that a decimal specifies, or `nil` for any other text.
    ///
    /// Swift also reads `nan`, `inf` and hexadecimal numbers, which no setting has.
    static func decimal(_ text: String) -> Double? {
        let allowed = text.utf8.allSatisfy { byte in
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.eE".utf8.contains(byte)
        }
        guard allowed, let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// Returns a value for a factor, or the reason why a text is not a factor.
    static func scale(_ text: String, dividedBy divisor: Double = 1) -> SystemTextSize.Answer.Value
    {
        guard let number = number(text) else { return .none("\(quoted(text)) is not a number") }
        return .scale(number / divisor)
    }

    /// Returns the first line of a text in quotation marks, up to 40 characters long.
    static func quoted(_ text: String) -> String { "\"" + text.firstLine(upTo: 40) + "\"" }
}
