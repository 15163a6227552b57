import Foundation

/// A text that is equal to another text only if both have the same bytes.
///
///     let names: Set = [ExactString("caf\u{E9}"), ExactString("cafe\u{301}")]
///     print(names.count)   // 2
///
/// Two `String`s are also equal if they are canonically equivalent, so that a name from outside
/// could hide another. Texts are in ascending order of their bytes.
public struct ExactString: Hashable, Comparable, Sendable {
    /// The text.
    public let text: String

    /// Creates an exact string from a text, without a copy.
    public init(_ text: String) { self.text = text }

    /// Returns whether both texts have the same bytes.
    public static func == (first: Self, second: Self) -> Bool {
        first.text.utf8.count == second.text.utf8.count && order(first, second) == 0
    }

    /// Returns whether the first text precedes the second in the order of their bytes.
    public static func < (first: Self, second: Self) -> Bool { order(first, second) < 0 }

    /// Returns a number whose sign is the order of two texts.
    ///
    /// Comparing the views of both texts takes five times as long.
    private static func order(_ first: Self, _ second: Self) -> Int {
        var (text, other) = (first.text, second.text)
        return text.withUTF8 { bytes in
            other.withUTF8 { others in
                let count = min(bytes.count, others.count)
                guard let start = bytes.baseAddress, let other = others.baseAddress, count > 0
                else { return bytes.count - others.count }
                let order = unsafe memcmp(start, other, count)
                return order == 0 ? bytes.count - others.count : Int(order)
            }
        }
    }

    /// Hashes the bytes of the text.
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        // A byte that UTF-8 does not contain ends the text. Otherwise, the texts "a" and "bc" could
        // have the hash of "ab" and "c", and keys with several texts could be equal in all hashes.
        hasher.combine(0xFF as UInt8)
    }
}
