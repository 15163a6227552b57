import Foundation
import TypeScale
import TypeScaleCurves
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleFonts
import TypeScaleLayout
import TypeScaleLocalization

struct FitCommand: Command {
    static let name = "fit"
    static let summary = "Find translations that a label truncates at some text sizes"
    static let discussion = """
        \(formats)

        A slots file, by default typescale.json, contains the size of the label for each key. Texts
        without a slot are counted, but not judged. --guess writes a first version of the file, in
        which keys with the same prefix share a slot, and text sizes up to L count. Texts that are
        wider than a phone have any number of lines, in slots that list their keys; add later keys
        there. With --width, all labels have the same width.
        Placeholders are measured as wide values: %@ as a name or, if the key or the comment says so,
        as a date, a path or an error. A number is the largest up to 9,999 in its plural form. If any
        number is possible, each of its digits is the widest one in the font, as in 4,444.

        For each truncated translation, the output shows the smallest text size at which it is
        truncated, and the largest text size and the largest value of --max with which it fits. The
        lines below a finding are the lines of the text at that size. A double bar marks the end of the
        label.

        In the system font, most widths have a deviation. A translation fits if its width plus 1.64
        deviations fits, and is truncated if its width minus 1.64 deviations does not fit. Each answer
        is then right with a chance of 95%, which --chance changes. For exact widths, use --font or
        --fallback. --fallback ja=FILE is only for Japanese.

        With --platform android, text styles have the sizes of Material 3, such as 16 sp for body. Their
        widths are those of San Francisco, unless --font names a file of Roboto.

        A translation that may be truncated is inconclusive. The error of its width decides, no font
        contains its characters, or it needs shaping. Or it is in Thai, Lao, Khmer or Burmese, whose
        words only a dictionary finds: it fits if it fits with breaks only at spaces, and it is
        truncated if it does not fit even with breaks between all characters.

        With --baseline, the findings in a file are known, and only other findings are reported.
        --write-baseline writes this file. With --against, the findings in an older copy of the current
        folder are known: in another folder, or in a Git revision, such as main.

        GitHub shows at most ten errors and ten warnings of a step. --github annotates the worst
        findings of each slot, and writes the rest as text. SARIF and JUnit's XML contain at most
        25,000 findings, and a page contains 500. A larger number is stated.

        The command reports problems in the files, such as repeated keys, to standard error. The exit
        status is 1 if a file has a problem, if a translation is truncated, or if one is
        inconclusive. With --allow-estimates, inconclusive translations are listed, but do not affect
        the exit status.
        """

    let files = Argument.files("FILE|FOLDER", "a file or folder", "Translation files and folders")
    let slots = FitSlotOptions()
    let width = Argument("--width", .points, "The width of all labels")
    let lines = Argument("--lines", .integer(from: 1), "The maximum number of lines", default: 1)
    let style: Argument<TextStyle> = .style
    let font = FontOptions()
    let maximum: Argument<Double?> = .maximum
    let platform: Argument<FitPlatform> = .fitPlatform
    let allowsEstimates = Argument.flag(
        "--allow-estimates",
        "Succeed if texts are only inconclusive"
    )
    let known = BaselineOptions()
    let check = FitCheckOptions()
    let output = FitOutputOptions()

    func run(on console: Console) throws -> ExitStatus {
        guard !files.value.contains("-") else {
            throw UsageError("fit cannot read standard input; specify a file such as de.json")
        }
        guard !files.value.contains("") else {
            throw UsageError("an operand is empty; specify a file or folder")
        }
        try refuse([slots.isGuess], with: [width, slots.file, output.format, output.page])
        try refuse([width], with: [slots.file])
        try refuse([known.file], with: [known.against])
        try require([slots.isGuess], for: [slots.margin])
        try require([known.file], for: [known.isWritten])
        return slots.isGuess.value ? try guess(on: console) : try checkTexts(on: console)
    }
}

extension FitCommand {
    private func checkTexts(on console: Console) throws -> ExitStatus {
        let inputs = files.value + fontPaths + [slots.path, known.known].compactMap(\.self)
        let page = try output.page.value.map { path in
            try OutputDestination(path, inputs: inputs + [known.file.value].compactMap(\.self))
        }
        let check = try translationCheck()
        try noteSystemFont(of: check.slots.slots.map(\.font), check, on: console)
        var run = FitRun(
            console: console,
            check: check,
            operands: files.value,
            excluded: [slots.path, known.file.value].compactMap(\.self),
            allowsEstimates: allowsEstimates.value
        )
        if known.isWritten.value, let path = known.file.value {
            let baseline = try OutputDestination(path, inputs: inputs)
            try page.map { try baseline.refuse(sameFileAs: $0) }
            let (results, status) = try run.writeBaseline(to: baseline, page)
            try page.map { try write(results, run, to: $0, console) }
            return status
        }
        let baseline =
            try known.against.value.map { try run.baseline(of: $0) }
            ?? known.known.map { try Baseline(contentsOf: URL(filePath: $0)) }
        let results = try run.results(baseline)
        try page?.refuse(run.translations)
        let report = FitReport(results: results, top: output.top.value)
        try report.write(as: output.format.value, to: console)
        try page.map { try write(results, run, to: $0, console) }
        return results.status
    }

