/** After `vite build`: the built client carries the licences of what is in it and is not ours, as licences.txt.

Vite has listed the libraries whose code it bundled. Typefaces come in by style sheets, which it does not look through: they are among
the dependencies. A package without a text of its own names a licence whose text is in licences/; one without either ends the build. */

import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";

const BUILT = "../parlour/web";

const read = (path) => readFileSync(path, "utf8");
const listed = JSON.parse(read(`${BUILT}/licences.json`));
const needed = Object.keys(JSON.parse(read("package.json")).dependencies);
const names = [...new Set([...listed.map(({ name }) => name), ...needed])].sort();

function textOf(name, licence) {
  const folder = `node_modules/${name}`;
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const path = own ? `${folder}/${own}` : `licences/${licence}.txt`;
  if (!existsSync(path)) throw new Error(`${name} has no text of its licence, and there is no web/${path}`);
  return read(path).trim();
}

const parts = names.map((name) => {
  const { version, license, author, homepage } = JSON.parse(read(`node_modules/${name}/package.json`));
  const makers = typeof author === "object" ? author.name : author;
  const title = [`${name} ${version}`, makers, homepage, license].filter(Boolean).join("\n");
  return `${title}\n\n${textOf(name, license)}`;
});
const line = `\n\n${"=".repeat(80)}\n\n`;
writeFileSync(`${BUILT}/licences.txt`, `What Parlour's browser client is made of besides its own code\n${line.trimStart()}${parts.join(line)}\n`);
rmSync(`${BUILT}/licences.json`);
