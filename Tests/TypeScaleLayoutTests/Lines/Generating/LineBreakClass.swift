import TypeScaleTestSupport

/// The classes of UAX 14 that remain after LB1, and three classes split off by other properties.
///
/// The names are from the standard.
// swift-format-ignore: AlwaysUseLowerCamelCase, OneCasePerLine
enum LineBreakClass: String, CaseIterable {
    case AL, B2, BA, BB, BK, CB, CL, CM, CP, CR, EB, EM, EX, GL, H2, H3, HL, HY, ID, IN, IS
    case JL, JT, JV, LF, NL, NS, NU, OP, PO, PR, QU, RI, SP, SY, WJ, ZW, ZWJ
    /// CP and OP characters that are wide, fullwidth or halfwidth, which LB30 excludes.
    case wideCP, wideOP
    /// Unassigned extended pictographs, which a skin tone can follow by LB30b.
    case futureID

    var isHangul: Bool { [.H2, .H3, .JL, .JT, .JV].contains(self) }
    var isNewline: Bool { [.BK, .CR, .LF, .NL].contains(self) }
}

extension UnicodeFiles {
    /// Returns the class of each code point.
    func lineBreakClasses() throws -> [LineBreakClass] {
        let breaks = try property("LineBreak.txt", default: "XX")
        let widths = try property("EastAsianWidth.txt", default: "N")
        let categories = try property("extracted/DerivedGeneralCategory.txt", default: "Cn")
        let pictographs = try property(
            "emoji/emoji-data.txt",
            default: "",
            only: "Extended_Pictographic"
        )
        return try breaks.indices.map { character in
            let isWide = ["F", "W", "H"].contains(widths[character])
            let category = categories[character]
            switch breaks[character] {
            case "AI", "SG", "XX": return .AL
            case "CJ": return .NS
            case "SA": return category == "Mn" || category == "Mc" ? .CM : .AL
            case "CP" where isWide: return .wideCP
            case "OP" where isWide: return .wideOP
            case let name where category == "Cn" && !pictographs[character].isEmpty:
                guard name == "ID" else {
                    throw UnexpectedData("a future pictograph has the class \(name)")
                }
                return .futureID
            case let name:
                guard let known = LineBreakClass(rawValue: name) else {
                    throw UnexpectedData("unknown line break class \(name)")
                }
                return known
            }
        }
    }
}
