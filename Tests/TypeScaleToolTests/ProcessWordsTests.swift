#if os(Linux)
import Foundation
import Testing

@testable import TypeScaleTool

/// The command line of a process without `/proc`.
struct ProcessWordsTests {
    private typealias Text = UnsafeMutablePointer<CChar>

    /// Writes a process's words and variables as Linux does, and returns the words that are found.
    private func found(_ words: [String], _ variables: [String]) -> [String] {
        let texts: [Text?] = (words + variables).map { unsafe strdup($0) }
        defer { for text in texts { unsafe free(text) } }
        var memory: [Text?] = unsafe [Text(bitPattern: words.count)] + texts.prefix(words.count)
        unsafe memory += [nil] + texts.dropFirst(words.count) + [nil]
        return unsafe memory.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return [] }
            return unsafe ProcessWords.words(before: start + words.count + 2)
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
        var memory: [Text?] = [Text(bitPattern: 1), Text(bitPattern: 16), nil]
        let words = unsafe memory.withUnsafeMutableBufferPointer { buffer in
            unsafe buffer.baseAddress.map { unsafe ProcessWords.words(before: $0 + 2) }
        }
        #expect(words == [])
    }

    @Test func `the words are those of Swift`() {
        #expect(ProcessWords.all == Array(CommandLine.arguments.dropFirst()))
    }
}
#endif
