/** Types of typescale.js, an ES module without dependencies. Sizes and positions are in points. */

/** A text style of UIKit, such as `body` or `largeTitle`. */
export type TextStyle =
    | "largeTitle" | "title1" | "title2" | "title3" | "headline" | "body" | "callout" | "subheadline"
    | "footnote" | "caption1" | "caption2" | "extraLargeTitle" | "extraLargeTitle2";

/** A content size category by its short name. UIKit's and SwiftUI's names are also accepted. */
export type Category =
    | "XS" | "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | "AX1" | "AX2" | "AX3" | "AX4" | "AX5" | (string & {});

export type Platform =
    | "iOS" | "iOS-as-printed" | "tvOS" | "macOS" | "watchOS-38" | "watchOS-40" | "watchOS-41" | "watchOS-42"
    | "watchOS-44" | "watchOS-45" | "watchOS-49";

/** The name of a curve, such as `uikit` or `android`, or twelve sizes from XS to AX5. */
export type Curve = string | number[];

/** An unscaled font, like `FontDescription` in Swift. */
export interface FontDescription {
    /** The text style, by default `body`. */
    textStyle?: TextStyle;
    /** The name of a registered face, or none for the system font. */
    name?: string;
    /** The size at L, or none for the style's size. */
    size?: number;
    curve?: Curve;
    minimumPointSize?: number;
    maximumPointSize?: number;
}

/** How a length scales. */
export interface FontMetrics {
    /** The text style, by default `body`. */
    textStyle?: TextStyle;
    /** The curve, by default `uikit`. */
    curve?: Curve;
}

/** The traits of the reader and the screen. */
export interface Traits {
    /** The reader's text size, by default the platform's. */
    category?: Category;
    /** The platform, by default `iOS`. */
    platform?: Platform;
    /** The pixels per point, by default the platform's. */
    displayScale?: number;
    /** The text scale in the system's settings, as on Android. */
    fontScale?: number;
    prefersBoldText?: boolean;
}

export interface Explanation {
    /** The scaled number. */
    result: number;
    /** For example, `17 x 62 / 22 = 47.909, rounded to 48; body at AX5 on iOS, derived`. */
    description: string;
    /** The part of the description before the semicolon. */
    arithmetic: string;
    sources: string[];
}

export interface Factor {
    category: Category;
    /** The size of body text divided by its size at L. */
    fontScale: number;
    /** The size of the font. */
    pointSize: number;
}

export interface Face {
    postScriptName: string;
    familyName: string;
    styleName: string;
    fullName: string;
}

export interface Metrics {
    pointSize: number;
    ascender: number;
    descender: number;
    leading: number;
    capHeight: number;
    xHeight: number;
    lineHeight: number;
    /** The distance between baselines. */
    lineAdvance: number;
}

/** What the font cannot show. */
export interface Coverage {
    /** On a screen with 3 pixels per point, `withinPixel` has a chance of at least 99%. */
    exactness: "exact" | "withinPixel" | "estimate";
    /** Whether a part of the text needs shaping, so that widths are estimates. */
    needsShaping: boolean;
    /** The characters that the faces do not support, without duplicates. */
    missing: string[];
}

export interface Measurement extends Coverage {
    width: number;
    /** The standard deviation of the width, in points, or 0 if the width is exact. */
    deviation: number;
}

export interface LayoutOptions {
    /** The width of the lines, by default unlimited. */
    width?: number;
    /** The maximum number of lines, by default 0 for no limit. */
    lineLimit?: number;
    /** By default `truncatingTail`, as in labels. */
    lineBreakMode?:
        | "wordWrapping" | "characterWrapping" | "clipping" | "truncatingHead" | "truncatingMiddle"
        | "truncatingTail";
    alignment?: "natural" | "left" | "center" | "right" | "justified";
    direction?: "leftToRight" | "rightToLeft";
    /** The names of registered faces for characters that the font does not support. */
    fallbacks?: string[];
}

export interface Line {
    /** The index of the first character of the line in the string. */
    start: number;
    /** The index after the last character, including trailing spaces and the newline. */
    end: number;
    x: number;
    /** The width of the visible part, without trailing spaces. */
    width: number;
    top: number;
    height: number;
    baseline: number;
    hasEllipsis: boolean;
}

