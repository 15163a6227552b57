import Foundation
import Samples

/// Measures text with several threads in one face.
///
///     swift run -c release Threads costs /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
///
/// `costs` prints the time for a text with one, two and eight threads, and with as many processes.
/// Processes share nothing, so their time shows what the machine costs, such as two threads of one
/// core. `Tests/Benchmarks/run` divides the two.
///
/// `texts` measures each text in ``SharedFace/texts`` 1,000 times with two threads.
/// `.ci/resources.py` runs it to find the objects for which threads contend.
@main
struct Threads {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch (arguments.first, arguments.count) {
        case ("costs", 2...):
            for path in arguments.dropFirst() { try ThreadCosts(path: path).print() }
        case ("texts", 2...):
            for path in arguments.dropFirst() { try SharedFace(path: path).measure() }
        // Only `costs` starts this command.
        case ("worker", 3): try Worker(path: arguments[1], sample: arguments[2]).answer()
        default:
            print("usage: Threads costs|texts FILE...")
            exit(2)
        }
    }
}
