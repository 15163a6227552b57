import TypeScale
import TypeScaleCode
import TypeScaleDiagnostics
import TypeScaleDocuments

/// A Swift file, with answers to the questions of rules about its calls.
struct CodeFile {
    let path: String
    let source: SwiftSource
    /// The fonts of a design system, by the names of their properties and functions.
    let wrappers: NameDictionary<FontDescription>
    /// The properties of the labels that follow the text size by their interface file.
    let adjustedOutlets: Set<ExactString>
    /// The name of each call.
    let names: [String]
    /// The indices of the declarations with a name.
    let declarations: NameDictionary<[Int]>
    /// Whether fonts without a type, such as `.systemFont(ofSize: 13)`, are AppKit's.
    let importsAppKit: Bool
    /// The system for which the code is, as far as its imports and its path show it.
    let system: CodeSystem
    /// Whether code registers fonts, so that a property list need not contain them.
    var registersFonts: Bool {
        names.contains { $0.utf8.starts(with: "CTFontManagerRegister".utf8) }
    }
    /// For each call, the next call in its chain, such as `font` after `Text`.
    private let followers: [Int?]
    /// For each call, the first and the last call of its chain.
    private let firsts: [Int]
    private let lasts: [Int]
    /// For each scope, the calls in it that start a chain.
    private let roots: [[Int]]
    /// For each scope, the blocks in it, such as the branches of an `if`.
    private let blocks: [[Int]]
    /// For each scope, the values in it that get a name, in the order of the code.
    private let values: [[(range: Range<Int>, name: Range<Int>)]]
    /// The names that scopes declare.
    private let locals: Set<Local>
    /// The names that are passed to `scaledFont(for:)`.
    let scaledNames: Set<ExactString>
    /// For each scope, whether only Xcode's canvas shows its views.
    private let isPreview: [Bool]

    /// A name that a scope declares.
    private struct Local: Hashable {
        let name: ExactString
        let scope: Int
    }

    init(
        path: String,
        source: SwiftSource,
        system: CodeSystem = .iOS,
        wrappers: NameDictionary<FontDescription> = NameDictionary(),
        adjustedOutlets: Set<ExactString> = []
    ) {
        self.path = path
        self.source = source
        self.wrappers = wrappers
        self.adjustedOutlets = adjustedOutlets
        names = source.calls.map { source.text($0.name) }
        let imports = source.bytes[...]
        importsAppKit =
            (imports.contains("import AppKit") || imports.contains("import Cocoa"))
            && !imports.contains("import UIKit")
        self.system =
            if imports.contains("import WatchKit") || Self.isWatchPath(path) {
                .watchOS
            } else if importsAppKit {
                .macOS
            } else {
                system
            }
        var declarations = NameDictionary<[Int]>()
        for (index, declaration) in source.declarations.enumerated() {
            declarations[source.text(declaration.name), default: []].append(index)
        }
        self.declarations = declarations
        locals = Set(
            source.declarations.map {
                Local(name: ExactString(source.text($0.name)), scope: $0.scope)
            }
        )
        var followers = [Int?](repeating: nil, count: source.calls.count)
        var roots = [[Int]](repeating: [], count: source.scopes.count)
        for (index, call) in source.calls.enumerated() {
            if let base = call.base {
                followers[base] = index
            } else {
                roots[call.scope].append(index)
            }
        }
        self.followers = followers
        var firsts = Array(source.calls.indices)
        var lasts = firsts
        // The calls of a chain are in its order.
        for (index, call) in source.calls.enumerated() {
            if let base = call.base, base < index { firsts[index] = firsts[base] }
        }
        for index in source.calls.indices.reversed() {
            if let next = followers[index], next > index { lasts[index] = lasts[next] }
        }
        self.firsts = firsts
        self.lasts = lasts
        self.roots = roots
        var blocks = [[Int]](repeating: [], count: source.scopes.count)
        var isPreview = [Bool](repeating: false, count: source.scopes.count)
        for (index, scope) in source.scopes.enumerated() {
            guard let parent = scope.parent else { continue }
            if scope.kind == .block { blocks[parent].append(index) }
            isPreview[index] = isPreview[parent] || Self.isPreview(scope, source, names)
        }
        self.blocks = blocks
        var values = [[(range: Range<Int>, name: Range<Int>)]](
            repeating: [],
            count: source.scopes.count
        )
        for declaration in source.declarations {
            guard let value = declaration.value else { continue }
            values[declaration.scope].append((value, declaration.name))
        }
        for assignment in source.assignments {
            values[assignment.scope].append((assignment.value, assignment.target))
        }
        for scope in values.indices {
            values[scope].sort { $0.range.lowerBound < $1.range.lowerBound }
        }
        self.values = values
        scaledNames = Set(
            source.calls.indices.lazy.filter { [names] in names[$0] == "scaledFont" }.compactMap {
                guard let first = source.calls[$0].arguments.first else { return nil }
                let name = source.bytes[first.value].trimmed
                return name.isPath ? ExactString(name.lastComponent.string) : nil
            }
        )
        self.isPreview = isPreview
    }

