import Testing

/// Every command, with everything that it writes.
///
/// With `TYPESCALE_REGENERATE` in the environment, the test writes the files anew; `git diff` then shows
/// what to review.
struct TranscriptTests {
    @Test(arguments: Transcript.names)
    func `each command line writes what its transcript says`(name: String) throws {
        let differences = try Transcript(name, in: Transcript.folder()).differences()
        #expect(differences.isEmpty, "\(differences.prefix(40).joined(separator: "\n"))")
    }

    @Test func `there are transcripts`() {
        #expect(Transcript.names.count >= 10)
    }
}
