import CGTK
import Foundation
import TypeScaleSettings

/// Shows a window whose texts follow the reader's setting while it is open.
@main
@MainActor
enum Program {
    static func main() {
        let texts = Notice.parts.map { ($0.name, $0.text) }
        guard let window = Window(title: "Timetable", texts: texts) else {
            FileHandle.standardError.write(Data("Notice: GTK cannot open a display\n".utf8))
            exit(1)
        }
        // The task runs on other threads, and GTK's functions on this one.
        Task.detached {
            let settings = await SystemTextSize.current()
            callFromMainLoop {
                window.load(Notice.styleSheet(for: settings))
                window.present()
            }
            for await changed in SystemTextSize.changes(after: settings) {
                callFromMainLoop { window.load(Notice.styleSheet(for: changed)) }
            }
        }
        while window.isOpen { g_main_context_iteration(nil, 1) }
    }

    /// Calls a closure from GTK's main loop, on the main thread.
    ///
    /// Awaiting the main actor would not work, because its queue does not run during GTK's loop.
    nonisolated static func callFromMainLoop(_ body: @escaping @MainActor () -> Void) {
        g_idle_add(
            { data in
                if let data {
                    let call = Unmanaged<Call>.fromOpaque(data).takeRetainedValue()
                    MainActor.assumeIsolated { call.body() }
                }
                return 0  // Once.
            },
            Unmanaged.passRetained(Call(body: body)).toOpaque()
        )
    }

    /// An object with a closure, which C can store.
    private final class Call: Sendable {
        let body: @MainActor () -> Void

        init(body: @escaping @MainActor () -> Void) { self.body = body }
    }
}
