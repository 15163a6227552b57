import Testing
import TypeScaleLayout

/// Invariants, tested on generated text with characters of every class.
struct LineBreakLawTests {
    private static let breakers = [false, true].flatMap { splits in
        [LineBreakStrategy(), .hangulWordPriority].map {
            splits ? .standard(strategy: $0) : LineBreaker(strategy: $0)
        }
    }

    @Test(arguments: breakers)
    func `offsets increase and are between characters`(breaker: LineBreaker) {
        var texts = TextGenerator(seed: 1)
        for _ in 0..<10_000 {
            let text = texts.next()
            let offsets = breaker.opportunities(in: text).map(\.offset)
            #expect(offsets.first ?? 1 > 0 && offsets.last ?? 0 == text.utf8.count)
            #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
            let bytes = Array(text.utf8)
            #expect(
                offsets.dropLast().allSatisfy { !UTF8.isContinuation(bytes[$0]) },
                "\(text.scalars)"
            )
        }
    }

    @Test func `omits only the breaks within characters by default`() {
        var texts = TextGenerator(seed: 2)
        for _ in 0..<25_000 {
            let text = texts.next()
            let ends = text.characterEnds
            let all = LineBreaker.standard().opportunities(in: text)
            let kept = LineBreaker().opportunities(in: text)
            #expect(kept == all.filter { ends.contains($0.offset) }, "\(text.scalars)")
            #expect(all.allSatisfy { !$0.isMandatory || ends.contains($0.offset) })
        }
    }

    @Test(arguments: breakers)
    func `text after a newline does not affect the breaks before it`(breaker: LineBreaker) {
        var texts = TextGenerator(seed: 3)
        for _ in 0..<10_000 {
            let (first, second) = (texts.next() + "\u{2028}", texts.next())
            let start = first.utf8.count
            let together = breaker.opportunities(in: first + second)
            let apart =
                breaker.opportunities(in: first)
                + breaker.opportunities(in: second).map {
                    LineBreak(offset: start + $0.offset, isMandatory: $0.isMandatory)
                }
            #expect(together == apart, "\(first.scalars) \(second.scalars)")
        }
    }

    @Test func `Hangul word priority removes only breaks between Hangul letters`() {
        var texts = TextGenerator(seed: 4)
        for _ in 0..<25_000 {
            let text = texts.next()
            let all = Set(LineBreaker.standard().opportunities(in: text))
            let words = LineBreaker.standard(strategy: .hangulWordPriority)
            let kept = Set(words.opportunities(in: text))
            #expect(kept.isSubset(of: all))
            for place in all.subtracting(kept) {
                let sides = text.letters(beside: place.offset)
                #expect(sides.allSatisfy { $0.isHangul }, "\(text.scalars) at \(place)")
            }
            for place in kept where place.offset < text.utf8.count {
                let sides = text.characters(beside: place.offset)
                #expect(!sides.allSatisfy { $0.isHangul }, "\(text.scalars) at \(place)")
            }
        }
    }
}

extension String {
    /// The UTF-8 offsets after each extended grapheme cluster.
    fileprivate var characterEnds: Set<Int> {
        var end = 0
        return Set(
            map {
                end += $0.utf8.count
                return end
            }
        )
    }

    /// Returns the characters on both sides of an offset.
    fileprivate func characters(beside offset: Int) -> [Unicode.Scalar] {
        let place = utf8.index(startIndex, offsetBy: offset)
        return [unicodeScalars[..<place].last, unicodeScalars[place...].first].compactMap(\.self)
    }

    /// Returns the characters on both sides of an offset, ignoring marks before it.
    fileprivate func letters(beside offset: Int) -> [Unicode.Scalar] {
        let place = utf8.index(startIndex, offsetBy: offset)
        let before = unicodeScalars[..<place].last { !$0.isMark }
        return [before, unicodeScalars[place...].first].compactMap(\.self)
    }
}

extension Unicode.Scalar {
    fileprivate var isMark: Bool {
        let category = properties.generalCategory
        return [.nonspacingMark, .spacingMark, .enclosingMark, .format, .control].contains(category)
    }

    fileprivate var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
        default: false
        }
    }
}
