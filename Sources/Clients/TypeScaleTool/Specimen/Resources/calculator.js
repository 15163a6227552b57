
// The calculator on a specimen page. typescale.js, before this line, computes all of its numbers.
{
    const element = name => document.getElementById(`calculator-${name}`);
    const slider = document.getElementById("category");
    const rows = [...element("table").closest("table").tBodies[0].rows];
    const names = ["font", "style", "size", "maximum", "curve", "sizes", "width", "text"];
    const fields = Object.fromEntries(names.map(name => [name, element(name)]));
    /** The registered faces by PostScript name, each with its CSS family and its file. */
    const faces = new Map();
    let typescale, results = [], families = 0;

    const shown = number => String(Math.round(number * 100) / 100);
    const describe = error =>
        error.code === "stopped" ? `${error.message}; reload this page` : error.message;

    /** Returns the number in a field, or `undefined` if the field is empty. */
    function number(name) {
        const text = fields[name].value.trim();
        const value = text === "" ? undefined : Number(text);
        const isValid = value === undefined || value > 0;
        fields[name].setAttribute("aria-invalid", !isValid);
        if (isValid) return value;
        const label = fields[name].labels[0].textContent;
        throw new TypeScaleError("invalidNumber", `${label}: expected a positive number, not “${text}”`);
    }

    /** Returns the name of a curve or its sizes, or `undefined` for UIKit's. */
    function curve() {
        const isCustom = fields.curve.value === "custom";
        element("custom").hidden = !isCustom;
        if (!isCustom) return fields.curve.value || undefined;
        return fields.sizes.value.split(/[\s,;]+/).filter(text => text !== "").map(Number);
    }

    /** Computes the results at every category. */
    function compute() {
        const [size, maximumPointSize, width] = [number("size"), number("maximum"), number("width")];
        const font = {
            textStyle: fields.style.value, name: fields.font.value || undefined, size, maximumPointSize,
            curve: curve(),
        };
        const text = fields.text.value;
        return typescale.factors(font).map(({ category, pointSize }) => {
            const traits = { category };
            return {
                category, pointSize, text, font,
                explanation: typescale.explanation(font, traits).description,
                lineHeight: typescale.metrics(font, traits).lineHeight,
                measurement: typescale.measure(text, font, traits),
                layout: typescale.layout(text, font, traits, { width }),
            };
        });
    }

    /** Returns what is known about the widths and the characters. */
    function coverage({ measurement, font }) {
        const widths = {
            exact: "The widths are exact.",
            withinPixel: "The widths are within a pixel.",
            estimate: "The widths are estimates.",
        };
        const notes = [widths[measurement.exactness]];
        if (measurement.needsShaping) notes.push("A part of the text needs shaping.");
        const missing = measurement.missing.slice(0, 16).map(character =>
            `${character} U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`);
        const more = measurement.missing.length - missing.length;
        if (missing.length) {
            notes.push(`${font.name ?? "The system font"} has no glyphs for ${missing.join(", ")}`
                + (more ? ` and ${more} more.` : "."));
        }
        return notes.concat(faces.get(font.name)?.notes ?? []);
    }

    /** Draws the lines, each as wide as computed in any font that the browser uses. */
    function drawing({ layout, text, font, pointSize }) {
        const create = (name, attributes, content = "") => {
            const node = document.createElementNS("http://www.w3.org/2000/svg", name);
            for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
            node.textContent = content;
            return node;
        };
        const [width, height] = [(number("width") ?? layout.width) + 2, layout.height + 2];
        // Browsers cannot draw very large images.
        if (!(width < 1e5 && height < 1e5)) return "";
        const svg = create("svg", {
            class: "cell", viewBox: `-1 -1 ${width} ${height}`, width, height, role: "img", "aria-label": text,
        });
        svg.append(create("rect", {
            class: "card", x: -0.5, y: -0.5, width: width - 1, height: height - 1,
        }));
        for (const line of layout.lines) {
            const visible = text.slice(line.start, line.end).trimEnd();
            if (!visible || !(line.width > 0)) continue;
            svg.append(create("text", {
                class: font.name ? "" : "system", x: line.x, y: line.baseline, textLength: line.width,
                lengthAdjust: "spacingAndGlyphs", "font-size": pointSize,
                "font-family": faces.get(font.name)?.family ?? "",
            }, visible));
        }
        return svg;
    }

    /** Shows the results at the selected category. */
    function show() {
        const result = results[slider.value];
        if (!result) return;
        element("category").textContent = `${result.category}:`;
        element("explanation").textContent = result.explanation;
        element("coverage").replaceChildren(...coverage(result).map(note => {
            const item = document.createElement("li");
            item.textContent = note;
            return item;
        }));
        element("drawing").replaceChildren(drawing(result));
    }

    function update() {
        let problem = "";
        try {
            results = compute();
            results.forEach(({ pointSize, lineHeight, measurement, layout }, index) => {
                const values = [pointSize, lineHeight, measurement.width, layout.lines.length, layout.height];
                values.forEach((value, row) => { rows[row].cells[index + 1].textContent = shown(value); });
            });
            show();
        } catch (error) {
            results = [];
            problem = describe(error);
        }
        element("problem").textContent = problem;
        // Hide the results of other values.
        element("results").hidden = problem !== "";
    }

    /** Removes the faces of an earlier file with the same name. */
    function remove(file) {
        for (const [name, face] of faces) {
            if (face.file !== file) continue;
            faces.delete(name);
            fields.font.querySelector(`option[value="${CSS.escape(name)}"]`)?.remove();
        }
        try {
            typescale.unregister(file);
        } catch (error) {
            if (error.code !== "notRegistered") throw error;
        }
    }

    /** Registers the faces in a file, and returns their names. */
    async function add(file) {
        const bytes = await file.arrayBuffer();
        remove(file.name);
        const { faces: found, failures } = typescale.register(bytes, file.name);
        const family = `calculator-${++families}`;
        const notes = [];
        try {
            document.fonts.add(await new FontFace(family, bytes).load());
        } catch {
            notes.push("The browser cannot draw this font, and draws the text in another font.");
        }
        for (const [index, face] of found.entries()) {
            const first = index > 0 ? ["The browser draws the first face in the file."] : [];
            faces.set(face.postScriptName, { family, notes: notes.concat(first), file: file.name });
            fields.font.add(new Option(face.fullName || face.postScriptName, face.postScriptName));
        }
        fields.font.value = found[0].postScriptName;
        return { names: found.map(face => face.fullName || face.postScriptName), failures };
    }

    async function addAll(files) {
        const added = [], refused = [];
        for (const file of files) {
            try {
                const { names, failures } = await add(file);
                added.push(...names);
                refused.push(...failures);
            } catch (error) {
                refused.push(error instanceof TypeScaleError ? describe(error) : `${file.name}: ${error.message}`);
            }
        }
        element("added").textContent = added.length ? `Added ${added.join(", ")}.` : "";
        element("refused").textContent = refused.join("; ");
        update();
    }

    function acceptDrops() {
        const mark = (event, isOver) => {
            if (!event.dataTransfer?.types.includes("Files")) return;
            event.preventDefault();
            element("drop").classList.toggle("over", isOver);
        };
        document.addEventListener("dragover", event => mark(event, true));
        document.addEventListener("dragleave", event => mark(event, false));
        document.addEventListener("drop", event => {
            mark(event, false);
            addAll(event.dataTransfer?.files ?? []);
        });
    }

    try {
        const text = element("module").textContent;
        typescale = await load(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)));
        for (const field of Object.values(fields)) field.addEventListener("input", update);
        element("files").addEventListener("change", event => addAll(event.target.files));
        slider.addEventListener("input", show);
        acceptDrops();
        element("panel").hidden = false;
        update();
        // Scroll the table to the selected category.
        slider.dispatchEvent(new Event("input"));
    } catch (error) {
        element("stopped").textContent = `This page cannot compute: ${error.message}`;
    }
}
