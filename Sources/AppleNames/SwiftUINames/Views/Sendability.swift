// As in SwiftUI, views and their builders belong to the main actor, so they are not `Sendable`.

@available(*, unavailable)
extension AnyView: Sendable {}
@available(*, unavailable)
extension ForEach: Sendable {}
@available(*, unavailable)
extension Group: Sendable {}
@available(*, unavailable)
extension HStack: Sendable {}
@available(*, unavailable)
extension LazyVStack: Sendable {}
@available(*, unavailable)
extension List: Sendable {}
@available(*, unavailable)
extension ModifiedContent: Sendable {}
@available(*, unavailable)
extension NavigationView: Sendable {}
@available(*, unavailable)
extension ScrollView: Sendable {}
@available(*, unavailable)
extension Section: Sendable {}
@available(*, unavailable)
extension TupleView: Sendable {}
@available(*, unavailable)
extension ViewBuilder: Sendable {}
@available(*, unavailable)
extension VStack: Sendable {}
@available(*, unavailable)
extension ZStack: Sendable {}
@available(*, unavailable)
extension _ConditionalContent: Sendable {}
@available(*, unavailable)
extension _ViewModifier_Content: Sendable {}
@available(*, unavailable)
extension Form: Sendable {}
@available(*, unavailable)
extension GeometryReader: Sendable {}
@available(*, unavailable)
extension LazyHStack: Sendable {}
@available(*, unavailable)
extension NavigationStack: Sendable {}
@available(*, unavailable)
extension ViewThatFits: Sendable {}

// The same applies to the values that views store.

@available(*, unavailable)
extension Binding: Sendable {}
@available(*, unavailable)
extension State: Sendable {}
@available(*, unavailable)
extension Environment: Sendable {}
@available(*, unavailable)
extension EnvironmentValues: Sendable {}
