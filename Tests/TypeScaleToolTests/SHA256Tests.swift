import Foundation
import Testing
import TypeScaleTestSupport

@testable import TypeScaleTool

struct SHA256Tests {
    // The examples of NIST for FIPS 180-4, and the empty message.
    @Test(
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                    + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ]
    )
    func `equals the published hashes`(message: String, digits: String) {
        let hash = SHA256.hash(Array(message.utf8))
        #expect(hash.map { String(format: "%02x", $0) }.joined() == digits)
    }

    @Test func `equals sha256sum at every length around a block`() throws {
        for count in 54..<130 {
            let text = String(repeating: "é", count: count / 2) + (count % 2 == 0 ? "" : "x")
            guard let expected = hashOfScript(text) else { return }
            #expect(Data(SHA256.hash(Array(text.utf8))).base64EncodedString() == expected)
        }
    }
}

/// Returns the hash of a script in base64, as `sha256sum` computes it.
///
/// Returns `nil` on systems without this program. A test in a browser also checks the hashes.
func hashOfScript(_ script: String) -> String? {
    let program = "/usr/bin/sha256sum"
    guard FileManager.default.isExecutableFile(atPath: program) else {
        Comparison.skip("hashes of sha256sum", needs: "coreutils")
        return nil
    }
    let process = Process()
    process.executableURL = URL(filePath: program)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    try? input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try? input.fileHandleForWriting.close()
    let answer = try? output.fileHandleForReading.readToEnd()
    let digits = Array(String(decoding: answer ?? Data(), as: UTF8.self).prefix(64))
    let bytes = stride(from: 0, to: digits.count - 1, by: 2)
        .compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    return Data(bytes).base64EncodedString()
}
