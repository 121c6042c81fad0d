import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadWords } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

await loadWords([]);
mount(App, { target });
