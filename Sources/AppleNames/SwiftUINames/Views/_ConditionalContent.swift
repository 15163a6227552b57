// swift-format-ignore: NoLeadingUnderscores
/// The view for a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
    let content: any View
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    func contents(in environment: inout EnvironmentValues) -> AnyIterator<any View> {
        AnyIterator(CollectionOfOne(content).makeIterator())
    }

    func parts(_ contents: [ViewPart], in environment: EnvironmentValues) -> [ViewPart] {
        var contents = contents
        let branch = ViewPart.Branch()
        for index in contents.indices { contents[index].branch = branch }
        return contents
    }
}
