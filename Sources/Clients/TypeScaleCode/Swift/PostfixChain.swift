/// The part of a postfix expression that was read so far.
///
/// It is `Text("a").font` before the second call of `Text("a").font(.body)`.
struct PostfixChain {
    /// The index of the first token.
    let start: Int
    /// The index after the last token, without the `#if` after it.
    var end: Int
    /// The expression so far.
    var expression: Int?
    /// The index of the last name, if the next call calls it.
    var name: Int?
    /// The index of the token after the receiver of the name.
    var receiverEnd: Int?
    /// Whether the name is the first, and follows a dot.
    var isImplicitMember = false
    var isMacro = false
    /// Whether a closure after it is not an argument, because it is a literal.
    var isLiteral = false
    /// The last call.
    var call: Int?
    /// Whether the last call is the whole expression so far.
    var endsWithCall = false
    /// The scope of the closure that is the whole expression so far.
    var closure: Int?

    init(start: Int) {
        self.start = start
        end = start
    }

    /// Ends the name, because something other than a call follows it.
    mutating func endName() {
        name = nil
        receiverEnd = nil
        isImplicitMember = false
        isMacro = false
        isLiteral = false
        endsWithCall = false
        closure = nil
    }
}
