import TypeScaleCode

/// A font that code makes or sets, with the values that it can have.
struct FontUse: Sendable {
    /// What the font is for.
    enum Subject: Sendable {
        case text
        /// Only images, for example symbols.
        case images
        /// Nothing that a reader sees: a metric, or an image that no font changes.
        case nothing
        case unknown
    }

    let site: FontSite
    let file: Int
    let place: Place?
    let fonts: [FontValue]
    /// The reason why the font, or one of several, is unknown.
    let unknown: Value.Unknown?
    let subject: Subject
    /// The label of UIKit that has the font.
    let label: LabelTable.Key?
    let system: BuildConfiguration.System
}

extension FontUse {
    /// The minimum size of a font that shows text, in points.
    static let minimumShownSize = 4.0

    /// Returns whether the font is made where it is used, and not by a name of the app.
    func isMadeHere(_ font: FontValue) -> Bool {
        guard let origin = font.origin else { return true }
        return origin.file == file && site.range.contains(origin.range.lowerBound)
            && origin.range.upperBound <= site.range.upperBound
    }

    /// The name of the app that provides the font, such as `bodyFont`, or `nil`.
    var name: String? {
        switch site.font.form {
        // The initializer that makes SwiftUI's font of one of UIKit.
        case .call(let function, _) where function.lastName == "Font": nil
        case .call(let function, _): function.lastName
        default: site.font.lastName
        }
    }
}
