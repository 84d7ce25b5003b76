// Every message is there in every language, with the same values, and every message the page asks for exists; else the build fails.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentParser } from "@fluent/syntax";

const web = fileURLToPath(new URL(".", import.meta.url));
const locales = join(web, "..", "sheepfold", "locales");
const LANGUAGES = ["en", "fr", "de"];
const complaints = [];

/** Messages of one file: id → the names of its values, and where they stand. */
function read(lang, file) {
  const found = new Map();
  const text = readFileSync(join(locales, lang, file), "utf8");
  for (const entry of new FluentParser().parse(text).body) {
    if (entry.type === "Junk") complaints.push(`${lang}/${file}: cannot be read: ${entry.content.trim().split("\n")[0]}`);
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

const files = Object.fromEntries(LANGUAGES.map((lang) => [lang, readdirSync(join(locales, lang)).filter((name) => name.endsWith(".ftl"))]));
const all = new Set(Object.values(files).flat());
const known = new Map();
for (const file of all) {
  for (const lang of LANGUAGES) if (!files[lang].includes(file)) complaints.push(`${lang}/${file} is missing`);
  if (!LANGUAGES.every((lang) => files[lang].includes(file))) continue;
  const told = Object.fromEntries(LANGUAGES.map((lang) => [lang, read(lang, file)]));
  for (const id of new Set(LANGUAGES.flatMap((lang) => [...told[lang].keys()]))) {
    if (known.has(id)) complaints.push(`${id} stands in ${known.get(id)} and in ${file}`);
    known.set(id, file);
    for (const lang of LANGUAGES) {
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
