/// A place where code makes a font, or sets one.
struct FontSite: Sendable {
    enum Kind: Sendable {
        /// A modifier, an assignment or an attribute sets the font.
        case applied
        /// A call makes a font for something else.
        case made
    }

    /// What a font is for.
    enum Target: Sendable {
        /// A view of SwiftUI, as an index in the views of the file.
        case view(Int)
        /// A property of a view of UIKit, as an index in the assignments of the file.
        case assignment(Int)
        /// A variable, a property or a parameter with a name.
        case name(String)
        /// An attributed string, with its text if the code states one.
        case attributedText(String?)
        case symbol
        /// A metric such as `lineHeight`, or the size of a text.
        case measurement
        case unknown
    }

    let kind: Kind
    let font: Expression
    let target: Target
    /// The scope that contains the code.
    let scope: Int
    /// The range of the modifier or the assignment, or of the call that makes the font.
    let range: Range<Int>
}
