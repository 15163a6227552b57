/// A platform whose type sizes are known.
///
/// iPhone and iPad share one table. A platform joins when its numbers do: there is none without a
/// table behind it.
public struct Platform: Hashable, Sendable {
    /// The platform's own type sizes.
    public let typeTable: TypeTable

    /// The pixels per point that count where the traits name none.
    public let defaultDisplayScale: Double
}

extension Platform {
    /// iOS and iPadOS; three pixels per point, as on the iPhone that the numbers were measured on.
    public static let iOS = Platform(typeTable: .iOS, defaultDisplayScale: 3)

    /// The platform's name, as its maker writes it: `iOS`.
    ///
    /// Computed, because a stored string would have every copy of a reader's traits counted.
    public var name: String {
        switch typeTable.kind {
        case .iOS: "iOS"
        }
    }

    /// The category of a reader who has chosen none, which is also the one that sizes are given at.
    public var defaultCategory: ContentSizeCategory { typeTable.baseCategory }
}

extension Platform: CustomStringConvertible {
    /// The platform's name.
    public var description: String { name }
}
