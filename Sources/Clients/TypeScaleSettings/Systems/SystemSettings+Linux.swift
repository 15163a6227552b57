#if os(Linux)
import TypeScale

extension SystemSettings {
    /// Reads the settings, and blocks the thread until all programs answered or were stopped.
    static func read(
        _ environment: [String: String],
        until deadline: ContinuousClock.Instant
    ) -> SystemTextSize {
        let session = LinuxSession(environment)
        let backEnds = LinuxBackEnd.all(session)
        var results = SystemProgram.run(
            backEnds.flatMap(\.programs),
            environment: session.environment,
            until: deadline
        )[...]
        var answers: [SystemTextSize.Answer] = []
        for backEnd in backEnds {
            answers.append(backEnd.answer(Array(results.prefix(backEnd.programs.count))))
            results = results.dropFirst(backEnd.programs.count)
        }
        return SystemTextSize(answers: answers + variables(environment))
    }

    /// Returns the answers of the variables that are set.
    private static func variables(_ environment: [String: String]) -> [SystemTextSize.Answer] {
        [LinuxVariable.gtk, .qt].compactMap { $0.answer(in: environment) }
    }
}
#endif
