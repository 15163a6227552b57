/// How plots look, on light and dark paper; every colour has a contrast of 4.5 and more with both.
enum PlotStyle {
    /// The rules of a plot, which a page has once.
    ///
    /// They take its `--ink`, `--quiet`, `--line`, `--paper`.
    static let css = """
        .plot{width:100%;height:auto;font:13px system-ui,sans-serif}
        .plot text{fill:var(--ink)}.plot .tick{fill:var(--quiet);font-variant-numeric:tabular-nums}
        .plot .end{text-anchor:end}.plot .middle{text-anchor:middle}
        .plot .value{font-variant-numeric:tabular-nums;fill:var(--c)}
        .key{display:inline-block;width:28px;height:12px;margin-inline-end:.5rem;vertical-align:middle}
        .plot .paper{fill:var(--paper)}
        .plot .grid{stroke:var(--line)}.plot .now{stroke:var(--quiet);stroke-width:2;stroke-dasharray:2 4}
        .plot g,.key g{stroke:var(--c);fill:var(--c);stroke-width:2}
        .plot polyline,.plot g line,.key line{fill:none;stroke-dasharray:var(--d)}
        .plot circle,.plot polygon,.key circle,.key polygon{stroke:var(--paper);stroke-width:1}
        .s0{--c:light-dark(#0b5cad,#6cb6ff)}
        .s1{--c:light-dark(#b3261e,#ff8a80);--d:7 4}
        .s2{--c:light-dark(#1b6e37,#6fd08c);--d:2 3}
        .s3{--c:light-dark(#8a4b00,#ffb86b);--d:9 3 2 3}
        .s4{--c:light-dark(#6b3fa0,#c7a3ff);--d:4 2}
        .s5{--c:light-dark(#006670,#5fd3dd);--d:12 4}
        """

    /// The colours of a picture that is a file of its own.
    static let alone = """
        :root{color-scheme:light dark;--ink:light-dark(#1d1d1f,#f5f5f7);--quiet:light-dark(#5f5f66,#a8a8b0);\
        --line:light-dark(#dcdce0,#3a3a3e);--paper:light-dark(#fff,#161618)}

        """
}
