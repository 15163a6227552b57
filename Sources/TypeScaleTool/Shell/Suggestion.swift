import TypeScaleFonts

/// What a name that was not found may have meant, as the end of a sentence; nothing if no name is
/// near.
func suggestion(for name: String, among names: [String]) -> String {
    nearestName(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
}
