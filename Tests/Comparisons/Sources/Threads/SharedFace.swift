import Foundation
import TypeScaleFonts

/// A face in which two threads measure the same texts at the same time.
struct SharedFace {
    /// Texts that need kerning, ligatures, contexts, marks, invisible characters and spaces.
    static let texts = [
        "Settings", "office fluffy affix", "AVATAR To. We Ty", "Größe: 42 € – „Straße“",
        "Tiếng Việt", "a\u{200D}b\u{200C}c", "e\u{301}a\u{308}o\u{302}\u{323}", "Настройки",
        "설정 한국어", "Ρυθμίσεις", "1/2 3rd (A) -> x",
    ]
    private static let count = 1000

    private let font: FontInstance

    init(path: String) throws { font = .file(try FontFile(path: path).faces[0]) }

    func measure() {
        let group = DispatchGroup()
        for _ in 0..<2 {
            group.enter()
            Thread.detachNewThread {
                for text in Self.texts {
                    // Each thread has its own string, because copies would share a reference count.
                    let text = String(decoding: Array(text.utf8), as: UTF8.self)
                    for _ in 0..<Self.count {
                        _ = try? font.width(of: text, at: 17)
                        _ = try? font.width(of: text, at: 17, letterSpacing: 0.5)
                    }
                }
                group.leave()
            }
        }
        group.wait()
    }
}
