// Shows the roles with the reader's choices, and keeps the choices in the page's address.
{
    const element = name => document.getElementById(name);
    const [text, cap, compare, bold, rtl] = ["text", "cap", "compare", "bold", "rtl"].map(element);
    const usual = { text: text.value, cap: cap.value };
    const first = slider.value;
    // The other fields that the page's address contains, such as those for any size.
    const others = [...document.querySelectorAll("[data-choice]")].map(field => ({
        field, name: field.dataset.choice, usual: field.value,
    }));
    const all = numbers.families.flatMap((family, index) => family.rows.map(row => ({ ...row, family, index })));
    const articles = [...document.querySelectorAll("[data-row]")].map(article => {
        const sample = article.querySelector(".sample");
        return {
            article, sample, row: all[article.dataset.row], samples: sample.parentElement,
            figures: [...article.querySelectorAll("[data-n]")], usual: sample.textContent, language: sample.lang,
        };
    });
    const tables = numbers.families.map((family, index) => [
        family, [...document.querySelectorAll(`table[data-table="sizes-${index}"] tbody tr`)]]);

    const rounded = number => String(Math.round(number * 100) / 100);

    /** The cap in points, or Infinity if the field contains none. */
    function maximum() {
        const number = Number(cap.value.replace(",", "."));
        const isValid = number > 0 && number < Infinity;
        cap.setAttribute("aria-invalid", cap.value.trim() != "" && !isValid);
        return isValid ? number : Infinity;
    }

    /** The size, line height and tracking of a row, to which the cap applies. */
    function scaled(row, category) {
        const limit = row.family.isCapped ? maximum() : Infinity;
        const uncapped = row.sizes[category], size = Math.min(uncapped, limit);
        const line = row.lines[category], tracking = row.tracking?.[category];
        const part = size / uncapped;
        return {
            size, uncapped, line: line == null ? null : line * part,
            tracking: tracking == null ? null : tracking * part,
            factor: size / Math.min(row.sizes[first], limit),
        };
    }

    function words(row, category) {
        const { size, uncapped, line, factor } = scaled(row, category);
        return [rounded(size), line == null ? "–" : rounded(line), rounded(factor),
            uncapped > size ? `capped from ${rounded(uncapped)}` : ""];
    }

    /** Shows a row at a category in an element for samples. */
    function draw(samples, row, category) {
        const { size, line, tracking } = scaled(row, category);
        samples.className = `samples ${bold.checked ? row.boldFont : row.font}`;
        samples.style.setProperty("--size", `${size}px`);
        samples.style.setProperty("--leading", line == null ? "normal" : `${line}px`);
        samples.style.setProperty("--tracking", tracking == null ? "normal" : `${tracking}px`);
        samples.style.setProperty("--weight", bold.checked ? row.boldWeight : row.weight);
    }

    /** The row and category to compare with, their name, or null. */
    function other(row) {
        const category = numbers.names.indexOf(compare.value);
        if (category >= 0) return { row, category, name: names[category], own: names[slider.value] };
        const family = numbers.families[compare.value.replace("family-", "")];
        if (!family || family == row.family) return null;
        const found = family.rows.find(other => other.name == row.name)
            ?? family.rows.find(other => other.style == row.style);
        return found && {
            row: all.find(other => other.family == family && other.name == found.name),
            category: slider.value, name: family.title, own: row.family.title,
        };
    }

    function tag(samples, name, row, category) {
        const title = document.createElement("p");
        title.className = "tag";
        title.textContent = `${name}: ${rounded(scaled(row, category).size)} pt`;
        samples.prepend(title);
    }

    function drawAll() {
        const root = document.documentElement.dataset;
        root.direction = rtl.checked ? "rtl" : "ltr";
        root.bold = bold.checked;
        root.chosen = bold.checked || cap.value != usual.cap;
        for (const { article, samples, sample, row, figures, usual, language } of articles) {
            const shown = words(row, slider.value);
            for (const figure of figures) figure.textContent = shown[figure.dataset.n];
            sample.textContent = text.value || usual;
            sample.lang = text.value ? "" : language;
            for (const old of article.querySelectorAll(".tag, .compare")) old.remove();
            draw(samples, row, slider.value);
            const second = other(row);
            if (!second) continue;
            const copy = samples.cloneNode(true);
            draw(copy, second.row, second.category);
            copy.classList.add("compare");
            samples.after(copy);
            tag(samples, second.own, row, slider.value);
            tag(copy, second.name, second.row, second.category);
        }
    }

    /** Shows the cap in the tables of all sizes. */
    function fill() {
        for (const [family, lines] of tables) {
            lines.forEach((line, index) => {
                const row = all.find(row => row.family == family && row.name == family.rows[index].name);
                [...line.querySelectorAll("td")].forEach((cell, category) => {
                    const [size, height, , capped] = words(row, category);
                    const bold = document.createElement("b"), span = document.createElement("span");
                    bold.textContent = size;
                    span.textContent = height;
                    cell.replaceChildren(bold, ...capped ? ["*"] : [], span);
                });
            });
        }
    }

    /** Writes the choices to the page's address. A file's address keeps only a fragment. */
    function write() {
        const choices = new URLSearchParams();
        if (slider.value != first) choices.set("size", names[slider.value]);
        if (cap.value != usual.cap) choices.set("cap", cap.value);
        if (text.value != usual.text) choices.set("text", text.value);
        if (compare.value) choices.set("compare", compare.value);
        if (bold.checked) choices.set("bold", "1");
        if (rtl.checked) choices.set("rtl", "1");
        for (const { field, name, usual } of others) {
            if (field.value != usual) choices.set(name, field.value);
        }
        history.replaceState(null, "", `#${choices}`);
    }

    /** Reads the choices in the page's address, and returns whether it contains any. */
    function read() {
        const choices = new URLSearchParams(location.hash.slice(1));
        const known = ["size", "cap", "text", "compare", "bold", "rtl", ...others.map(({ name }) => name)];
        if (!known.some(name => choices.has(name))) return false;
        const size = names.indexOf(choices.get("size"));
        slider.value = size < 0 ? first : size;
        cap.value = (choices.get("cap") ?? usual.cap).slice(0, 32);
        text.value = (choices.get("text") ?? usual.text).slice(0, text.maxLength);
        compare.value = choices.get("compare") ?? "";
        if (compare.selectedIndex < 0) compare.value = "";
        bold.checked = choices.get("bold") == "1";
        rtl.checked = choices.get("rtl") == "1";
        for (const { field, name, usual } of others) {
            field.value = (choices.get(name) ?? usual).slice(0, field.maxLength > 0 ? field.maxLength : 256);
            if (field.selectedIndex < 0) field.value = usual;
        }
        return true;
    }

    function update() {
        drawAll();
        fill();
    }

    /** Opens the part that the page's address names. */
    function unfold() {
        const part = location.hash.length > 1 ? element(location.hash.slice(1)) : null;
        const details = part?.querySelector(":scope > details");
        if (details) details.open = true;
        part?.scrollIntoView();
    }

    async function copy(button) {
        const { plain, capped } = numbers.families[button.dataset.family].code[button.dataset.code];
        const rows = numbers.families[button.dataset.family].rows, limit = maximum();
        const isCapped = numbers.families[button.dataset.family].isCapped && limit < Infinity;
        const code = isCapped
            ? capped.replace(/\u0001(\d+)\u0002/g, (_, index) => Math.min(limit, rows[index].maximum ?? limit))
            : plain;
        const output = button.parentElement.querySelector("output");
        try {
            await navigator.clipboard.writeText(code);
        } catch {
            // A page without permission copies a selection instead.
            const area = document.createElement("textarea");
            area.value = code;
            document.body.append(area);
            area.select();
            const isCopied = document.execCommand("copy");
            area.remove();
            output.textContent = isCopied ? "Copied" : "The browser did not permit copying";
            return;
        }
        output.textContent = "Copied";
    }

    slider.addEventListener("input", () => { drawAll(); write(); });
    cap.addEventListener("input", () => { update(); write(); });
    for (const field of [text, compare, bold, rtl]) {
        field.addEventListener("input", () => { drawAll(); write(); });
    }
    for (const { field } of others) field.addEventListener("input", write);
    for (const button of document.querySelectorAll("[data-code]")) {
        button.addEventListener("click", () => copy(button));
        button.disabled = false;
    }
    addEventListener("hashchange", () => {
        if (read()) {
            update();
            show();
            // The script of these fields computes again.
            others[0]?.field.dispatchEvent(new Event("input"));
        } else {
            unfold();
            write();
        }
    });
    /** Keeps the targets of links out of the area that the controls cover. */
    function reserve() {
        const height = document.querySelector(".reader").offsetHeight;
        document.documentElement.style.scrollPaddingTop = `${height + 8}px`;
    }

    element("choices").addEventListener("toggle", reserve);
    addEventListener("resize", reserve);
    element("choices").hidden = false;
    element("choices").open = matchMedia("(min-width: 44rem)").matches;
    reserve();
    if (read()) show();
    else unfold();
    update();
}