    private static func isWatchPath(_ path: String) -> Bool {
        path.utf8.map { $0 | 0x20 }[...].contains("watch")
    }

    private static func isPreview(
        _ scope: SwiftScope,
        _ source: SwiftSource,
        _ names: [String]
    ) -> Bool {
        if let call = scope.call, source.calls[call].isMacro { return names[call] == "Preview" }
        guard let declaration = scope.declaration,
            let type = source.declarations[declaration].type
        else { return false }
        return source.bytes[type].contains("PreviewProvider")
    }
}

extension CodeFile {
    func text(_ range: Range<Int>) -> String { source.text(range) }

    /// Returns the names of loop variables.
    func loopVariables() -> Set<ExactString> {
        var names: Set<ExactString> = []
        var rest = source.bytes[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "f")) {
            rest = rest[start...]
            if rest.hasPrefix("for ") {
                names.insert(ExactString(rest.dropFirst(4).prefix { $0.isInName }.string))
            }
            rest = rest.dropFirst()
        }
        return names
    }

    /// Returns whether a scope is in a preview.
    func isPreview(_ scope: Int) -> Bool { isPreview[scope] }

    /// Returns the first call of a chain, such as `Text` of `Text("a").font(.body)`.
    func root(of call: Int) -> Int { firsts[call] }

    /// Returns the last call of a chain.
    func last(of call: Int) -> Int { lasts[call] }

    /// The maximum number of calls and closures around code that are searched.
    static let maximumLevels = 64

    /// The maximum number of calls that are read in a chain.
    private static let maximumChain = 256

    /// Returns the calls of a chain, from the first.
    func chain(of call: Int) -> [Int] {
        var chain = [root(of: call)]
        while chain.count < Self.maximumChain, let next = followers[chain[chain.count - 1]] {
            chain.append(next)
        }
        return chain
    }

    /// Returns the call whose argument contains a call, and the index of the argument.
    func container(of call: Int) -> (call: Int, argument: Int)? {
        var scope = source.scopes[source.calls[call].scope]
        while scope.kind == .group || scope.kind == .collection {
            guard let parent = scope.parent else { return nil }
            scope = source.scopes[parent]
        }
        guard scope.kind == .arguments, let owner = scope.call else { return nil }
        let start = source.calls[call].expression.lowerBound
        let argument = source.calls[owner].arguments.firstIndex { $0.value.contains(start) }
        return argument.map { (owner, $0) }
    }

    /// Returns the variable or property that gets the value of an expression, or of one that the
    /// expression is a part of, such as `titleLabel.font`.
    func assignedName(_ call: Int) -> String? {
        var index = source.calls[call].scope
        while [.group, .collection].contains(source.scopes[index].kind),
            let parent = source.scopes[index].parent
        {
            index = parent
        }
        let start = source.calls[call].expression.lowerBound
        return assignedName(start, in: index)
    }

    /// Returns the variable or property that gets the value in which an offset is.
    private func assignedName(_ offset: Int, in scope: Int) -> String? {
        let list = values[scope]
        let end = list.partitioningIndex { $0.range.lowerBound > offset }
        guard end > 0, list[end - 1].range.contains(offset) else { return nil }
        return text(list[end - 1].name)
    }

    /// Returns the variable or property that gets exactly the value of an expression, or `nil`.
    func target(of expression: Range<Int>, in scope: Int) -> CodeText? {
        let list = values[scope]
        let end = list.partitioningIndex { $0.range.lowerBound > expression.lowerBound }
        guard end > 0, list[end - 1].range == expression else { return nil }
        return source.bytes[list[end - 1].name].trimmed
    }

    /// Returns the name of a label for the whole file.
    ///
    /// In `let title: UILabel = { let label = UILabel(); ...; return label }()`, the name of
    /// `label` is `title`.
    func labelName(_ name: String, in scope: Int) -> String {
        guard source.scopes[scope].kind == .closure, let parent = source.scopes[scope].parent,
            locals.contains(Local(name: ExactString(name), scope: scope))
        else { return name }
        return assignedName(source.scopes[scope].range.lowerBound, in: parent) ?? name
    }

    /// Returns whether the code before an expression is `??`, so that it is only a fallback.
    func isFallback(_ call: Int) -> Bool {
        source.bytes[..<source.calls[call].expression.lowerBound].withoutFinalSpace
            .suffix(2).equals("??")
    }

    /// Returns the calls that start a chain in a closure, also in its `if` and `for` statements.
    func views(in closure: Int) -> [Int] {
        var views: [Int] = []
        var scopes = [closure]
        while let scope = scopes.popLast() {
            views += roots[scope]
            scopes += blocks[scope]
        }
        return views
    }

    /// Returns the label of an argument, or an empty string.
    func label(_ argument: SwiftArgument) -> String { argument.label.map(text) ?? "" }

    /// Returns the labels of a call's arguments in parentheses, such as `_:size:`.
    func labels(_ call: Int) -> String {
        source.calls[call].arguments.filter { !$0.isTrailing }
            .map { ($0.label.map(text) ?? "_") + ":" }.joined()
    }

    /// The maximum number of arguments that a rule reads.
    private static let maximumArguments = 16

    /// Returns the argument with a label, or `nil`.
    func argument(_ name: String, of call: Int) -> SwiftArgument? {
        source.calls[call].arguments.prefix(Self.maximumArguments).first {
            $0.label.map { source.bytes[$0].equals(name) } == true
        }
    }

    /// Returns the text before the name of a call, such as `UIFont` of `UIFont.systemFont()`.
    func receiver(_ call: Int) -> String? { source.calls[call].receiver.map(text) }

    /// Returns the only declaration with a name, or `nil`.
    func declaration(_ name: String) -> SwiftDeclaration? {
        guard let indices = declarations[name], indices.count == 1 else { return nil }
        return source.declarations[indices[0]]
    }

    /// Returns the only declaration that a path such as `self.size` or `Sizes.title` can name.
    func declaration(atPath path: CodeText) -> SwiftDeclaration? {
        let names = path.split(separator: UInt8(ascii: "."))
        guard let name = names.last, let declaration = declaration(name.string) else { return nil }
        guard names.count > 1, !names[0].equals("self"), !names[0].equals("Self") else {
            return names.count > 2 ? nil : declaration
        }
        // A value's property can have the name of another type's constant.
        guard let type = source.scopes[declaration.scope].declaration else { return nil }
        let owner = source.bytes[source.declarations[type].name].lastComponent
        return owner.elementsEqual(names[names.count - 2]) ? declaration : nil
    }

    /// The maximum length of code that an excerpt shows, in bytes.
    private static let maximumExcerpt = 400

    /// Returns code on one line, cut off after 80 scalars.
    func excerpt(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        for line in source.bytes[range].prefix(Self.maximumExcerpt).split(whereSeparator: {
            $0 == 0x0A || $0 == 0x0D
        }) {
            let line = line.trimmed
            if !text.isEmpty, line.first != UInt8(ascii: ".") { text.append(UInt8(ascii: " ")) }
            text += line
        }
        return VisibleText(String(decoding: text, as: UTF8.self), limit: 80).description
    }
}
