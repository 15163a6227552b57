import Testing
import TypeScaleCode
import TypeScaleTestSupport

/// Laws of every file, whatever its bytes.
struct MalformedSwiftTests {
    /// Code with most parts of the grammar.
    static let code = ##"""
        // typescale:ignore
        @main struct App<T: P>: View where T.A == [Int: B?] { @State(a: 1) private var b = f { 1 } onEnd: { 2 }, c: C = .init()
          var body: some View { Text("a \(b(c)) \("d \(e)")").font(.system(size: 17)).frame(width: a < b ? 1 : -2.5)
            #if os(iOS)
            .padding(.top, x[1]?.y!)
            #endif
            ForEach(items, id: \.self) { [weak self, z = g()] (item: Item) -> Row in Row<Item>(item) } }
          init?(x: Int = max(1, 2)) throws { guard let y = x as? Int, case .some(let z) = w else { return nil } ; self.c = try await h() }
          func == <U>(l: U, r: U) -> (A, B) { switch l { case .a(let x) where x > 1, is B: i() default: break }
            for try await j in k where l { do { m() } catch let e as N { o() } }; repeat { p = q ? r : s } while t(u) }
          subscript(i: Int) -> V { get { values[i] } set { values.reduce(0, +) } }
        } ; let re = /a(b)/, raw = #"x \#(y("z"))"#, multi = """
          \(line())
          """
        #Preview("p") { App() } /* end /* nested */ */
        """##

    /// Checks the laws of the results, which must hold for malformed code, too.
    private func check(_ bytes: [UInt8]) {
        let source = SwiftSource(valid: bytes)
        #expect(source.scopes.first?.range == 0..<bytes.count)
        checkScopes(source)
        for call in source.calls {
            let scope = source.scopes[call.scope]
            #expect(scope.range.contains(call.expression) && call.expression.contains(call.name))
            if let receiver = call.receiver {
                #expect(
                    receiver.lowerBound == call.expression.lowerBound
                        && receiver.upperBound < call.name.lowerBound
                )
            }
            if let base = call.base {
                let base = source.calls[base]
                #expect(
                    base.expression.lowerBound == call.expression.lowerBound
                        && base.scope == call.scope
                )
                #expect(base.expression.upperBound <= call.expression.upperBound)
            }
            for (first, second) in zip(call.arguments, call.arguments.dropFirst()) {
                #expect(first.value.upperBound <= second.value.lowerBound)
            }
            for argument in call.arguments {
                #expect(call.expression.contains(argument.value))
                check(source, argument.value, argument.call, argument.closure)
            }
        }
        for declaration in source.declarations {
            #expect(source.scopes[declaration.scope].range.contains(declaration.name))
            if let body = declaration.body {
                #expect(source.scopes[body].parent == declaration.scope)
            }
            if let value = declaration.value {
                check(source, value, declaration.call, declaration.closure)
            }
        }
        for assignment in source.assignments {
            #expect(assignment.target.upperBound < assignment.value.lowerBound)
            check(source, assignment.value, assignment.call, assignment.closure)
        }
        #expect(source.problems.map(\.offset) == source.problems.map(\.offset).sorted())
    }

    private func checkScopes(_ source: SwiftSource) {
        var open: [Int] = []
        for (index, scope) in source.scopes.enumerated() {
            while let last = open.last,
                source.scopes[last].range.upperBound <= scope.range.lowerBound, last > 0
            {
                open.removeLast()
            }
            #expect(scope.parent == open.last)
            #expect(open.allSatisfy { source.scopes[$0].range.contains(scope.range) })
            open.append(index)
        }
    }

    private func check(_ source: SwiftSource, _ value: Range<Int>, _ call: Int?, _ closure: Int?) {
        if let call { #expect(value.contains(source.calls[call].expression)) }
        if let closure { #expect(value.contains(source.scopes[closure].range)) }
    }

    @Test
    func `each start of a file is read`() {
        let bytes = Array(Self.code.utf8)
        for end in bytes.indices { check(Array(bytes[..<end])) }
    }

    @Test
    func `a file with changed bytes is read`() {
        var generator = SeededGenerator(seed: 40)
        let signs = Array("(){}[]<>\"\\#@.,:;=?!&/*-+ \n\0a".utf8)
        for _ in 0..<600 {
            var bytes = Array(Self.code.utf8)
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let index = Int.random(in: bytes.indices, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[index] = signs.randomElement(using: &generator) ?? 0
                case 1: bytes.insert(signs.randomElement(using: &generator) ?? 0, at: index)
                default: bytes.remove(at: index)
                }
            }
            check(bytes)
        }
    }

    @Test
    func `random signs are read`() {
        var generator = SeededGenerator(seed: 41)
        let words = [
            "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\\(", "#if", "#endif", "@a", ".", ",",
            ":", "=", "?", "!", "->", "if", "let",
            "case", "switch", "func", "init", "in", "where", "a", "1", "\n", " ", "/", "as", "#\"",
            "\"\"\"", "//", "/*", "else", "each", "\u{D7}",
        ]
        for _ in 0..<1_500 {
            let count = Int.random(in: 1...40, using: &generator)
            let code = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
            check(Array(code.joined(separator: Bool.random(using: &generator) ? "" : " ").utf8))
        }
    }

    @Test(
        arguments: [
            ("f(", ")", 10_000), ("(", ")", 0), ("[", "", 0), ("{ f(", "", 10_000),
            ("f { ", "}", 10_000), ("if f() { ", "}", 10_000),
            (".f()", "", 10_000), ("if ", "", 0), ("a < ", "", 0), ("a<", ">", 0),
            ("public ", "", 0), ("a ? ", "", 0), ("try ", "", 0),
            ("x = if a { 1 } else ", "", 0), ("\"\\(f(", "", 0), ("a\n#if A\n.f()\n", "", 10_000),
            ("@a(f()) ", "", 10_000), ("/* ", "", 0),
        ]
    )
    func `deep code is read`(start: String, end: String, calls: Int) {
        let count = 10_000
        let code = String(repeating: start, count: count) + String(repeating: end, count: count)
        #expect(SwiftSource(code).calls.count >= calls)
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