export interface Layout extends Coverage {
    width: number;
    height: number;
    isTruncated: boolean;
    lines: Line[];
}

export interface FitOptions {
    /** The width of the label. */
    width: number;
    /** The maximum number of lines, by default 1, or 0 for no limit. */
    lineLimit?: number;
    direction?: "leftToRight" | "rightToLeft";
    fallbacks?: string[];
}

export interface Fit extends Coverage {
    /** The categories at which the label truncates the text. */
    truncated: Category[];
    /** The categories at which the text fits only if it is narrower than estimated. It does not pass there. */
    inconclusive: Category[];
    /** The largest limit on the size at which the text is known to fit, or `null` without a limit. */
    maximumPointSize: number | null;
}

/** The text size that the reader chose in the system or in the browser, to use as `Traits`. */
export interface ReaderSettings {
    /** The category whose body text is nearest in size. */
    category: Category;
    /** The exact factor, where 1 is the default size. */
    fontScale: number;
    /** The font size that was read, in CSS pixels. */
    fontSize: number;
    /** The font: Apple's body text, which only Safari has, or the browser's default font size. */
    source: "-apple-system-body" | "medium";
    /** For example, `1.25 of medium (20 of 16 px) is nearest to XXL for body: 21.25 points, and XXL has 21`. */
    explanation: string;
}

/** The functions of a module. Each throws a `TypeScaleError`. */
export interface TypeScale {
    scaledPointSize(font: FontDescription, traits?: Traits): number;
    scaledValue(value: number, metrics?: FontMetrics, traits?: Traits): number;
    /** Explains the size of a font, or the scaled value if `value` is a number. */
    explanation(font: FontDescription & { value?: number }, traits?: Traits): Explanation;
    /** Scales a font for each category from XS to AX5. */
    factors(font: FontDescription, traits?: Traits): Factor[];
    /** Reads the reader's text size from a page. Throws `unavailable` outside a page. */
    readerSettings(page?: Document): ReaderSettings;
    /**
     * Calls a function each time that the reader changes the text size. Returns a function that ends this. Throws
     * `unavailable` outside a page.
     */
    followReader(callback: (settings: ReaderSettings) => void, page?: Document): () => void;
    /** Registers the faces of a font file of at most 256 MiB. */
    register(bytes: ArrayBuffer | ArrayBufferView, name: string): { faces: Face[]; failures: string[] };
    /** Removes the faces that were registered with a name. */
    unregister(name: string): void;
    metrics(font: FontDescription, traits?: Traits): Metrics;
    /** Measures text on a single line. */
    measure(text: string, font: FontDescription, traits?: Traits): Measurement;
    /** Lays out text like a label. */
    layout(text: string, font: FontDescription, traits?: Traits, options?: LayoutOptions): Layout;
    /** Finds the categories at which a label truncates text, or could truncate it. */
    fit(text: string, font: FontDescription, traits: Traits | undefined, options: FitOptions): Fit;
}

/** The kind of an error. */
export type ErrorCode =
    | "malformedRequest" | "exceededLimit" | "invalidNumber" | "unknownTextStyle" | "unknownCategory"
    | "unknownPlatform" | "unknownCurve" | "invalidTable" | "fontNotFound" | "fileNotFound"
    | "insufficientPermissions" | "unrecognizedFormat" | "invalidFontData" | "alreadyRegistered"
    | "exceededResourceLimit" | "notRegistered" | "duplicatedName" | "invalidFilePath"
    /** An argument has the wrong type. */
    | "invalidArgument"
    /** The module contains only the functions of the core, or the function requires a web page. */
    | "unavailable"
    /** The module cannot be downloaded. */
    | "notLoaded"
    /** The module has stopped, for example because no memory is left. */
    | "stopped";

export class TypeScaleError extends Error {
    constructor(code: ErrorCode, message: string);
    readonly code: ErrorCode;
}

/** Loads typescale.wasm or typescale-core.wasm from its bytes or a URL. */
export function load(
    source: string | URL | ArrayBuffer | ArrayBufferView | WebAssembly.Module,
): Promise<TypeScale>;
