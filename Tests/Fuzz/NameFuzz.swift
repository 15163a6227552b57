// Names: a valid font with `name` and `fvar` from the input, registered and found by name.

import TypeScaleFonts
import TypeScaleTestSupport

/// Runs one input.
func fuzzName(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let split = min(Int(bytes.first ?? 0), bytes.count)
    var font = TestFont()
    font.replaced["fvar"] = FontBytes(Array(bytes.dropFirst().prefix(split)))
    font.replaced["name"] = FontBytes(Array(bytes.dropFirst(1 + split)))
    let registry = FontRegistry()
    guard let registration = try? registry.register(bytes: font.bytes, name: "fuzz") else {
        return 0
    }
    for face in registration.faces {
        precondition(!face.postScriptName.isEmpty)
        let match = try? registry.face(named: face.postScriptName)
        precondition(match?.face === face)
        precondition(registry.familyNames == [face.familyName])
        for name in registry.faceNames(forFamilyName: face.familyName) {
            precondition((try? registry.face(named: name)) != nil)
        }
    }
    do throws(FontNotFound) {
        _ = try registry.face(named: "NoSuchFace-Regular")
    } catch {
        _ = error.description
    }
    try? registry.unregister(path: "fuzz")
    precondition(registry.familyNames.isEmpty)
    return 0
}
