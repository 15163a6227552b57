/// The levels that embeddings, overrides and isolates give to characters, by rules X1 to X8.
struct ExplicitLevels {
    /// The level of each character.
    var levels: [BidiLevel]

    /// The class of each character, after overrides.
    private(set) var classes: [BidiClass]

    /// The highest level of an embedding, from definition BD2.
    private static let maximumLevel: BidiLevel = 125

    /// An entry of the directional status stack.
    private struct Status {
        let level: BidiLevel
        var override: BidiClass?
        var isIsolate = false
    }

    private let base: BidiLevel
    private var stack: [Status]
    private var overflowingIsolates = 0
    private var overflowingEmbeddings = 0
    private var openIsolates = 0

    init(_ classes: [BidiClass], _ isolates: BidiIsolates, level: BidiLevel) {
        levels = Array(repeating: level, count: classes.count)
        self.classes = classes
        base = level
        stack = [Status(level: level)]
        for (index, type) in classes.enumerated() {
            switch type {
            case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding,
                .rightToLeftOverride:
                embed(type)
            case .popDirectionalFormat: endEmbedding()
            case .leftToRightIsolate: isolate(index, isRightToLeft: false)
            case .rightToLeftIsolate: isolate(index, isRightToLeft: true)
            case .firstStrongIsolate:
                let content = index + 1..<max(index + 1, isolates.ends[index] ?? classes.count)
                isolate(index, isRightToLeft: isolates.level(of: content) == 1)
            case .popDirectionalIsolate:
                endIsolate()
                apply(index)
            case .paragraphSeparator:
                levels[index] = level
                // A paragraph separator ends all embeddings, overrides and isolates.
                stack = [Status(level: level)]
                (overflowingIsolates, overflowingEmbeddings, openIsolates) = (0, 0, 0)
            case .boundaryNeutral: levels[index] = current.level
            default: apply(index)
            }
        }
    }

    private var current: Status { stack.last ?? Status(level: base) }

    /// Gives a character the level and the override of the current status.
    private mutating func apply(_ index: Int) {
        levels[index] = current.level
        if let override = current.override { classes[index] = override }
    }

    /// Returns the next odd or even level, or `nil` if the nesting is too deep.
    private func next(isRightToLeft: Bool) -> BidiLevel? {
        let level = isRightToLeft ? (current.level + 1) | 1 : (current.level + 2) & ~1
        let isDeep = level > Self.maximumLevel
        return isDeep || overflowingIsolates > 0 || overflowingEmbeddings > 0 ? nil : level
    }

    /// Begins an embedding or an override, by rules X2 to X5.
    private mutating func embed(_ type: BidiClass) {
        let isRightToLeft = type == .rightToLeftEmbedding || type == .rightToLeftOverride
        if let level = next(isRightToLeft: isRightToLeft) {
            let override: BidiClass? =
                type == .rightToLeftOverride
                ? .rightToLeft : type == .leftToRightOverride ? .leftToRight : nil
            stack.append(Status(level: level, override: override))
        } else if overflowingIsolates == 0 {
            overflowingEmbeddings += 1
        }
    }

    /// Begins an isolate, by rules X5a to X5c.
    private mutating func isolate(_ index: Int, isRightToLeft: Bool) {
        apply(index)
        if let level = next(isRightToLeft: isRightToLeft) {
            openIsolates += 1
            stack.append(Status(level: level, isIsolate: true))
        } else {
            overflowingIsolates += 1
        }
    }

    /// Ends an isolate and the embeddings in it, by rule X6a.
    private mutating func endIsolate() {
        if overflowingIsolates > 0 {
            overflowingIsolates -= 1
        } else if openIsolates > 0 {
            overflowingEmbeddings = 0
            while stack.count > 1, let last = stack.popLast(), !last.isIsolate {}
            openIsolates -= 1
        }
    }

    /// Ends an embedding or an override, by rule X7.
    private mutating func endEmbedding() {
        if overflowingIsolates > 0 { return }
        if overflowingEmbeddings > 0 {
            overflowingEmbeddings -= 1
        } else if !current.isIsolate, stack.count > 1 {
            stack.removeLast()
        }
    }
}
