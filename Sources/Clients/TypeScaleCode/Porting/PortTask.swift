import TypeScaleFoundation

/// A part of the code that needs a change by hand.
public struct PortTask: Hashable, Sendable {
    /// A kind of work.
    public enum Kind: String, CaseIterable, Sendable {
        /// A condition that can leave out code on Linux, although iOS compiles it.
        case `guard`
        /// An import of a module that Linux does not have.
        case `import`
        /// A feature of Swift, or a name, that only Apple's systems have.
        case feature
        /// A requirement that was optional, and needs a default.
        case requirement
    }

    /// The kind of the work.
    public let kind: Kind
    /// The number of the line, counted from 1.
    public let line: Int
    /// The first part of the code.
    public let code: String
    /// The remedy, in words.
    public let advice: String

    init(_ kind: Kind, line: Int, code: String, advice: String) {
        self.kind = kind
        self.line = line
        self.code = VisibleText(code, limit: 200).description
        self.advice = advice
    }

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

extension PortTask: CustomStringConvertible {
    /// The code and the advice.
    public var description: String { "\(code): \(advice)" }
}
