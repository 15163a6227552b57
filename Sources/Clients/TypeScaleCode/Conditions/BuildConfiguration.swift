/// The facts about a build that the conditions of `#if` ask for.
public struct BuildConfiguration: Hashable, Sendable {
    /// A system of Apple.
    public enum System: String, CaseIterable, Sendable {
        case iOS, macOS, tvOS, visionOS, watchOS
    }

    /// The system for which the code is compiled.
    public let system: System

    /// Creates the configuration of a device with a system.
    public init(_ system: System) { self.system = system }
}

extension BuildConfiguration {
    /// Returns the condition of a word and the first word in its parentheses.
    ///
    /// The argument is `nil` without parentheses, or if they start with something else.
    func condition(_ name: String, _ argument: String?) -> BuildCondition {
        let value: Bool? =
            switch (name, argument) {
            case ("true", _): true
            case ("false", _): false
            case ("os", let name?): name == system.rawValue
            case ("canImport", let module?): Modules.isAvailable(module, on: system)
            case ("arch", let name?): name == "arm64"
            case ("_runtime", let name?): name == "_ObjC"
            // The code runs on a device.
            case ("targetEnvironment", _): false
            case ("_endian", let order?): order == "little"
            default: nil
            }
        return BuildCondition(value)
    }
}
