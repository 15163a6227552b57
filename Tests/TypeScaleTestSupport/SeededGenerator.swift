import Foundation

/// A generator of random numbers that are the same in every run with the same seed.
///
/// A test that fails with one seed fails in every run. The environment variable `TYPESCALE_SEED`
/// replaces the seed of every generator, to search for other failures.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        let requested = ProcessInfo.processInfo.environment["TYPESCALE_SEED"].flatMap(UInt64.init)
        state = requested ?? seed
    }

    /// Returns the next number of SplitMix64.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
