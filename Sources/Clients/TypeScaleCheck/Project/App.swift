import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics

/// The facts of all files of an app, with the values of names.
struct App: Sendable {
    let table: CodeTable
    /// The fonts that the code makes and sets.
    private(set) var fonts: [FontUse] = []
    /// The views of SwiftUI, by file.
    private(set) var views: [[StyledView]] = []
    /// The views in the content of each view, by file.
    private(set) var contents: [[[Int]]] = []
    /// The labels of UIKit.
    private(set) var labels = LabelTable()
    /// The keys of translations that the code names.
    private(set) var keys: Set<TextContent> = []
    /// The names of faces that the code uses.
    private(set) var faces: [FaceUse] = []
    /// Whether code registers fonts, which need not be in a property list.
    private(set) var registersFonts = false
    /// The views that show a view of a type, by the name of the type.
    private(set) var uses = NameDictionary<[ViewReference]>()
    /// The files with a view that is redacted.
    private(set) var redactingFiles: Set<Int> = []
    /// The types whose views are only used as placeholders.
    private(set) var redactedTypes: Set<ExactString> = []
    /// The views of a button's label in the button styles of the app, by the name of the style.
    private(set) var styleLabels = NameDictionary<[ViewReference]>()
    /// The types whose code states the height of rows.
    private(set) var rowTypes: Set<ExactString> = []
    /// The types that code shows outside of SwiftUI.
    private(set) var hostedTypes: Set<ExactString> = []
    /// The symbols whose configuration states a number of points.
    private(set) var symbolSizes: [(place: Place, size: Size)] = []
    /// The heights to which layout anchors limit labels.
    private(set) var anchors:
        [(key: LabelTable.Key, height: Double, place: Place, system: BuildConfiguration.System)] =
            []
    /// The labels that show a text which the code states.
    private(set) var knownTexts: Set<LabelTable.Key> = []
    /// The labels that show a text which the code does not state.
    private(set) var dataLabels: Set<LabelTable.Key> = []
    /// The texts that code shows in labels.
    private(set) var labelTexts:
        [(key: LabelTable.Key, content: TextContent, place: Place, file: Int)] = []
    /// The labels that follow the text size by their interface file.
    let adjustedOutlets: Set<LabelTable.Key>
    /// The names of these labels, in any class.
    private(set) var adjustedOutletNames: Set<ExactString> = []
    /// The names of such labels whose class the file does not name.
    let adjustedNames: Set<ExactString>
    /// The names of symbol sets, whose images have the size of a font.
    let symbolSets: Set<ExactString>

    var files: [CodeFacts] { table.files }
    /// The index of each file, of which the last counts if a path has several.
    private(set) var fileIndices = NameDictionary<Int>()

    /// A name of a face in code.
    struct FaceUse: Sendable {
        let name: String
        let place: Place
        let system: BuildConfiguration.System
    }

    /// Resolves the names in the facts of files.
    ///
    /// - Parameters:
    ///   - facts: The facts of the files.
    ///   - declared: The fonts of a design system, by the names of their properties and functions.
    ///   - adjustedOutlets: The labels that follow the text size by their interface file.
    ///   - adjustedNames: The names of such labels whose class the file does not name.
    ///   - symbolSets: The names of symbol sets in asset catalogs.
    init(
        _ facts: [CodeFacts],
        declared: NameDictionary<FontDescription> = NameDictionary(),
        adjustedOutlets: Set<LabelTable.Key> = [],
        adjustedNames: Set<ExactString> = [],
        symbolSets: Set<ExactString> = []
    ) {
        table = CodeTable(facts)
        self.adjustedOutlets = adjustedOutlets
        adjustedOutletNames = Set(adjustedOutlets.map(\.name))
        self.adjustedNames = adjustedNames
        self.symbolSets = symbolSets
        for (index, file) in facts.enumerated() { fileIndices[file.path] = index }
        var evaluator = Evaluator(table, declared: declared)
        labels = LabelTable(&evaluator)
        for file in facts.indices { addViews(of: file, &evaluator) }
        redactingFiles = Set(
            facts.indices.filter { facts[$0].views.contains(where: \.isPlaceholder) }
        )
        redactedTypes = typesOfPlaceholders()
        for file in facts.indices { addFonts(of: file, &evaluator) }
        for file in facts.indices { addCalls(of: file, &evaluator) }
        for file in facts.indices { addTexts(of: file, &evaluator) }
        // The text has the scaled font, and not the font that a call scales.
        let scaled = Set(facts.flatMap(\.scaledNames))
        fonts.removeAll { use in
            guard use.site.kind == .made, case .name(let name) = use.site.target else {
                return false
            }
            return scaled.contains(ExactString(name))
        }
    }

