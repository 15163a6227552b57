/// A part of Swift code between delimiters that waits to be read.
struct CodeRegion {
    enum Kind {
        /// A list of expressions, which can be the arguments of a call.
        case elements(call: Int?)
        /// Types with default values: the parameters of a function, or the values of a case.
        case parameters
        case closure
        case statements
        /// The members of a type, in which `case` declares a case.
        case members
        /// The accessors of a variable, or the statements of its getter.
        case accessors
    }

    let kind: Kind
    /// The tokens between the delimiters.
    let tokens: Range<Int>
    let scope: Int
}
