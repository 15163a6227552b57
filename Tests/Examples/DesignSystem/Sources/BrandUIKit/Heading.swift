import Brand
import UIKit

/// A label for the heading of a section.
///
/// Text with a line height does not resize itself, so the label sets it again when the reader
/// chooses another size.
public final class Heading: UILabel {
    /// The heading.
    public var title = "" {
        didSet { update() }
    }

    /// Creates a heading.
    public init(_ title: String) {
        super.init(frame: .zero)
        numberOfLines = 0
        self.title = title
        update()
    }

    /// Creates an empty heading, because this label is not archived.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        update()
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        update()
    }

    private func update() {
        attributedText = NSAttributedString(
            brand: title,
            Brand.heading,
            compatibleWith: traitCollection
        )
    }
}
