import TypeScale

/// The numbers of a page, for machines.
struct SpecimenReport: Encodable {
    struct Category: Encodable {
        let name: String
        let shortName: String
    }

    struct Family: Encodable {
        let kind: SpecimenFamily.Kind
        let title: String
        let styles: [Style]
    }

    struct Style: Encodable {
        let style: String
        let face: String
        let weight: Double
        /// A number for each category.
        let pointSizes: [Double]
        let lineHeights: [Nullable<Double>]
        let factors: [Double]
        let uncappedPointSizes: [Double]
        /// The short name of a category.
        let capHoldsFrom: Nullable<String>
    }

    struct Cell: Encodable {
        struct Entry: Encodable {
            let category: String
            let height: Double
            let gaps: [Double]
            let lines: [Line]
        }

        struct Line: Encodable {
            let text: String
            let label: String
            let pointSize: Double
            let x: Double
            let baseline: Double
            let width: Double
        }

        let width: Double
        let bodyFace: String
        let categories: [Entry]
    }

    struct Curve: Encodable {
        let name: String
        let pointSizes: [Double]
    }

    struct Curves: Encodable {
        let style: String
        let pointSize: Double
        let curves: [Curve]
    }

    let categories: [Category]
    let maximumPointSize: Nullable<Double>
    let families: [Family]
    let cell: Cell
    let scaling: Curves
}

extension SpecimenReport {
    init(_ specimen: Specimen) {
        categories = ContentSizeCategory.allCases.map {
            Category(name: $0.name, shortName: $0.shortName)
        }
        maximumPointSize = Nullable(specimen.cap)
        families = specimen.families.map { family in
            Family(kind: family.kind, title: family.title, styles: family.rows.map(Style.init))
        }
        cell = Cell(specimen.cell)
        scaling = Curves(
            style: SpecimenCurves.style.description,
            pointSize: specimen.curves.size,
            curves: specimen.curves.plot.series.map { series in
                Curve(name: series.name, pointSizes: series.sizes)
            }
        )
    }
}

extension SpecimenReport.Style {
    init(_ row: SpecimenFamily.Row) {
        style = row.style.description
        face = row.face ?? "system"
        weight = row.weight.rawValue
        pointSizes = row.cells.map(\.pointSize)
        lineHeights = row.cells.map { Nullable($0.lineHeight) }
        factors = row.cells.map(\.factor)
        uncappedPointSizes = row.cells.map(\.uncapped)
        capHoldsFrom = Nullable(row.capHoldsFrom?.shortName)
    }
}

extension SpecimenReport.Cell {
    init(_ cell: SpecimenCell) {
        width = SpecimenCell.width
        bodyFace = cell.bodyFont.face.description
        categories = cell.entries.map { entry in
            Entry(
                category: entry.category.name,
                height: entry.height,
                gaps: entry.gaps,
                lines: entry.lines.map { line in
                    Line(
                        text: line.text,
                        label: line.isHeadline ? "headline" : "body",
                        pointSize: line.pointSize,
                        x: line.x,
                        baseline: line.baseline,
                        width: line.width
                    )
                }
            )
        }
    }
}
