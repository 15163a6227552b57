import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

extension CheckRule {
    /// A label that does not follow later changes of the text size.
    public static let notAdjusting: CheckRule = .init(
        name: "not-adjusting",
        severity: .warning,
        summary: "The label does not follow a change of the text size.",
        reason: """
            A preferred or scaled font has the size of the moment in which the code asked for it. A
            label keeps this font when the reader changes the text size, unless
            adjustsFontForContentSizeCategory is true. Code that sets fonts again in
            traitCollectionDidChange, registerForTraitChanges or a notification is not a finding.
            """,
        remedy: "Set adjustsFontForContentSizeCategory to true.",
        knownProblems: "A label without a name, such as an element of an array, was not seen.",
        triggeringExamples: [
            "let label = UILabel()\nlabel.font = .preferredFont(forTextStyle: .body)"
        ],
        otherExamples: [
            """
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            """
        ],
        judge: { project in
            labelsInCode(project.app) + project.interfaces.flatMap(labelsInFile)
        }
    )

    private static func labelsInCode(_ app: App) -> [CheckFinding] {
        app.judgedFonts.compactMap { use in
            guard let place = use.place,
                use.fonts.contains(where: { $0.module == .uiKit && $0.growth != .fixed }),
                app.keepsSize(use)
            else { return nil }
            return notAdjusting.finding(
                place,
                in: app.container(of: use),
                fix: app.fix(adjusting: use),
                "the size changes only when the app sets the font again; "
                    + "set adjustsFontForContentSizeCategory"
            )
        }
    }

    private static func labelsInFile(_ file: InterfaceFacts) -> [CheckFinding] {
        file.judgedLabels.compactMap { label in
            guard let font = label.object.font, font.points == nil, !label.object.adjustsFont,
                !label.adjustsInCode
            else { return nil }
            return notAdjusting.finding(
                label.fontPlace,
                "the size changes only when the view is loaded again; "
                    + "select Automatically Adjusts Font"
            )
        }
    }
}

extension App {
    /// The words in the names of labels, in lowercase.
    private static let labelWords = ["label", "button", "textfield", "textview", "field", "lbl"]

    /// Returns whether an assignment sets the font of a label that does not follow the text size.
    func keepsSize(_ use: FontUse) -> Bool {
        guard let key = use.label else { return false }
        return isLabel(key, use) && !adjusts(key, use) && !files[use.file].handlesChanges
    }

    /// Returns whether an assignment sets the font of a label, by its type or its name.
    private func isLabel(_ key: LabelTable.Key, _ use: FontUse) -> Bool {
        let name = key.name.text
        // The labels of UIKit's cells follow the text size by themselves.
        if name == "textLabel" || name == "detailTextLabel" { return false }
        if let type = labels[key]?.type {
            return LabelTable.types.contains(type) || table.inheritsLabel(type)
        }
        if name == "self" { return table.inheritsLabel(key.owner.text) }
        return name.containsWord(of: Self.labelWords)
    }

    /// Returns whether code, or an interface file, makes a label follow the text size.
    private func adjusts(_ key: LabelTable.Key, _ use: FontUse) -> Bool {
        if labels[key]?.adjusts == true || adjustedOutlets.contains(key)
            || adjustedNames.contains(key.name)
        {
            return true
        }
        // The class of a cell can be unknown, and then its outlets are known by their names.
        if key.isLocal, adjustedOutletNames.contains(key.name) { return true }
        if labels.adjustsUnnamed(inFile: use.file) { return true }
        // A class of the app can make its labels follow the text size.
        let types = [labels[key]?.type, key.name.text == "self" ? key.owner.text : nil]
        return types.compactMap(\.self).flatMap { table.lineage(of: $0) }.filter(table.declares)
            .contains { labels[LabelTable.Key($0, "self")]?.adjusts == true }
    }
}
