import Foundation
import SwiftParser
import TypeScaleCode

/// Compares the calls that `SwiftSource` finds with the syntax trees of SwiftParser.
///
///     swift run -c release CallDifferential FOLDER...
///
/// Reads all Swift files in the folders. Prints the shares of equal calls and of other equal facts,
/// the first differences, and the processor times. Ends with 1 in these cases:
/// - Less than 99.9% of the calls are equal.
/// - `SwiftSource` needs more than a third of SwiftParser's time.
/// - For twice as much code, it needs more than 3 times as long.
@main
struct CallDifferential {
    static func main() {
        let folders = CommandLine.arguments.dropFirst()
        guard !folders.isEmpty else {
            print("usage: CallDifferential FOLDER...")
            exit(2)
        }
        var comparison = CodeComparison()
        var sample: [UInt8] = []
        for path in folders.flatMap(swiftFiles) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            comparison.add(Array(data), path)
            if sample.count < 4_000_000 { sample += Array(data) + [0x0A] }
        }
        print(comparison)
        let isLinear = GrowthCheck(sample).run()
        exit(comparison.isEqual && comparison.isFast && isLinear ? 0 : 1)
    }

    private static func swiftFiles(_ folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}

/// Returns the processor time of the process so far, in seconds.
func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }
