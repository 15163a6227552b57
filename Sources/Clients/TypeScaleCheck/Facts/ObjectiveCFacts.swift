import TypeScaleDiagnostics

/// The views whose font the code of Objective-C classes sets, by their names.
///
/// Only Swift code is judged. A class in Objective-C can set the font of its outlets, so that an
/// interface file does not decide it.
struct ObjectiveCFacts: Sendable {
    /// The names of views, by the name of the class.
    private var names = NameDictionary<Set<ExactString>>()

    init() {}

    /// Reads a file, which can contain any bytes.
    ///
    /// Comments are read as code.
    init(_ code: [UInt8]) {
        var owner = ""
        var index = code.startIndex
        while index < code.endIndex {
            defer { index += 1 }
            let rest = code[index...].dropFirst()
            switch code[index] {
            case UInt8(ascii: "@") where rest.starts(with: "implementation ".utf8):
                let name = rest.dropFirst(15).drop { $0 == 0x20 }.prefix(while: \.isNameByte)
                owner = String(decoding: name, as: UTF8.self)
            case UInt8(ascii: ".") where Self.assigns(rest),
                UInt8(ascii: " ") where Self.sends(rest):
                for name in Self.views(before: index, in: code) {
                    names[owner, default: []].insert(ExactString(name))
                }
            default: continue
            }
        }
    }

    /// Adds the facts of another file.
    mutating func add(_ other: ObjectiveCFacts) {
        for (owner, views) in other.names { names[owner, default: []].formUnion(views) }
    }

    /// Returns whether code of a class sets the font of a view.
    func setsFont(of name: String, in owner: String) -> Bool {
        names[owner]?.contains(ExactString(name)) == true
    }

    /// Returns whether an assignment to the font follows: `font = ...`.
    private static func assigns(_ rest: ArraySlice<UInt8>) -> Bool {
        ["font", "attributedText"].contains { word in
            guard rest.starts(with: word.utf8) else { return false }
            let end = rest.dropFirst(word.utf8.count).drop { $0 == 0x20 }.prefix(2)
            return end.first == UInt8(ascii: "=") && end.dropFirst().first != UInt8(ascii: "=")
        }
    }

    /// Returns whether a message that sets the font follows: `setFont:`.
    private static func sends(_ rest: ArraySlice<UInt8>) -> Bool {
        ["setFont:", "setAttributedTitle:", "setAttributedText:"].contains {
            rest.starts(with: $0.utf8)
        }
    }

    /// Returns the names before an offset: `label`, and also `button` of `button.titleLabel`.
    private static func views(before end: Int, in code: [UInt8]) -> [String] {
        var names: [String] = []
        var end = end
        for _ in 0..<2 {
            let name = code[..<end].suffix(64).reversed().prefix(while: \.isNameByte)
            guard !name.isEmpty else { break }
            let text = String(decoding: name.reversed().drop { $0 == 0x5F }, as: UTF8.self)
            names.append(text)
            end -= name.count
            guard text == "titleLabel", end > 0, code[end - 1] == UInt8(ascii: ".") else { break }
            end -= 1
        }
        return names
    }
}

extension UInt8 {
    /// Whether the byte belongs to a name.
    fileprivate var isNameByte: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
