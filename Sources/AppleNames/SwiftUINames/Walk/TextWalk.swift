/// The texts of a view's tree, in the order in which a reader meets them.
///
/// The walk calls the `body` of each view and of each modifier once. Meanwhile, UIKit's
/// current traits equal the traits in the root's environment, as in a hosting controller. An array
/// contains the views to visit, so a deep tree does not exhaust the stack.
///
///     for text in TextWalk(SettingsView(), in: EnvironmentValues()).texts { print(text.string) }
///
/// This type is not part of SwiftUI.
@MainActor
public struct TextWalk {
    /// The limits on a walk, which end the walk of a view that contains itself.
    public struct Limits: Sendable {
        /// The maximum depth of a view, to which each body and each modifier add a level.
        public var depth = 1_000
        /// The maximum number of views.
        public var views = 100_000

        /// Creates the default limits.
        public init() {}
    }

    /// The texts, one for each string with its own attributes.
    public private(set) var texts: [RecordedText] = []

    /// The buttons, each in its own environment.
    private(set) var buttons: [RecordedButton] = []

    /// The parts of the layout.
    private(set) var parts: [ViewPart] = []

    /// Whether the walk skipped views that are deeper than the maximum.
    public private(set) var skippedDeepViews = false

    /// Whether the walk ended at the maximum number of views.
    public private(set) var reachedViewLimit = false

    /// Records the texts of a view.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - environment: The environment of the view.
    ///   - limits: The limits, beyond which views are skipped and reported.
    public init(
        _ root: some View,
        in environment: EnvironmentValues,
        limits: Limits = Limits()
    ) {
        environment.uiTraits.performAsCurrent { record(root, environment, limits) }
    }

    private mutating func record(
        _ root: some View,
        _ environment: EnvironmentValues,
        _ limits: Limits
    ) {
        var levels = [Level(root, environment)]
        // The parts that were found in each level.
        var parts: [[ViewPart]] = [[]]
        func add(_ part: ViewPart) { parts[parts.count - 1].append(part) }
        var remaining = limits.views
        while let level = levels.last {
            let next = level.environment.withCurrent { level.views.next() }
            guard let view = next, !reachedViewLimit else {
                let contents = level.parts(parts.removeLast())
                levels.removeLast()
                if levels.isEmpty { self.parts = contents } else { contents.forEach(add) }
                continue
            }
            guard remaining > 0 else {
                reachedViewLimit = true
                add(ViewPart(unknown: "a view with more than \(limits.views) views"))
                continue
            }
            remaining -= 1
            var environment = level.environment
            if let text = view as? Text {
                texts += text.runs.map { RecordedText($0, environment) }
                text.parts([], in: environment).forEach(add)
            } else if levels.count >= limits.depth {
                skippedDeepViews = true
                add(ViewPart(unknown: "a view deeper than \(limits.depth) levels"))
            } else {
                if let button = view as? any PressableView & ContainerView {
                    buttons.append(RecordedButton(button, in: environment))
                }
                let contents = Self.contents(of: view, in: &environment)
                levels.append(Level(contents, environment, view))
                parts.append([])
            }
        }
    }

    /// The views of one level that are yet to be visited, and their environment.
    private struct Level {
        let views: AnyIterator<any View>
        let environment: EnvironmentValues
        /// The view that contains these views, or `nil` at the root.
        private let container: (any View)?

        init(
            _ views: AnyIterator<any View>,
            _ environment: EnvironmentValues,
            _ container: (any View)?
        ) {
            self.views = views
            self.environment = environment
            self.container = container
        }

        init(_ root: some View, _ environment: EnvironmentValues) {
            let views = AnyIterator(CollectionOfOne<any View>(root).makeIterator())
            self.init(views, environment, nil)
        }

        /// Returns the parts of the container from the parts of its views.
        @MainActor func parts(_ contents: [ViewPart]) -> [ViewPart] {
            guard let container else { return contents }
            if let primitive = container as? any PrimitiveView {
                return primitive.parts(contents, in: environment)
            }
            return TextWalk.hasBody(container)
                ? contents : [ViewPart(unknown: "\(type(of: container))")]
        }
    }

    private static func hasBody<V: View>(_ view: V) -> Bool { V.Body.self != Never.self }

    private static func contents<V: View>(
        of view: V,
        in environment: inout EnvironmentValues
    ) -> AnyIterator<any View> {
        if let primitive = view as? any PrimitiveView {
            return primitive.contents(in: &environment)
        }
        guard V.Body.self != Never.self else { return AnyIterator { nil } }
        let body: any View = environment.withCurrent { view.body }
        return AnyIterator(CollectionOfOne(body).makeIterator())
    }
}
