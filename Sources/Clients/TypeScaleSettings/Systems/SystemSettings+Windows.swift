#if os(Windows)
import TypeScale
import WinSDK

extension SystemSettings {
    /// Reads the text size from the registry, which contains it in percent.
    static func read(
        _ environment: [String: String],
        until deadline: ContinuousClock.Instant
    ) -> SystemTextSize {
        var percentage: DWORD = 0
        var size = DWORD(MemoryLayout<DWORD>.size)
        let key = #"Software\Microsoft\Accessibility"#
        let status = unsafe key.withCString(encodedAs: UTF16.self) { key in
            unsafe "TextScaleFactor".withCString(encodedAs: UTF16.self) { name in
                let flags = DWORD(RRF_RT_REG_DWORD)
                return unsafe RegGetValueW(
                    HKEY_CURRENT_USER,
                    key,
                    name,
                    flags,
                    nil,
                    &percentage,
                    &size
                )
            }
        }
        let value: SystemTextSize.Answer.Value =
            switch status {
            case ERROR_SUCCESS: .scale(Double(percentage) / 100)
            // The value exists once the reader has changed the text size.
            case ERROR_FILE_NOT_FOUND: .scale(1)
            default: .none("the registry returned the error \(status)")
            }
        return SystemTextSize(answers: [SystemTextSize.Answer(source: .windows, value: value)])
    }
}
#endif
