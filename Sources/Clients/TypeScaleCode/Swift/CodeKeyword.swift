/// A word with a meaning in the grammar of Swift.
///
/// Some of these words can also be names.
enum CodeKeyword: String, CaseIterable {
    // Declarations
    case actor, `associatedtype`, `case`, `class`, `deinit`, `enum`, `extension`, `func`, `import`
    case `init`, `let`, macro, `operator`, `precedencegroup`, `protocol`, `struct`, `subscript`
    case `typealias`, `var`
    // Modifiers
    case convenience, distributed, dynamic, `fileprivate`, final, indirect, infix, `internal`
    case isolated, lazy, mutating, nonisolated, nonmutating, open, optional, override, package
    case postfix, prefix, `private`, `public`, required, `static`, unowned, weak
    case borrowing, consuming, sending
    case oldConsuming = "__consuming"
    case oldOwned = "__owned"
    case oldShared = "__shared"
    // Accessors
    case get, set, didSet, willSet, unsafeAddress, unsafeMutableAddress
    case mutate
    case modifyCoroutine = "_modify"
    case readCoroutine = "_read"
    // Statements
    case `break`, `catch`, `continue`, `default`, `defer`, discard, `do`, `else`, `fallthrough`
    case `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`, yield
    // Expressions and types
    case any, `as`, async, await, borrow, consume, copy, each, `false`, `inout`, `is`, `nil`
    case reasync, `rethrows`, `self`, some, `super`, `throws`, `true`, `try`, unsafe

    private static let byName = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
    )
    private static let maximumLength = allCases.map(\.rawValue.utf8.count).max() ?? 0

    /// Creates the keyword with a name in UTF-8.
    init?(_ name: ArraySlice<UInt8>) {
        guard name.count <= Self.maximumLength,
            let keyword = Self.byName[String(decoding: name, as: UTF8.self)]
        else { return nil }
        self = keyword
    }

    /// Whether the word starts a declaration.
    ///
    /// Some of these words do so only if a name follows.
    var startsDeclaration: Bool {
        switch self {
        case .actor, .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import,
            .`init`, .let, .macro, .operator, .precedencegroup, .protocol, .struct, .subscript,
            .typealias, .var:
            true
        default: false
        }
    }

    /// Whether the word can precede the keyword of a declaration.
    var isModifier: Bool {
        switch self {
        case .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infix,
            .internal, .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional,
            .override, .package, .postfix, .prefix, .private, .public, .required, .static,
            .unowned, .weak, .borrowing, .consuming, .sending, .oldConsuming:
            true
        default: false
        }
    }

    /// Whether the word can start an accessor of a variable.
    ///
    /// `borrow` and `mutate` are included, as in Swift 6.3.
    var isAccessor: Bool {
        switch self {
        case .get, .set, .didSet, .willSet, .`init`, .unsafeAddress, .unsafeMutableAddress,
            .modifyCoroutine, .readCoroutine, .borrow, .mutate:
            true
        default: false
        }
    }

    /// Whether the word cannot start an expression.
    var endsExpression: Bool {
        switch self {
        case .associatedtype, .case, .class, .deinit, .enum, .extension, .func, .import, .let,
            .operator, .precedencegroup, .protocol, .struct, .typealias, .var, .fileprivate,
            .internal, .private, .public, .static, .break, .catch, .continue, .default, .defer,
            .do, .else, .fallthrough, .for, .guard, .in, .repeat, .return, .throw, .where, .while,
            .as, .is, .inout, .rethrows, .throws:
            true
        default: false
        }
    }

    /// Whether the word can precede a type.
    var isTypeSpecifier: Bool {
        switch self {
        case .any, .borrowing, .consuming, .each, .inout, .isolated, .nonisolated, .repeat,
            .sending, .some, .oldConsuming, .oldOwned, .oldShared:
            true
        default: false
        }
    }

    /// Whether the word says that a function can throw or wait.
    var isEffect: Bool {
        switch self {
        case .async, .reasync, .rethrows, .throws: true
        default: false
        }
    }
}
