public import TypeScale
import UIKitNames

/// The font that a request selects in an environment.
///
/// This type is not part of SwiftUI.
public struct SelectedFont: Sendable {
    /// The face and the rule for scaling it.
    ///
    /// A missing face keeps its requested name.
    public let description: FontDescription

    /// The face in the unscaled size, with the traits and features that were requested.
    ///
    /// A missing face is replaced by the system font.
    let face: UIFont

    /// The name of the missing face, or `nil` if the face was found.
    public let missingName: String?
}
