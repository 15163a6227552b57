import TypeScale

/// `typescale scale`: a size for each reader, or many numbers from rows.
enum ScaleCommand: Command {
    static let name = "scale"
    static let summary = "Scale a size for every reader, or many numbers from CSV rows"
    static let usage = [
        "scale SIZE [--style STYLE] [--category CATEGORY] [options]",
        "scale --csv FILE|-",
    ]
    static let options: [Option] =
        [
            .style, .category, .curve, .fontScale, .platform, .displayScale, .explain, .json, .csv,
        ] + Option.limits
    static let notes = """
        SIZE is the size at L, in points; body is the style unless given. With a --curve other than
        uikit, its sizes stand beside UIKit's; of one that follows a factor, the sizes at the steps
        of the system's settings come behind, without a category.

        With a FILE, or with - for standard input, --csv reads rows, whose first names the columns:

          \(BatchScaling.columns.joined(separator: ","))

        in any order, others beside them. api is \(AppleCall.allCases.map(\.rawValue).joined(separator: ", ")).
        max_point_size counts for scaledFont only; an empty display_scale means 3. The same six
        columns come back with the result behind them, a line for a row. A row that cannot be
        answered has an empty result and a line on the error output; the exit status is then 1.
        """

    static func run(_ arguments: Arguments, in tool: Tool) throws -> ExitStatus {
        guard let operand = arguments.operands.first else {
            throw misuse("scale needs a size: typescale scale 17")
        }
        if let extra = arguments.operands.dropFirst().first {
            let hint =
                TextStyle(extra) != nil
                ? "; did you mean --style \(extra)?"
                : ContentSizeCategory(extra) != nil ? "; did you mean --category \(extra)?" : ""
            throw misuse("scale takes one size or one file, but got \(quoted(extra)) too\(hint)")
        }
        if let size = Double(decimal: operand) {
            guard size.isFinite else { throw misuse("\(quoted(operand)) is not a finite number") }
            let curve = try arguments.curve() ?? .uikit
            let isApples = curve == .uikit && !arguments.has(.fontScale)
            let report: any Report =
                isApples ? try report(size, arguments) : try report(size, curve, arguments)
            try report.write(to: tool.output, OutputForm(arguments), tool.terminal)
            return .success
        }
        guard arguments.has(.csv) else {
            throw misuse(
                operand == "-"
                    ? "rows from standard input need --csv"
                    : "\(quoted(operand)) is not a number; a file of rows needs --csv"
            )
        }
        for option in options where option.name != Option.csv.name && arguments.has(option) {
            throw misuse("\(option.name) goes with a size, not with rows")
        }
        return try BatchScaling(tool: tool).run(operand)
    }

    private static func report(
        _ size: Double,
        _ arguments: Arguments
    ) throws(Misuse) -> ScaleReport {
        ScaleReport(
            size: size,
            style: try arguments.textStyle() ?? .body,
            displayScale: try arguments.positiveNumber(.displayScale),
            limits: try arguments.limits(),
            categories: try arguments.category().map { [$0] } ?? ContentSizeCategory.allCases,
            platform: try arguments.platform(),
            isExplained: arguments.has(.explain)
        )
    }

    private static func report(
        _ size: Double,
        _ curve: ScalingCurve,
        _ arguments: Arguments
    ) throws(Misuse) -> CurveScaleReport {
        let category = try arguments.category()
        let factor = try arguments.positiveNumber(.fontScale)
        if factor != nil, curve.setting == nil {
            throw misuse("\(curve) follows the category; a font scale is for android, gnome, winui")
        }
        let categories = category.map { [$0] } ?? ContentSizeCategory.allCases
        return CurveScaleReport(
            size: size,
            style: try arguments.textStyle() ?? .body,
            curve: curve,
            limits: try arguments.limits(),
            platform: try arguments.platform(),
            displayScale: try arguments.positiveNumber(.displayScale),
            readers: factor.map { [CurveScaleReport.Reader(category: category, fontScale: $0)] }
                ?? (category == nil
                    ? CurveScaleReport.Reader.all(curve, categories)
                    : categories.map { CurveScaleReport.Reader(category: $0, fontScale: nil) }),
            isExplained: arguments.has(.explain)
        )
    }
}
