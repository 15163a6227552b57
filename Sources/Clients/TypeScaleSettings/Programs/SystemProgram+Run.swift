#if os(Linux)
import Foundation

extension SystemProgram {
    /// Runs programs at the same time, and returns what each printed before a deadline.
    ///
    /// The function blocks the thread. It ends all programs at the deadline.
    ///
    /// - Parameters:
    ///   - programs: The programs.
    ///   - environment: The environment of the programs, whose `PATH` contains them.
    ///   - deadline: The time at which the programs are stopped.
    /// - Returns: The results, in the order of the programs.
    static func run(
        _ programs: [SystemProgram],
        environment: [String: String],
        until deadline: ContinuousClock.Instant
    ) -> [ProgramResult] {
        let started = programs.map { $0.start(in: environment, before: deadline) }
        let running = started.compactMap { try? $0.get() }
        while true {
            let descriptors = running.filter { !$0.isTooLong }.flatMap(\.openDescriptors)
            if descriptors.isEmpty { break }
            let ready = Descriptor.ready(descriptors, before: deadline)
            if ready.isEmpty, ContinuousClock.now >= deadline { break }
            for program in running { _ = program.read(ready: ready) }
        }
        return zip(programs, started).map { program, start in
            switch start {
            case .failure(let failure): .failed(failure.reason)
            case .success(let running): program.result(of: running)
            }
        }
    }

    private struct StartFailure: Error { let reason: String }

    private func start(
        in environment: [String: String],
        before deadline: ContinuousClock.Instant
    ) -> Result<RunningProgram, StartFailure> {
        // On a busy machine, the thread can start late.
        guard ContinuousClock.now < deadline else {
            return .failure(StartFailure(reason: lateReason))
        }
        guard let path = path(in: environment) else {
            return .failure(StartFailure(reason: "the program \(name) is not installed"))
        }
        do {
            return .success(
                try RunningProgram(path: path, arguments: arguments, environment: environment)
            )
        } catch {
            return .failure(StartFailure(reason: "the program \(path) cannot be started"))
        }
    }

    private var lateReason: String { "\(name) did not answer in time" }

    private func result(of running: RunningProgram) -> ProgramResult {
        if running.isTooLong {
            running.stop()
            return .failed("\(name) printed more than a setting")
        }
        guard running.openDescriptors.isEmpty else {
            running.stop()
            return .failed(lateReason)
        }
        return .printed(
            running.text.withoutOuterSpace,
            complaint: running.complaint.firstLine(upTo: 200)
        )
    }
}
#endif
