import Testing

/// The complete output of every command.
///
/// With `TYPESCALE_REGENERATE` in the environment, the test rewrites the files; `git diff` then
/// shows the changes to review.
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
