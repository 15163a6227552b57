import Brand
import SwiftUI
import TypeScaleSwiftUI

/// The heading of a section, with an optional note.
public struct SectionHeading: View {
    private let title: String
    private let note: String?

    /// Creates a heading.
    public init(_ title: String, note: String? = nil) {
        self.title = title
        self.note = note
    }

    /// The title above the note.
    public var body: some View {
        VStack(alignment: .leading) {
            Text(title).font(Brand.heading)
            if let note { Text(note).font(Brand.body) }
        }
    }
}
