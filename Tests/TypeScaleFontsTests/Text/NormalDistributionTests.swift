import Testing

@testable import TypeScaleFonts

struct NormalDistributionTests {
    // Source: a table of the standard normal distribution.
    @Test(arguments: [
        (0, 0.5), (0.5, 0.6914625), (1, 0.8413447), (1.96, 0.9750021), (2.5758293, 0.995),
        (3, 0.9986501), (-1, 0.1586553), (-3, 0.0013499), (40, 1), (-1e300, 0), (.infinity, 1),
    ])
    func `chances equal the table`(number: Double, chance: Double) {
        #expect(abs(NormalDistribution.chance(below: number) - chance) < 2e-7)
    }

    @Test(arguments: [
        (0.5, 0), (0.75, 0.6744898), (0.9, 1.2815516), (0.95, 1.6448536), (0.975, 1.9599640),
        (0.995, 2.5758293), (0.9995, 3.2905267),
    ])
    func `quantiles equal the table`(chance: Double, number: Double) {
        #expect(abs(NormalDistribution.quantile(chance) - number) < 1e-4)
    }

    @Test(arguments: [-1, 0, 0.2, 1, 2, .nan, .infinity, -.infinity])
    func `any chance has a finite quantile`(chance: Double) {
        #expect(0...5 ~= NormalDistribution.quantile(chance))
    }
}
