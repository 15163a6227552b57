import Testing
import TypeScale
import TypeScaleDiagnostics

@testable import TypeScaleTokens

/// The arithmetic of Tokens Studio.
struct ExpressionTests {
    /// Reads a role whose size is an expression.
    private func role(
        _ size: String,
        _ tokens: String = "",
        lineHeight: String = "1.5"
    ) throws -> DesignSystem.Recovered {
        try read(
            """
            {"base": {"value": "16", "type": "fontSizes"}, "ratio": {"value": 1.25},
             "unit": {"value": "4px"}, \(tokens)
             "a": {"value": {"fontFamily": "system-ui", "fontSize": "\(size)", "fontWeight": 400,
              "lineHeight": "\(lineHeight)", "letterSpacing": "0"}, "type": "typography"}}
            """
        )
    }

    /// The expected values are the results of the arithmetic.
    @Test(arguments: [
        ("{base} * 1.25", 20.0), ("{base}*{ratio}", 20), ("{base} + {unit}", 20),
        ("2 * ({base} - 4) / 3", 8), ("roundTo({base} / 3, 1)", 5.3), ("roundTo({base} / 3)", 5),
        ("roundTo(2.5)", 3), ("-(-{base})", 16), ("{unit} * 3 + 1px", 13), ("1rem * 2", 32),
        ("{unit} / 1px * 3", 12), ("1 + 2 * 3 - 4 / 2", 5), ("(1 + 2) * 3px", 9),
        ("((({base})))", 16), ("roundTo({base} / 3, 6)", 5.333333),
    ])
    func `computes sizes`(expression: String, size: Double) throws {
        let recovered = try role(expression)
        #expect(recovered.errors.isEmpty, "\(recovered.errors)")
        #expect(recovered.system.roles.first?.font.size == size)
    }

    @Test func `tokens and line heights can be expressions`() throws {
        let tokens = #""large": {"value": "{medium} * 1.5"}, "medium": {"value": "{base} * 1.5"},"#
        let recovered = try role("{large}", tokens, lineHeight: "{ratio} * 1.2")
        #expect(recovered.errors.isEmpty)
        let font = try #require(recovered.system.roles.first?.font)
        #expect(font.size == 36)
        #expect(font.lineHeight == .multiple(1.5))
    }

    @Test(arguments: [
        ("{base} *", Diagnostic.Kind.wrongType), ("({base} + 1", .wrongType),
        ("{base} * x", .wrongType), ("{base} % 2 *", .wrongType), ("{none} * 2", .missingTarget),
        ("{base} / 0", .badNumber), ("{base} * 2px * 2px", .badUnit), ("1px + 1rem", .badUnit),
        ("roundTo({base}, 9)", .badNumber), ("roundTo({base}, 0.5)", .badNumber),
        ("roundTo({base}, -1)", .badNumber), ("roundTo({base}, 7)", .badNumber),
        ("2em * 3", .badUnit), ("min({base}, 2)", .wrongType), ("{base} - 20 * 1", .badNumber),
    ])
    func `reports an expression without a value once`(
        expression: String,
        kind: Diagnostic.Kind
    ) throws {
        let recovered = try role(expression)
        #expect(recovered.kinds == [kind], "\(recovered.errors)")
        #expect(recovered.errors.first?.path == "$.a.value.fontSize")
        #expect(recovered.system.roles.isEmpty)
    }

    @Test func `reports a cycle once`() throws {
        let tokens = #""x": {"value": "{y} * 2"}, "y": {"value": "{x} * 2"},"#
        let recovered = try role("{x} * 2", tokens)
        #expect(recovered.kinds == [.circularReference])
    }

    @Test func `limits the length and the nesting`() throws {
        let long = "1" + String(repeating: " + 1", count: 100)
        #expect(try role(long).kinds == [.textTooLong])
        let nested = String(repeating: "(", count: 20) + "1" + String(repeating: ")", count: 20)
        #expect(try role(nested).kinds == [.tooDeep])
        // The messages state the limits.
        func expression(bytes: Int) -> String {
            "1 + 15" + String(repeating: " ", count: bytes - 6)
        }
        #expect(try role(expression(bytes: 256)).system.roles.first?.font.size == 16)
        let tooLong = try role(expression(bytes: 257)).errors.first?.message
        #expect(tooLong == "the expression exceeds the limit of 256 bytes")
        func expression(depth: Int) -> String {
            String(repeating: "(", count: depth) + "16" + String(repeating: ")", count: depth)
        }
        #expect(try role(expression(depth: 16)).system.roles.first?.font.size == 16)
        let tooDeep = try role(expression(depth: 17)).errors.first?.message
        #expect(tooDeep == "the expression exceeds the nesting limit of 16")
        // Each token doubles the token before.
        func chain(_ count: Int) -> String {
            let tokens = (1...count).map { #""t\#($0)": {"value": "{t\#($0 - 1)} * 1"}"# }
            return #""t0": {"value": 16}, "# + tokens.joined(separator: ", ") + ","
        }
        #expect(try role("{t20} * 1", chain(20)).system.roles.first?.font.size == 16)
        #expect(try role("{t90} * 1", chain(90)).kinds.contains(.tooDeep))
        // Values that many expressions use are computed once.
        let wide = (1...60).map { #""t\#($0)": {"value": "{t\#($0 - 1)} + {t\#($0 - 1)} * 0"}"# }
        let tokens = #""t0": {"value": 16}, "# + wide.joined(separator: ", ") + ","
        #expect(try role("{t20} * 1", tokens).system.roles.first?.font.size == 16)
    }

    @Test func `the DTCG format has no expressions`() throws {
        let value = typography(size: #""{base} * 2""#)
        let recovered = try read(
            #"{"a": {"$type": "typography", "$value": \#(value)}}"#
        )
        #expect(recovered.kinds.contains(.badReference))
    }
}
