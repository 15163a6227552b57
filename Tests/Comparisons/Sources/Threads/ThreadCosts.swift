import Foundation

/// The times for a text in a font with several threads, and with as many processes.
///
/// Each round measures with all numbers of threads and processes in turn, for 20 to 80 ms each.
/// Other load therefore affects neighbors alike, and the median of the rounds excludes it.
struct ThreadCosts {
    private static let rounds = 21
    private static let counts = [1, 2, 8]

    private let path: String

    init(path: String) { self.path = path }

    /// Prints a line of JSON for each text and number of threads.
    ///
    /// A time is the microseconds that one thread or process takes for one text in a round.
    func print() throws {
        for sample in Worker.samples.keys.sorted() {
            let worker = try Worker(path: path, sample: sample)
            let processes = try (0..<8).map { _ in try WorkerProcess(path: path, sample: sample) }
            var threadTimes: [Int: [Double]] = [:]
            var processTimes: [Int: [Double]] = [:]
            for round in 0...Self.rounds {
                for count in Self.counts {
                    let threads = Self.time(worker, threads: count)
                    let others = try Self.time(Array(processes.prefix(count)))
                    // The first round fills the caches.
                    guard round > 0 else { continue }
                    threadTimes[count, default: []].append(threads)
                    processTimes[count, default: []].append(others)
                }
            }
            for process in processes { try process.stop() }
            for count in Self.counts {
                let row = Row(
                    font: URL(fileURLWithPath: path).lastPathComponent,
                    sample: sample,
                    count: count,
                    threads: threadTimes[count] ?? [],
                    processes: processTimes[count] ?? []
                )
                Swift.print(String(decoding: try JSONEncoder().encode(row), as: UTF8.self))
            }
        }
    }

    private struct Row: Encodable {
        let font: String
        let sample: String
        let count: Int
        let threads: [Double]
        let processes: [Double]
    }

    private static func time(_ worker: Worker, threads count: Int) -> Double {
        time(worker.rates(.next(workers: count), threads: count))
    }

    private static func time(_ processes: [WorkerProcess]) throws -> Double {
        let window = Worker.Window.next(workers: processes.count)
        for process in processes { try process.start(window) }
        return time(try processes.map { try $0.rate() })
    }

    private static func time(_ rates: [Double]) -> Double {
        1e6 * Double(rates.count) / rates.reduce(0, +)
    }
}
