import Foundation

/// The cost of the same work in two libraries, measured alternately in one process.
///
/// Other load on the machine affects both sides of a pair.
public struct PairedCost: Encodable, Sendable {
    /// What was measured.
    public let name: String
    /// The median of the ratios: our processor time, divided by the time of the reference.
    public let ratio: Double
    /// The first quartile of the ratios.
    public let low: Double
    /// The third quartile of the ratios.
    public let high: Double
    /// The median of our processor times, in microseconds.
    public let microseconds: Double
    /// The median of our page faults.
    public let faults: Int
    /// The median of the page faults of the reference.
    public let referenceFaults: Int

    /// Measures 31 pairs.
    ///
    /// The order within a pair alternates.
    public init(
        _ name: String,
        _ subject: () throws -> Void,
        reference: () throws -> Void
    ) rethrows {
        let pairs = try (0..<31).map { round in
            let before = round % 2 == 0 ? try Cost(reference) : nil
            let own = try Cost(subject)
            return (own: own, other: try before ?? Cost(reference))
        }
        let ratios = pairs.map { $0.own.seconds / $0.other.seconds }.sorted()
        self.name = name
        (low, ratio, high) = (ratios[7], ratios[15], ratios[23])
        microseconds = pairs.map { $0.own.seconds * 1e6 }.sorted()[15]
        faults = pairs.map { $0.own.faults }.sorted()[15]
        referenceFaults = pairs.map { $0.other.faults }.sorted()[15]
    }

    /// Prints the cost as a line of JSON.
    public func report() throws {
        print(String(decoding: try JSONEncoder().encode(self), as: UTF8.self))
    }
}

/// The processor time and the page faults of a call.
private struct Cost {
    let seconds: Double
    let faults: Int

    init(_ body: () throws -> Void) rethrows {
        let start = Self.now
        try body()
        let end = Self.now
        seconds = end.seconds - start.seconds
        faults = end.faults - start.faults
    }

    private static var now: (seconds: Double, faults: Int) {
        var usage = rusage()
        var time = timespec()
        unsafe getrusage(numericCast(RUSAGE_SELF.rawValue), &usage)
        unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return (Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9, usage.ru_minflt)
    }
}
