import TypeScaleDocuments

/// A constraint of Auto Layout between two attributes, or between an attribute and a number.
struct InterfaceConstraint: Hashable, Sendable {
    enum Relation: Hashable { case equal, lessThanOrEqual, greaterThanOrEqual }

    let identifier: String
    /// The first item, which is the owner of the constraint by default.
    let first: String
    let firstAttribute: String
    let second: String?
    let secondAttribute: String?
    let relation: Relation
    let constant: Double
    let multiplier: Double

    /// Reads a constraint that is required, or returns `nil` for any other.
    ///
    /// Designers use the priority 999 for constraints that a cell breaks only while it is resized.
    init?(_ element: XMLScanner.Element, owner: String) {
        guard let attribute = element["firstAttribute"],
            (element["priority"].flatMap(finiteNumber) ?? 1000) >= 999,
            element["placeholder"] != "YES"
        else { return nil }
        identifier = element["id"] ?? ""
        first = element["firstItem"] ?? owner
        firstAttribute = attribute
        second = element["secondItem"]
        secondAttribute = element["secondAttribute"]
        switch element["relation"] {
        case "lessThanOrEqual": relation = .lessThanOrEqual
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        default: relation = .equal
        }
        constant = element["constant"].flatMap(finiteNumber) ?? 0
        // A ratio such as 16:9 is not a factor of lengths on one axis.
        multiplier = element["multiplier"].map { finiteNumber($0) ?? .nan } ?? 1
    }
}

/// Returns a finite number of points that is less than a million, or `nil`.
func finiteNumber(_ text: String) -> Double? {
    guard let number = Double(text), abs(number) < 1_000_000 else { return nil }
    return number
}
