/// A named weight of the system font, as a mix of two masters.
struct SystemWeight: Hashable {
    /// The rank of the weight, from 0 for ultralight to 8 for black.
    private let rank: Int

    static let regular = SystemWeight(rank: 3)

    private init(rank: Int) { self.rank = rank }

    /// Creates the heaviest named weight that is at most `weight`, on OpenType's scale.
    ///
    /// On iOS, a weight without a name has this named weight. A weight below 100 is ultralight.
    init(atMost weight: Double) {
        rank = (1..<9).last { Double($0 + 1) * 100 <= weight } ?? 0
    }

    /// The share of the way from the regular master to ``master``.
    ///
    /// Source: the weights of the model, which are the weights of the design axis from 30 to 1000.
    /// Ultralight is at 30, and thin is at 110.
    var share: Double { Double(Self.shares[rank]) / 16384 }

    private static let shares: [Int16] = [15155, 11878, 5161, 0, 3004, 5188, 8192, 12561, 16384]

    /// The master toward which the weight interpolates.
    var master: SystemMaster { rank < 3 ? .lightest : .black }

    /// The x-heights of ``master``, in font units.
    var xHeights: (text: Double, display: Double) { rank < 3 ? (1076, 1040) : (1124, 1104) }

    /// Whether the widths and x-height of SF Mono are known in this weight, regular or bold.
    var isInMonospaced: Bool { rank == 3 || rank == 6 }

    /// The x-height of SF Mono, in font units, from the nearest weight for which it is known.
    var monospacedXHeight: Double { rank < 5 ? 1083 : 1100 }
}
