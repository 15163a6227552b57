import TypeScale

struct ScaleCommand: Command {
    static let name = "scale"
    static let summary = "Scale a size for every text size, or scale a batch of CSV rows"
    static let discussion = """
        SIZE is the size in points at the text size L. With a curve other than uikit, the output also
        shows the sizes in UIKit. If the curve is driven by a scale factor, the output ends with a row
        for each step of the system's setting. --category omits these rows.

        With --csv, the command reads rows from FILE, or from standard input if FILE is -. The first
        row contains the names of the following columns, in any order. Other columns are ignored.

          \(BatchAnswers.columns.joined(separator: ","))

        api is one of \(AppleCall.allCases.map(\.rawValue).joined(separator: ", ")).
        Only scaledFont uses max_point_size. An empty display_scale means 3. The output repeats the
        six columns, and adds the result. If a row has no result, standard error contains the
        reason, and the exit status is 1.
        """

    let operand = Argument.operands("SIZE|FILE|-", "one size or file", "A size, or a file of rows")
    let style: Argument<TextStyle> = .style
    let category: Argument<ContentSizeCategory?> = .category
    let curve = Argument("--curve", .curve, "A curve from 'typescale curves'", default: .uikit)
    let fontScale: Argument<Double?> = .fontScale
    let platform: Argument<NamedPlatform> = .platform
    let displayScale: Argument<Double?> = .displayScale
    let explain = Argument.flag("--explain", "Explain each size, and name the sources")
    let format: Argument<OutputFormat> = .format
    let limits = LimitOptions()

    func run(on console: Console) throws -> ExitStatus {
        guard let size = Double(decimal: operand.value[0]) else {
            try checkRows()
            return try CSVBatch(console: console) { BatchAnswers(indices: $0) }
                .run(operand.value[0])
        }
        guard size.isFinite else {
            throw UsageError("expected a finite number, not \(quoted(operand.value[0]))")
        }
        let request = ScaleRequest(
            size: size,
            style: style.value,
            limits: limits.value,
            platform: platform.value.platform,
            displayScale: displayScale.value,
            isExplained: explain.value
        )
        try report(request).write(as: format.value, to: console)
        return .success
    }

    private func report(_ request: ScaleRequest) throws(UsageError) -> any Report {
        let curve = curve.value
        if curve == .uikit, fontScale.value == nil {
            return ScaleReport(request: request, rows: category.categories)
        }
        var readers = category.categories.map { request.reader($0) }
        if let factor = fontScale.value {
            guard curve.setting != nil else { throw UsageError.unusedFontScale }
            readers = [request.reader(category.value, fontScale: factor)]
        } else if category.value == nil {
            readers += (curve.setting?.steps ?? []).map { request.reader(nil, fontScale: $0) }
        }
        return CurveScaleReport(request: request, curve: curve, rows: readers)
    }

    /// Checks that `--csv` is the only option.
    private func checkRows() throws(UsageError) {
        guard format.value == .csv else {
            let word = operand.value[0]
            if word == "-" { throw UsageError("rows from standard input require --csv") }
            let digits = word.utf8.prefix { "0123456789.".utf8.contains($0) }
            let unit = word.utf8.dropFirst(digits.count)
            let isLength = ["pt", "px", "sp"].contains { unit.elementsEqual($0.utf8) }
            let remedy =
                isLength && !digits.isEmpty
                ? "write \(String(decoding: Array(digits), as: UTF8.self))"
                : "to read a file of rows, add --csv"
            throw UsageError("expected a number, not \(quoted(word)); \(remedy)")
        }
        for option in arguments.flatMap(\.givenOptions) where option != "--csv" {
            throw UsageError("\(option) applies to a size, not to rows; remove it")
        }
    }
}