    private mutating func addViews(of file: Int, _ evaluator: inout Evaluator) {
        let facts = table.files[file]
        for member in facts.members where member.statesRowHeight {
            rowTypes.insert(ExactString(member.owner))
        }
        for assignment in facts.assignments where assignment.property == "rowHeight" {
            if let owner = facts.owner(of: assignment.scope) { rowTypes.insert(ExactString(owner)) }
        }
        views.append(facts.views.map { StyledView($0, file: file, &evaluator) })
        var inner = [[Int]](repeating: [], count: facts.views.count)
        for (index, view) in facts.views.enumerated() where view.parentModifier == nil {
            if let parent = view.parent { inner[parent].append(index) }
        }
        contents.append(inner)
        for call in facts.calls where call.name == "UIHostingController" {
            guard let name = call.arguments["rootView"]?.chainRoot.lastName else { continue }
            hostedTypes.insert(ExactString(name))
        }
        for (index, view) in facts.views.enumerated() where view.isLabelOfStyle {
            guard let style = facts.owner(of: view.scope) else { continue }
            styleLabels[style, default: []].append(ViewReference(file: file, view: index))
        }
        for (index, view) in facts.views.enumerated() {
            guard case .call(let function, _) = view.root.form, let name = function.path?.last,
                let type = table.resolved(name, in: facts.owner(of: view.scope)),
                table.declares(type)
            else { continue }
            uses[type, default: []].append(ViewReference(file: file, view: index))
        }
    }

    // MARK: - Fonts

    private mutating func addFonts(of file: Int, _ evaluator: inout Evaluator) {
        let facts = table.files[file]
        for site in facts.fonts {
            let expected = site.expected(facts)
            var value = evaluator.value(of: site.font, file: file, scope: site.scope, expected)
            var isPassed = false
            if isOwnModifier(site, file: file) { continue }
            if site.kind == .applied, case .parameter(let name)? = value.unknown {
                // The uses of a modifier of the app have its fonts.
                if isInModifier(site, facts) { continue }
                if let frame = passed(name, file: file, scope: site.scope, &evaluator) {
                    isPassed = !frame.passesSize(name)
                    value = evaluator.value(of: site.font, in: frame, expected)
                }
            }
            fonts.append(
                FontUse(
                    site: site,
                    file: file,
                    place: facts.places[site.range],
                    // A font that a caller passes is judged where it is made.
                    fonts: value.fonts.filter { !isPassed || $0.growth != .fixed },
                    unknown: value.unknown.flatMap {
                        copiesFont(site, file: file, &evaluator) ? nil : $0
                    },
                    subject: subject(of: site, file: file),
                    label: label(of: site, file: file),
                    system: facts.system
                )
            )
        }
        // The modifiers of the app that set a font.
        for (index, view) in views[file].enumerated() {
            for modifier in view.modifiers {
                let fonts: [FontValue]
                let unknown: Value.Unknown?
                switch modifier.effect {
                case .font(let list, let reason)
                where modifier.isInOwn
                    || modifier.name != "font"
                        && modifier.name != "environment":
                    (fonts, unknown) = (list, reason)
                case .unknown where modifier.namesFont:
                    (fonts, unknown) = ([], .name(modifier.name))
                default: continue
                }
                let own = FontSite(
                    kind: .applied,
                    font: Expression(
                        form: .name(modifier.own ?? modifier.name),
                        range: modifier.range
                    ),
                    target: .view(index),
                    scope: facts.views[index].scope,
                    range: modifier.range
                )
                self.fonts.append(
                    FontUse(
                        site: own,
                        file: file,
                        place: facts.places[modifier.range],
                        fonts: fonts,
                        unknown: unknown,
                        subject: subject(of: own, file: file),
                        label: nil,
                        system: facts.system
                    )
                )
            }
        }
        for face in facts.faces {
            let name = evaluator.value(of: face.name, file: file, scope: face.scope, .text).text
            guard let name, let place = facts.places[face.name.range] else { continue }
            faces.append(FaceUse(name: name, place: place, system: facts.system))
        }
    }

    /// Returns whether code copies or changes the font of a label, where the font is judged.
    private func copiesFont(
        _ site: FontSite,
        file: Int,
        _ evaluator: inout Evaluator
    ) -> Bool {
        if case .assignment(let index) = site.target {
            let frame = Evaluator.Frame(file: file, scope: site.scope)
            let view = files[file].assignments[index].owner
            if evaluator.changesFont(of: view, site.font, in: frame) { return true }
        }
        guard case .member(let view, "font") = site.font.form,
            let key = labels.key(of: view, file: file, scope: site.scope, &evaluator),
            let label = labels[key]
        else { return false }
        return label.setsFont && !label.hasUnknownFont
    }

    private func label(of site: FontSite, file: Int) -> LabelTable.Key? {
        switch site.target {
        case .assignment(let index): labels.key(ofAssignment: index, file: file)
        case .attributedText:
            files[file].member(of: site.scope).flatMap {
                labels.key(ofAttributedText: site.range, in: $0, file: file)
            }
        default: nil
        }
    }

