"""Checks that people can read and use a page: on a phone and a desktop, on a light and a dark screen, after zooming,
with the keyboard alone, and through the accessibility tree.

A module of pages.py. Writes screenshots for people to review.
"""
SCREENS = (("phone", 390, 844), ("desktop", 1280, 900))
# Finds elements that are wider than the screen, except in scrolling areas.
OVERFLOW = """[...document.body.querySelectorAll("*")].filter(node => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility() && !node.closest(".scroll > *") && box.width > 0
        && (box.right > innerWidth + 0.5 || box.left < -0.5);
}).map(node => node.outerHTML.slice(0, 120))"""
# The lowest contrast ratios of texts and of controls, and the required ones.
CONTRAST = """(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const paint = colors => {
        for (const color of colors) { canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); }
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map(value => value / 255)
            .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const style = getComputedStyle(document.documentElement);
    const behind = node => node ? [...behind(node.parentElement), getComputedStyle(node).backgroundColor] : ["Canvas"];
    const ratio = (color, back) => {
        const [first, second] = [paint([...back, color]), paint(back)];
        return Math.max(first, second) / Math.min(first, second);
    };
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const node = texts.currentNode.parentElement, isDrawn = node instanceof SVGElement;
        if (!texts.currentNode.data.trim() || !node.checkVisibility() || node.closest("script, title, desc")) continue;
        const { color, fill } = getComputedStyle(node);
        found.push([ratio(isDrawn ? fill : color, behind(node)), 4.5, node.outerHTML.slice(0, 80)]);
    }
    for (const name of ["--track", "--accent"]) {
        const color = style.getPropertyValue(name);
        if (color) found.push([ratio(color, behind(document.body)), 3, name]);
    }
    return found.sort((a, b) => a[0] / a[1] - b[0] / b[1]).slice(0, 3);
})()"""
CONTROLS = "[...document.querySelectorAll('a[href], button, input, summary, [tabindex]')]"
# The element with the focus, unless a round with the same number reached it, and whether it is in the window.
FOCUS = """(round => {
    const node = document.activeElement;
    if (!node || node == document.body || node.reached == round) return null;
    node.reached = round;
    const [box] = node.getClientRects();
    const top = Math.max(0, box.top), bottom = Math.min(innerHeight, box.bottom);
    const front = document.elementFromPoint(box.left + 2, (top + bottom) / 2);
    return {
        name: node.outerHTML.slice(0, 120), isFolded: node.matches("details:not([open]) > summary"),
        isShown: bottom - top > Math.min(20, box.height - 1) && node.contains(front),
        clip: { x: box.left - 8, y: box.top + scrollY - 8, width: box.width + 16, height: box.height + 16, scale: 1 },
    };
})"""
OUTLINE = "[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(heading => Number(heading.localName[1]))"
# Tables without a caption or headers.
TABLES = """[...document.querySelectorAll("table")].filter(table => !table.caption?.textContent.trim()
    || !table.querySelector("th[scope=col]") || !table.querySelector("th[scope=row]"))
    .map(table => table.outerHTML.slice(0, 120))"""
UNFOLD = "for (const part of document.querySelectorAll('details')) part.open = true; 0"
NAMED = {"slider", "button", "link", "DisclosureTriangle", "region", "image", "table", "navigation", "heading"}


