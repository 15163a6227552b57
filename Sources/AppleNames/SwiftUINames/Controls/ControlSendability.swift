// Like views, controls belong to the main actor, so they are not `Sendable`.

@available(*, unavailable)
extension Button: Sendable {}
@available(*, unavailable)
extension ButtonStyleConfiguration: Sendable {}
@available(*, unavailable)
extension ButtonStyleConfiguration.Label: Sendable {}
@available(*, unavailable)
extension Label: Sendable {}
@available(*, unavailable)
extension LabeledContent: Sendable {}
@available(*, unavailable)
extension NavigationLink: Sendable {}
@available(*, unavailable)
extension Picker: Sendable {}
@available(*, unavailable)
extension ProgressView: Sendable {}
@available(*, unavailable)
extension SecureField: Sendable {}
@available(*, unavailable)
extension Stepper: Sendable {}
@available(*, unavailable)
extension TextField: Sendable {}
@available(*, unavailable)
extension Toggle: Sendable {}
@available(*, unavailable)
extension TextEditor: Sendable {}
