/// The script of a page: it shows the numbers that were worked out, and works out none.
enum SpecimenScript {
    static let text = """

        "use strict";
        const numbers = JSON.parse(document.getElementById("numbers").textContent);
        const slider = document.getElementById("category");
        const names = [...document.querySelectorAll(".ticks li")].map(item => item.textContent);
        const rows = [...document.querySelectorAll("[data-row]")].map(element => ({
            element,
            numbers: numbers.rows[element.dataset.row],
            figures: [...element.querySelectorAll("[data-n]")],
        }));
        function show() {
            const category = slider.value;
            document.documentElement.dataset.category = category;
            slider.setAttribute("aria-valuetext", numbers.spoken[category]);
            document.getElementById("short").textContent = names[category];
            document.getElementById("shown").textContent = numbers.shown[category];
            for (const line of document.querySelectorAll(".plot .now")) {
                line.setAttribute("x1", numbers.places[category]);
                line.setAttribute("x2", numbers.places[category]);
            }
            for (const row of rows) {
                row.element.style.setProperty("--size", row.numbers.size[category]);
                row.element.style.setProperty("--leading", row.numbers.line[category]);
                for (const figure of row.figures) {
                    figure.textContent = row.numbers.words[category][figure.dataset.n];
                }
            }
        }
        slider.addEventListener("input", show);
        slider.disabled = false;
        show();

        """
}
