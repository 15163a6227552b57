// Shows the roles at the selected text size.
{
    const articles = [...document.querySelectorAll("[data-row]")];

    function draw() {
        for (const article of articles) {
            const { size, leading, tracking, words } = numbers.rows[article.dataset.row][slider.value];
            for (const [name, value] of Object.entries({ size, leading, tracking })) {
                article.style.setProperty(`--${name}`, value);
            }
            for (const figure of article.querySelectorAll("[data-n]")) figure.textContent = words[figure.dataset.n];
        }
    }

    /** Opens the part that the page's address names. */
    function unfold() {
        const part = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
        const details = part?.querySelector(":scope > details");
        if (details) details.open = true;
        part?.scrollIntoView();
    }

    slider.addEventListener("input", draw);
    addEventListener("hashchange", unfold);
    unfold();
    draw();
}
