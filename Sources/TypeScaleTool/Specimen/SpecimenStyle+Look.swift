extension SpecimenStyle {
    /// How the page looks, on light and dark screens and on paper.
    static let look = """
        :root {
            color-scheme: light dark;
            --system: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
            --paper: #fbfaf8; --card: #ffffff; --ink: #1b1a19; --quiet: #5e5954; --line: #e0dcd6; --track: #8a847d;
            --accent: #005f66; --selected: #e4f0ef;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --paper: #141414; --card: #1e1e1d; --ink: #efece8; --quiet: #aaa49d; --line: #383633; --track: #7f7a74;
                --accent: #7fd4d6; --selected: #1f3334;
            }
        }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 8rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        body {
            margin: 0; background: var(--paper); color: var(--ink);
            font: 1rem/1.5 var(--system); font-variant-numeric: tabular-nums;
        }
        header, main, footer, .reader { padding-inline: max(1rem, calc((100% - 68rem) / 2)); }
        header { padding-block: 3.5rem 1.5rem; }
        h1 {
            margin: 0; max-width: 18ch; font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); line-height: 1.1;
            letter-spacing: -0.02em; text-wrap: balance;
        }
        .lede { max-width: 40rem; margin: 1.25rem 0 0; font-size: 1.1875rem; color: var(--quiet); }
        nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
        a { color: var(--accent); text-underline-offset: 0.2em; overflow-wrap: anywhere; }
        nav a { display: inline-block; padding-block: 0.25rem; }
        :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }

        .reader {
            position: sticky; top: 0; z-index: 1; padding-block: 0.75rem 0.5rem;
            background: var(--paper); border-bottom: 1px solid var(--line);
        }
        .reader p { margin: 0; }
        .reader label { color: var(--quiet); margin-right: 0.5rem; }
        input[type="range"] {
            display: block; width: 100%; height: 2rem; margin: 0; background: none; cursor: pointer;
            -webkit-appearance: none; appearance: none;
        }
        input[type="range"]::-webkit-slider-runnable-track {
            height: 4px; border-radius: 2px; background: var(--track);
        }
        input[type="range"]::-moz-range-track { height: 4px; border-radius: 2px; background: var(--track); }
        input[type="range"]::-webkit-slider-thumb {
            -webkit-appearance: none; width: 28px; height: 28px; margin-top: -12px; border-radius: 50%;
            border: 4px solid var(--paper); background: var(--accent);
        }
        input[type="range"]::-moz-range-thumb {
            width: 20px; height: 20px; border-radius: 50%; border: 4px solid var(--paper);
            background: var(--accent);
        }
        input:disabled { opacity: 0.5; cursor: default; }
        .ticks {
            display: flex; justify-content: space-between; margin: 0; padding: 0; list-style: none;
            color: var(--quiet); font-size: 0.75rem; line-height: 1.3;
        }
        .ticks li { width: 28px; text-align: center; white-space: nowrap; }
        .ticks li::before {
            content: ""; display: block; width: 1px; height: 6px; margin: 0 auto 2px;
            background: currentcolor; visibility: visible;
        }

        section { padding-block: 4rem 0; }
        h2 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.01em; overflow-wrap: anywhere; }
        .note { max-width: 40rem; margin: 0 0 0.5rem; color: var(--quiet); overflow-wrap: anywhere; }
        .style {
            display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 2rem;
            margin: 0; padding-block: 1.75rem; border-top: 1px solid var(--line);
        }
        .note + .style { margin-top: 1.5rem; }
        h3 { margin: 0; font-size: 1rem; font-weight: 600; }
        .face { margin: 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
        .figures { margin: 0.125rem 0 0; display: flex; flex-wrap: wrap; gap: 0 0.875rem; color: var(--quiet); font-size: 0.875rem; }
        .figures b { color: var(--ink); font-weight: 600; }
        .capped { margin: 0.125rem 0 0; font-size: 0.875rem; font-weight: 600; color: var(--accent); }
        .capped:empty { display: none; }
        .system { font-family: var(--system); }
        .sample {
            margin: 0; font-size: var(--size); line-height: var(--leading);
            overflow-wrap: anywhere; text-wrap: pretty;
        }
        .samples.system .sample { font-weight: var(--weight); }
        .sample + .sample { margin-top: calc(var(--size) * 0.35); }
        .sample:lang(ko) { word-break: keep-all; }

        .scroll { overflow-x: auto; margin-top: 1.5rem; border-radius: 4px; }
        table { border-collapse: collapse; font-size: 0.875rem; line-height: 1.35; }
        .sizes { min-width: 100%; }
        .sizes thead th:not(:first-child) { width: 7%; }
        caption { text-align: start; font-weight: 600; font-size: 1rem; padding: 0 0 0.5rem; }
        caption span { position: sticky; inset-inline-start: 0; display: inline-block; }
        th, td { padding: 0.4rem 0.5rem; text-align: end; white-space: nowrap; font-weight: 400; vertical-align: top; }
        th:first-child { position: sticky; inset-inline-start: 0; background: var(--paper); }
        th:first-child, tbody th, .caps th:first-child { text-align: start; padding-inline-start: 0; }
        thead th { color: var(--quiet); vertical-align: bottom; }
        tbody tr { border-top: 1px solid var(--line); }
        td b { font-weight: 600; }
        td span { display: block; color: var(--quiet); font-size: 0.75rem; }
        .caps th, .caps td { padding-inline-end: 1.5rem; }

        .plot { min-width: 38rem; max-width: 50rem; }
        .curves { display: grid; gap: 0.25rem; margin: 1.5rem 0 0; }
        .curves div { display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: 0 2rem; }
        dt { font-weight: 600; }
        dd { margin: 0; color: var(--quiet); }

        .at { display: none; }
        figure { margin: 1.5rem 0 0; }
        .cells { display: flex; flex-wrap: wrap; gap: 0 3rem; }
        figcaption { margin-bottom: 0.5rem; color: var(--quiet); }
        figcaption b { color: var(--ink); }
        svg { display: block; max-width: 100%; height: auto; overflow: visible; }
        .card { fill: var(--card); stroke: var(--line); }
        .cell text { fill: var(--ink); }
        .cell .headline { font-weight: 600; }
        .baseline { stroke: var(--accent); stroke-opacity: 0.35; stroke-width: 0.75; }
        .cell text.gap { fill: var(--accent); font: 11px var(--system); }
        path.gap { stroke: var(--accent); stroke-width: 1.5; }

        footer { padding-block: 4rem 3rem; color: var(--quiet); font-size: 0.875rem; }
        footer p { max-width: 44rem; margin: 0; }

        @media (max-width: 44rem) {
            header { padding-block: 2rem 1rem; }
            .style { display: block; padding-block: 1.25rem; }
            .samples { margin-top: 0.75rem; }
            .reader p { font-size: 0.875rem; }
            .ticks li { visibility: hidden; }
            .ticks li:is(:nth-child(1), :nth-child(4), :nth-child(7), :nth-child(12)) { visibility: visible; }
            section { padding-block-start: 3rem; }
            .reference { display: none; }
            .curves { gap: 0.75rem; }
            .curves div { display: block; }
        }
        @media (forced-colors: active) {
            input[type="range"]::-webkit-slider-runnable-track { background: CanvasText; }
            input[type="range"]::-moz-range-track { background: CanvasText; }
            input[type="range"]::-webkit-slider-thumb { background: Highlight; }
            input[type="range"]::-moz-range-thumb { background: Highlight; }
        }
        @media print {
            :root {
                color-scheme: light; --paper: #ffffff; --card: #ffffff; --ink: #000000; --quiet: #4a4a4a;
                --line: #bbbbbb; --accent: #005f66; --selected: #eeeeee;
            }
            @page { margin: 14mm; }
            header, main, footer, .reader { padding-inline: 0; }
            .reader { position: static; }
            nav, input[type="range"], .ticks, noscript { display: none; }
            .style, figure, tr { break-inside: avoid; }
            h2, h3, caption, .note, .style > div:first-child { break-after: avoid; }
            thead { display: table-header-group; }
            section { break-inside: auto; }
            .scroll { overflow: visible; }
            table { font-size: 7.5pt; }
            td span { font-size: 6.5pt; }
            .plot { min-width: 0; }
            th, td { padding: 0.15rem 0.25rem; }
            th:first-child { position: static; }
        }
        """
}
