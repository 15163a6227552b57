/// The rules of UAX 14 in Unicode 15.0, as a state that reads text from its start.
///
/// As in the conformance file, LB25 is a regular expression (example 7 in section 8.2). These rules
/// generate the table, and are not part of the product.
struct LineBreakRules: Hashable {
    /// The last character except spaces, after LB9 and LB10, or `nil` at the start of text or a
    /// line.
    private var last: LineBreakClass?
    /// Whether spaces follow the last character.
    private var hasSpaces = false
    /// Whether the last character is a ZERO WIDTH JOINER.
    private var isJoining = false
    private var number = Number.none
    /// Whether the last character is the first regional indicator of a pair.
    private var isHalfFlag = false
    /// Whether the last characters are HL (HY | BA).
    private var isHebrewHyphen = false

    private enum Number {
        case none
        /// NU (NU | SY | IS)*
        case open
        /// Like ``open``, but followed by CL or CP.
        case closed
    }

    /// The kinds of breaks between two characters.
    enum Place: Int {
        case unbreakable
        case opportunity
        /// An opportunity between two Hangul letters.
        case hangulOpportunity
        /// An opportunity unless a number follows the next character and its marks.
        case opportunityBeforeNoNumber
    }

    /// Whether a new line begins before the next character.
    var isNewline: Bool { last?.isNewline ?? false }

    /// Reads a character, and returns the kind of break before it.
    mutating func read(_ character: LineBreakClass) -> Place {
        let isMark = character == .CM || character == .ZWJ
        let isAttached = isMark && !hasSpaces && !isNewline && last != .ZW && last != nil
        let place = place(before: isMark && !isAttached ? .AL : character, isAttached: isAttached)
        if !isAttached { advance(isMark ? .AL : character) }
        isJoining = character == .ZWJ
        return place
    }

    private mutating func advance(_ next: LineBreakClass) {
        let previous = self
        if next == .SP {
            if isNewline { self = Self() }
            hasSpaces = true
            (number, isHalfFlag, isHebrewHyphen) = (.none, false, false)
            return
        }
        self = Self(last: next)
        guard !previous.hasSpaces else {
            number = next == .NU ? .open : .none
            isHalfFlag = next == .RI
            return
        }
        switch next {
        case .NU: number = .open
        case .SY, .IS: number = previous.number == .open ? .open : .none
        case .CL, .CP, .wideCP: number = previous.number == .open ? .closed : .none
        case .RI: isHalfFlag = !previous.isHalfFlag
        case .HY, .BA: isHebrewHyphen = previous.last == .HL
        default: break
        }
    }

    // The rules are in the standard's order, and the first applicable rule wins.
    private func place(before next: LineBreakClass, isAttached: Bool) -> Place {
        guard last != nil || hasSpaces else { return .unbreakable }  // LB2
        if last == .CR, next == .LF { return .unbreakable }  // LB5
        if isNewline { return .opportunity }  // LB4, LB5
        if next.isNewline || next == .SP || next == .ZW { return .unbreakable }  // LB6, LB7
        if last == .ZW { return .opportunity }  // LB8
        if isJoining || isAttached { return .unbreakable }  // LB8a, LB9
        if let place = placeAmongSpaces(next) { return place }
        guard let last, !hasSpaces else { return .opportunity }  // LB18
        if next == .QU || last == .QU { return .unbreakable }  // LB19
        if next == .CB || last == .CB { return .opportunity }  // LB20
        if isUnbreakable(last, next) || isInNumber(last, next) { return .unbreakable }
        if [.PR, .PO].contains(last), [.OP, .wideOP].contains(next) {  // LB25
            return .opportunityBeforeNoNumber
        }
        return last.isHangul && next.isHangul ? .hangulOpportunity : .opportunity  // LB31
    }

    /// Returns the result of LB11 to LB17, which apply across spaces or precede LB18.
    private func placeAmongSpaces(_ next: LineBreakClass) -> Place? {
        if next == .WJ { return .unbreakable }  // LB11
        if !hasSpaces, last == .WJ || last == .GL { return .unbreakable }  // LB11, LB12
        if next == .GL, !hasSpaces, last != .BA, last != .HY { return .unbreakable }  // LB12a
        let closing: [LineBreakClass] = [.CL, .CP, .wideCP, .EX, .IS, .SY]
        if closing.contains(next) { return .unbreakable }  // LB13
        switch (last, next) {
        case (.OP, _), (.wideOP, _),  // LB14
            (.QU, .OP), (.QU, .wideOP),  // LB15
            (.CL, .NS), (.CP, .NS), (.wideCP, .NS),  // LB16
            (.B2, .B2):  // LB17
            return .unbreakable
        default: return nil
        }
    }

    /// Returns the result of LB21 to LB30b, except LB25.
    private func isUnbreakable(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
        switch (last, next) {
        case (_, .BA), (_, .HY), (_, .NS), (.BB, _): true  // LB21
        case _ where isHebrewHyphen: true  // LB21a
        case (.SY, .HL): true  // LB21b
        case (_, .IN): true  // LB22
        case (.AL, .NU), (.HL, .NU), (.NU, .AL), (.NU, .HL): true  // LB23
        case (.PR, .ID), (.PR, .futureID), (.PR, .EB), (.PR, .EM): true  // LB23a
        case (.ID, .PO), (.futureID, .PO), (.EB, .PO), (.EM, .PO): true  // LB23a
        case (.PR, .AL), (.PR, .HL), (.PO, .AL), (.PO, .HL): true  // LB24
        case (.AL, .PR), (.HL, .PR), (.AL, .PO), (.HL, .PO): true  // LB24
        case (.JL, .JL), (.JL, .JV), (.JL, .H2), (.JL, .H3): true  // LB26
        case (.JV, .JV), (.JV, .JT), (.H2, .JV), (.H2, .JT), (.JT, .JT), (.H3, .JT): true  // LB26
        case (_, .PO) where last.isHangul: true  // LB27
        case (.PR, _) where next.isHangul: true  // LB27
        case (.AL, .AL), (.AL, .HL), (.HL, .AL), (.HL, .HL): true  // LB28
        case (.IS, .AL), (.IS, .HL): true  // LB29
        case (.AL, .OP), (.HL, .OP), (.NU, .OP): true  // LB30
        case (.CP, .AL), (.CP, .HL), (.CP, .NU): true  // LB30
        case (.RI, .RI): isHalfFlag  // LB30a
        case (.EB, .EM), (.futureID, .EM): true  // LB30b
        default: false
        }
    }

    /// Returns the result of LB25, except for the character that requires lookahead.
    private func isInNumber(_ last: LineBreakClass, _ next: LineBreakClass) -> Bool {
        switch next {
        case .NU: number == .open || [.PR, .PO, .OP, .wideOP, .HY].contains(last)
        case .SY, .IS, .CL, .CP, .wideCP: number == .open
        case .PO, .PR: number != .none
        default: false
        }
    }
}
