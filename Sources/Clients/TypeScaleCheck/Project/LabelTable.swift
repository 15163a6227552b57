import TypeScale
import TypeScaleDiagnostics

/// The labels, buttons and text views of UIKit, with what code sets on them.
///
/// A label belongs to the type that declares its property, so that labels with the same name in
/// other types are other labels.
struct LabelTable: Sendable {
    /// The identity of a label: the type, or the scope of a local variable, and its name.
    ///
    /// A view that sets its own properties has the name `self`.
    struct Key: Hashable, Sendable {
        let owner: ExactString
        let name: ExactString

        init(_ owner: String, _ name: String) {
            self.owner = ExactString(owner)
            self.name = ExactString(name)
        }

        /// Whether the label belongs to a variable, and not to a type.
        var isLocal: Bool { owner.text.utf8.first == UInt8(ascii: "#") }
    }

    struct Label: Sendable {
        /// The fonts that code sets, or an empty array if code sets none.
        var fonts: [FontValue] = []
        var setsFont = false
        /// Whether one of the fonts is unknown.
        var hasUnknownFont = false
        var adjusts = false
        /// The maximum number of lines, or `nil` if other code states it.
        var lineLimit: Int? = 1
        var minimumScaleFactor: Double?
        /// Whether the font can shrink so that the text fits.
        var shrinks = false
        /// Whether code sets the image of a button.
        var showsImage = false
        /// Whether code sets the text or the number of lines.
        var isReplaced = false
        /// The maximum width and height in points, or infinity.
        var width = Double.infinity
        var height = Double.infinity
        /// The largest text size.
        var cap: ContentSizeCategory?
        /// The type that the code states, such as `UILabel`.
        var type: String?
        /// Whether the code makes the label, so that no interface file contains it.
        var isCreated = false
    }

    var labels: [Key: Label] = [:]
    /// The label of each assignment, by file.
    private var keys: [[Key?]] = []
    /// The files in which a loop or a closure makes labels without a name follow the text size.
    private var adjustingFiles: Set<Int> = []
    /// The types in which a loop or a closure sets the font of labels without a name.
    private var settingTypes: Set<ExactString> = []
    /// The files in which a loop or a closure sets other properties of labels without a name.
    private var settingFiles: Set<Int> = []
    /// The views whose constraints a closure of SnapKit makes.
    private var constrained: [Int: [Int: Key]] = [:]
    /// The labels whose attributed text each member sets, by file, with the end of the code.
    private var attributed: [Int: [Int: [(end: Int, key: Key)]]] = [:]
    /// The names of labels that a closure makes, such as `label` in `let title = { ... }()`.
    private var closures: [Int: [Int: Key]] = [:]

    /// The labels with a name, in any type.
    private var keysByName: [ExactString: [Key]] = [:]

    subscript(key: Key) -> Label? { labels[key] }

    /// Returns what code of any class sets on labels with a name.
    func named(_ name: String) -> [Label] {
        (keysByName[ExactString(name)] ?? []).compactMap { labels[$0] }
    }

    /// All labels.
    var all: [(key: Key, label: Label)] {
        labels.sorted { ($0.key.owner, $0.key.name) < ($1.key.owner, $1.key.name) }
            .map { ($0.key, $0.value) }
    }

    func key(ofAssignment index: Int, file: Int) -> Key? { keys[file][index] }

    /// Returns the label that shows an attributed text: the first that the member sets after it.
    func key(ofAttributedText range: Range<Int>, in member: Int, file: Int) -> Key? {
        attributed[file]?[member]?.filter { $0.end >= range.upperBound }
            .min { $0.end < $1.end }?.key
    }

    /// Returns whether a label without a known name in a file follows the text size.
    func adjustsUnnamed(inFile file: Int) -> Bool { adjustingFiles.contains(file) }

    /// Returns whether code in a file sets properties of labels without a known name.
    func setsUnnamed(inFile file: Int) -> Bool { settingFiles.contains(file) }

    /// Returns whether code of a type sets the font of labels without a known name.
    func setsUnnamedFont(inType type: String) -> Bool {
        settingTypes.contains(ExactString(type))
    }

    init() {}

