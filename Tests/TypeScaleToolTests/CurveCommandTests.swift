import Foundation
import Testing

@testable import TypeScaleTool

struct CurveCommandTests {
    @Test func `lists the curves, each with what drives it`() {
        let run = Run("curves")
        #expect(run.status == .success)
        for name in ["uikit", "android", "winui", "gnome", "flutter", "react-native", "material"] {
            #expect(run.lines.contains { $0.hasPrefix(name + " ") })
        }
        #expect(run.lines.contains { $0.hasPrefix("winui              font scale 1...2.25 ") })
        #expect(Run("curves", "--csv").lines.count == 18)
        #expect(Run("curves", "--json").output.contains(#""driver" : "fontScale""#))
    }

    @Test func `explains one`() {
        let run = Run("curves", "android")
        #expect(run.lines.contains("   17   14.5     17     19   20.9   23.5   26.8     29"))
        #expect(run.output.contains("source        androidx"))
        let rows = Run("curves", "bonmot", "--csv").lines
        #expect(rows.contains("bonmot,body,accessibilityExtraExtraExtraLarge,,20,56"))
        #expect(
            Run("curves", "uikit", "--style", "body", "--json").output.contains("\"size\" : 48")
        )
        let misuses = [
            ["curves", "andriod"]: "unknown curve 'andriod'; did you mean android?",
            ["curves", "android", "winui"]: "takes one name, but got 'winui' too",
            ["curves", "--style", "body"]: "--style goes with the name of a curve",
            ["curves", "uikit", "--style", "boddy"]: "did you mean body?",
        ]
        for (words, complaint) in misuses {
            let run = Run(words)
            #expect(run.status == .misuse && run.errors.contains(complaint), "\(run.errors)")
            #expect(run.output.isEmpty)
        }
    }

    @Test func `scales by a curve, for categories and factors`() {
        let run = Run("scale", "17", "--curve", "android")
        #expect(run.lines.contains { $0.hasPrefix("AX5            2        29        48   ██") })
        #expect(run.lines.contains { $0.hasPrefix("             1.5      23.5             ██") })
        let one = Run("scale", "17", "--curve", "winui", "--font-scale", "2", "--explain", "--csv")
        #expect(one.lines.count == 2)
        #expect(
            one.lines.last?.hasSuffix("\"17 by winui = 27.299; font scale 2, documented\"") == true
        )
        // Apple's own is answered as without a curve.
        #expect(Run("scale", "17", "--curve", "uikit").output == Run("scale", "17").output)
        let capped = Run(
            "scale",
            "17",
            "--curve",
            "gnome",
            "--category",
            "AX5",
            "--max",
            "40",
            "--json"
        )
        #expect(capped.output.contains("\"size\" : 40"))
        #expect(capped.output.contains("\"uikit\" : 40"))
    }

    @Test func `a factor is for curves that follow one`() {
        for words in [
            ["scale", "17", "--font-scale", "2"],
            ["scale", "17", "--curve", "bonmot", "--font-scale", "2"],
            ["plot", "--curve", "uikit,material", "--font-scale", "2"],
        ] {
            let run = Run(words)
            #expect(run.status == .misuse)
            #expect(run.errors.contains("android, gnome, winui"))
        }
        for factor in ["0", "-1", "nan", "inf", "x", "1e999"] {
            #expect(
                Run("scale", "17", "--curve", "gnome", "--font-scale", factor).status == .misuse
            )
            #expect(Run("factors", factor).status == .misuse)
        }
    }

    @Test func `shows categories as factors, and back`() {
        #expect(
            Run("factors", "--csv").lines.last
                == "accessibilityExtraExtraExtraLarge,53,3.1176470588235294,2,2,3,2.25,311.7647058823529"
        )
        #expect(Run("factors").lines.contains { $0.hasPrefix("XXL           21     1.235") })
        let run = Run("factors", "1.3")
        #expect(run.lines.contains("nearest   XXXL, whose own is 1.353"))
        #expect(run.lines.contains("between   XXL + 0.55"))
        #expect(
            Run("factors", "1.647", "--csv").lines.last?.hasPrefix("1.647,accessibilityMedium")
                == true
        )
        #expect(Run("factors", "1e300", "--json").output.contains("ExtraExtraExtraLarge"))
    }
}
