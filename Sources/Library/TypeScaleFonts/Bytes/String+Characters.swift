extension String {
    /// Returns the end of the character that starts at an index before the end of the text.
    ///
    /// Use it instead of `index(after:)`, which first searches for the start of the character
    /// unless a string returned the index for a character. The search reads all flags, joined
    /// emoji or marks before the index. A substring starts with a character, so it needs no search.
    package func endOfCharacter(from start: Index) -> Index {
        let rest = self[start...]
        return rest.index(after: rest.startIndex)
    }
}
