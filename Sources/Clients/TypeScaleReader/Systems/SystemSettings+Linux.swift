#if os(Linux)
import TypeScale

extension SystemSettings {
    /// Reads the settings, and blocks the thread until all programs answered or were stopped.
    static func read(
        _ environment: [String: String],
        until deadline: ContinuousClock.Instant
    ) -> ReaderSettings {
        let session = LinuxSession(environment)
        let backEnds = LinuxBackEnd.all(session)
        var results = SystemProgram.run(
            backEnds.flatMap(\.programs),
            environment: session.environment,
            until: deadline
        )[...]
        var answers: [SettingAnswer] = []
        for backEnd in backEnds {
            answers.append(backEnd.answer(Array(results.prefix(backEnd.programs.count))))
            results = results.dropFirst(backEnd.programs.count)
        }
        return ReaderSettings(answers: answers + variables(environment))
    }

    /// Returns the answers of the variables that are set.
    private static func variables(_ environment: [String: String]) -> [SettingAnswer] {
        let units: [(SettingSource, Double)] = [(.gdkDPIScale, 1), (.qtFontDPI, 96)]
        return units.compactMap { source, unit in
            environment[source.setting].map { text in
                SettingAnswer(source: source, value: SettingText.scale(text, dividedBy: unit))
            }
        }
    }
}
#endif