    init(_ evaluator: inout Evaluator) {
        let table = evaluator.table
        for (index, file) in table.files.enumerated() {
            for member in file.members where member.owner != "\u{0}" {
                addMember(member, file: index, table)
            }
            for (scope, fact) in file.scopes.enumerated() {
                for binding in fact.bindings { addBinding(binding, scope, file: index, file) }
            }
        }
        for (index, file) in table.files.enumerated() {
            keys.append(
                file.assignments.map { assignment in
                    key(of: assignment.owner, file: index, scope: assignment.scope, &evaluator)
                }
            )
            for (number, assignment) in file.assignments.enumerated() {
                add(assignment, keys[index][number], file: index, &evaluator)
                guard assignment.property == "attributedText", let key = keys[index][number],
                    let member = file.member(of: assignment.scope)
                else { continue }
                attributed[index, default: [:]][member, default: []]
                    .append((assignment.range.upperBound, key))
            }
            for call in file.calls { addConstrained(call, file: index, &evaluator) }
            for call in file.calls { add(call, file: index, &evaluator) }
        }
        addStyles(&evaluator)
        keysByName = Dictionary(grouping: labels.keys, by: \.name)
    }

    // MARK: - Declarations

    private mutating func addMember(_ member: Member, file: Int, _ table: CodeTable) {
        let key = Key(member.owner, member.name)
        if let closure = member.value?.initializer { closures[file, default: [:]][closure] = key }
        let type = member.type ?? member.value?.madeType
        guard let type else { return }
        let isLabel = Self.types.contains(type) || table.inheritsLabel(type)
        guard isLabel else { return }
        labels[key, default: Label()].type = type
        if !member.isOutlet, member.value != nil || type == "UILabel" {
            labels[key, default: Label()].isCreated = true
        }
    }

    private mutating func addBinding(
        _ binding: Binding,
        _ scope: Int,
        file: Int,
        _ facts: CodeFacts
    ) {
        let key = Key("#\(file):\(scope)", binding.name)
        if let closure = binding.value?.initializer { closures[file, default: [:]][closure] = key }
        let type = binding.type ?? binding.value?.madeType
        guard let type, Self.types.contains(type), closures[file]?[scope] == nil else { return }
        labels[key, default: Label()].type = type
        if binding.kind != .parameter { labels[key, default: Label()].isCreated = true }
    }

    /// The classes of UIKit with a font that can follow the text size.
    static let types: Set = ["UILabel", "UITextField", "UITextView", "UIButton"]

    // MARK: - Keys

    /// Returns the label of an expression such as `self.titleLabel`, or `nil` if it has no name.
    func key(
        of expression: Expression?,
        file: Int,
        scope: Int,
        _ evaluator: inout Evaluator
    ) -> Key? {
        let table = evaluator.table
        let facts = table.files[file]
        guard let expression else { return selfKey(file: file, scope: scope, facts) }
        switch expression.form {
        case .name("self"): return facts.owner(of: scope).map { Key($0, "self") }
        case .name(let name):
            if name.utf8.first == UInt8(ascii: "$") {
                return closureKey(file: file, scope: scope, facts)
            }
            return namedKey(name, file: file, scope: scope, facts, table)
        case .member(let base, let name):
            // The label of a button belongs to the button.
            if name == "titleLabel",
                let button = key(of: base, file: file, scope: scope, &evaluator),
                labels[button]?.type.map({ table.inherits($0, from: "UIButton") }) ?? true
            {
                guard case .name("self") = base.form else { return button }
            }
            if case .name("self") = base.form, let owner = facts.owner(of: scope) {
                return Key(table.declaring(name, in: owner) ?? owner, name)
            }
            let value = evaluator.value(of: base, file: file, scope: scope)
            if case .instance(let type, _) = value {
                return Key(table.declaring(name, in: type) ?? type, name)
            }
            return base.path.map { Key("#\(file):" + $0.joined(separator: "."), name) }
        default: return nil
        }
    }

    private func selfKey(file: Int, scope: Int, _ facts: CodeFacts) -> Key? {
        facts.owner(of: scope).map { Key($0, "self") }
    }

    /// Returns the label that a closure configures: `UILabel().then { $0.font = font }`.
    private func closureKey(file: Int, scope: Int, _ facts: CodeFacts) -> Key? {
        var index: Int? = scope
        while let current = index {
            if case .closure = facts.scopes[current].kind { return closures[file]?[current] }
            index = facts.scopes[current].parent
        }
        return nil
    }

