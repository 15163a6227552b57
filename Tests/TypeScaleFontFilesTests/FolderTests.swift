import Foundation
import Testing
import TypeScaleFontFiles
import TypeScaleFonts
import TypeScaleTestSupport

struct FolderTests {
    @Test func `registering a folder reports folders that were not searched`() throws {
        let deep = String(repeating: "d/", count: 33)
        let folder = try Folder([deep + "a.ttf": []])
        let registration = try FontRegistry().register(folder: folder.url)
        #expect(registration.faces.isEmpty)
        #expect(registration.diagnostics.map(\.code) == [.exceededResourceLimit])
    }
}
