public import TypeScaleDiagnostics

/// A rule about text in an app's code.
///
///     for rule in CodeRule.allCases { print(rule.rawValue, rule.severity) }
public enum CodeRule: String, CaseIterable, Sendable {
    /// A text whose size no setting changes.
    case fixedSize = "fixed-size"
    /// A symbol whose size no setting changes.
    case fixedSymbol = "fixed-symbol"
    /// A label that does not follow later changes of the text size.
    case notAdjusting = "not-adjusting"
    /// A font that grows twice.
    case scaledTwice = "scaled-twice"
    /// A custom font that grows like body text, although its size is far from body's.
    case customWithoutStyle = "custom-without-style"
    /// A font that grows like a text style whose size is far from the font's.
    case styleMismatch = "style-mismatch"
    /// A text that cannot become twice as large.
    case stopsBelow200 = "stops-below-200"
    /// A box that is too small for its text at some text sizes.
    case clips
    /// A text whose number of lines is limited.
    case lineLimit = "line-limit"
    /// A text of less than 11 points.
    case smallText = "small-text"
    /// A text in a thin weight.
    case thinText = "thin-text"
    /// A font file that the app does not register, or a registered font without a file.
    case fontNotRegistered = "font-not-registered"
    /// A font name that neither the app's fonts nor the system have.
    case fontNameUnknown = "font-name-unknown"
}

extension CodeRule {
    /// How serious the findings of the rule are, unless a finding says otherwise.
    public var severity: Diagnostic.Severity {
        switch self {
        case .scaledTwice, .fontNotRegistered, .fontNameUnknown: .error
        case .fixedSize, .notAdjusting, .customWithoutStyle, .stopsBelow200, .clips, .smallText:
            .warning
        case .fixedSymbol, .styleMismatch, .lineLimit, .thinText: .note
        }
    }
}
