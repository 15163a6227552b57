/// Resolves the classes of weak and neutral characters in an isolating run sequence.
struct SequenceResolver {
    private let sequence: IsolatingRuns.Sequence
    /// The classes in the sequence, which the rules change.
    private var types: [BidiClass]
    /// The classes in the paragraph, before all rules.
    private let original: [BidiClass]

    /// Creates a resolver of a sequence.
    ///
    /// - Parameters:
    ///   - sequence: The sequence.
    ///   - original: The class of each character in the paragraph.
    ///   - overridden: The class of each character in the paragraph after overrides.
    init(
        _ sequence: IsolatingRuns.Sequence,
        _ original: [BidiClass],
        _ overridden: [BidiClass]
    ) {
        self.sequence = sequence
        self.original = original
        types = sequence.characters.map { overridden[$0] }
    }

    /// Applies rules W1 to W7, N0, N1 and N2.
    ///
    /// - Parameter bracket: Returns the bracket at an index of the paragraph.
    mutating func resolve(_ bracket: (Int) -> BidiTable.Bracket?) {
        resolveMarks()
        resolveNumbers()
        resolveSeparators()
        resolveBrackets(bracket)
        resolveNeutrals()
    }

    /// Stores the levels of the characters, by rules I1 and I2.
    func store(in levels: inout [BidiLevel]) {
        let isEven = sequence.level.isMultiple(of: 2)
        for (index, type) in zip(sequence.characters, types) {
            let added = type.levelsAdded
            levels[index] = sequence.level + (isEven ? added.even : added.odd)
        }
    }
}

extension SequenceResolver {
    /// Gives marks the class of the character before them, by rule W1.
    private mutating func resolveMarks() {
        var last = sequence.start
        for index in types.indices {
            if types[index] == .nonspacingMark { types[index] = last }
            let type = types[index]
            last = type.startsIsolate || type == .popDirectionalIsolate ? .otherNeutral : type
        }
    }

    /// Resolves European numbers after Arabic letters, and Arabic letters, by rules W2 and W3.
    private mutating func resolveNumbers() {
        var strong = sequence.start
        for index in types.indices {
            switch types[index] {
            case .leftToRight, .rightToLeft: strong = types[index]
            case .arabicLetter:
                strong = .arabicLetter
                types[index] = .rightToLeft
            case .europeanNumber: if strong == .arabicLetter { types[index] = .arabicNumber }
            default: break
            }
        }
    }

    /// Resolves separators and terminators, and numbers after Latin text, by rules W4 to W7.
    private mutating func resolveSeparators() {
        for index in types.indices.dropFirst().dropLast() {
            let before = types[index - 1]
            guard before == types[index + 1] else { continue }
            switch types[index] {
            case .europeanSeparator where before == .europeanNumber: types[index] = .europeanNumber
            case .commonSeparator where before == .europeanNumber || before == .arabicNumber:
                types[index] = before
            default: break
            }
        }
        var first = 0
        while first < types.count {
            guard types[first] == .europeanTerminator else {
                first += 1
                continue
            }
            let end = types[first...].firstIndex { $0 != .europeanTerminator } ?? types.count
            let isOfNumber =
                first > 0 && types[first - 1] == .europeanNumber
                || end < types.count && types[end] == .europeanNumber
            for index in first..<end { types[index] = isOfNumber ? .europeanNumber : .otherNeutral }
            first = end
        }
        var strong = sequence.start
        for index in types.indices {
            switch types[index] {
            case .europeanSeparator, .commonSeparator: types[index] = .otherNeutral
            case .leftToRight, .rightToLeft: strong = types[index]
            case .europeanNumber: if strong == .leftToRight { types[index] = .leftToRight }
            default: break
            }
        }
    }

    /// Resolves neutrals by the text around them, by rules N1 and N2.
    private mutating func resolveNeutrals() {
        var first = 0
        while first < types.count {
            guard types[first].isNeutral else {
                first += 1
                continue
            }
            let end = types[first...].firstIndex { !$0.isNeutral } ?? types.count
            let before = first > 0 ? types[first - 1].direction : sequence.start
            let after = end < types.count ? types[end].direction : sequence.end
            let isEnclosed = before == after
            for index in first..<end {
                types[index] = isEnclosed ? before ?? .leftToRight : sequence.level.bidiClass
            }
            first = end
        }
    }
}

extension SequenceResolver {
    /// The maximum number of open brackets, from definition BD16.
    private static let maximumDepth = 63

    /// Resolves paired brackets, by rule N0.
    private mutating func resolveBrackets(_ bracket: (Int) -> BidiTable.Bracket?) {
        let embedding = sequence.level.bidiClass
        var context = sequence.start
        var read = 0
        for pair in pairs(bracket) {
            // The last strong direction before the opening bracket.
            while read < pair.lowerBound {
                context = types[read].direction ?? context
                read += 1
            }
            var contains: (embedding: Bool, opposite: Bool) = (false, false)
            for index in pair.lowerBound + 1..<pair.upperBound {
                guard let direction = types[index].direction else { continue }
                if direction == embedding {
                    contains.embedding = true
                    break
                }
                contains.opposite = true
            }
            if contains.embedding {
                set(pair, embedding)
            } else if contains.opposite {
                set(
                    pair,
                    context == embedding
                        ? embedding : embedding == .leftToRight ? .rightToLeft : .leftToRight
                )
            }
        }
    }

    /// Gives the brackets of a pair a class, and marks after them the same class.
    private mutating func set(_ pair: ClosedRange<Int>, _ type: BidiClass) {
        for bracket in [pair.lowerBound, pair.upperBound] {
            types[bracket] = type
            var index = bracket + 1
            while index < types.count, original[sequence.characters[index]] == .nonspacingMark {
                types[index] = type
                index += 1
            }
        }
    }

    /// Returns the bracket pairs by definition BD16, in the order of their opening brackets.
    private func pairs(_ bracket: (Int) -> BidiTable.Bracket?) -> [ClosedRange<Int>] {
        var pairs: [ClosedRange<Int>] = []
        var open: [(bracket: UInt32, index: Int)] = []
        for (index, character) in sequence.characters.enumerated()
        where types[index] == .otherNeutral {
            guard original[character] == .otherNeutral, let found = bracket(character) else {
                continue
            }
            if found.isOpening {
                if open.count == Self.maximumDepth { break }
                open.append((found.opening, index))
            } else if let match = open.lastIndex(where: { $0.bracket == found.opening }) {
                pairs.append(open[match].index...index)
                open.removeSubrange(match...)
            }
        }
        return sortedIndices(of: pairs.map { $0.lowerBound }).map { pairs[$0] }
    }
}
