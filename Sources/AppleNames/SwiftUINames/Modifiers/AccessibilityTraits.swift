import UIKitNames

/// The behavior of an element, as assistive technology describes it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: UIAccessibilityTraits

    private init(bits: UIAccessibilityTraits) { self.bits = bits }

    /// Creates a set without traits.
    public init() { bits = [] }

    /// The element is a button.
    public static let isButton = Self(bits: .button)
    /// The element is a header that divides content into sections.
    public static let isHeader = Self(bits: .header)
    /// The element is selected.
    public static let isSelected = Self(bits: .selected)
    /// The element is a link.
    public static let isLink = Self(bits: .link)
    /// The element is an image.
    public static let isImage = Self(bits: .image)
    /// The element is text that doesn't change.
    public static let isStaticText = Self(bits: .staticText)

    /// Returns whether all given traits are in the set.
    public func contains(_ member: Self) -> Bool { bits.isSuperset(of: member.bits) }

    /// Returns the traits that are in at least one of two sets.
    public func union(_ other: Self) -> Self { Self(bits: bits.union(other.bits)) }

    /// Returns the traits that are in both sets.
    public func intersection(_ other: Self) -> Self { Self(bits: bits.intersection(other.bits)) }

    /// Returns the traits that are in exactly one of two sets.
    public func symmetricDifference(_ other: Self) -> Self {
        Self(bits: bits.symmetricDifference(other.bits))
    }

    /// Adds traits, and returns whether they were missing.
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isMissing = !contains(newMember)
        formUnion(newMember)
        return (isMissing, newMember)
    }

    /// Removes traits, and returns those that were present.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let present = intersection(member)
        bits.subtract(member.bits)
        return present.bits.isEmpty ? nil : present
    }

    /// Adds traits, and returns those that were present.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let present = intersection(newMember)
        formUnion(newMember)
        return present.bits.isEmpty ? nil : present
    }

    /// Adds the traits of another set.
    public mutating func formUnion(_ other: Self) { bits.formUnion(other.bits) }

    /// Removes the traits that another set lacks.
    public mutating func formIntersection(_ other: Self) { bits.formIntersection(other.bits) }

    /// Removes the traits that are in both sets, and adds those that only the other set has.
    public mutating func formSymmetricDifference(_ other: Self) {
        bits.formSymmetricDifference(other.bits)
    }
}
