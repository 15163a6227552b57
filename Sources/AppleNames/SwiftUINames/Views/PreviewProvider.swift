/// A source of previews for Xcode.
///
/// The macro `#Preview` is absent, because a package without dependencies cannot declare macros.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View

    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
