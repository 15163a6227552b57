extension StringProtocol {
    /// Whether two names have the same bytes.
    ///
    /// Comparing strings with `==` takes time that grows with the square of the accents on a letter,
    /// which a name from outside may have thousands of.
    package func isSameName(as other: some StringProtocol) -> Bool {
        utf8.elementsEqual(other.utf8)
    }
}
