// Fails the build if a message is missing in a language its part has, uses other values there, or is asked for by a
// page and does not exist. A game may have English only.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser } from "@fluent/syntax";

const web = fileURLToPath(new URL(".", import.meta.url));
const house = join(web, "..", "sheepfold", "language");
const games = join(web, "..", "sheepfold", "games");
const LANGUAGES = ["en", "fr", "de"];
const complaints = [];

/** Where the messages of a part stand in each language it has. */
function parts() {
  const found = {};
  for (const file of readdirSync(join(house, "en")).filter((name) => name.endsWith(".ftl"))) {
    found[file] = Object.fromEntries(LANGUAGES.map((lang) => [lang, join(house, lang, file)]));
  }
  for (const folder of readdirSync(games)) {
    for (const room of ["locales", "learn"]) {
      const own = LANGUAGES.map((lang) => [lang, join(games, folder, room, `${lang}.ftl`)]);
      const there = own.filter(([, path]) => existsSync(path));
      if (there.length) found[`${folder}/${room}`] = Object.fromEntries(there);
    }
  }
  return found;
}

/** Messages of one file: id → the names of its values, and where they stand. */
function read(lang, file, path) {
  const found = new Map();
  const text = readFileSync(path, "utf8");
  for (const entry of new FluentParser().parse(text).body) {
    if (entry.type === "Junk")
      complaints.push(`${lang}/${file}: cannot be read: ${entry.content.trim().split("\n")[0]}`);
    if (entry.type !== "Message" && entry.type !== "Term") continue;
    const id = entry.type === "Term" ? `-${entry.id.name}` : entry.id.name;
    if (found.has(id)) complaints.push(`${lang}/${file}: ${id} stands there twice`);
    if (!entry.value) complaints.push(`${lang}/${file}: ${id} says nothing`);
    found.set(id, values(entry));
  }
  return found;
}

function values(node, found = new Set()) {
  if (Array.isArray(node)) for (const one of node) values(one, found);
  else if (node && typeof node === "object") {
    if (node.type === "VariableReference") found.add(node.id.name);
    for (const [key, one] of Object.entries(node)) if (key !== "span") values(one, found);
  }
  return found;
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const known = new Map();
for (const [file, paths] of Object.entries(parts())) {
  const languages = Object.keys(paths);
  if (!paths.en) complaints.push(`${file}: there is no English to fall back on`);
  const told = Object.fromEntries(languages.map((lang) => [lang, read(lang, file, paths[lang])]));
  for (const id of new Set(languages.flatMap((lang) => [...told[lang].keys()]))) {
    if (known.has(id)) complaints.push(`${id} stands in ${known.get(id)} and in ${file}`);
    known.set(id, file);
    for (const lang of languages) {
      if (!told[lang].has(id)) complaints.push(`${lang}/${file}: ${id} is missing`);
      for (const value of told.en.get(id) ?? []) {
        // A language may do without a plural or a name, never use one that is not given.
        if (lang !== "en" && told[lang].has(id) && ![...told[lang].get(id)].every((own) => told.en.get(id).has(own))) {
          complaints.push(`${lang}/${file}: ${id} uses a value English does not have (${value} …)`);
        }
      }
    }
  }
}

for (const path of sources(join(web, "src"))) {
  const text = readFileSync(path, "utf8");
  for (const [, id] of text.matchAll(/\bt\(\s*"([^"]+)"/g)) {
    if (!known.has(id)) complaints.push(`${path.slice(web.length)}: asks for ${id}, which no file has`);
  }
}

if (complaints.length) {
  console.error([...new Set(complaints)].join("\n"));
  process.exit(1);
}
console.log(`${known.size} messages in ${LANGUAGES.length} languages`);