    /// Returns whether a modifier of the app has the place, such as an overload of `font`.
    private func isOwnModifier(_ site: FontSite, file: Int) -> Bool {
        guard case .view(let view) = site.target else { return false }
        return views[file][view].modifiers.contains { $0.isInOwn && $0.range == site.range }
    }

    /// Returns whether a font is set on the view that a modifier of the app changes.
    private func isInModifier(_ site: FontSite, _ facts: CodeFacts) -> Bool {
        guard case .view(let view) = site.target, let owner = facts.owner(of: site.scope),
            case .name(let root) = facts.views[view].root.form
        else { return false }
        return root == "self" && owner.lastTypeName == "View"
            || root == "content" && table.inherits(owner, from: "ViewModifier")
    }

    // MARK: - Keys

    private mutating func addCalls(of file: Int, _ evaluator: inout Evaluator) {
        let facts = table.files[file]
        for call in facts.calls {
            if call.name.utf8.starts(with: "CTFontManagerRegister".utf8) { registersFonts = true }
            if call.name == "SymbolConfiguration" || call.name == "init",
                let argument = call.arguments["pointSize"], let place = facts.places[call.range],
                facts.system.hasTextSize
            {
                let size = evaluator.value(of: argument, file: file, scope: call.scope, .size).size
                if size.isFixed { symbolSizes.append((place, size)) }
            }
            if ["constraint", "equalTo", "lessThanOrEqualTo"].contains(call.name),
                call.name != "constraint" || facts.activated.contains(call.range),
                let place = facts.places[call.range],
                let (key, isWidth, points) = labels.anchor(call, file: file, &evaluator), !isWidth
            {
                anchors.append((key, points, place, facts.system))
            }
            guard let expression = call.expression else { continue }
            let value = evaluator.value(of: expression, file: file, scope: call.scope, .text)
            if case .key(let key, let table) = value {
                keys.insert(TextContent(key: key, table: table))
            }
        }
        for view in views[file] {
            if case .key? = view.title, let title = view.title { keys.insert(title) }
        }
    }

    /// Adds the texts that code shows in labels.
    private mutating func addTexts(of file: Int, _ evaluator: inout Evaluator) {
        let facts = table.files[file]
        for (index, assignment) in facts.assignments.enumerated()
        where assignment.property == "text" {
            guard let key = labels.key(ofAssignment: index, file: file),
                let place = facts.places[assignment.range]
            else { continue }
            let value = evaluator.value(
                of: assignment.value,
                file: file,
                scope: assignment.scope,
                .text
            )
            switch value {
            case .key(let text, let table):
                knownTexts.insert(key)
                labelTexts.append((key, TextContent(key: text, table: table), place, file))
            case .text(let text) where !text.isEmpty: knownTexts.insert(key)
            case .text, .nil: continue
            default: dataLabels.insert(key)
            }
        }
        for call in facts.calls where call.name == "setTitle" {
            guard let receiver = call.receiver, let title = call.arguments.unlabeled,
                let key = labels.key(of: receiver, file: file, scope: call.scope, &evaluator),
                let place = facts.places[call.range],
                case .key(let text, let table) = evaluator.value(
                    of: title,
                    file: file,
                    scope: call.scope,
                    .text
                )
            else { continue }
            labelTexts.append((key, TextContent(key: text, table: table), place, file))
        }
    }
}

extension StyledView.Modifier {
    /// Whether the name says that the modifier changes the font, such as `adaptiveFont`.
    fileprivate var namesFont: Bool {
        name.containsWord(of: ["font", "textstyle", "typography"])
    }
}

extension FontSite {
    /// Returns what the place expects, from which the type of a font without a type follows.
    func expected(_ facts: CodeFacts) -> Evaluator.Expected {
        if case .view = target { return .font(.swiftUI) }
        if kind == .made, let name = font.lastName, name == "system" || name == "custom" {
            return .font(.swiftUI)
        }
        let isForMac =
            !facts.imports.contains("UIKit")
            && (facts.imports.contains("AppKit") || facts.imports.contains("Cocoa"))
        // `AttributedString` of Foundation has SwiftUI's fonts too.
        if !isForMac, facts.imports.contains("SwiftUI"), !facts.imports.contains("UIKit"),
            font.startsWithImplicitMember
        {
            return .font(.swiftUI)
        }
        return .font(isForMac ? .appKit : .uiKit)
    }
}

extension CallSite {
    /// The call as an expression, or `nil` for one that names no text.
    fileprivate var expression: Expression? {
        let names: Set = [
            "NSLocalizedString", "LocalizedStringResource", "LocalizedStringKey", "String", "tr",
            "localized",
        ]
        guard receiver != nil || names.contains(name) else { return nil }
        if let receiver {
            let function = Expression(form: .member(receiver, name), range: range)
            return arguments.isEmpty
                ? function : Expression(form: .call(function, arguments), range: range)
        }
        let function = Expression(form: .name(name), range: range)
        return Expression(form: .call(function, arguments), range: range)
    }
}
