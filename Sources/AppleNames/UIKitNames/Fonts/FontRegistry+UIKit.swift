import Foundation
import TypeScaleFonts

extension FontRegistry {
    /// Returns the registered face that has the given PostScript, family or full name.
    ///
    /// Returns `nil` if no face has the name, or if the registered file can no longer be read. As
    /// in CSS, the case of letters doesn't matter. A name in the same case takes precedence.
    func uiKitFace(named name: String) -> UIKitFace? {
        let match =
            (try? face(named: name))
            ?? names.first { $0.isSameFontName(as: name) }.flatMap { try? face(named: $0) }
        return match.flatMap { UIKitFace($0) }
    }

    /// Returns all faces and named instances of a family whose files can still be read.
    func uiKitFaces(ofFamily family: String) -> [UIKitFace] {
        uiKitFaceNames(ofFamily: family).compactMap(uiKitFace(named:))
    }

    /// Returns the sorted PostScript names of a family, whose case doesn't matter.
    func uiKitFaceNames(ofFamily family: String) -> [String] {
        let names = faceNames(forFamilyName: family)
        guard names.isEmpty else { return names }
        let other = familyNames.first { $0.isSameFontName(as: family) }
        return other.map(faceNames(forFamilyName:)) ?? []
    }
}

extension String {
    /// Returns whether two names of fonts are equal, apart from the case of letters.
    ///
    /// [CSS](https://www.w3.org/TR/css-fonts-4/#font-family-casing) defines this comparison.
    func isSameFontName(as other: String) -> Bool {
        self == other || lowercased() == other.lowercased()
    }
}
