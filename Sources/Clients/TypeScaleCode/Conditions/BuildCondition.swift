/// A condition of an `#if`, as it is on an iPhone and in the copy on Linux.
struct BuildCondition {
    /// The value on an iPhone, or `nil` if it depends on the settings of the build.
    let onIOS: Bool?
    /// The value on Linux, or `nil` if it depends on the settings of the build.
    let onLinux: Bool?
    /// Whether the two values can be different.
    let canDiffer: Bool

    /// Creates a condition from its values.
    ///
    /// If both are known, they decide whether they differ.
    init(onIOS: Bool?, onLinux: Bool?, canDiffer: Bool = true) {
        self.onIOS = onIOS
        self.onLinux = onLinux
        if let onIOS, let onLinux {
            self.canDiffer = onIOS != onLinux
        } else {
            self.canDiffer = canDiffer
        }
    }

    /// Creates a condition with the same value on both systems.
    init(_ value: Bool) { self.init(onIOS: value, onLinux: value) }

    /// A setting of the build or the version of the compiler, which do not depend on the system.
    static let setting = BuildCondition(onIOS: nil, onLinux: nil, canDiffer: false)

    /// A condition about which nothing is known.
    static let unknown = BuildCondition(onIOS: nil, onLinux: nil)

    /// Whether code with this condition can be compiled for iOS, but left out on Linux.
    var canLoseCode: Bool { canDiffer && onIOS != false && onLinux != true }

    static prefix func ! (condition: BuildCondition) -> BuildCondition {
        BuildCondition(
            onIOS: condition.onIOS.map(!),
            onLinux: condition.onLinux.map(!),
            canDiffer: condition.canDiffer
        )
    }

    static func && (first: BuildCondition, second: BuildCondition) -> BuildCondition {
        func both(_ first: Bool?, _ second: Bool?) -> Bool? {
            if first == false || second == false { return false }
            return first == nil ? nil : second
        }
        return BuildCondition(
            onIOS: both(first.onIOS, second.onIOS),
            onLinux: both(first.onLinux, second.onLinux),
            canDiffer: first.canDiffer || second.canDiffer
        )
    }

    static func || (first: BuildCondition, second: BuildCondition) -> BuildCondition {
        !(!first && !second)
    }
}

extension BuildCondition {
    /// Creates the condition of a word and the words in its parentheses.
    ///
    /// The argument is `nil` without parentheses, or if they contain something else.
    init(_ name: String, _ argument: [String]?) {
        switch (name, argument?.first) {
        case ("true", _): self.init(true)
        case ("false", _): self.init(false)
        case ("os", nil), ("canImport", nil), ("arch", nil), ("_runtime", nil): self = .unknown
        case ("os", "iOS"?): self.init(onIOS: true, onLinux: false)
        case ("os", "Linux"?): self.init(onIOS: false, onLinux: true)
        case ("os", _): self.init(false)
        case ("canImport", let module?): self.init(canImport: module)
        case ("arch", let name?): self.init(onIOS: name == "arm64", onLinux: nil)
        case ("_runtime", let name?): self.init(onIOS: name == "_ObjC", onLinux: name != "_ObjC")
        // The copy acts as on a device.
        case ("targetEnvironment", _): self.init(false)
        case ("_endian", let order?): self.init(order == "little")
        default: self = .setting
        }
    }

    private init(canImport module: String) {
        if Modules.names.contains(module) || Modules.shared.contains(module) {
            self.init(true)
        } else if Modules.apple.contains(module) {
            self.init(onIOS: true, onLinux: false)
        } else if Modules.linux.contains(module) {
            self.init(onIOS: false, onLinux: true)
        } else if Modules.others.contains(module) {
            self.init(false)
        } else {
            self = .unknown
        }
    }
}
