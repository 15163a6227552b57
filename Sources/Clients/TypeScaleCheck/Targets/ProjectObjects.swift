/// The objects of an Xcode project, as far as they say which files a target compiles.
///
/// The file is a property list in the old style of NeXTSTEP. Values that are deeper than build
/// settings are left out, and code that is not well-formed ends the list.
struct ProjectObjects: Sendable {
    /// An object, such as a target or a file.
    struct Object: Sendable {
        var texts: [String: String] = [:]
        var lists: [String: [String]] = [:]
        var settings: [String: String] = [:]

        var kind: String { texts["isa"] ?? "" }
    }

    private(set) var objects: [String: Object] = [:]

    /// The maximum size of a project file, in bytes.
    static let maximumBytes = 32 << 20

    subscript(identifier: String) -> Object? { objects[identifier] }

    init(_ bytes: [UInt8]) {
        var scanner = Scanner(bytes: bytes)
        /// The keys of the open dictionaries.
        var path: [String] = []
        var key: String?
        var list: [String]?
        while let token = scanner.next() {
            switch token {
            case .text(let text):
                if list != nil {
                    list?.append(text)
                } else if let name = key {
                    set(text, name, path)
                    key = nil
                } else {
                    key = text
                }
            case .sign(UInt8(ascii: "{")):
                path.append(key ?? "")
                key = nil
            case .sign(UInt8(ascii: "}")):
                guard !path.isEmpty else { return }
                path.removeLast()
                key = nil
            case .sign(UInt8(ascii: "(")): list = []
            case .sign(UInt8(ascii: ")")):
                if let values = list, let name = key, path.count == 3, path[1] == "objects" {
                    objects[path[2], default: Object()].lists[name] = values
                } else if let values = list, let name = key, path.count == 4,
                    path[1] == "objects", path[3] == "buildSettings"
                {
                    let text = values.joined(separator: " ")
                    objects[path[2], default: Object()].settings[name] = text
                }
                list = nil
                key = nil
            case .sign(UInt8(ascii: ";")): key = nil
            case .sign: continue
            }
        }
    }

    private mutating func set(_ text: String, _ name: String, _ path: [String]) {
        guard path.count > 2, path[1] == "objects" else { return }
        if path.count == 3 {
            objects[path[2], default: Object()].texts[name] = text
        } else if path.count == 4, path[3] == "buildSettings" {
            objects[path[2], default: Object()].settings[name] = text
        }
    }

    private enum Token {
        case text(String)
        case sign(UInt8)
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0

        mutating func next() -> Token? {
            skipSpace()
            guard position < bytes.count else { return nil }
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") { return quoted() }
            guard !"{}()=;,".utf8.contains(byte) else {
                position += 1
                return .sign(byte)
            }
            let start = position
            while position < bytes.count, bytes[position] > 0x20,
                !"{}()=;,\"".utf8.contains(bytes[position])
            {
                position += 1
            }
            return .text(String(decoding: bytes[start..<position], as: UTF8.self))
        }

        private mutating func quoted() -> Token {
            position += 1
            var text: [UInt8] = []
            while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count {
                    position += 1
                }
                text.append(bytes[position])
                position += 1
            }
            position += 1
            return .text(String(decoding: text, as: UTF8.self))
        }

        private mutating func skipSpace() {
            while position < bytes.count {
                if bytes[position] <= 0x20 {
                    position += 1
                } else if bytes[position...].starts(with: "/*".utf8) {
                    position += 2
                    while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) {
                        position += 1
                    }
                    position += 2
                } else if bytes[position...].starts(with: "//".utf8) {
                    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
                } else {
                    return
                }
            }
        }
    }
}
