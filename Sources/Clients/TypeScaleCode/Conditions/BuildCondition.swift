/// A condition of an `#if`, as it is on an iPhone.
struct BuildCondition {
    /// The value, or `nil` if it depends on the settings of the build.
    let value: Bool?

    init(_ value: Bool?) { self.value = value }

    static prefix func ! (condition: BuildCondition) -> BuildCondition {
        BuildCondition(condition.value.map(!))
    }

    static func && (first: BuildCondition, second: BuildCondition) -> BuildCondition {
        if first.value == false || second.value == false { return BuildCondition(false) }
        return first.value == nil ? first : second
    }

    static func || (first: BuildCondition, second: BuildCondition) -> BuildCondition {
        !(!first && !second)
    }
}

extension BuildCondition {
    /// Creates the condition of a word and the first word in its parentheses.
    ///
    /// The argument is `nil` without parentheses, or if they start with something else.
    init(_ name: String, _ argument: String?) {
        switch (name, argument) {
        case ("true", _): self.init(true)
        case ("false", _): self.init(false)
        case ("os", let system?): self.init(system == "iOS")
        case ("canImport", let module?): self.init(Modules.isOnIOS(module))
        case ("arch", let name?): self.init(name == "arm64")
        case ("_runtime", let name?): self.init(name == "_ObjC")
        // The code runs on a device.
        case ("targetEnvironment", _): self.init(false)
        case ("_endian", let order?): self.init(order == "little")
        default: self.init(nil)
        }
    }
}