    private func write(
        _ results: FitResults,
        _ run: FitRun,
        to page: OutputDestination,
        _ console: Console
    ) throws {
        let fonts = try results.fonts(run.check.fonts)
        try page.write(try FitPage(results, fonts: fonts).html(), on: console)
    }

    /// The percentage that `--guess` adds to widths.
    static let defaultMargin = Int(SlotGuess.defaultMargin * 100)

    /// Writes a slots file for the source texts.
    private func guess(on console: Console) throws -> ExitStatus {
        if let platform = platform.value.named?.platform, !platform.scalesText {
            throw UsageError(
                "--guess writes widths for iOS; add \"platform\": \"\(platform.name)\" to the slots instead"
            )
        }
        let font = try font.open(style.value, maximum: maximum.value, opensFallbacks: false)
        var check = TranslationCheck([Slot](), fonts: font.resolver)
        try openFallbacks(for: &check)
        check.sourceLanguage = self.check.sourceLanguage.value
        check.sample = self.check.sample.value
        check.largestNumber = self.check.largestNumber.value
        setCurve(of: &check)
        try noteSystemFont(of: [font.description], check, on: console)
        var run = FitRun(
            console: console,
            check: check,
            operands: files.value,
            excluded: [FitRun.slotsFile, known.file.value].compactMap(\.self),
            allowsEstimates: true
        )
        return try run.guess(
            font.description,
            margin: Double(slots.margin.value ?? Self.defaultMargin) / 100
        )
    }

    /// Returns the check that the options describe.
    func translationCheck() throws -> TranslationCheck {
        var translations = try width.value.map(labelCheck) ?? slotsCheck()
        try openFallbacks(for: &translations)
        translations.isRelative = check.isRelative.value
        translations.sourceLanguage = check.sourceLanguage.value
        translations.pseudoLocales = check.pseudo.value ?? []
        translations.sample = check.sample.value
        translations.reportedVerdicts.formUnion(check.also.value ?? [])
        setCurve(of: &translations)
        translations.largestNumber = check.largestNumber.value
        translations.largestSetting = check.largest.value
        translations.chance = check.chance.value ?? translations.chance
        if let setting = check.largest.value {
            try checkSetting(setting, among: translations.fontScales)
        }
        return translations
    }

    /// Sets the curve of the platform, and the font scales that its readers choose.
    private func setCurve(of check: inout TranslationCheck) {
        check.curve = platform.value.named == nil ? .android : self.check.curve.value
        check.fontScales = check.curve?.fontScales ?? []
    }

    /// Writes a note if text on a system of another vendor is measured in Apple's font.
    private func noteSystemFont(
        of fonts: [FontDescription],
        _ check: TranslationCheck,
        on console: Console
    ) throws {
        guard let curve = check.curve, !check.fontScales.isEmpty,
            let font = fonts.first(where: \.face.isSystem)
        else { return }
        let size = (font.size ?? curve.baseSize(font.textStyle, on: .iOS)).roundedText(toPlaces: 3)
        let (unit, remedy) =
            curve.setting == .android
            ? ("sp", "for Roboto, add --font Roboto.ttf")
            : ("points", "for another font, add --font FILE")
        try console.report(
            "typescale: note: \(font.textStyle) at \(size) \(unit) is measured in San Francisco, "
                + "the font of iOS; \(remedy)"
        )
    }

    /// The paths of all font files.
    private var fontPaths: [String] {
        let languages = font.fallbacks.value.compactMap { LanguageFont($0, separator: "=")?.path }
        return font.paths + font.fallbacks.value + languages
    }

    /// Adds the fallbacks for all languages, and for one language such as `ja=NotoSansJP.ttf`.
    private func openFallbacks(for check: inout TranslationCheck) throws {
        for word in font.fallbacks.value {
            if let font = LanguageFont(word, separator: "=") {
                let faces = try FontFile(path: font.path).faces
                check.languageFallbacks[font.language, default: []] += faces
                continue
            }
            do throws(FontError) {
                check.fallbacks += try FontFile(path: word).faces
            } catch {
                guard error.code == .fileNotFound, let font = LanguageFont(word, separator: ":")
                else { throw error }
                let remedy = "\(font.language)=\(visible(font.path))"
                throw DataError("\(word): no such file; for one language, write \(remedy)")
            }
        }
    }

