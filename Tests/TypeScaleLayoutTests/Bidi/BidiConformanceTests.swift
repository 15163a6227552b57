import Foundation
import Testing

@testable import TypeScaleLayout

/// Compares levels and visual orders with Unicode's tests of the bidirectional algorithm.
///
/// A debug build compares a part of the cases.
@Suite(.enabled("requires the Unicode files") { UnicodeFiles.areAtHand })
struct BidiConformanceTests {
    /// The lines between two tested lines.
    private static let step: Int = {
        var step = 1
        assert({ step = 211 }() == ())
        if step > 1 {
            print("tests 1 in \(step) of Unicode's bidirectional tests in a debug build")
        }
        return step
    }()

    @Test func `levels and orders of classes equal those in BidiTest.txt`() throws {
        let names = Dictionary(
            uniqueKeysWithValues: zip(BidiTableText.names.map { Substring($0) }, BidiClass.allCases)
        )
        var levels: [BidiLevel?] = []
        var order: [Int] = []
        var count = 0
        for (number, line) in try UnicodeFiles().lines("BidiTest.txt").enumerated() {
            // Most lines are skipped, and prefixes are slow in a debug build.
            let first = line.utf8.first
            if first == UInt8(ascii: "@") {
                let words = line.words
                switch words.first {
                case "@Levels:": levels = words.dropFirst().map { BidiLevel($0) }
                case "@Reorder:": order = words.dropFirst().compactMap { Int($0) }
                default: break
                }
            } else if first != UInt8(ascii: "#"), number % Self.step == 0 {
                let fields = line.split(separator: ";")
                let classes = try fields[0].words.map { try #require(names[$0]) }
                let bases = try #require(Int(fields[1].words[0], radix: 16))
                for (bit, base) in [(1, nil), (2, 0), (4, 1)] as [(Int, BidiLevel?)]
                where bases & bit != 0 {
                    let paragraph = BidiParagraph(classes, level: base) { _ in nil }
                    expect(paragraph, levels, order, "BidiTest.txt: \(line), level \(base ?? 2)")
                    count += 1
                }
            }
        }
        print("compared \(count) cases of BidiTest.txt")
        #expect(count > 3000)
    }

    @Test func `levels and orders of characters equal those in BidiCharacterTest`() throws {
        var count = 0
        for (number, line) in try UnicodeFiles().lines("BidiCharacterTest.txt").enumerated()
        where (number % Self.step == 0 || number < 200) && !line.hasPrefix("#") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            let characters = fields[0].words.compactMap { UInt32($0, radix: 16) }
                .compactMap(Unicode.Scalar.init)
            let paragraph = BidiParagraph(
                characters,
                level: fields[1] == "2" ? nil : BidiLevel(fields[1])
            )
            #expect(paragraph.level == BidiLevel(fields[2]), "\(line)")
            let levels = fields[3].words.map { BidiLevel($0) }
            expect(paragraph, levels, fields[4].words.compactMap { Int($0) }, "\(line)")
            count += 1
        }
        print("compared \(count) cases of BidiCharacterTest.txt")
        #expect(count > 500)
    }

    private func expect(
        _ paragraph: BidiParagraph,
        _ levels: [BidiLevel?],
        _ order: [Int],
        _ line: String
    ) {
        var found = paragraph.levels
        VisualOrder.resetSpaces(&found, paragraph.classes, level: paragraph.level)
        let kept = found.indices.filter { !paragraph.classes[$0].isRemoved }
        let shown = found.indices.map { paragraph.classes[$0].isRemoved ? nil : found[$0] }
        if shown != levels { Issue.record("\(line): the levels are \(shown)") }
        let visual = VisualOrder.indices(of: kept.map { found[$0] }).map { kept[$0] }
        if visual != order { Issue.record("\(line): the order is \(visual)") }
    }
}

extension Substring {
    fileprivate var words: [Substring] { split { $0 == " " || $0 == "\t" } }
}
