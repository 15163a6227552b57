import CGTK

/// A window that shows texts below each other, with a style sheet that can change.
@MainActor
final class Window {
    private let window: UnsafeMutablePointer<GtkWindow>
    private let provider: UnsafeMutablePointer<GtkCssProvider>

    /// Creates a window, or returns `nil` if GTK cannot open a display.
    init?(title: String, texts: [(name: String, text: String)]) {
        guard gtk_init_check() != 0, let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0),
            let widget = gtk_window_new(), let provider = gtk_css_provider_new()
        else { return nil }
        window = Self.cast(widget)
        self.provider = provider
        gtk_widget_add_css_class(box, "notice")
        for (name, text) in texts {
            let label = gtk_label_new(text)
            gtk_label_set_wrap(OpaquePointer(label), 1)
            gtk_label_set_xalign(OpaquePointer(label), 0)
            gtk_widget_add_css_class(label, name)
            gtk_box_append(Self.cast(box), label)
        }
        gtk_window_set_title(window, title)
        gtk_window_set_default_size(window, 360, -1)
        gtk_window_set_titlebar(window, gtk_header_bar_new())
        gtk_window_set_child(window, box)
        gtk_style_context_add_provider_for_display(
            gtk_widget_get_display(widget),
            OpaquePointer(provider),
            UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
        )
    }

    /// Replaces the style sheet, after which GTK lays out all texts again.
    func load(_ styleSheet: String) { gtk_css_provider_load_from_data(provider, styleSheet, -1) }

    /// Whether the reader has not closed the window.
    var isOpen: Bool { g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 }

    /// Shows the window.
    func present() { gtk_window_present(window) }

    /// Returns a widget as a pointer to its class, as GTK's macros in C do.
    private static func cast<Class>(
        _ widget: UnsafeMutablePointer<GtkWidget>
    ) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Class.self)
    }
}
