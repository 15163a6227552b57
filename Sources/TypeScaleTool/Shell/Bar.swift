/// A bar of up to 24 characters, in eighths.
enum Bar {
    static func text(_ number: Double, of largest: Double) -> String {
        let share = number.magnitude / largest
        guard share.isFinite else { return "" }
        let eighths = Int((share * 24 * 8).rounded())
        let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
        return String(repeating: "█", count: eighths / 8) + rest
    }
}
