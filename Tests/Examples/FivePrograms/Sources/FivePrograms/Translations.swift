import TypeScaleLocalization

/// Checks that the titles of tabs fit.
public func checkTabs(paths: [String]) -> TranslationReport {
    let slot = Slot("Tab title", keys: ["tab.*"], width: 80, font: .system(.caption2))
    return TranslationCheck([slot]).report(paths: paths)
}
