/// A known reason for a difference from Pango.
enum DifferenceKind: String, CaseIterable {
    case rounding =
        "ends: Pango rounds each glyph to 1/1024 point, and the text otherwise fits exactly"
    case severalSpaces =
        "ends: Pango lets one trailing space overhang, none at the end of a paragraph; TypeScale lets all"
    case hangingSpace =
        "ends: Pango lets a space within a wide word overhang, such as a no-break space; TypeScale does not"
    case withinLigature =
        "ends: Pango breaks a wide word within a ligature; TypeScale keeps its letters together"
    case anewAtEnd =
        "ends: Pango shapes the end of a broken word again, without kerning with the next character"
    case anew = "widths: Pango shapes a broken word, or text after a sign, again without kerning"
    case spaceWithinWord = "widths: Pango gives a trailing space within a word no width"
    case standIns =
        "widths: TypeScale rounds missing space characters to font units, Pango to 1/1024 point"
    case turned =
        "either: Pango moves a glyph forward if kerning moves it back"
    case runsAnew =
        "either: Pango shapes each run of a broken word again, without the letters around the line"
    case overfull =
        "ends: Pango fills a line beyond its width if a no-break space joins words of both directions"
    case levels =
        "order: FriBidi resolves isolates, or brackets in embeddings, differently; ICU orders like TypeScale"
    case spacesWithin =
        "places: Pango leaves trailing spaces between words of the other direction; TypeScale moves them to the end, by rule L1"
    case ownSpaces =
        "Pango's line width includes trailing spaces except one; the visible widths are equal"
}
