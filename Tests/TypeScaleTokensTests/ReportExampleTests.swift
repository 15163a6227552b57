import Foundation
import Testing
import TypeScale
import TypeScaleDiagnostics
import TypeScaleTestSupport

@testable import TypeScaleTokens

/// Documents with the shapes of the examples in the reports of 2025.10, with other names and
/// values.
///
/// The examples have comments and commas before closing brackets. Some of them show faults, or lack
/// types and the targets of references.
struct ReportExampleTests {
    private static let color =
        ##"{"colorSpace": "srgb", "components": [0.2, 0, 0.9], "hex": "#3300ee"}"##
    private static let px = #"{"value": 3, "unit": "px"}"#

    /// The number of an example in the format report, its shape, and the faults in it.
    static let format: [(number: Int, text: String, kinds: [Diagnostic.Kind])] = [
        (1, #"{"one token": {"$type": "color", "$value": \#(color)}}"#, []),
        (
            2,
            """
            {"size": {"$value": \(px), "$type": "dimension"},
             "SIZE": {"$value": \(px), "$type": "dimension"}}
            """, []
        ),
        (4, #"{"a": {"$type": "color", "$description": "Text", "$value": \#(color)}}"#, []),
        (
            6,
            """
            {"a": {"$type": "color", "$value": \(color),
              "$extensions": {"org.example.a": 7, "org.example.b": {"c-1": true}}}}
            """, []
        ),
        (
            7,
            """
            {"a": {"$value": \(color), "$type": "color", "$deprecated": true},
             "b": {"$value": \(color), "$type": "color", "$deprecated": "Use a."}}
            """, []
        ),
        (
            10,
            """
            {"ink": {"main": {
              "$root": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1],},
                // A comment at the end of an object
                // on two lines
              },
              "dark": {"$type": "color", "$value": \(color),},
            },},}
            """, []
        ),
        (11, #"{"gap": {"$description": "Gaps", "a": {/* one */}, "b": {/* two */},},}"#, []),
        (
            12,
            """
            {"ink": {"$type": "color", "a": {"$value": \(color)}, "b": {"c": {"$value": \(color)},
              "d": {"$type": "string", "$value": "red"}}}}
            """, []
        ),
        (
            13,
            """
            {"card": {"$type": "color", "back": {"$value": \(color)}, "text": {"$value": \(color)}},
             "card-big": {"$extends": "{card}", "back": {"$value": \(color)}}}
            """, []
        ),
        (
            14,
            """
            {"box": {"part": {"width": {"$type": "dimension", "$value": \(px),},
               "back": {"$value": \(color),},},},
             "box-big": {"$extends": "{box}", "part": {"width": {"$value": "9px"}, // replaces all
               },},}
            """, []
        ),
        (
            15,
            """
            {"base": {"a": {"$value": "#red"}, "b": {"$value": "9px"}},
             "more": {"$extends": "{base}", "a": {"$value": "#blue"}, // replaces
               "c": {"$value": "2px solid"} // adds
             }}
            """, []
        ),
        (
            16,
            """
            {"card": {"$type": "color", "a": {"$value": \(color)},
              "inner": {"$extends": "{card}", // a cycle
              },},}
            """, [.circularReference]
        ),
        (
            17,
            """
            {"$type": "color", "a": {"$extends": "{b}", "x": {"$value": \(color)},},
             "b": {"$extends": "{a}", // a cycle
               "x": {"$value": \(color)},},}
            """, [.circularReference]
        ),
        (19, #"{"later": {"$description": "Nothing yet", "$deprecated": "Use others."}}"#, []),
        (
            21,
            ##"{"a": {"$type": "color", "$value": \##(color)}, "b": {"$ref": "#/a"}}"##, []
        ),
        (
            22,
            """
            {"base": {"$type": "color", "a": {"$value": \(color),},},
             "more": {"$extends": "{base}", "$type": "dimension", // another type
               "b": {"$value": \(px)},},}
            """, []
        ),
        (
            23,
            """
            {"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}, // a cycle
            }
            """, [.circularReference]
        ),
        (
            25,
            """
            {"box": {"$type": "dimension", "part": {"w": {"$value": {"value": 9, "unit": "%"}}}},
             "box-big": {"$extends": "{box}", "part": {"w": {"$value": \(px)}}}}
            """, [.badUnit]
        ),
        (
            26,
            """
            {"ink": {"$type": "color", "own": {"$root": {"$value": \(color)},
               "light": {"$value": \(color)}},
             "use": {"$extends": "{ink.own}", "good": {"$root": {"$value": \(color)},
               "light": {"$value": \(color)}}}}}
            """, []
        ),
        (
            32,
            """
            {"ink": {"red": {"$value": \(color), "$type": "color"}},
             "use": {"a": {"$ref": "#/ink/red/$value", "$type": "color"},
               "hue": {"$ref": "#/ink/red/$value/components/0", "$type": "number"}}}
            """, []
        ),
        (
            33,
            """
            {"a": {"b": {"$value": \(color), "$type": "color"}},
             "c": {"d": {"$value": "{a.b}"}, "e": {"$value": "{c.d}"}}}
            """, []
        ),
        (
            34,
            #"{"a": {"$value": "{b}"}, "b": {"$value": "{c}"}, "c": {"$value": "{a}"} // a cycle"#
                + "\n}",
            [.circularReference]
        ),
        (
            35,
            """
            {"a": {"$value": \(color), "$type": "color"},
             // Two parts of another color
             "b": {"$value": {"colorSpace": "srgb", "components": [
               {"$ref": "#/a/$value/components/0"}, {"$ref": "#/a/$value/components/1"}, 0.5]},
               "$type": "color"}}
            """, []
        ),
        (
            36,
            """
            {"a": {"$value": \(px), "$type": "dimension"},
             "b": {"$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "rem"},
               "$type": "dimension"},
             "c": {"$value": {"value": 8, "unit": {"$ref": "#/a/$value/unit"}},
               "$type": "dimension"}}
            """, []
        ),
        (
            41,
            """
            {"a": {"$value": 450, "$type": "fontWeight"},
             "b": {"$value": "ultra-light", "$type": "fontWeight"}}
            """, []
        ),
        (42, #"{"a": {"$value": {"value": 2.5, "unit": "s"}, "$type": "duration"}}"#, []),
        (
            45,
            """
            {"a": {"$type": "shadow", "$value": ["{other.shadow}", {"color": "{ink.none}",
              "offsetX": \(px), "inset": true}]}}
            """, []
        ),
        (47, #"{"a": {"$type": "strokeStyle", "$value": "dotted"}}"#, []),
        (
            49,
            """
            {"a": {"$type": "strokeStyle", "$value": {"dashArray": ["{b}", \(px)], "lineCap": "butt"}},
             "b": {"$type": "dimension", "$value": \(px)}}
            """, []
        ),
        (
            53,
            """
            {"a": {"$type": "transition", "$value": {"duration": {"value": 9, "unit": "ms"},
              "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0.5, 1, 1]}}}
            """, []
        ),
        (
            57,
            """
            {"end": {"$type": "number", "$value": 1}, "a": {"$type": "gradient", "$value": [
              "{b.start}", {"color": "{ink.none}", "position": "{end}"}]}}
            """, []
        ),
    ]

    @Test(arguments: format.indices)
    func `an example of the format report is read`(index: Int) throws {
        let (number, text, kinds) = Self.format[index]
        let recovered = try read(text)
        #expect(recovered.kinds == kinds, "example \(number): \(recovered.errors)")
        #expect(recovered.system.roles.isEmpty)
    }

    /// Example 37: parts of other typography values.
    @Test func `a role has parts of another role`() throws {
        let recovered = try read(
            """
            {"base": {"$value": {"fontFamily": ["Avenir", "serif"], "fontSize": \(Self.px),
               "fontWeight": 300, "lineHeight": 1.75}, "$type": "typography"},
             "h": {"$value": {"fontFamily": {"$ref": "#/base/$value/fontFamily"},
               "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 600,
               "lineHeight": {"$ref": "#/base/$value/lineHeight"}}, "$type": "typography"}}
            """
        )
        #expect(recovered.errors.isEmpty)
        let role = recovered.system.role(named: "h")
        #expect(role?.families == ["Avenir", "serif"])
        #expect(role?.font.lineHeight == .multiple(1.75))
        #expect(role?.font.size == 20)
    }

    private static func role(_ size: Int) -> String {
        token(typography(size: #"{"value": \#(size), "unit": "px"}"#))
    }

    /// Files that the resolver documents refer to, each with roles of its own sizes.
    private static let files = [
        "base/size.json":
            #"{"type": {"$type": "typography", "text": \#(role(10)), "note": \#(role(8))}}"#,
        "mode/small.json": #"{"type": {"$type": "typography", "text": \#(role(11))}}"#,
        "mode/large.json": #"{"type": {"$type": "typography", "text": \#(role(20))}}"#,
        "debug.json": #"{"type": {"$type": "typography", "debug": \#(role(30))}}"#,
    ]

    private static let schema =
        #""$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json", "version": "2025.10""#

    /// A modifier of two contexts, whose contexts are sources of their own or refer to a set.
    private static let mode = ##"""
        "modifiers": {"mode": {"description": "Size", "contexts": {
          "small": [{"$ref": "#/sets/base"}, {"$ref": "mode/small.json"}],
          "large": [{"$ref": "#/sets/base"}, {"$ref": "mode/large.json"}]}, "default": "small"}}
        """##

    /// The shapes in the resolver report, with the contexts, and the sizes of the roles.
    static let resolver:
        [(name: String, text: String, contexts: NameDictionary<String>, sizes: [String: Double])] =
            [
                (
                    "sets of files and tokens",
                    """
                    {\(schema), "name": "All", "description": "Both", "sets": {"base": {"description": "Sizes",
                      "sources": [{"$ref": "base/size.json"}, {"type": {"$type": "typography",
                        "own": \(role(9))}}], "$extensions": {"example.org": {"a": 1}}}},
                     "resolutionOrder": [{"$ref": "#/sets/base"}]}
                    """, [:], ["text": 10, "note": 8, "own": 9]
                ),
                (
                    "a modifier with a set",
                    """
                    {\(schema), "sets": {"base": {"sources": [{"$ref": "base/size.json"}]}}, \(mode),
                     "resolutionOrder": [{"$ref": "#/modifiers/mode"}]}
                    """, ["mode": "large"], ["text": 20, "note": 8]
                ),
                (
                    "the default context",
                    """
                    {\(schema), "sets": {"base": {"sources": [{"$ref": "base/size.json"}]}}, \(mode),
                     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mode"}]}
                    """, [:], ["text": 11, "note": 8]
                ),
                (
                    "a context without sources",
                    """
                    {\(schema), "resolutionOrder": [{"type": "set", "name": "a", "sources":
                      [{"$ref": "base/size.json"}]}, {"type": "modifier", "name": "debug",
                      "contexts": {"false": [], "true": [{"$ref": "debug.json"}]}, "default": "false"}]}
                    """, ["debug": "true"], ["text": 10, "note": 8, "debug": 30]
                ),
                (
                    "an inline set that refers to a set of the same name",
                    """
                    {\(schema), "sets": {"a": {"sources": [{"$ref": "base/size.json"}]}}, "resolutionOrder":
                      [{"type": "set", "name": "a", "sources": [{"$ref": "#/sets/a"}]}]}
                    """, [:], ["text": 10, "note": 8]
                ),
                (
                    "a later source replaces a token",
                    """
                    {\(schema), "resolutionOrder": [{"type": "set", "name": "a", "sources": [
                      {"type": {"$type": "typography", "text": \(role(7))}},
                      {"type": {"$type": "typography", "text": \(role(6))}}]}]}
                    """, [:], ["text": 6]
                ),
                (
                    "a bundle with $defs",
                    """
                    {\(schema), "sets": {"a": {"sources": [{"$ref": "#/$defs/base~1size.json"}]}},
                     "resolutionOrder": [{"$ref": "#/sets/a"}],
                     "$defs": {"base/size.json": {"type": {"$type": "typography", "text": \(role(5))}}}}
                    """, [:], ["text": 5]
                ),
            ]

    @Test(arguments: resolver.indices)
    func `an example of the resolver report is read`(index: Int) throws {
        let (name, text, contexts, sizes) = Self.resolver[index]
        var files = Self.files.mapValues { Array($0.utf8) }
        files["main.json"] = Array(text.utf8)
        let folder = try Folder(files)
        var options = DesignSystem.ReadingOptions()
        options.contexts = contexts
        let recovered = try DesignSystem.recovering(
            contentsOf: folder.url.appending(path: "main.json"),
            options: options
        )
        #expect(recovered.errors.isEmpty, "\(name): \(recovered.errors)")
        let found = recovered.system.roles.map { ($0.name, $0.font.size) }
        let wanted = sizes.map { ("type." + $0, Optional($1)) }
        #expect(Dictionary(uniqueKeysWithValues: found) == Dictionary(uniqueKeysWithValues: wanted))
    }

    @Test func `each wrong context is an error`() throws {
        let text = """
            {\(Self.schema), "resolutionOrder": [
              {"type": "modifier", "name": "mode", "contexts": {"small": [], "large": []}},
              {"type": "modifier", "name": "size", "contexts": {"a": [], "b": []}},
              {"type": "modifier", "name": "beta", "contexts": {"no": [], "yes": []}, "default": "no"}]}
            """
        let recovered = try read(text, contexts: ["mode": "blue", "foo": "bar"])
        #expect(recovered.kinds == [.unknownContext, .unknownContext, .unknownContext])
        let valid = try read(text, contexts: ["mode": "small", "size": "b", "beta": "yes"])
        #expect(valid.errors.isEmpty)
    }

    /// A key next to a reference replaces a key of its target, which is not supported.
    @Test(arguments: [
        ##"{"version": "2025.10", "sets": {"a": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/a", "sources": []}]}"##,
        ##"{"version": "2025.10", "$defs": {"a": {}}, "resolutionOrder": [{"type": "set", "name": "b", "sources": [{"$ref": "#/$defs/a", "c": {}}]}]}"##,
        ##"{"a": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}, "b": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"$ref": "#/a/$value", "unit": "rem"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}}}"##,
    ])
    func `a key next to a reference is an error`(text: String) throws {
        #expect(try read(text).kinds == [.unknownKey])
    }
}
