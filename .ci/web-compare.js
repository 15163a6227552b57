// Compares the results of typescale.js with the command-line tool's results.

/** Returns the value at a path such as `lines.0.width`. */
function at(value, path) {
    return path.split(".").reduce((part, key) => key === "" ? part : part?.[key], value);
}

/** Calls the functions of `expectations`, and returns the differences and the count of values. */
export async function compare(load, module, fonts, expectations) {
    const typescale = await load(module);
    for (const [name, bytes] of Object.entries(fonts)) typescale.register(bytes, name);
    const differences = [];
    let count = 0;
    for (const { method, arguments: values, results } of expectations) {
        let result;
        try {
            result = typescale[method](...values);
        } catch (error) {
            result = { error: error.code };
        }
        for (const [path, expected] of Object.entries(results)) {
            count++;
            const found = at(result, path);
            if (found !== expected) {
                differences.push(`${method}(${JSON.stringify(values)}).${path} is ${found}, not ${expected}`);
            }
        }
    }
    return { count, differences };
}
