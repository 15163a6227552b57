import Foundation

extension NSAttributedString {
    /// Calls a closure with the attributes and the UTF-16 range of each run, in text order.
    func forEachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        let whole = NSRange(location: 0, length: length)
        // The default options compare values, and comparing some types ends the process.
        let options = EnumerationOptions.longestEffectiveRangeNotRequired
        unsafe enumerateAttributes(in: whole, options: options) { attributes, range, _ in
            body(attributes, range)
        }
    }
}
