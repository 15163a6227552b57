import TypeScaleCode
import TypeScaleDiagnostics

extension App {
    /// The maximum depth of views in which text is searched.
    private static let maximumDepth = 12

    /// Returns what a font is for.
    func subject(of site: FontSite, file: Int) -> FontUse.Subject {
        switch site.target {
        case .view(let index): subject(ofView: index, file: file)
        case .assignment(let index):
            if let label = labels.key(ofAssignment: index, file: file).flatMap({ labels[$0] }),
                label.showsImage, !label.isReplaced
            {
                .images
            } else {
                ViewContent.subject(named: files[file].assignments[index].owner?.lastName ?? "")
            }
        case .name(let name): ViewContent.subject(named: name)
        case .attributedText(let text):
            // Readers see no spaces and line breaks.
            if let text, !text.isEmpty, text.utf8.allSatisfy({ " \\nt".utf8.contains($0) }) {
                .nothing
            } else {
                .unknown
            }
        case .symbol: .images
        case .measurement: .nothing
        case .unknown: .unknown
        }
    }

    /// Returns what a view shows to which modifiers are applied.
    func subject(ofView index: Int, file: Int) -> FontUse.Subject {
        let view = files[file].views[index]
        if view.modifiers.contains(where: { modifier in
            modifier.name == "labelStyle"
                && modifier.arguments.unlabeled?.lastName == "iconOnly"
        }) {
            return .images
        }
        if isRedacted(ViewReference(file: file, view: index)) { return .nothing }
        let shown = subject(of: view.root, file: file, scope: view.scope, depth: 0)
        // Only symbols have a rendering mode.
        if shown == .unknown, view.modifiers.contains(where: { $0.name == "symbolRenderingMode" }) {
            return .images
        }
        // `view.closeImage()` has the form of a modifier.
        guard shown == .unknown, case .name = view.root.form, let first = view.modifiers.first,
            !ViewModifiers.keepText(first.name)
        else { return shown }
        return ViewContent.subject(named: first.name)
    }

    private func subject(
        of view: Expression,
        file: Int,
        scope: Int,
        depth: Int
    ) -> FontUse.Subject {
        guard depth < Self.maximumDepth else { return .unknown }
        switch view.form {
        case .call(let function, let arguments):
            if case .member(let base, _) = function.form, !view.startsOwnView {
                // A modifier of a view, or a property that makes one.
                if case .call = base.form {
                    return subject(of: base, file: file, scope: scope, depth: depth + 1)
                }
                let own = ViewContent.subject(named: function.lastName ?? "")
                return own == .images ? own : ViewContent.subject(named: base.lastName ?? "")
            }
            let name = function.lastName ?? ""
            return subject(named: name, arguments, file: file, scope: scope, depth: depth)
        case .name("self"), .name("content"):
            return extendsImage(scope, file: file) ? .images : .unknown
        case .name(let name), .implicitMember(let name), .member(_, let name):
            let owner = files[file].owner(of: scope)
            let members = owner.map { table.members(of: $0, named: name) } ?? []
            let all = members.isEmpty ? table.globals(named: name) : members
            if let member = all.first {
                if all.allSatisfy({ table[$0].type == "Image" }) { return .images }
                let type = Array((table[member].type ?? "").utf8)
                if let body = table[member].body, type.firstRange(of: Array("View".utf8)) != nil {
                    return content(of: body, file: member.file, depth: depth + 1)
                }
            }
            return ViewContent.subject(named: name)
        default: return .unknown
        }
    }

    private func extendsImage(_ scope: Int, file: Int) -> Bool {
        files[file].owner(of: scope) == "Image"
    }

    private func subject(
        named name: String,
        _ arguments: [Argument],
        file: Int,
        scope: Int,
        depth: Int
    ) -> FontUse.Subject {
        if name == "Image" {
            // Only a symbol has the size of a font.
            guard let text = arguments.unlabeled?.text else { return .images }
            return symbolSets.contains(ExactString(text)) ? .images : .nothing
        }
        if name == "AsyncImage" { return .nothing }
        if name == "Text", let inner = arguments.unlabeled, inner.startsWithImage { return .images }
        let isButton = ViewContent.isButton(name)
        if ViewContent.isTitled(name) || isButton {
            // Without a title in parentheses, a closure is the title.
            let hasTitle = arguments.contains {
                $0.label.isEmpty && !$0.isTrailing && $0.value.closure == nil
            }
            if hasTitle || !isButton && name != "Link" && name != "Label" { return .text }
        }
        let closures = arguments.filter { $0.value.closure != nil }
        let titles = closures.filter { ["label", "title"].contains($0.label) }
        let isAction = isButton && !titles.isEmpty
        let contents = (isAction ? titles : closures.filter { $0.label != "action" })
            .compactMap(\.value.closure)
        if contents.isEmpty { return ownSubject(name, file: file, scope: scope, depth: depth) }
        let subjects = contents.map { content(of: $0, file: file, depth: depth + 1) }
        return Self.joined(subjects)
    }

    /// Returns what a view of the app shows.
    private func ownSubject(
        _ name: String,
        file: Int,
        scope: Int,
        depth: Int
    ) -> FontUse.Subject {
        let owner = files[file].owner(of: scope)
        if let type = table.resolved(name, in: owner),
            let body = table.members(of: type, named: "body").first,
            let block = table[body].body
        {
            return content(of: block, file: body.file, depth: depth + 1)
        }
        if let owner, let function = table.members(of: owner, named: name).first,
            let block = table[function].body
        {
            return content(of: block, file: function.file, depth: depth + 1)
        }
        if extendsImage(scope, file: file) { return .images }
        return ViewContent.subject(named: name)
    }

    /// Returns what the views in a block show.
    private func content(of block: Block, file: Int, depth: Int) -> FontUse.Subject {
        guard depth < Self.maximumDepth else { return .unknown }
        var subjects: [FontUse.Subject] = []
        for statement in block.statements {
            switch statement {
            case .expression(let view), .result(let view):
                guard view.startsOwnView || view.startsWithType else { continue }
                subjects.append(
                    subject(of: view.chainRoot, file: file, scope: block.scope, depth: depth)
                )
            case .block(let keyword, _, let inner) where keyword != .guard:
                subjects.append(content(of: inner, file: file, depth: depth + 1))
            case .block, .patterns: continue
            }
        }
        return Self.joined(subjects)
    }

    private static func joined(_ subjects: [FontUse.Subject]) -> FontUse.Subject {
        if subjects.contains(.text) { return .text }
        let shown = subjects.filter { $0 != .nothing }
        if shown.isEmpty, !subjects.isEmpty { return .nothing }
        return shown.contains(.images) && !shown.contains(.unknown) ? .images : .unknown
    }
}

extension Expression {
    /// The view before its modifiers.
    var chainRoot: Expression {
        var view = self
        while case .call(let function, _) = view.form, case .member(let base, _) = function.form,
            case .call = base.form
        {
            view = base
        }
        return view
    }

    /// Whether a chain starts with a call of the app or of a type.
    var startsOwnView: Bool {
        switch form {
        case .call(let function, _):
            switch function.form {
            case .name: true
            case .member(let base, _): base.startsOwnView
            default: false
            }
        default: false
        }
    }

    fileprivate var startsWithImage: Bool {
        if case .call(let function, _) = chainRoot.form, case .name("Image") = function.form {
            true
        } else {
            false
        }
    }
}
