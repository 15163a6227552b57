import TypeScale
import TypeScaleLayout

extension Specimen {
    var json: JSONObject {
        [
            "categories": ContentSizeCategory.allCases.map { category -> JSONObject in
                ["name": category.name, "shortName": category.shortName]
            },
            "maximumPointSize": cap,
            "families": families.map { family -> JSONObject in
                [
                    "kind": family.kind.rawValue, "title": family.title,
                    "styles": family.rows.map(\.json),
                ]
            },
            "cell": cell.json,
            "scaling": curves.json,
        ]
    }
}

extension SpecimenFamily.Row {
    /// The numbers for a style at each category, as JSON.
    fileprivate var json: JSONObject {
        [
            "role": name, "style": style.description, "face": face ?? "system",
            "weight": weight.rawValue,
            "boldFace": boldText.face ?? "system", "boldWeight": boldText.weight.rawValue,
            "pointSizes": cells.map(\.pointSize), "lineHeights": cells.map(\.lineHeight),
            "factors": cells.map(\.factor), "uncappedPointSizes": cells.map(\.uncapped),
            "firstCappedCategory": firstCappedCategory?.shortName,
        ]
    }
}

extension SpecimenCell {
    fileprivate var json: JSONObject {
        [
            "width": Self.width, "bodyFace": bodyFont.face.description,
            "categories": zip(ContentSizeCategory.allCases, layouts)
                .map { category, layout -> JSONObject in
                    [
                        "category": category.name, "height": layout.size.height,
                        "gaps": layout.gaps, "lines": Self.lines(layout).map(\.json),
                    ]
                },
        ]
    }
}

extension SpecimenCurves {
    fileprivate var json: JSONObject {
        [
            "style": Self.style.description, "pointSize": size,
            "curves": plot.series.map { series -> JSONObject in
                ["name": series.name, "pointSizes": series.sizes]
            },
        ]
    }
}

extension SpecimenCell.Line {
    fileprivate var json: JSONObject {
        [
            "text": text, "label": label.rawValue, "pointSize": pointSize, "x": x,
            "baseline": baseline, "width": width,
        ]
    }
}
