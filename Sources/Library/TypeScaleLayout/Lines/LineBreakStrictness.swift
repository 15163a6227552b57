/// The rules for lines that begin or end with certain characters of Chinese, Japanese and Korean.
///
/// The values have the names in CSS's
/// [`line-break`](https://www.w3.org/TR/css-text-3/#line-break-property), without `anywhere`.
///
///     LineBreaker(language: "ja", strictness: .strict).opportunities(in: "キャッシュ")
///
/// Where CSS leaves a choice, lines break as in ICU. In Chinese and Japanese, the quotation
/// marks U+201C and U+201D act as brackets, unless the strictness is ``auto`` in Japanese.
public enum LineBreakStrictness: String, CaseIterable, Sendable {
    /// The default of ICU for the language: like ``normal`` in Japanese and Korean, and like
    /// ``strict`` otherwise.
    ///
    /// In Japanese, only small kana and the prolonged sound mark differ from ``strict``. Apple's
    /// version of ICU has the same default; UIKit's own results are not recorded. In CSS, `auto`
    /// is also the default.
    case auto
    /// The fewest restrictions, as for short lines in newspapers.
    ///
    /// This allows more breaks than ``normal``. A line may begin with an iteration mark, such as
    /// `々`, and end between two characters of the class IN, such as `…`. After an ideograph, it
    /// may begin with a hyphen (U+2010, U+2013). In Chinese and Japanese, it may begin with
    /// centered punctuation, such as `・` and `！`, or with a suffix, such as `％`. It may also end
    /// with a prefix, such as `￥`.
    case loose
    /// The usual restrictions.
    ///
    /// A line may also begin with small kana or with the prolonged sound mark `ー`. In Chinese and
    /// Japanese, it may begin with `〜` and `゠`.
    case normal
    /// All restrictions of the Unicode standard.
    case strict
}
