/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides.
    case justified = 3
    /// Where the writing direction begins.
    case natural = 4
}

/// What becomes of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, between words.
    case byWordWrapping = 0
    /// It goes on in the next line, between characters.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its beginning is left out.
    case byTruncatingHead = 3
    /// Its end is left out.
    case byTruncatingTail = 4
    /// Its middle is left out.
    case byTruncatingMiddle = 5
}

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
    /// By the characters.
    case natural = -1
    /// As Latin and Hangul.
    case leftToRight = 0
    /// As Arabic and Hebrew.
    case rightToLeft = 1
}
