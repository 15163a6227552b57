/** Loads the module from its bytes, and returns its functions. A category is an index from 0 for XS to 11 for AX5. */
export async function load(module) {
    const { instance } = await WebAssembly.instantiate(module);
    const { memory, scaled, reserve, height } = instance.exports;
    return {
        scaled,
        height(text, width, category) {
            const bytes = new TextEncoder().encode(text);
            const address = reserve(bytes.length);
            new Uint8Array(memory.buffer, address, bytes.length).set(bytes);
            return height(address, bytes.length, width, category);
        },
    };
}
