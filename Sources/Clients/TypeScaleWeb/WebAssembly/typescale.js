// TypeScale for web pages and node. See typescale.d.ts for the documentation.

const statuses = new Map([
    [1, "malformedRequest"], [2, "exceededLimit"], [3, "invalidNumber"], [4, "unknownTextStyle"],
    [5, "unknownCategory"], [6, "unknownPlatform"], [7, "unknownCurve"], [8, "invalidTable"],
    [9, "fontNotFound"], [101, "fileNotFound"], [102, "insufficientPermissions"],
    [103, "unrecognizedFormat"], [104, "invalidFontData"], [105, "alreadyRegistered"],
    [106, "exceededResourceLimit"], [201, "notRegistered"], [305, "duplicatedName"],
    [306, "invalidFilePath"],
]);

const lineBreakModes = [
    "wordWrapping", "characterWrapping", "clipping", "truncatingHead", "truncatingMiddle", "truncatingTail",
];
const alignments = ["natural", "left", "center", "right", "justified"];
const directions = ["leftToRight", "rightToLeft"];
const exactnesses = ["exact", "withinPixel", "estimate"];

export class TypeScaleError extends Error {
    constructor(code, message) {
        super(message);
        this.name = "TypeScaleError";
        this.code = code;
    }
}

export async function load(source) {
    let module = source;
    if (!(source instanceof WebAssembly.Module)) {
        let bytes = source;
        if (typeof source === "string" || source instanceof URL) {
            const response = await fetch(source);
            if (!response.ok) throw new TypeScaleError("notLoaded", `cannot load ${source}: ${response.status}`);
            bytes = await response.arrayBuffer();
        }
        module = await WebAssembly.compile(bytes);
    }
    return new TypeScale(await WebAssembly.instantiate(module, {}));
}

/** The bytes of a request. Numbers are little-endian, and texts are in UTF-8. */
class Request {
    #bytes = new Uint8Array(256);
    #count = 0;

