extension Double {
    /// The shortest decimal that reads back as this number, without a final `.0`: `48`, `16.333`.
    package var shortestText: String {
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
