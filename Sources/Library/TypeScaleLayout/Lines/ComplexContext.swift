/// The characters of line breaking class SA, *Complex_Context*: letters of Thai, Lao, Khmer,
/// Burmese and other scripts without spaces between words.
///
/// Only a dictionary finds the words.
enum ComplexContext {
    /// Returns whether a range of valid UTF-8 contains a character of the class.
    static func isUsed(in bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for offset in range {
            // No letter of the class has fewer than three bytes. Each begins with one of these.
            let first = bytes[offset]
            guard first == 0xE0 || first == 0xE1 || first == 0xEA || first == 0xF0 else { continue }
            var classifier = LineBreakClassifier(at: offset)
            if LineBreakTable.complexClasses.contains(classifier.next(bytes)) { return true }
        }
        return false
    }
}