    #reserve(count) {
        const start = this.#count;
        this.#count += count;
        if (this.#count > this.#bytes.length) {
            const bytes = new Uint8Array(2 * this.#count);
            bytes.set(this.#bytes);
            this.#bytes = bytes;
        }
        return new DataView(this.#bytes.buffer, start, count);
    }

    get bytes() {
        return this.#bytes.subarray(0, this.#count);
    }

    byte(value) {
        this.#reserve(1).setUint8(0, value);
    }

    count(value, name) {
        if (!Number.isInteger(value) || value < 0 || value > 0x7FFFFFFF) {
            throw new TypeScaleError("invalidNumber", `expected a whole number of at least 0 for ${name}`);
        }
        this.#reserve(4).setUint32(0, value, true);
    }

    number(value, name) {
        if (typeof value !== "number" || Number.isNaN(value)) {
            throw new TypeScaleError("invalidNumber", `expected a number for ${name}`);
        }
        this.#reserve(8).setFloat64(0, value, true);
    }

    optionalNumber(value, name) {
        if (value === undefined || value === null) this.#reserve(8).setFloat64(0, NaN, true);
        else this.number(value, name);
    }

    text(value, name) {
        if (typeof value !== "string") {
            throw new TypeScaleError("invalidArgument", `expected a string for ${name}`);
        }
        const bytes = new TextEncoder().encode(value);
        this.count(bytes.length, name);
        this.#reserve(bytes.length);
        this.#bytes.set(bytes, this.#count - bytes.length);
    }

    option(value, values, name) {
        const index = values.indexOf(value);
        if (index < 0) {
            throw new TypeScaleError("invalidArgument", `expected one of ${values.join(", ")} for ${name}`);
        }
        this.byte(index);
    }

    font(font) {
        this.text(font.textStyle ?? "body", "textStyle");
        this.text(font.name ?? "", "name");
        this.optionalNumber(font.size, "size");
        this.optionalNumber(font.minimumPointSize, "minimumPointSize");
        this.optionalNumber(font.maximumPointSize, "maximumPointSize");
        const sizes = Array.isArray(font.curve) ? font.curve : [];
        // In a request, no sizes and no name select the default curve.
        if (Array.isArray(font.curve) && sizes.length === 0) {
            throw new TypeScaleError("invalidTable", "expected twelve sizes that do not decrease");
        }
        this.text(Array.isArray(font.curve) ? "" : font.curve ?? "", "curve");
        this.count(sizes.length, "curve");
        for (const size of sizes) this.number(size, "curve");
    }

    traits(traits) {
        this.text(traits.category ?? "", "category");
        this.text(traits.platform ?? "", "platform");
        this.optionalNumber(traits.displayScale, "displayScale");
        this.optionalNumber(traits.fontScale, "fontScale");
        this.byte(traits.prefersBoldText ? 1 : 0);
    }

    texts(values, name) {
        this.count(values.length, name);
        for (const value of values) this.text(value, name);
    }
}

/** The bytes of a response, in the same format. */
class Response {
    #view;
    #offset = 0;

    constructor(bytes) {
        this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }

    byte() {
        return this.#view.getUint8(this.#offset++);
    }

    flag() {
        return this.byte() !== 0;
    }

    count() {
        this.#offset += 4;
        return this.#view.getUint32(this.#offset - 4, true);
    }

    number() {
        this.#offset += 8;
        return this.#view.getFloat64(this.#offset - 8, true);
    }

    text() {
        const count = this.count();
        this.#offset += count;
        const start = this.#view.byteOffset + this.#offset - count;
        return new TextDecoder().decode(new Uint8Array(this.#view.buffer, start, count));
    }

    list(read) {
        return Array.from({ length: this.count() }, read);
    }

    texts() {
        return this.list(() => this.text());
    }

    characters() {
        return this.list(() => String.fromCodePoint(this.count()));
    }

    coverage() {
        return { exactness: exactnesses[this.byte()], needsShaping: this.flag(), missing: this.characters() };
    }
}

/** Returns a function that converts offsets in UTF-8 bytes, in ascending order, to indices of `text`. */
function indices(text) {
    let [bytes, index] = [0, 0];
    return offset => {
        while (bytes < offset && index < text.length) {
            const code = text.codePointAt(index);
            bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
            index += code < 0x10000 ? 1 : 2;
        }
        return index;
    };
}

/** Adds an element to a page whose width and font size are the reader's, and returns its default size and its source. */
function addProbe(page) {
    const view = page?.defaultView;
    if (!view?.getComputedStyle) throw new TypeScaleError("unavailable", "reading the text size requires a web page");
    const probe = page.createElement("span");
    probe.style.cssText = "position: absolute; visibility: hidden; width: 1em; height: 1px; font-size: medium;";
    // Other browsers ignore this declaration.
    const before = probe.style.font;
    probe.style.font = "-apple-system-body";
    const isApple = probe.style.font !== before;
    page.documentElement.append(probe);
    // Body text has 17 points on iOS, also on an iPad that calls itself a Mac, and 13 on macOS.
    const body = view.navigator.maxTouchPoints > 0 ? 17 : 13;
    return { view, probe, source: isApple ? "-apple-system-body" : "medium", defaultSize: isApple ? body : 16 };
}

class TypeScale {
    #exports;
    #hasStopped = false;

    constructor(instance) {
        this.#exports = instance.exports;
    }

    /** Writes a request and the bytes after it, calls a function, and returns its response. */
    #call(name, write, rest = new Uint8Array()) {
        const call = this.#exports[`typescale_${name}`];
        if (!call) throw new TypeScaleError("unavailable", `this module has no function ${name}`);
        if (this.#hasStopped) throw new TypeScaleError("stopped", "the module has stopped; load it again");
        const request = new Request();
        write(request);
        const bytes = request.bytes;
        const count = bytes.length + rest.length;
        try {
            const address = count < 0x7FFFFFFF ? this.#exports.typescale_request(count) >>> 0 : 0;
            if (address === 0) throw new TypeScaleError("exceededLimit", "the request has more than 257 MiB");
            const memory = new Uint8Array(this.#exports.memory.buffer, address, count);
            memory.set(bytes);
            memory.set(rest, bytes.length);
            const status = call();
            const start = this.#exports.typescale_response() >>> 0;
            const response = new Uint8Array(
                this.#exports.memory.buffer, start, this.#exports.typescale_responseCount());
            if (status === 0) return new Response(response);
            throw new TypeScaleError(statuses.get(status) ?? `${status}`, new TextDecoder().decode(response));
        } catch (error) {
            if (!(error instanceof WebAssembly.RuntimeError)) throw error;
            // The module has no memory left, or has a fault. Its state may be inconsistent.
            this.#hasStopped = true;
            throw new TypeScaleError("stopped", `the module has stopped: ${error.message}`);
        } finally {
            if (rest.length > 0 && !this.#hasStopped) this.#exports.typescale_request(0);
        }
    }

    scaledPointSize(font, traits = {}) {
        return this.#call("scale", request => {
            request.optionalNumber(undefined);
            request.font(font);
            request.traits(traits);
        }).number();
    }

    scaledValue(value, metrics = {}, traits = {}) {
        return this.#call("scale", request => {
            request.number(value, "value");
            request.font(metrics);
            request.traits(traits);
        }).number();
    }

    explanation(font, traits = {}) {
        const response = this.#call("explain", request => {
            request.optionalNumber(font.value, "value");
            request.font(font);
            request.traits(traits);
        });
        return {
            result: response.number(), description: response.text(),
            arithmetic: response.text(), sources: response.texts(),
        };
    }

    factors(font, traits = {}) {
        const response = this.#call("factors", request => {
            request.font(font);
            request.traits(traits);
        });
        return response.list(() => ({
            category: response.text(), fontScale: response.number(), pointSize: response.number(),
        }));
    }

    readerSettings(page = globalThis.document) {
        const added = addProbe(page);
        try {
            return this.#settings(added);
        } finally {
            added.probe.remove();
        }
    }

    #settings({ view, probe, source, defaultSize }) {
        const fontSize = Number.parseFloat(view.getComputedStyle(probe).fontSize);
        if (!(fontSize > 0 && fontSize < Infinity)) {
            throw new TypeScaleError("unavailable", "the page has no font size; call the function after it has loaded");
        }
        const fontScale = fontSize / defaultSize;
        const sizes = this.factors({ textStyle: "body" });
        const distance = ({ pointSize }) => Math.abs(pointSize - 17 * fontScale);
        // If two categories are equally near, the larger one is used, as in Swift.
        const { category, pointSize } = sizes.reduce((best, next) => distance(next) <= distance(best) ? next : best);
        const decimal = number => Number(number.toFixed(3));
        const explanation = `${decimal(fontScale)} of ${source} (${decimal(fontSize)} of ${defaultSize} px) is nearest to `
            + `${category} for body: ${decimal(17 * fontScale)} points, and ${category} has ${pointSize}`;
        return { category, fontScale, fontSize, source, explanation };
    }

    followReader(callback, page = globalThis.document) {
        const added = addProbe(page);
        let last = this.#settings(added).fontSize;
        const observer = new added.view.ResizeObserver(() => {
            const settings = this.#settings(added);
            if (settings.fontSize === last) return;
            last = settings.fontSize;
            callback(settings);
        });
        observer.observe(added.probe);
        return () => {
            observer.disconnect();
            added.probe.remove();
        };
    }

    register(bytes, name) {
        let rest = bytes;
        if (bytes instanceof ArrayBuffer) rest = new Uint8Array(bytes);
        else if (ArrayBuffer.isView(bytes)) rest = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        else throw new TypeScaleError("invalidArgument", "expected an ArrayBuffer or a view for bytes");
        const response = this.#call("register", request => request.text(name, "name"), rest);
        return {
            faces: response.list(() => ({
                postScriptName: response.text(), familyName: response.text(), styleName: response.text(),
                fullName: response.text(),
            })),
            failures: response.texts(),
        };
    }

    unregister(name) {
        this.#call("unregister", request => request.text(name, "name"));
    }

    metrics(font, traits = {}) {
        const response = this.#call("metrics", request => {
            request.font(font);
            request.traits(traits);
        });
        return {
            pointSize: response.number(), ascender: response.number(), descender: response.number(),
            leading: response.number(), capHeight: response.number(), xHeight: response.number(),
            lineHeight: response.number(), lineAdvance: response.number(),
        };
    }

    measure(text, font, traits = {}) {
        const response = this.#call("measure", request => {
            request.font(font);
            request.traits(traits);
            request.text(text, "text");
        });
        return { width: response.number(), deviation: response.number(), ...response.coverage() };
    }

    layout(text, font, traits = {}, options = {}) {
        const response = this.#call("layout", request => {
            request.font(font);
            request.traits(traits);
            request.text(text, "text");
            request.texts(options.fallbacks ?? [], "fallbacks");
            request.optionalNumber(options.width, "width");
            request.count(options.lineLimit ?? 0, "lineLimit");
            request.option(options.lineBreakMode ?? "truncatingTail", lineBreakModes, "lineBreakMode");
            request.option(options.alignment ?? "natural", alignments, "alignment");
            request.option(options.direction ?? "leftToRight", directions, "direction");
        });
        const index = indices(text);
        return {
            width: response.number(), height: response.number(), isTruncated: response.flag(),
            ...response.coverage(),
            lines: response.list(() => ({
                start: index(response.count()), end: index(response.count()), x: response.number(),
                width: response.number(), top: response.number(), height: response.number(),
                baseline: response.number(), hasEllipsis: response.flag(),
            })),
        };
    }

    fit(text, font, traits = {}, options = {}) {
        const response = this.#call("fit", request => {
            request.font(font);
            request.traits(traits);
            request.text(text, "text");
            request.texts(options.fallbacks ?? [], "fallbacks");
            request.number(options.width, "width");
            request.count(options.lineLimit ?? 1, "lineLimit");
            request.option(options.direction ?? "leftToRight", directions, "direction");
        });
        const truncated = response.texts();
        const inconclusive = response.texts();
        const maximum = response.number();
        return {
            truncated, inconclusive, maximumPointSize: Number.isNaN(maximum) ? null : maximum,
            ...response.coverage(),
        };
    }
}
