// Draws each finding in its box, at the selected text size or at the size where it breaks.
{
    const button = document.getElementById("breaks");
    const figures = [...document.querySelectorAll("[data-fit]")].map(figure => ({
        svg: figure.querySelector("svg"),
        box: figure.querySelector("rect"),
        name: figure.querySelector("figcaption b"),
        caption: figure.querySelector("figcaption span"),
        fit: numbers.fits[figure.dataset.fit],
    }));

    function line(svg, fit, step, text, index) {
        const [x, width, baseline] = step.places.slice(index * 4);
        const element = document.createElementNS(svg.namespaceURI, "text");
        if (index >= step.room) element.setAttribute("class", "over");
        element.setAttribute("x", fit.isRightToLeft ? x + width : x);
        element.setAttribute("y", baseline);
        element.setAttribute("textLength", width);
        element.setAttribute("lengthAdjust", "spacingAndGlyphs");
        element.textContent = text;
        return element;
    }

    function draw({ svg, box, name, caption, fit }, category) {
        const step = fit.steps[category];
        if (!step) return;
        const ends = step.texts.map((_, index) => step.places[index * 4] + step.places[index * 4 + 1]);
        const width = Math.max(fit.width, ...ends) + 2;
        const height = Math.max(step.height, step.places.at(-1) ?? 0) + 2;
        svg.setAttribute("viewBox", `-1 -1 ${width} ${height}`);
        svg.setAttribute("width", width);
        svg.setAttribute("height", height);
        svg.setAttribute("font-size", step.size);
        box.setAttribute("height", step.height);
        svg.replaceChildren(box, ...step.texts.map((text, index) => line(svg, fit, step, text, index)));
        // Text on a Mac has one size, without a name.
        if (name) name.textContent = names[category];
        caption.textContent = step.caption;
    }

    function drawAll(isBreaking) {
        button.setAttribute("aria-pressed", isBreaking);
        if (isBreaking) {
            const words = "each text at its own";
            document.getElementById("short").textContent = "";
            document.getElementById("shown").textContent = words;
            slider.setAttribute("aria-valuetext", words);
        }
        for (const figure of figures) draw(figure, isBreaking ? figure.fit.first : slider.value);
    }

    slider.addEventListener("input", () => drawAll(false));
    button.addEventListener("click", () => drawAll(true));
    button.disabled = false;
    drawAll(true);
}
