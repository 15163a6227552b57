#if os(Linux)
import Foundation
import Testing

@testable import TypeScaleTool

/// The command line of a process without `/proc`.
struct ProcessWordsTests {
    /// Writes a process's words and variables as Linux does, and returns the words that are found.
    private func found(_ words: [String], _ variables: [String]) -> [String] {
        let texts = (words + variables).map { text in
            unsafe UInt(bitPattern: strdup(text))
        }
        defer {
            for text in texts { unsafe free(UnsafeMutableRawPointer(bitPattern: text)) }
        }
        let start = [UInt(words.count)] + texts.prefix(words.count) + [0]
        return found(start + texts.dropFirst(words.count) + [0], variablesAt: start.count)
    }

    /// Returns the words in memory, given the index of the variables.
    private func found(_ memory: [UInt], variablesAt index: Int) -> [String] {
        unsafe memory.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return [] }
            let variables = unsafe UnsafeMutableRawPointer(mutating: start)
                .assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
            return unsafe ProcessWords.words(before: variables + index)
        }
    }

    @Test(arguments: [[], ["a"], ["typescale", "scale", "17"], ["", "é", "a b", ""]])
    func `the words precede the variables`(words: [String]) {
        #expect(found(words, ["PATH=/bin", "HOME=/"]) == words)
        #expect(found(words, []) == words)
    }

    @Test func `many words are found`() {
        let words = (0..<10_000).map(String.init)
        #expect(found(words, ["A=1"]) == words)
    }

    @Test func `without a zero before the variables, there are no words`() {
        #expect(found([1, 16, 0], variablesAt: 2) == [])
    }

    @Test func `the words are those of Swift`() {
        #expect(ProcessWords.all == Array(CommandLine.arguments.dropFirst()))
    }
}
#endif
