import TypeScaleCode
import TypeScaleDiagnostics

/// What one Swift file states, as one system compiles it.
///
/// The facts depend on no other file. Names are not resolved.
struct CodeFacts: Sendable {
    let path: String
    var system: BuildConfiguration.System
    /// The target that compiles the file, or `nil` if no project names one.
    var target: Int?
    /// Whether neither an import nor the path says for which system the file is.
    var hasDefaultSystem = false
    var imports: Set<String> = []
    /// The scopes, of which the first is the file.
    var scopes = [Scope(kind: .file, parent: nil)]
    var types: [TypeFact] = []
    var members: [Member] = []
    var fonts: [FontSite] = []
    var views: [ViewSite] = []
    var assignments: [AssignmentSite] = []
    var calls: [CallSite] = []
    /// The calls that are statements, and that can change a view: `label.applyStyle()`.
    var statementCalls: [CallSite] = []
    /// The constraints that become active.
    var activated: Set<Range<Int>> = []
    /// The names of faces in code.
    var faces: [FaceSite] = []
    /// The calls with an argument that can be a font, or a part of one.
    var fontCalls: [CallSite] = []
    /// The names of fonts that a call scales.
    var scaledNames: Set<ExactString> = []
    /// The types that the members of a type name in casts, or as values.
    var mentions: [(owner: String, type: String)] = []
    /// The places of the code that findings can show.
    var places: [Range<Int>: Place] = [:]
    /// The lines that make the labels of assignments to `font` follow the text size.
    var adjustingEdits: [Int: CheckFix.Edit] = [:]
    /// The errors about code that is not read.
    var diagnostics: [Diagnostic] = []
    /// The comments that accept findings.
    var ignored = IgnoreComments()
    /// Whether the code handles a change of the text size.
    var handlesChanges = false
    /// The branches of `#if` that the system does not compile.
    var leftOut: [UnseenPlace] = []

    init(path: String, system: BuildConfiguration.System) {
        self.path = path
        self.system = system
    }
}

/// A place where code names a face.
struct FaceSite: Sendable {
    let name: Expression
    let scope: Int
}

extension CodeFacts {
    /// Returns the type whose members contain a scope, by its qualified name.
    func owner(of scope: Int) -> String? {
        var index: Int? = scope
        while let current = index {
            if case .type(let name) = scopes[current].kind { return name }
            index = scopes[current].parent
        }
        return nil
    }

    /// Returns the innermost function, initializer or property that contains a scope.
    func member(of scope: Int) -> Int? {
        var index: Int? = scope
        while let current = index {
            if case .member(let member) = scopes[current].kind { return member }
            index = scopes[current].parent
        }
        return nil
    }
}