class Access:
    """Checks of pages, which count the values that were compared."""

    def __init__(self, chromium, pictures):
        self.chromium, self.pictures = chromium, pictures
        self.count, self.pages, self.reached, self.wrong = 0, 0, 0, []
        self.contrast = 21

    def expect(self, name, is_met, *found):
        self.count += 1
        if not is_met:
            self.wrong.append(f"{self.page}: {name}: {' '.join(map(str, found))}"[:400])

    def check(self, page, is_ours=True):
        """Checks a page, and opens it again. The colors and images of other documents are not checked."""
        for screen, scheme, width, height in self.views(page, is_ours):
            self.keyboard(f"{screen}, {scheme}")
            self.fits(width)
            for ratio, least, text in self.chromium.evaluate(CONTRAST) if is_ours else []:
                self.expect(f"contrast, {scheme}", ratio >= least, ratio, text)
                self.contrast = min(self.contrast, ratio) if least > 3 else self.contrast
            # A zoom of 200 percent.
            self.chromium.screen(width // 2, height // 2)
            self.fits(width // 2)
        self.tree(is_ours)
        self.chromium.screen(1280, 900)
        self.chromium.open(page)

    def views(self, page, is_ours=True):
        """Opens a page on each screen in each scheme, takes a picture, and generates the view's properties."""
        self.page = page.stem
        self.pages += 1
        for screen, width, height in SCREENS:
            for scheme in "light", "dark":
                self.chromium.media(scheme)
                self.chromium.screen(width, height)
                self.chromium.open(page)
                complaints = self.chromium.complaints() if is_ours else None
                self.expect("messages and requests", not complaints, complaints)
                self.chromium.picture(self.pictures / f"{self.page}-{screen}-{scheme}.png")
                yield screen, scheme, width, height
        self.chromium.media(None)

    def drawing(self, page):
        """Checks a picture, which has text of its own size also on a phone."""
        for _, _, width, _ in self.views(page):
            shown = self.chromium.evaluate("document.documentElement.getBoundingClientRect().width")
            self.expect(f"width in {width} px", shown >= 720, shown)
        images = [node for node in self.nodes() if node["role"]["value"] == "image"]
        self.expect("image", len(images) == 1 and images[0]["name"]["value"] and images[0]["description"]["value"], images)

    def nodes(self):
        """Returns the nodes of the accessibility tree."""
        return [node for node in self.chromium.call("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]

    def fits(self, width):
        found = self.chromium.evaluate(OVERFLOW)
        self.expect(f"overflow in {width} px", not found, found)
        found = self.chromium.evaluate("document.documentElement.scrollWidth")
        self.expect(f"width in {width} px", found <= width, found)

    def keyboard(self, where):
        """Reaches each control with the tab key, and unfolds each folded part with the return key."""
        self.chromium.press("Tab")
        while focus := self.chromium.evaluate(f"{FOCUS}(1)"):
            self.reached += 1
            self.expect(f"focus, {where}", focus["isShown"], focus)
            shown = self.chromium.shot(focus["clip"])
            self.chromium.evaluate("document.activeElement.blur()")
            self.expect(f"visible focus, {where}", shown != self.chromium.shot(focus["clip"]), focus)
            if focus["isFolded"]:
                self.chromium.press("Tab", shift=True)
                self.chromium.press("Tab")
                self.chromium.press("Enter")
                is_open = self.chromium.evaluate("document.activeElement.parentElement.open")
                self.expect(f"unfold, {where}", is_open, focus)
            self.chromium.press("Tab")
        missing = self.chromium.evaluate(f"{CONTROLS}.filter(node => !node.reached).map(node => node.outerHTML)")
        self.expect(f"reached, {where}", not missing, missing)
        self.chromium.press("Tab", shift=True)
        while focus := self.chromium.evaluate(f"{FOCUS}(2)"):
            self.expect(f"focus back, {where}", focus["isShown"], focus)
            self.chromium.press("Tab", shift=True)

    def tree(self, is_ours):
        """Checks the names, headings, tables and landmarks of a page whose parts are unfolded."""
        self.chromium.evaluate(UNFOLD)
        nodes = self.nodes()
        roles = [node["role"]["value"] for node in nodes]
        for node, role in zip(nodes, roles):
            if role in NAMED:
                self.expect(f"name of {role}", node.get("name", {}).get("value"), node)
        self.expect("main landmark", roles.count("main") == 1, roles.count("main"))
        language = self.chromium.evaluate("document.documentElement.getAttribute('lang')")
        self.expect("language", language == "en" if is_ours else language is not None, language)
        self.expect("title", self.chromium.evaluate("document.title.trim()"))
        levels = self.chromium.evaluate(OUTLINE)
        self.expect("one h1", levels.count(1) == 1, levels)
        self.expect("headings", all(b <= a + 1 for a, b in zip([0] + levels, levels)), levels)
        tables = self.chromium.evaluate(TABLES)
        self.expect("tables", not tables, tables)
