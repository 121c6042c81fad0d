import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadWords } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");

await loadWords([]);
target.replaceChildren(); // what the server says where an address leads nowhere: the app says it too
mount(App, { target });
