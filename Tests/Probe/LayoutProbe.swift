// Records the frames of the layout scenarios as JSON. CONTRIBUTING.md explains how to run it.

#if os(iOS)
import SwiftUI

/// The frames of the marked views in all scenarios, relative to their scenario.
@MainActor
struct LayoutProbe {
    private static let categories: [(String, UIContentSizeCategory)] = [
        ("XS", .extraSmall), ("L", .large), ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    /// Writes the file.
    static func write(to path: String) throws {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        var layouts: [[String: Any]] = []
        for scenario in LayoutScenario.all {
            for (name, category) in categories {
                layouts.append([
                    "scenario": scenario.id, "category": name, "frames": frames(scenario, category),
                ])
            }
        }
        let file: [String: Any] = [
            "system": "iOS \(version.majorVersion).\(version.minorVersion)",
            "device": ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? "unknown",
            "scale": Double(UITraitCollection.current.displayScale), "layouts": layouts,
        ]
        let data = try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys])
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// Returns the frames by name, each as an origin and a size.
    private static func frames(
        _ scenario: LayoutScenario,
        _ category: UIContentSizeCategory
    ) -> [String: [[Double]]] {
        let recorder = FrameRecorder()
        let view = scenario.view().mark("root")
            .fixedSize(horizontal: false, vertical: true)
            .frame(width: scenario.width, alignment: .topLeading)
            .environment(\.frameRecorder, recorder)
            .ignoresSafeArea()
        let host = UIHostingController(rootView: view)
        let parent = UIViewController()
        parent.addChild(host)
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        parent.setOverrideTraitCollection(traits, forChild: host)
        parent.view.addSubview(host.view)
        host.view.frame = CGRect(x: 0, y: 0, width: scenario.width, height: 2_000)
        host.didMove(toParent: parent)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
        window.frame = host.view.frame
        window.rootViewController = parent
        window.isHidden = false
        window.layoutIfNeeded()
        // Lists create their rows after a turn of the loop.
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        window.isHidden = true
        let root = recorder.frames["root"]?.values.first?.origin ?? .zero
        var frames: [String: [[Double]]] = [:]
        for (name, found) in recorder.frames where name != "root" {
            frames[name] = found.values.map { frame in
                [frame.minX - root.x, frame.minY - root.y, frame.width, frame.height].map {
                    Double($0)
                }
            }.sorted { $0.lexicographicallyPrecedes($1) }
        }
        return frames
    }
}
#endif
