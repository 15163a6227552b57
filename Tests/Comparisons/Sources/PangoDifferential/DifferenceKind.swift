/// Why a line may differ from Pango's.
enum DifferenceKind: String, CaseIterable {
    case rounding =
        "ends: Pango rounds each glyph to 1/1024 point, and the text is as wide as its room but for that"
    case severalSpaces =
        "ends: of the spaces at the end of a line Pango lets one hang over, at that of a paragraph none, and we all"
    case hangingSpace =
        "ends: Pango lets a space within a word that is too wide hang over, such as a no-break space; to us it is a letter"
    case withinLigature =
        "ends: Pango breaks a word that is too wide within a ligature, and we keep its letters together"
    case anewAtEnd =
        "ends: Pango sets the end of a broken word anew, without kerning with what comes next"
    case anew = "widths: the same, and at any break behind a sign"
    case spaceWithinWord = "widths: Pango gives such a space at the end of a line no width"
    case standIns =
        "widths: spaces that the face lacks are of whole font units, to Pango of 1/1024 points"
    case turned =
        "widths: a glyph that kerning moves back moves as far forward by Pango"
    case stretches =
        "either: Pango gives a closing quote or bracket the script of its opening one, and kerns by that"
    case ownSpaces =
        "Pango's own word of a line's width counts spaces at its end but for one; compared is what is seen"
}
