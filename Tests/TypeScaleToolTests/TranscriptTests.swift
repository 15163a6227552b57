import Testing

/// The complete output of every command.
///
/// If the environment contains `TYPESCALE_REGENERATE`, the test rewrites the files. Review the
/// changes with `git diff`.
struct TranscriptTests {
    @Test(arguments: Transcript.names)
    func `each command line has the output in its transcript`(name: String) throws {
        let differences = try Transcript(name, in: Transcript.folder()).differences()
        #expect(differences.isEmpty, "\(differences.prefix(40).joined(separator: "\n"))")
    }

    @Test func `the transcripts are found`() {
        #expect(Transcript.names.count >= 10)
    }
}
