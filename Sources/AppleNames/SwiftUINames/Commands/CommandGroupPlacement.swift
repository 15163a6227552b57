/// A standard group of menu items.
public struct CommandGroupPlacement: Sendable {
    private init() {}

    /// The items that describe the app.
    public static let appInfo = Self()
    /// The items that open the app's settings.
    public static let appSettings = Self()
    /// The items of other apps' services.
    public static let systemServices = Self()
    /// The items that hide apps.
    public static let appVisibility = Self()
    /// The items that quit the app.
    public static let appTermination = Self()
    /// The items that create and open documents.
    public static let newItem = Self()
    /// The items that save documents.
    public static let saveItem = Self()
    /// The items that import and export documents.
    public static let importExport = Self()
    /// The items that print documents.
    public static let printItem = Self()
    /// The items that undo and redo.
    public static let undoRedo = Self()
    /// The items of the pasteboard.
    public static let pasteboard = Self()
    /// The items that edit text.
    public static let textEditing = Self()
    /// The items that format text.
    public static let textFormatting = Self()
    /// The items that change the toolbar, in the View menu.
    public static let toolbar = Self()
    /// The items that change the sidebar, in the View menu.
    public static let sidebar = Self()
    /// The items that resize a window.
    public static let windowSize = Self()
    /// The items that list windows.
    public static let windowList = Self()
    /// The items that open single windows.
    public static let singleWindowList = Self()
    /// The items that arrange windows.
    public static let windowArrangement = Self()
    /// The items that help.
    public static let help = Self()
}
