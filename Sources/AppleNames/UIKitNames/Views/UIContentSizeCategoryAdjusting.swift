public import Foundation

/// An object that can adjust its font to the reader's category.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether the object adjusts its font to the category. Fonts of a fixed size never change.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