    private func namedKey(
        _ name: String,
        file: Int,
        scope: Int,
        _ facts: CodeFacts,
        _ table: CodeTable
    ) -> Key? {
        var index: Int? = scope
        while let current = index {
            let fact = facts.scopes[current]
            if let binding = fact.bindings.last(where: { $0.name == name }) {
                if binding.kind == .loop { return nil }
                if let own = closures[file]?[current] { return own }
                // Another name of a property.
                if let path = binding.value?.path, path.count == 2, path[0] == "self",
                    let owner = facts.owner(of: current)
                {
                    return Key(table.declaring(path[1], in: owner) ?? owner, path[1])
                }
                return Key("#\(file):\(current)", name)
            }
            if case .type(let type) = fact.kind, let owner = table.declaring(name, in: type) {
                return Key(owner, name)
            }
            index = fact.parent
        }
        let isGlobal = !table.globals(named: name).isEmpty
        return Key(isGlobal ? "" : facts.owner(of: scope) ?? "#\(file)", name)
    }

    // MARK: - Properties

    /// The properties that decide about the lines of a label.
    private static let textProperties: Set = [
        "font", "text", "attributedText", "numberOfLines", "minimumScaleFactor",
        "adjustsFontSizeToFitWidth",
    ]

    private mutating func add(
        _ assignment: AssignmentSite,
        _ key: Key?,
        file: Int,
        _ evaluator: inout Evaluator
    ) {
        guard let key else {
            if assignment.property == "font",
                let owner = evaluator.table.files[file].owner(of: assignment.scope)
            {
                settingTypes.insert(ExactString(owner))
            }
            if assignment.property == "adjustsFontForContentSizeCategory" {
                adjustingFiles.insert(file)
            } else if Self.textProperties.contains(assignment.property) {
                settingFiles.insert(file)
            }
            return
        }
        let frame = Evaluator.Frame(file: file, scope: assignment.scope)
        set(assignment, key, in: frame, &evaluator)
        let isAdjusting = assignment.property == "adjustsFontForContentSizeCategory"
        if isAdjusting, labels[key]?.adjusts == true,
            key.name.text.utf8.first == UInt8(ascii: "$")
        {
            adjustingFiles.insert(file)
        }
    }

    /// Sets a property of a label to the value that an assignment has in a frame.
    mutating func set(
        _ assignment: AssignmentSite,
        _ key: Key,
        in frame: Evaluator.Frame,
        _ evaluator: inout Evaluator
    ) {
        let value = assignment.value
        func size() -> Size { evaluator.value(of: value, in: frame, .size).size }
        switch assignment.property {
        case "font":
            let site = FontSite(
                kind: .applied,
                font: value,
                target: .unknown,
                scope: assignment.scope,
                range: assignment.range
            )
            let expected = site.expected(evaluator.table.files[frame.file])
            let font = evaluator.value(of: value, in: frame, expected)
            if font.unknown != nil, evaluator.changesFont(of: assignment.owner, value, in: frame) {
                return
            }
            labels[key, default: Label()].setsFont = true
            labels[key, default: Label()].fonts += font.fonts
            if font.unknown != nil { labels[key, default: Label()].hasUnknownFont = true }
        case "adjustsFontForContentSizeCategory":
            if case .name("false") = value.form { return }
            labels[key, default: Label()].adjusts = true
        case "numberOfLines":
            labels[key, default: Label()].isReplaced = true
            labels[key, default: Label()].lineLimit = size().points.flatMap { Int(exactly: $0) }
        case "minimumScaleFactor":
            labels[key, default: Label()].minimumScaleFactor = size().points ?? 0
        case "adjustsFontSizeToFitWidth":
            if case .name("false") = value.form { return }
            labels[key, default: Label()].shrinks = true
        case "maximumContentSizeCategory":
            if let cap = evaluator.category(value, frame) {
                labels[key, default: Label()].cap = min(labels[key]?.cap ?? cap, cap)
            }
        case "text", "attributedText", "placeholder", "configuration":
            labels[key, default: Label()].isReplaced = true
            if assignment.property == "attributedText" || assignment.property == "configuration" {
                // The text brings its own font.
                labels[key, default: Label()].hasUnknownFont = true
            }
        case let name where name.namesOwnFont:
            // A class of the app or of a package sets its font to the property.
            labels[key, default: Label()].setsFont = true
            labels[key, default: Label()].hasUnknownFont = true
        default: return
        }
    }

