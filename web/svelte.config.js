import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The class that holds the styles of a component to it: short, for it stands at every element. */
const cssHash = ({ hash, filename, css }) => `s${hash(filename ?? css)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
