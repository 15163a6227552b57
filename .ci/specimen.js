// What the check of specimen pages reads of them, in the page.
var read = {
    // What is shown at the category that is picked.
    shown() {
        const slider = document.getElementById("category");
        const shown = node => node.checkVisibility({visibilityProperty: true});
        return {
            value: slider.value, spoken: slider.getAttribute("aria-valuetext"),
            short: document.getElementById("short").textContent,
            rows: [...document.querySelectorAll("[data-row]")].map(row => ({
                words: [...row.querySelectorAll("[data-n]")].map(node => node.textContent),
                samples: [...row.querySelectorAll(".sample")].map(node => {
                    const style = getComputedStyle(node);
                    return {size: style.fontSize, line: style.lineHeight, weight: style.fontWeight,
                            family: style.fontFamily, lang: node.lang, height: node.clientHeight};
                }),
            })),
            cells: [...document.querySelectorAll("figure.at svg")].filter(shown).map(cell => ({
                height: cell.viewBox.baseVal.height, card: cell.querySelector("rect").getBoundingClientRect().toJSON(),
                lines: [...cell.querySelectorAll("text:not(.gap)")].map(text => ({
                    text: text.textContent, size: getComputedStyle(text).fontSize, x: text.x.baseVal[0].value,
                    y: text.y.baseVal[0].value, box: text.getBoundingClientRect().toJSON(),
                })),
            })),
            hidden: [...document.querySelectorAll(".scroll")].filter(region => {
                const room = region.getBoundingClientRect();
                const marks = [...region.querySelectorAll(".sizes thead th, .now")].filter(mark =>
                    mark.matches(".now") || getComputedStyle(mark).boxShadow != "none");
                return marks.some(mark => {
                    const place = mark.getBoundingClientRect();
                    return place.left < room.left || place.right > room.right + 1;
                });
            }).length,
            columns: [...document.querySelectorAll("table.sizes tbody tr")].map(row =>
                [...row.children].findIndex(cell => getComputedStyle(cell).boxShadow != "none")),
            now: [...document.querySelectorAll(".plot .now")].map(line => line.getBoundingClientRect().left),
            names: [...document.querySelectorAll(".plot .tick.middle")].slice(0, 12).map(text => {
                const box = text.getBoundingClientRect();
                return [text.textContent, (box.left + box.right) / 2];
            }),
        };
    },

    // The cells of the tables of sizes: size, line, and whether there is a star.
    tables() {
        return [...document.querySelectorAll("#sizes table")].map(table => [...table.tBodies[0].rows].map(row =>
            [...row.querySelectorAll("td")].map(cell =>
                [cell.querySelector("b").textContent, cell.querySelector("span").textContent,
                 cell.childNodes[1].nodeType == 3])));
    },

    // What is wider than the screen, but for what scrolls.
    overflow(width) {
        const wide = [...document.body.querySelectorAll("*")].filter(node => {
            const box = node.getBoundingClientRect();
            return node.checkVisibility() && !node.closest(".scroll > *") && box.width > 0
                && (box.right > width + 0.5 || box.left < -0.5);
        });
        return {page: document.documentElement.scrollWidth, wide: wide.map(node => node.outerHTML.slice(0, 120))};
    },

    // The contrast of every text with what is under it.
    contrast() {
        const light = text => {
            const [r, g, b, a = 1] = text.match(/[0-9.]+/g).map(Number);
            if (a != 1) return NaN;
            const [x, y, z] = [r, g, b].map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
            return 0.2126 * x + 0.7152 * y + 0.0722 * z;
        };
        const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        const ground = node => {
            const color = getComputedStyle(node).backgroundColor;
            return color == "rgba(0, 0, 0, 0)" ? ground(node.parentElement) : color;
        };
        const page = getComputedStyle(document.body).backgroundColor;
        return [...document.body.querySelectorAll("*")].filter(node => node.checkVisibility()
            && !["SCRIPT", "STYLE", "NOSCRIPT"].includes(node.tagName)
            && [...node.childNodes].some(child => child.nodeType == 3 && child.data.trim())).map(node => {
                const style = getComputedStyle(node), svg = node.closest("svg");
                const grounds = svg
                    ? [page, ...[...svg.querySelectorAll("rect.card")].map(card => getComputedStyle(card).fill)]
                    : [ground(node)];
                const color = svg ? style.fill : style.color;
                return {what: node.outerHTML.slice(0, 100), color,
                        ratio: Math.min(...grounds.map(under => ratio(light(color), light(under))))};
            });
    },

    // What a screen reader and a policy go by.
    structure() {
        return {
            headings: [...document.querySelectorAll("h1,h2,h3,h4")].map(node => +node.localName[1]),
            unscoped: [...document.querySelectorAll("th")].filter(node => !node.scope).length,
            korean: [...document.querySelectorAll("p,text")].filter(node =>
                /[\uAC00-\uD7A3]/.test(node.textContent) && !node.className.includes?.("note") && node.lang != "ko").length,
            regions: [...document.querySelectorAll(".scroll")].every(node => node.tabIndex == 0
                && (node.ariaLabel || document.getElementById(node.getAttribute("aria-labelledby")))),
            unnamed: [...document.querySelectorAll("svg:not([aria-hidden])")].filter(node => node.checkVisibility()
                && !(node.getAttribute("role") == "img"
                    && (node.getAttribute("aria-label") || node.querySelector("title")?.textContent))).length,
            handlers: [...document.querySelectorAll("*")].flatMap(node =>
                [...node.attributes].map(a => a.name).filter(name => name.startsWith("on"))),
            addresses: [...document.querySelectorAll("[href],[src]")].map(node =>
                node.getAttribute("href") ?? node.getAttribute("src")),
            slider: (node => [node.type, node.min, node.max, node.step, node.labels[0]?.textContent, node.disabled])(
                document.getElementById("category")),
            scripts: document.scripts.length,
        };
    },
};
