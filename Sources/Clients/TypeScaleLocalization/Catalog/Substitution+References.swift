import TypeScaleFoundation

extension Substitution {
    /// A placeholder such as `%#@files@` or `%1$#@files@`.
    struct Reference {
        let name: String
        /// The position of the argument, starting at 1, or `nil` without a position.
        let argument: Int?
        /// Whether the text consists of the placeholder.
        let isWhole: Bool
    }

    /// Returns the placeholders for substitutions in a text.
    static func references(in text: String) -> [Reference] {
        let bytes = Array(text.utf8)
        var references: [Reference] = []
        var start = 0
        while start < bytes.count {
            guard bytes[start] == UInt8(ascii: "%") else {
                start += 1
                continue
            }
            var position = start + 1
            var argument: Int?
            let digits = bytes[position...].prefix(9).prefix(while: \.isASCIIDigit)
            if !digits.isEmpty, bytes[digits.endIndex...].first == UInt8(ascii: "$") {
                argument = Int(String(decoding: digits, as: UTF8.self))
                position = digits.endIndex + 1
            }
            guard bytes[position...].starts(with: "#@".utf8),
                let end = bytes[(position + 2)...].firstIndex(of: UInt8(ascii: "@"))
            else {
                // `%%` is a percent sign.
                start += bytes[position...].first == UInt8(ascii: "%") ? 2 : 1
                continue
            }
            let name = String(decoding: bytes[(position + 2)..<end], as: UTF8.self)
            let isWhole = start == 0 && end == bytes.count - 1
            references.append(Reference(name: name, argument: argument, isWhole: isWhole))
            start = end + 1
        }
        return references
    }

    /// Returns the message for a placeholder without a substitution, or for a substitution that
    /// contains itself, or `nil` if there is neither.
    static func problem(in text: String, _ substitutions: [Substitution]) -> String? {
        var branches: [String: [String]] = [:]
        for substitution in substitutions {
            branches[substitution.name, default: []] += substitution.branches.map(\.text)
        }
        // Each name is visited once. A name that is open contains the current name.
        enum Step {
            case enter(String)
            case leave(String)
        }
        func steps(_ text: String) -> [Step] { references(in: text).map { .enter($0.name) } }
        var open: Set<String> = []
        var done: Set<String> = []
        var stack = steps(text)
        while let step = stack.popLast() {
            switch step {
            case .leave(let name):
                open.remove(name)
                done.insert(name)
            case .enter(let name):
                if done.contains(name) { continue }
                let shortName = name.prefix(32)
                guard open.insert(name).inserted else {
                    return "the substitution %#@\(shortName)@ contains itself"
                }
                guard let texts = branches[name] else {
                    return "missing substitution for %#@\(shortName)@"
                }
                stack.append(.leave(name))
                for text in texts { stack += steps(text) }
            }
        }
        return nil
    }
}
