"use strict";
const numbers = JSON.parse(document.getElementById("numbers").textContent);
const slider = document.getElementById("category");
const names = [...document.querySelectorAll(".ticks li")].map(item => item.textContent);
const regions = [...document.querySelectorAll(".scroll")];
// Scrolls a region to the selected size: on a phone, the larger sizes are outside.
function reveal(region, category) {
    const mark = region.querySelector(`.sizes thead th:nth-child(${+category + 2}), .now`);
    if (!mark) return;
    const box = mark.getBoundingClientRect(), room = region.getBoundingClientRect();
    const head = region.querySelector("thead th")?.offsetWidth ?? 0;
    if (box.left >= room.left + head && box.right <= room.right) return;
    region.scrollLeft += (box.left + box.right - room.left - room.right - head) / 2;
}
// Makes the last position of a region the start of a column, because the first column covers half columns.
function align(region) {
    const [head, ...columns] = region.querySelectorAll("thead th");
    if (!head) return;
    const table = head.closest("table");
    table.style.setProperty("--rest", "0px");
    region.style.scrollPaddingInlineStart = `${head.offsetWidth}px`;
    const rest = region.scrollWidth - region.clientWidth;
    const start = columns[0].getBoundingClientRect().left;
    const stop = columns.map(column => column.getBoundingClientRect().left - start).find(left => left >= rest - 0.5);
    if (rest > 0 && stop) table.style.setProperty("--rest", `${stop - rest}px`);
}
// Marks the edges of a region beyond which there is more.
function mark(region) {
    const rest = region.scrollWidth - region.clientWidth, at = region.scrollLeft;
    region.parentElement.dataset.more = rest <= 1 ? "none" : at <= 1 ? "end" : at >= rest - 1 ? "start" : "both";
}
// Fits the regions into the window.
function layOut() {
    for (const region of regions) {
        align(region);
        reveal(region, slider.value);
        mark(region);
    }
}
function show() {
    const category = slider.value;
    document.documentElement.dataset.category = category;
    slider.setAttribute("aria-valuetext", `${names[category]}, ${numbers.shown[category]}`);
    document.getElementById("short").textContent = names[category];
    document.getElementById("shown").textContent = numbers.shown[category];
    for (const line of document.querySelectorAll(".plot .now")) {
        line.setAttribute("x1", numbers.positions[category]);
        line.setAttribute("x2", numbers.positions[category]);
    }
    layOut();
}
for (const region of regions) region.addEventListener("scroll", () => mark(region), { passive: true });
for (const part of document.querySelectorAll("main details")) part.addEventListener("toggle", layOut);
addEventListener("resize", layOut);
addEventListener("beforeprint", () => {
    for (const part of document.querySelectorAll("main details")) part.open = true;
});
slider.addEventListener("input", show);
slider.disabled = false;
show();
