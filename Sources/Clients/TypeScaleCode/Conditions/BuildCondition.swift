/// A condition of an `#if` in a build.
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