    /// Throws an error if readers choose another kind of setting, or only larger ones.
    private func checkSetting(_ setting: TextSizeStep, among scales: [Double]) throws {
        if scales.isEmpty, let platform = platform.value.named?.platform, !platform.scalesText {
            throw UsageError(
                "--up-to has no effect on \(platform.name), which has one text size; remove it"
            )
        }
        switch setting {
        case .category(let category) where !scales.isEmpty:
            throw UsageError(
                "--up-to \(category.shortName) requires categories; use a font scale such as 1.3"
            )
        case .fontScale(let scale) where scale < scales.min() ?? scale:
            let smallest = (scales.min() ?? scale).shortestText
            throw UsageError(
                "--up-to \(scale.shortestText) is below \(smallest), the smallest font scale; increase it"
            )
        case .fontScale(let scale) where scales.isEmpty:
            let remedy = "use a category such as XXXL, or add --platform android"
            throw UsageError("--up-to \(scale.shortestText) requires font scales; \(remedy)")
        case .category, .fontScale: break
        }
    }

    /// Returns a check in which all keys have the label that the options describe.
    private func labelCheck(_ width: Double) throws -> TranslationCheck {
        let font = try font.open(style.value, maximum: maximum.value, opensFallbacks: false)
        let name = "--width \(width.shortestText)"
        var slot = Slot(name, keys: ["*"], width: width, font: font.description)
        slot.lineLimit = lines.value
        slot.platform = platform.value.named?.platform ?? .iOS
        return TranslationCheck([slot], fonts: font.resolver)
    }

    /// Returns a check with the slots of a file.
    private func slotsCheck() throws -> TranslationCheck {
        guard let path = slots.path else {
            throw UsageError("expected --width POINTS, or --slots FILE")
        }
        let described: [any ArgumentDefinition] =
            [lines, style, maximum] + font.labelOptions
        if let option = described.flatMap(\.givenOptions).first {
            throw UsageError("\(option) requires --width; with slots, add it to \(quoted(path))")
        }
        if let named = platform.value.named, named.description != NamedPlatform.iOS.description {
            throw UsageError("--platform requires --width; with slots, add it to \(quoted(path))")
        }
        let slots = try SlotFile(contentsOf: URL(filePath: path))
        return TranslationCheck(slots, fonts: try font.resolver())
    }
}

extension FitCommand {
    /// The formats that can be read, in lines as long as those of ``discussion``.
    private static var formats: String {
        let names = TranslationFormat.all.map(\.name)
        let text =
            "The command reads \(names.dropLast().joined(separator: ", ")), and \(names.last ?? ""). "
            + "In a folder, it reads all files in these formats, but JSON only if the path of the file "
            + "contains a language, or if such a file has the same folder or name. It also expands a "
            + "pattern in quotes, such as 'Sources/**/*.strings'. If a file doesn't specify its "
            + "language, the language is the name of the folder or file, as in de.lproj or de.json, or "
            + "otherwise the source language."
        return text.words(separatedBy: " ").map { String($0) }.wrapped(to: 96, indent: 0)
    }
}

/// A font file for one language, such as `ja=NotoSansJP.ttf`.
struct LanguageFont {
    let language: String
    let path: String

    /// Splits a word into a language code and a path, or returns `nil` for a path.
    init?(_ word: String, separator: Unicode.Scalar) {
        let parts = word[...].unicodeScalars.split(
            separator: separator,
            maxSplits: 1,
            omittingEmptySubsequences: false
        ).map { String($0) }
        guard parts.count == 2, 2...35 ~= parts[0].utf8.count, !parts[1].isEmpty,
            parts[0].utf8.allSatisfy({ $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") })
        else { return nil }
        (language, path) = (parts[0], parts[1])
    }
}

/// The options that select the slots.
struct FitSlotOptions: ArgumentGroup {
    let file = Argument(
        "--slots",
        .file,
        "The file with the sizes of the labels",
        absent: "\(FitRun.slotsFile), if it exists"
    )
    let isGuess = Argument.flag("--guess", "Write slots for the source texts, as a file to edit")
    let margin = Argument(
        "--margin",
        .integer(),
        "The percentage that --guess adds to widths",
        absent: "\(FitCommand.defaultMargin)"
    )

    /// The path of the slots file, if one is specified or exists.
    var path: String? {
        file.value ?? (FilePath.resolved(FitRun.slotsFile) == nil ? nil : FitRun.slotsFile)
    }
}
