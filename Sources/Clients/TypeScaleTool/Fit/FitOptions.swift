import TypeScale
import TypeScaleCurves
import TypeScaleLayout
import TypeScaleLocalization

/// The options that select what a check reports.
struct FitCheckOptions: ArgumentGroup {
    let isRelative = Argument.flag(
        "--relative",
        "Report a translation only where its source text fits"
    )
    let also: Argument<[FitVerdict]?> = Argument(
        "--also",
        .verdicts,
        "Also report texts that are \(FitVerdict.optional.map(\.rawValue).joined(separator: ", "))"
    )
    let pseudo: Argument<[PseudoLocale]?> = Argument(
        "--pseudo",
        .pseudoLocales,
        "Also check fake translations that are "
            + PseudoLocale.allCases.map(\.rawValue).joined(separator: ", ")
    )
    let sourceLanguage = Argument(
        "--source-language",
        .text("CODE"),
        "The language of the source texts",
        absent: "the files' language, or en"
    )
    let sample = Argument(
        "--sample",
        .text("TEXT"),
        "The text that replaces %@ and other placeholders",
        default: "Mustermann"
    )
    let largestNumber = Argument(
        "--largest-number",
        .integer(),
        "The largest number that replaces a placeholder, except in slots with their own",
        absent: "9999"
    )
    let chance = Argument(
        "--chance",
        .percentage,
        "The chance that an answer other than inconclusive is right",
        absent: "95"
    )
    let largest = Argument(
        "--up-to",
        .setting,
        "The largest text size or font scale that counts, except in slots with their own"
    )
    let curve: Argument<ScalingCurve?> = Argument(
        "--curve",
        .curve,
        "The curve that scales the fonts, such as android",
        absent: "uikit"
    )
}

/// The options that select the output.
struct FitOutputOptions: ArgumentGroup {
    let format: Argument<LogFormat> = .log
    let top = Argument(
        "--top",
        .integer(from: 1),
        "The maximum number of findings of each slot in text",
        default: 20
    )
    let page = Argument("--html", .file, "Also write a page that draws the findings in their boxes")
}

extension FitVerdict {
    /// The verdicts that are findings only on request.
    static let optional: [FitVerdict] = [.untranslated, .missing, .empty, .stale]
}

extension ValueKind where Value == [FitVerdict] {
    static var verdicts: Self {
        .names("VERDICT", "verdict", FitVerdict.optional.map(\.rawValue)) { name in
            FitVerdict.optional.first { $0.rawValue == name }
        }
    }
}

extension ValueKind where Value == TextSizeStep {
    static var setting: Self {
        let names = ContentSizeCategory.allCases.map(\.shortName)
        return .named("CATEGORY", "text size", among: names) { TextSizeStep($0) }
    }
}

extension ValueKind where Value == Double {
    /// The kind for a percentage, read as a share.
    fileprivate static var percentage: Self {
        ValueKind(name: "PERCENT") { text, option throws(UsageError) in
            if let number = Double(decimal: text), number >= 50, number < 100 {
                return number / 100
            }
            throw UsageError(
                "expected a number from 50 to less than 100 after \(option), not \(quoted(text))"
            )
        }
    }
}

extension ValueKind where Value == [PseudoLocale] {
    static var pseudoLocales: Self {
        .names("NAME", "pseudo-locale", PseudoLocale.allCases.map(\.rawValue)) {
            PseudoLocale(rawValue: $0)
        }
    }
}

extension ValueKind {
    /// Returns the kind for a comma-separated list of distinct names.
    static func names<Element>(
        _ placeholder: String,
        _ noun: String,
        _ names: [String],
        read: @escaping (String) -> Element?
    ) -> Self where Value == [Element] {
        ValueKind(name: "\(placeholder),...") { text, option throws(UsageError) in
            var found: [Element] = []
            var seen: Set<Substring> = []
            for name in text.words(separatedBy: ",") {
                guard let element = read(String(name)) else {
                    throw .unknown(noun, String(name), among: names)
                }
                guard seen.insert(name).inserted else {
                    throw UsageError("\(name) occurs twice after \(option); list it only once")
                }
                found.append(element)
            }
            return found
        }
    }
}

/// A platform, or Android, whose text sizes are font scales.
struct FitPlatform: Equatable, CustomStringConvertible {
    /// The platform of the text styles, or `nil` for Android.
    let named: NamedPlatform?

    var description: String { named?.description ?? "android" }

    static func == (first: FitPlatform, second: FitPlatform) -> Bool {
        first.description == second.description
    }
}

extension Argument where Value == FitPlatform {
    static var fitPlatform: Argument {
        let names = NamedPlatform.all.map(\.description) + ["android"]
        let reason = Platform.reason(forMissing:)
        let kind = ValueKind.named("NAME", "platform", among: names, reason: reason) {
            text -> FitPlatform? in
            if text == "android" { return FitPlatform(named: nil) }
            return NamedPlatform.all.first { $0.description == text }
                .map { FitPlatform(named: $0) }
        }
        return Argument(
            "--platform",
            kind,
            NamedPlatform.help(["android"]),
            default: FitPlatform(named: .iOS)
        )
    }
}
