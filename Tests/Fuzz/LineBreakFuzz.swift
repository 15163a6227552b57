// Texts from any bytes: line break opportunities ascend to the end, and split no character.

import TypeScaleLayout

/// The characters of interacting line break classes, one for each byte.
private let alphabet = Array(
    ("aé0٣ \t\n\r\u{B}\u{85}\u{2028}\u{301}\u{200D}\u{200B}\u{2060}\u{A0}-‐–´—\u{FFFC}([「)]」}。!?"
        + "\"'«»”,.:/…ゝ\u{FF9E}ぁ$€%°א日の😀☂\u{1F02C}👩☝\u{1F3FB}\u{1F1F0}\u{1F1F7}\u{1100}\u{1161}"
        + "\u{11A8}가각ก\u{E33}\u{E31}क\u{94D}\u{93E}\u{600}\u{110BD}\u{0}\u{AD}\u{FE0F}ب་")
        .unicodeScalars
)

/// Runs one input: the first byte selects the meaning of the others.
func fuzzLineBreak(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard let kind = bytes.first else { return 0 }
    let text = text(Array(bytes.dropFirst()), kind: kind)
    var standard = LineBreaker()
    standard.splitsCharacters = true

    let all = standard.opportunities(in: text)
    check(all, in: text)
    var end = 0
    let ends = text.map {
        end += $0.utf8.count
        return end
    }
    let whole = Set(ends)
    precondition(LineBreaker().opportunities(in: text) == all.filter { whole.contains($0.offset) })
    precondition(all.allSatisfy { !$0.isMandatory || whole.contains($0.offset) })
    var words = LineBreaker(strategy: .hangulWordPriority)
    words.splitsCharacters = true
    precondition(Set(words.opportunities(in: text)).isSubset(of: all))

    // Text after a newline does not affect the opportunities before it.
    let cut = text + "\u{2028}"
    let apart =
        standard.opportunities(in: cut).map { $0.offset } + all.map { $0.offset + cut.utf8.count }
    precondition(standard.opportunities(in: cut + text).map { $0.offset } == apart)
    return 0
}

private func text(_ bytes: [UInt8], kind: UInt8) -> String {
    var text = String.UnicodeScalarView()
    switch kind & 3 {
    case 0: text.append(contentsOf: bytes.map { alphabet[Int($0) % alphabet.count] })
    case 1:
        for place in stride(from: 0, to: bytes.count - 1, by: 2) {
            text.append(Unicode.Scalar(UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])) ?? "a")
        }
    case 2:
        for place in stride(from: 0, to: bytes.count - 2, by: 3) {
            let high = UInt32(bytes[place]) % 17 << 16
            let low = UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
            text.append(Unicode.Scalar(high | low) ?? "a")
        }
    default: return String(decoding: bytes, as: UTF8.self)
    }
    return String(text)
}

/// Checks that opportunities ascend from after the start to the end, between characters, and that
/// exactly the newlines force a break.
private func check(_ places: [LineBreak], in text: String) {
    var rest = places[...]
    var end = 0
    let scalars = Array(text.unicodeScalars)
    for (number, scalar) in scalars.enumerated() {
        end += UTF8.width(scalar)
        let isPair = scalar == "\r" && number + 1 < scalars.count && scalars[number + 1] == "\n"
        let isForced = Character(scalar).isNewline && !isPair
        guard let next = rest.first, next.offset == end else {
            precondition(!isForced, "expected a mandatory break after each newline")
            continue
        }
        precondition(!isPair, "a break separates CR and LF")
        precondition(next.isMandatory == isForced, "expected mandatory breaks only after newlines")
        rest.removeFirst()
    }
    precondition(rest.isEmpty, "breaks do not ascend, or are within a character")
    precondition(places.last?.offset ?? 0 == end, "expected the last break at the end of the text")
}