    /// Records the view whose constraints a closure of SnapKit makes.
    private mutating func addConstrained(
        _ call: CallSite,
        file: Int,
        _ evaluator: inout Evaluator
    ) {
        guard call.name == "makeConstraints" || call.name == "remakeConstraints",
            case .member(let view, "snp")? = call.receiver?.form,
            let closure = call.arguments.last?.value.closure,
            let key = key(of: view, file: file, scope: call.scope, &evaluator)
        else { return }
        constrained[file, default: [:]][closure.scope] = key
    }

    private mutating func add(_ call: CallSite, file: Int, _ evaluator: inout Evaluator) {
        switch call.name {
        case "setTitle", "setAttributedTitle":
            let key = key(of: call.receiver, file: file, scope: call.scope, &evaluator)
            guard let key else { return }
            labels[key, default: Label()].isReplaced = true
            // The text brings its own font.
            guard call.name == "setAttributedTitle" else { return }
            labels[key]?.hasUnknownFont = true
            guard let member = evaluator.table.files[file].member(of: call.scope) else { return }
            attributed[file, default: [:]][member, default: []].append((call.range.upperBound, key))
        case "setImage":
            let key = key(of: call.receiver, file: file, scope: call.scope, &evaluator)
            if let key { labels[key, default: Label()].showsImage = true }
        case "constraint", "equalTo", "lessThanOrEqualTo":
            guard
                call.name != "constraint"
                    || evaluator.table.files[file].activated.contains(call.range)
            else { return }
            guard let (key, isWidth, points) = anchor(call, file: file, &evaluator) else { return }
            if isWidth {
                labels[key, default: Label()].width = min(labels[key]?.width ?? .infinity, points)
            } else {
                labels[key, default: Label()].height = min(labels[key]?.height ?? .infinity, points)
            }
        default: return
        }
    }

    /// Returns the limit that `make.width.equalTo(80)` sets in a closure of SnapKit.
    private func snapKitLimit(
        _ call: CallSite,
        file: Int,
        _ evaluator: inout Evaluator
    ) -> (key: Key, isWidth: Bool, points: Double)? {
        guard case .member(_, let side)? = call.receiver?.form, side == "width" || side == "height",
            let argument = call.arguments.unlabeled,
            let points = evaluator.value(of: argument, file: file, scope: call.scope, .size)
                .size.points, points > 0,
            let key = constrained[file]?[call.scope]
        else { return nil }
        return (key, side == "width", points)
    }

    /// Returns the label whose width or height a layout anchor limits, and the points.
    func anchor(
        _ call: CallSite,
        file: Int,
        _ evaluator: inout Evaluator
    ) -> (key: Key, isWidth: Bool, points: Double)? {
        if call.name != "constraint" { return snapKitLimit(call, file: file, &evaluator) }
        guard
            let constant = call.arguments["equalToConstant"]
                ?? call.arguments["lessThanOrEqualToConstant"],
            case .member(let view, let anchor)? = call.receiver?.form,
            anchor == "widthAnchor" || anchor == "heightAnchor",
            let points = evaluator.value(of: constant, file: file, scope: call.scope, .size)
                .size.points, points > 0,
            let key = key(of: view, file: file, scope: call.scope, &evaluator)
        else { return nil }
        return (key, anchor == "widthAnchor", points)
    }
}

extension Expression {
    /// The scope of the closure that makes a value: `{ ... }()`, or `UILabel().then { ... }`.
    fileprivate var initializer: Int? {
        guard case .call(let function, let arguments) = form else { return nil }
        if case .closure(let block) = function.form { return block.scope }
        guard case .member = function.form else { return nil }
        return arguments.last?.value.closure?.scope
    }

    /// The type of which a call makes a value: `UILabel()`, or `UIButton(type: .system)`.
    fileprivate var madeType: String? {
        switch form {
        case .call(let function, _):
            switch function.form {
            case .name(let name) where name.utf8.first?.isASCIIUppercaseLetter == true: name
            case .member(let base, _): base.madeType ?? base.path?.first
            case .closure(let block): block.results.last.flatMap { _ in nil }
            default: nil
            }
        default: nil
        }
    }
}

extension CodeTable {
    /// Returns the ancestor of a type that declares a member, or `nil`.
    func declaring(_ name: String, in type: String) -> String? {
        members(of: type, named: name).first.map { self[$0].owner }
    }

    /// Returns whether a type of the app is a label.
    func inheritsLabel(_ type: String) -> Bool {
        guard declares(type) else { return false }
        return lineage(of: type).contains { LabelTable.types.contains($0) }
    }
}
