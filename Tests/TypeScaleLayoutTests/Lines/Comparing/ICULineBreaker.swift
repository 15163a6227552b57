#if os(Linux)
import _FoundationICU

/// The line breaker in the toolchain's ICU, which is Unicode 16 with Apple's changes.
@safe
final class ICULineBreaker {
    private let iterator: OpaquePointer

    /// Creates a line breaker with the default rules.
    ///
    /// - Parameters:
    ///   - keepsHangul: Whether to set Apple's option against breaks between Hangul letters.
    ///   - locale: The name of a locale, such as `ja@lb=strict`.
    init?(keepsHangul: Bool = false, locale: String = "en") {
        var status = U_ZERO_ERROR
        guard let iterator = unsafe swift_ubrk_open(UBRK_LINE, locale, nil, 0, &status) else {
            return nil
        }
        unsafe self.iterator = iterator
        if keepsHangul { unsafe ubrk_setLineWordOpts(iterator, UBRK_LINEWORD_KEEP_HANGUL) }
    }

    deinit { unsafe swift_ubrk_close(iterator) }
}

extension ICULineBreaker {
    /// Returns the break opportunities in text, as offsets in Unicode scalars.
    func opportunities(in text: String) -> [Int] {
        var places: [Int] = []
        unsafe Array(text.utf16).withUnsafeBufferPointer { units in
            var status = U_ZERO_ERROR
            unsafe swift_ubrk_setText(iterator, units.baseAddress, Int32(units.count), &status)
            _ = unsafe swift_ubrk_first(iterator)
            while case let place = unsafe swift_ubrk_next(iterator), place >= 0 {
                places.append(Int(place))
            }
        }
        return text.scalarCounts(before: places, UTF16.width)
    }

    /// Returns the short name of a character's class in ICU's data, resolved as in LB1.
    static func lineBreakClass(_ scalar: Unicode.Scalar) -> String {
        let character = Int32(bitPattern: scalar.value)
        let value = swift_u_getIntPropertyValue(character, UCHAR_LINE_BREAK)
        let name = unsafe swift_u_getPropertyValueName(
            UCHAR_LINE_BREAK,
            value,
            U_SHORT_PROPERTY_NAME
        )
        switch unsafe name.map({ unsafe String(cString: $0) }) ?? "" {
        case "AI", "SG", "XX": return "AL"
        case "CJ": return "NS"
        case "SA":
            let category = scalar.properties.generalCategory
            return category == .nonspacingMark || category == .spacingMark ? "CM" : "AL"
        case let name: return name
        }
    }

    /// Returns whether the script of a character requires a dictionary.
    static func needsDictionary(_ scalar: Unicode.Scalar) -> Bool {
        swift_u_getIntPropertyValue(Int32(bitPattern: scalar.value), UCHAR_LINE_BREAK)
            == U_LB_COMPLEX_CONTEXT.rawValue
    }

    /// Returns whether a character is in the Hangul script.
    static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
        swift_u_getIntPropertyValue(Int32(bitPattern: scalar.value), UCHAR_SCRIPT)
            == Int32(USCRIPT_HANGUL.rawValue)
    }
}

extension String {
    /// Converts ascending offsets between scalars, each of which has a width, to scalar counts.
    func scalarCounts(before offsets: [Int], _ width: (Unicode.Scalar) -> Int) -> [Int] {
        var counts: [Int] = []
        var end = 0
        for (number, scalar) in unicodeScalars.enumerated() {
            end += width(scalar)
            guard counts.count < offsets.count else { break }
            if offsets[counts.count] == end { counts.append(number + 1) }
        }
        return counts
    }
}
#endif
