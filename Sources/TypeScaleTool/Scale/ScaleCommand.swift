import TypeScale

/// `typescale scale`: a size for each reader, or many numbers from rows.
struct ScaleCommand: Command {
    static let name = "scale"
    static let summary = "Scale a size for every reader, or many numbers from CSV rows"
    static let discussion = """
        SIZE is the size at L, in points. With a --curve other than uikit, the answer shows its sizes
        next to UIKit's. If the curve follows a factor, the sizes at the steps of the system's setting
        come last; --category leaves them out.

        With --csv and a FILE, or - for standard input, the command reads rows. The first row names
        the columns, in any order and among others:

          \(BatchScaling.columns.joined(separator: ","))

        api is \(AppleCall.allCases.map(\.rawValue).joined(separator: ", ")). Only scaledFont uses
        max_point_size; an empty display_scale means 3. The answer has the same six columns and the
        result, one line per row. If a row has no answer, its result is empty, and a line on the error
        output says why; the exit status is then 1.
        """

    let operand = Operand.one("SIZE|FILE|-", "one size or one file", "The size, or a file of rows")
    let style: Option<TextStyle> = .style
    let category: Option<ContentSizeCategory?> = .category
    let curve = Option(
        "--curve",
        .curve,
        "How the size grows: uikit, android ...; typescale curves lists them",
        default: .uikit
    )
    let fontScale: Option<Double?> = .fontScale
    let platform: Option<PlatformName> = .platform
    let displayScale: Option<Double?> = .displayScale
    let explain = Option.flag("--explain", "Explain how each size came about, with sources")
    let format: Option<OutputFormat> = .format
    let limits = LimitOptions()

    func run(_ arguments: Arguments<Self>, on console: Console) throws -> ExitStatus {
        let operand = try arguments.operand
        guard let size = Double(decimal: operand) else {
            try checkRows(arguments, operand)
            return try BatchScaling(console: console).run(operand)
        }
        guard size.isFinite else { throw UsageError("\(quoted(operand)) is not a finite number") }
        let request = ScaleRequest(
            size: size,
            style: try arguments.style,
            limits: try arguments.limits,
            platform: try arguments.platform.platform,
            displayScale: try arguments.displayScale,
            isExplained: try arguments.explain
        )
        let category = try arguments.category
        let categories = category.map { [$0] } ?? ContentSizeCategory.allCases
        let curve = try arguments.curve
        let factor = try arguments.fontScale
        if curve == .uikit, factor == nil {
            let report = ScaleReport(request: request, categories: categories)
            try report.write(as: arguments.format, to: console)
            return .success
        }
        if factor != nil, curve.setting == nil {
            throw UsageError(
                "\(curve) follows the category; a font scale is for android, gnome, winui"
            )
        }
        var readers = categories.map { CurveScaleReport.Reader(category: $0, fontScale: nil) }
        if let factor {
            readers = [CurveScaleReport.Reader(category: category, fontScale: factor)]
        } else if category == nil {
            let steps = curve.setting?.steps ?? []
            readers += steps.map { CurveScaleReport.Reader(category: nil, fontScale: $0) }
        }
        let report = CurveScaleReport(request: request, curve: curve, readers: readers)
        try report.write(as: arguments.format, to: console)
        return .success
    }

    /// Checks that the options are those of rows.
    private func checkRows(_ arguments: Arguments<Self>, _ operand: String) throws(UsageError) {
        guard try arguments.format == .csv else {
            throw UsageError(
                operand == "-"
                    ? "rows from standard input need --csv"
                    : "\(quoted(operand)) is not a number; a file of rows needs --csv"
            )
        }
        for option in Self.declaration.options
        where option.name != "--csv" && arguments.given.has(option.name) {
            throw UsageError("\(option.name) goes with a size, not with rows")
        }
    }
}
