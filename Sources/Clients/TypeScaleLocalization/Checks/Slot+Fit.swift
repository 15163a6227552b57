public import TypeScaleLayout

extension Slot {
    /// Returns the text sizes at which a text does not fit the slot.
    ///
    /// The text is measured as it is, without values for placeholders. Use the result in a test:
    ///
    ///     let fit = try slot.fit("Einstellungen", language: "de")
    ///     #expect(fit.verdict == .fits, "\(fit)")
    ///     XCTAssertEqual(fit.verdict, .fits, "\(fit)")
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - language: The language code, which determines the direction and where lines may end.
    ///   - fonts: The fonts that contain the slot's face. The default is only the system font.
    ///   - fallbacks: The faces to use for characters that the face does not support.
    /// - Returns: The result for the width that is too small first.
    /// - Throws: `LayoutError` if a face cannot be found or read, or if the text exceeds 1 GiB.
    /// - Complexity: O(*n*) in the length of the text.
    public func fit(
        _ text: String,
        language: String = "",
        fonts: some FontProvider = FontRegistry(),
        fallbacks: [Typeface] = []
    ) throws(LayoutError) -> Fit {
        let boxes: SlotBoxes
        do throws(FontNotFound) {
            boxes = try SlotBoxes(
                self,
                on: platform,
                TextSizeStep.categories,
                curve: nil,
                fonts: fonts,
                fallbacks: fallbacks
            )
        } catch {
            throw .fontNotFound(error)
        }
        do throws(FontError) {
            let fits = try boxes.fits(text, language)
            return fits[fits.worstIndex]
        } catch {
            throw .unreadableFont(error)
        }
    }
}
