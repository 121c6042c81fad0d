import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { loadWords } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

await loadWords(settings.language, []);
mount(App, { target });
