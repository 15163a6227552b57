import Foundation
import Testing
import TypeScaleTestSupport

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
        let words = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI"
        let names = Dictionary(
            uniqueKeysWithValues: zip(words.split(separator: " "), BidiClass.allCases)
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

    @Test func `runs on a line are in the order of BidiCharacterTest`() throws {
        let lines = try UnicodeFiles().lines("BidiCharacterTest.txt")
        for line in lines.prefix(300) where !line.hasPrefix("#") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            var text = String.UnicodeScalarView()
            text.append(
                contentsOf: fields[0].words.compactMap { UInt32($0, radix: 16) }
                    .compactMap(Unicode.Scalar.init)
            )
            let layout = try SampleText.measured(String(text)) { style in
                style.direction = fields[2] == "1" ? .rightToLeft : .leftToRight
            }.layout()
            // The character at each offset.
            var numbers: [Int: Int] = [:]
            var offset = 0
            for (number, character) in text.enumerated() {
                numbers[offset] = number
                offset += UTF8.width(character)
            }
            let shown = layout.lines.flatMap { $0.runs }.flatMap { run in
                let characters = run.range.compactMap { numbers[$0] }
                return run.direction == .leftToRight ? characters : characters.reversed()
            }
            // Trailing spaces are not shown, and removed characters have no place.
            let visible = Set(shown)
            let order = fields[4].words.compactMap { Int($0) }.filter(visible.contains)
            let kept = Set(order)
            #expect(shown.filter(kept.contains) == order, "\(line)")
            #expect(layout.lines.count != 1 || kept.count > 0)
        }
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
