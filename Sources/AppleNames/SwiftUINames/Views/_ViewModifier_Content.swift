// swift-format-ignore: NoLeadingUnderscores
/// The view to which a modifier is applied.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let content: any View
}

extension _ViewModifier_Content: PrimitiveView {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne(content).makeIterator())
    }
}
