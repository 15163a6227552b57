import Foundation
import TypeScaleDiagnostics
import TypeScaleDocuments
import TypeScaleSettings

struct ReaderCommand: Command {
    static let name = "reader"
    static let summary = "Show the text size that the reader chose in the system's settings"
    static let discussion = """
        On Linux, the desktop's own programs read the settings, in this order: the desktop portal,
        GNOME, Cinnamon, MATE and KDE, then the variables GDK_DPI_SCALE and QT_FONT_DPI. If
        XDG_CURRENT_DESKTOP names one of these desktops, the settings of the others are not read. The
        settings of Cinnamon, MATE and KDE then come before the portal, which reports GNOME's. The scale
        of a screen is not a text size: in GDK_SCALE=2 GDK_DPI_SCALE=0.5, the factors undo each other.

        The first factor other than 1 is used, because 1 is also the value of a setting that the reader
        never changed. The nearest text size is the one whose body text is nearest in size. If no
        setting has a value, the text size is L, and the output shows the reason for each setting.

        --watch also shows each change, until the process ends. With --json, each change is one line.
        """

    let watch = Argument.flag("--watch", "Show each change, until the process ends")
    let format: Argument<OutputFormat> = .format

    func run(on console: Console) throws -> ExitStatus {
        if watch.value, format.value.isCSV {
            throw UsageError("--watch writes text or JSON, not CSV")
        }
        let watches = watch.value
        let mailbox = Mailbox { send in
            let settings = await SystemTextSize.current()
            send(settings)
            guard watches else { return }
            for await changed in SystemTextSize.changes(after: settings) { send(changed) }
        }
        while !console.output.isClosed, let settings = mailbox.next() {
            if watches {
                try write(settings, to: console)
            } else {
                try ReaderReport(settings: settings).write(as: format.value, to: console)
            }
        }
        return .success
    }

    /// Writes the settings as one line, so that the reading program can react to each line.
    private func write(_ settings: SystemTextSize, to console: Console) throws {
        let isJSON = format.value == .json
        let line =
            isJSON ? ReaderReport(settings: settings).json.jsonValue.text(.line) : "\(settings)"
        try console.output.writeLine(line)
        try console.output.flush()
    }
}
