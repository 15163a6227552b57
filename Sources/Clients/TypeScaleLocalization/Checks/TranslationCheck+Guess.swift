import TypeScaleDiagnostics
public import TypeScaleLayout

extension TranslationCheck {
    /// Returns slots that the texts in the source language fit at L.
    ///
    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - font: The font of all slots.
    ///   - margin: The share of the width to add, such as 0.5 for 50 percent.
    /// - Returns: The slots, and the errors in the files.
    /// - Complexity: O(*n* log *n*) in the sizes of the files.
    public func guessedSlots(
        paths: [String],
        font: FontDescription,
        margin: Double = SlotGuess.defaultMargin
    ) -> SlotGuess {
        var guess = SlotGuess(self, font, margin)
        var needs = SlotNeeds(self, font)
        let data = DataFiles(paths, searched: searchedPaths)
        let source = sourceLanguage(of: nil)
        for group in TranslationGroup.groups(paths, source: source) {
            for (index, path) in group.paths.enumerated() {
                // Files that are named for another language contain no source texts, except for
                // formats that contain both.
                let language = TranslationFileName(path).language
                let isSource = TranslationGroup.isSource(language, source)
                if !isSource, index > 0, needs.hasSource(ofGroup: group.paths[0]) { continue }
                do throws(Diagnostic) {
                    let catalog = try TranslationCatalog(path, from: .fileSystem, data, limits)
                    guess.diagnostics += catalog.diagnostics
                    guess.diagnostics += needs.add(catalog)
                } catch {
                    if error.kind == .otherDocument {
                        guess.notes.append(error)
                    } else {
                        guess.diagnostics.append(error)
                    }
                }
            }
        }
        do throws(Diagnostic) {
            guess.slots = try needs.slots(margin: guess.margin)
        } catch {
            guess.diagnostics.append(error)
        }
        if guess.slots.isEmpty, guess.diagnostics.isEmpty {
            let detail = "no source texts in the language \(source); set the source language"
            guess.diagnostics.append(Diagnostic(.notFound, detail))
        }
        return guess
    }
}
