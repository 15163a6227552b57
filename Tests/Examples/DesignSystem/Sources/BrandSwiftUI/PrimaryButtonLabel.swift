import Brand
import SwiftUI
import TypeScaleSwiftUI

extension View {
    /// Styles the label of the button for the main action of a screen.
    ///
    ///     Button("Buy", action: buy).primaryButtonLabel()
    public func primaryButtonLabel() -> some View { modifier(PrimaryButtonLabel()) }
}

/// The style of the label, whose space around the text grows with the text, up to 1.5 times.
struct PrimaryButtonLabel: ViewModifier {
    @ScaledMetric(relativeTo: .callout) private var space: CGFloat = 12

    func body(content: Content) -> some View {
        content
            .font(Brand.button)
            .lineLimit(1)
            .padding(min(space, 18))
    }
}
