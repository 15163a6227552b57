/// The types of the DTCG format that this module reads.
enum TokenType: String {
    case dimension, fontFamily, fontWeight, number, typography

    /// The name for all types of other tools that are not read by themselves.
    static let other = "other"

    /// Reads a name in the DTCG format or in another tool.
    init?(name: String) {
        if let type = TokenType(rawValue: name) {
            self = type
            return
        }
        switch NameWords(name).lowercased {
        case "typography", "textstyle", "textstyles": self = .typography
        default: return nil
        }
    }
}
