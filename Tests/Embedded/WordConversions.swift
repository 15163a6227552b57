// Compiled as a part of the module that reads fonts by .ci/systems.py. The compiler then prefers
// these initializers to the standard library's, and warns about each use. A font table contains
// words of 32 bits, and `Int` has 32 bits on some systems. There, `Int(word)` traps, and so does a
// sum of results of the other initializers.

protocol Word: BinaryInteger {}
extension UInt32: Word {}
extension UInt64: Word {}
extension Int64: Word {}
extension UInt: Word {}

extension Int {
    // Not generic, so that the compiler prefers these to the generic ones for `map(Int.init)`.
    @available(*, deprecated, message: "use Int(word:)")
    init(_ word: UInt32) { self = 0 }
    @available(*, deprecated, message: "use Int(word:)")
    init(_ word: UInt64) { self = 0 }
    @available(*, deprecated, message: "use Int(word:)")
    init(_ word: Int64) { self = 0 }
    @available(*, deprecated, message: "use Int(word:)")
    init(_ word: UInt) { self = 0 }

    @available(*, deprecated, message: "use Int(word:)")
    init<Source: Word>(truncatingIfNeeded word: Source) { self = 0 }
    @available(*, deprecated, message: "use Int(word:)")
    init?<Source: Word>(exactly word: Source) { self = 0 }
    @available(*, deprecated, message: "use Int(word:)")
    init(bitPattern word: UInt) { self = 0 }
}

@available(*, deprecated, message: "use Int(word:)")
func numericCast<Source: Word>(_ word: Source) -> Int { 0 }

/// Conversions that must be rejected, one in each line that ends in `rejected`.
enum RejectedConversions {
    static func uint32(at offset: Int) -> UInt32? { offset < 0 ? nil : UInt32.max }

    static func offset() -> Int? { uint32(at: 4).map(Int.init) }  // rejected
    static func offsets(_ words: [UInt32]) -> [Int] { words.map(Int.init) }  // rejected
    static func offsets(of words: [UInt32]) -> [Int] { words.map { Int($0) } }  // rejected
    static func lazy(_ words: [UInt32]) -> [Int] { Array(words.lazy.map(Int.init)) }  // rejected

    static func plain(_ word: UInt32) -> Int { Int(word) }  // rejected
    static func part(_ word: UInt32) -> Int { Int(word & 0xFF) }  // rejected
    static func implicit(_ word: UInt32) -> Int { .init(word) }  // rejected
    static func cast(_ word: UInt32) -> Int { numericCast(word) }  // rejected
    static func long(_ word: UInt32) -> Int { Int(UInt64(word)) }  // rejected
    static func signed(_ word: UInt32) -> Int { Int(Int64(word)) }  // rejected
    static func truncated(_ word: UInt32) -> Int { Int(truncatingIfNeeded: word) }  // rejected
    static func exact(_ word: UInt32) -> Int? { Int(exactly: word) }  // rejected
    static func bits(_ word: UInt32) -> Int { Int(bitPattern: UInt(word)) }  // rejected
}
