/// A part of the code that needs a change by hand.
struct PortTask: Equatable {
    enum Kind: String, CaseIterable {
        /// A condition that can leave out code on Linux, although iOS compiles it.
        case `guard`
        /// An import of a module that Linux does not have.
        case `import`
        /// A feature of Swift, or a name, that only Apple's systems have.
        case feature
        /// A requirement that was optional, and needs a default.
        case requirement
    }

    let kind: Kind
    /// The number of the line, counted from 1.
    let line: Int
    /// The first part of the code.
    let code: String
    let advice: String

    init(_ kind: Kind, line: Int, code: String, advice: String) {
        self.kind = kind
        self.line = line
        self.code = visible(code, upTo: 200)
        self.advice = advice
    }

    var description: String { "\(code): \(advice)" }

    /// The features in ``Kind/feature``, and what to use instead.
    static let features = [
        "#selector": "use a closure",
        "Selector": "use a closure",
        "NSSelectorFromString": "use a closure",
        "#keyPath": "use a key path, such as \\Type.name",
        "#colorLiteral": "create the color in code",
        "#imageLiteral": "load the image in code",
        "#fileLiteral": "create the URL in code",
        "#Preview": "remove the preview",
        "@Published": "Linux has no Combine",
        "@EnvironmentObject": "Linux has no Combine",
        "@ObservedObject": "Linux has no Combine",
        "@StateObject": "Linux has no Combine",
        "@UIApplicationMain": "use @main",
        "@NSApplicationMain": "use @main",
        "autoreleasepool": "call the closure directly",
    ]
}
