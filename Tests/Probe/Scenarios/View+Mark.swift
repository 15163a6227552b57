import SwiftUI

#if os(Linux)
extension View {
    /// Names a view whose frame is compared.
    func mark(_ name: String) -> some View { accessibilityIdentifier(name) }
}
#else
extension View {
    /// Names a view whose frame is recorded.
    func mark(_ name: String) -> some View { modifier(FrameMark(name: name)) }
}

/// A modifier that records the frame of a view, also in a list, which does not pass preferences on.
private struct FrameMark: ViewModifier {
    let name: String
    @Environment(\.frameRecorder) private var recorder
    @State private var id = UUID()

    func body(content: Content) -> some View {
        content.background(
            GeometryReader { proxy in
                recorder.record(name, id, proxy.frame(in: .global))
            }
        )
    }
}

/// The last frame of each marked view.
final class FrameRecorder {
    private(set) var frames: [String: [UUID: CGRect]] = [:]

    /// Records a frame, and returns a view without content.
    func record(_ name: String, _ id: UUID, _ frame: CGRect) -> Color {
        frames[name, default: [:]][id] = frame
        return Color.clear
    }
}

private struct FrameRecorderKey: EnvironmentKey {
    static let defaultValue = FrameRecorder()
}

extension EnvironmentValues {
    /// The recorder of the frames of marked views.
    var frameRecorder: FrameRecorder {
        get { self[FrameRecorderKey.self] }
        set { self[FrameRecorderKey.self] = newValue }
    }
}
#endif
