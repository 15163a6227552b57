import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// The height of the rows of a table, with the fonts of the text in each of its cells.
struct RowHeight {
    let height: Double
    let cells: [[FontDescription]]
    /// Whether all cells have the height, and not some cells only.
    let isForAll: Bool
    let place: Place
}

extension App {
    /// Returns the fonts of the lines in a view, each with the number of lines that it allows.
    func lines(in view: ViewReference) -> [(font: FontDescription, count: Int)] {
        let site = files[view.file].views[view.view]
        let modifiers = views[view.file][view.view].modifiers
        if ViewContent.isLine(site) {
            var count = 1
            for case .lineLimit(let limit?) in modifiers.map(\.effect) where limit > 0 {
                count = limit
            }
            return (font(of: view).descriptions ?? []).map { ($0, count) }
        }
        return contained(in: view, depth: 0).flatMap { inner -> [(FontDescription, Int)] in
            guard !hasOwnHeight(inner, in: view) else { return [] }
            return (font(of: inner).descriptions ?? []).map { ($0, 1) }
        }
    }

    /// Returns the lines of text that are in the content of a view, in this file.
    private func contained(in view: ViewReference, depth: Int) -> [ViewReference] {
        guard depth < 8 else { return [] }
        let sites = files[view.file].views
        guard !["ScrollView", "List", "Form"].contains(sites[view.view].name) else { return [] }
        return contents[view.file][view.view].flatMap { index -> [ViewReference] in
            guard sites[index].parentLabel != "action" else { return [] }
            let inner = ViewReference(file: view.file, view: index)
            return ViewContent.isLine(sites[index])
                ? [inner] : contained(in: inner, depth: depth + 1)
        }
    }

    /// Returns whether a text in a container can be smaller than a line.
    private func hasOwnHeight(_ view: ViewReference, in container: ViewReference) -> Bool {
        var current = view
        while current != container {
            for case .fixedSize(_, true) in views[current.file][current.view].modifiers
                .map(\.effect)
            {
                return true
            }
            guard let parent = files[current.file].views[current.view].parent else { return false }
            current = ViewReference(file: current.file, view: parent)
        }
        return false
    }

    /// Returns the keys under which a class of the app and its ancestors set their own font.
    ///
    /// A button sets the font of its title. An extension of UIKit's class sets nothing by itself.
    func ownKeys(ofType type: String) -> [LabelTable.Key] {
        table.lineage(of: type).filter(table.declares).flatMap { type in
            ["self", "titleLabel"].map { LabelTable.Key(type, $0) }
        }
    }

    /// Returns the fonts that the class of a label sets, or an empty array if one is unknown.
    func classFonts(of label: LabelTable.Label) -> [FontValue] {
        guard let type = label.type else { return [] }
        let own = ownKeys(ofType: type).compactMap { labels[$0] }
        return own.contains(where: \.hasUnknownFont) ? [] : own.flatMap(\.fonts)
    }

    /// The heights of rows and items that code states, with the fonts of the cells of their type.
    var rowHeights: [RowHeight] {
        var evaluator = Evaluator(table)
        let cells = cellFonts
        var heights: [RowHeight] = []
        for (index, file) in files.enumerated() where file.system == .iOS {
            for assignment in file.assignments {
                guard let height = assignment.rowHeight else { continue }
                let value = evaluator.value(
                    of: height,
                    file: index,
                    scope: assignment.scope,
                    .size
                )
                add(
                    value,
                    owner: file.owner(of: assignment.scope),
                    file.places[assignment.range],
                    cells,
                    isForAll: true,
                    &heights
                )
            }
            for member in file.members {
                guard member.statesRowHeight, let body = member.body else { continue }
                let results = body.results
                for result in results {
                    guard let height = member.returnsSize ? result.height : result else { continue }
                    let value = evaluator.value(of: height, file: index, scope: body.scope, .size)
                    add(
                        value,
                        owner: member.owner,
                        file.places[result.range],
                        cells,
                        isForAll: results.count == 1,
                        &heights
                    )
                }
            }
        }
        return heights
    }

    private func add(
        _ value: Value,
        owner: String?,
        _ place: Place?,
        _ cells: NameDictionary<[[FontDescription]]>,
        isForAll: Bool,
        _ result: inout [RowHeight]
    ) {
        guard let points = value.size.points, points > 1, let owner, let place,
            let cells = cells[owner]
        else { return }
        result.append(RowHeight(height: points, cells: cells, isForAll: isForAll, place: place))
    }

    /// Returns whether code of a type states the height of its rows.
    func setsRowHeight(_ type: String) -> Bool {
        table.lineage(of: type).contains { rowTypes.contains(ExactString($0)) }
    }

    /// The fonts of the cells that each type shows.
    private var cellFonts: NameDictionary<[[FontDescription]]> {
        var fonts = NameDictionary<[[FontDescription]]>()
        var labelFonts = NameDictionary<[FontDescription]>()
        for (key, label) in labels.all {
            labelFonts[key.owner.text, default: []] += label.fonts.compactMap(\.description)
        }
        var seen: Set<[ExactString]> = []
        for file in files {
            for (owner, type) in file.mentions {
                let type = table.resolved(type, in: owner) ?? type
                guard seen.insert([ExactString(owner), ExactString(type)]).inserted,
                    let cell = labelFonts[type], !cell.isEmpty
                else { continue }
                fonts[owner, default: []].append(cell)
            }
            // The labels of UIKit's cells have a text style.
            for assignment in file.assignments where assignment.property == "text" {
                guard let name = assignment.owner?.lastName,
                    name == "textLabel" || name == "detailTextLabel",
                    let owner = file.owner(of: assignment.scope)
                else { continue }
                fonts[owner, default: []].append([.system(.body)])
            }
        }
        return fonts
    }
}

extension AssignmentSite {
    /// The height of a table's rows or of a collection's items that the assignment sets.
    fileprivate var rowHeight: Expression? {
        switch property {
        case "rowHeight": value
        case "itemSize": value.height
        default: nil
        }
    }
}

extension Member {
    fileprivate var returnsSize: Bool { type == "CGSize" }
}

extension Expression {
    /// The height of `CGSize(width: 80, height: 120)`.
    fileprivate var height: Expression? {
        lastName == "CGSize" || lastName == "init" ? arguments?["height"] : nil
    }
}
