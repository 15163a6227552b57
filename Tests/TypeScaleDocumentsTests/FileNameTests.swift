import Testing
import TypeScaleDocuments

struct FileNameTests {
    @Test(arguments: [
        ("de.lproj/Text.strings", "Text.strings"), ("/a/b", "b"), ("a", "a"), ("a/", ""), ("", ""),
        // A slash and a combining mark are a single character.
        ("a/\u{301}b", "\u{301}b"),
    ])
    func `is the part of a path after the last slash`(path: String, name: String) {
        #expect(path.fileName.utf8.elementsEqual(name.utf8))
        #expect(path[...].fileName.utf8.elementsEqual(name.utf8))
    }
}
