"use strict";
const numbers = JSON.parse(document.getElementById("numbers").textContent);
const slider = document.getElementById("category");
const names = [...document.querySelectorAll(".ticks li")].map(item => item.textContent);
const rows = [...document.querySelectorAll("[data-row]")].map(element => ({
    element,
    numbers: numbers.rows[element.dataset.row],
    figures: [...element.querySelectorAll("[data-n]")],
}));
// Scrolls a region to the selected size: on a phone, the larger sizes are outside.
function reveal(region, category) {
    const mark = region.querySelector(`.sizes thead th:nth-child(${+category + 2}), .now`);
    if (!mark) return;
    const box = mark.getBoundingClientRect(), room = region.getBoundingClientRect();
    const head = region.querySelector("thead th")?.offsetWidth ?? 0;
    if (box.left >= room.left + head && box.right <= room.right) return;
    region.scrollLeft += (box.left + box.right - room.left - room.right - head) / 2;
}
function show() {
    const category = slider.value;
    document.documentElement.dataset.category = category;
    slider.setAttribute("aria-valuetext", numbers.spoken[category]);
    document.getElementById("short").textContent = names[category];
    document.getElementById("shown").textContent = numbers.shown[category];
    for (const line of document.querySelectorAll(".plot .now")) {
        line.setAttribute("x1", numbers.positions[category]);
        line.setAttribute("x2", numbers.positions[category]);
    }
    for (const row of rows) {
        row.element.style.setProperty("--size", row.numbers.size[category]);
        row.element.style.setProperty("--leading", row.numbers.line[category]);
        for (const figure of row.figures) {
            figure.textContent = row.numbers.words[category][figure.dataset.n];
        }
    }
    for (const region of document.querySelectorAll(".scroll")) reveal(region, category);
}
slider.addEventListener("input", show);
slider.disabled = false;
show();
