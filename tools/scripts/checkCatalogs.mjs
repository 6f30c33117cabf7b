import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findTranslations } from '../../packages/app-kit/messages/readCatalogs.cjs';
import { compareCatalogs } from './catalogs/compareCatalogs.mjs';
import { findMissingTexts } from './catalogs/findMissingTexts.mjs';
import { root, workspaces } from './workspaces.mjs';

// `npm run lint:texts [-- fr]` checks that catalogs are complete, and that pages load all texts that they use.

const requested = process.argv.slice(2);
const same = readJson(join(root, 'tools/scripts', 'catalogs', 'same.json'));
const plain = readJson(join(root, 'tools/scripts', 'catalogs', 'plain.json'));
const catalogs = findCatalogs();
// If one catalog has a language, all catalogs must have it.
const languages = [...new Set(catalogs.flatMap((file) => Object.keys(findTranslations(file))))].sort();
if (catalogs.length === 0) throw new Error('No catalog exists.');
let errorCount = 0;
// A package's catalogs are merged, so the later of two different texts would appear everywhere.
const texts = new Map();
for (const file of catalogs) {
  const folder = getFolder(file);
  for (const [id, text] of Object.entries(readJson(file))) {
    const name = `${folder}: "${id}"`;
    const previous = texts.get(name) ?? text;
    texts.set(name, previous);
    if (previous === text) continue;
    console.error(`${name} has two English texts: "${previous}" and "${text}"`);
    errorCount += 1;
  }
}
for (const language of requested.length > 0 ? requested : languages) {
  let messages = 0;
  for (const file of catalogs) {
    const translation = file.replace(/en\.json$/, `${language}.json`);
    const english = readJson(file);
    messages += Object.keys(english).length;
    const translated = existsSync(translation) ? readJson(translation) : {};
    const errors =
      Object.keys(translated).length === 0
        ? [`none of ${Object.keys(english).length} messages is translated`]
        : compareCatalogs(english, translated, language, same[language], plain[language]);
    for (const error of errors) console.error(`${relative(root, translation)}: ${error}`);
    errorCount += errors.length;
  }
  console.log(`${language}: ${catalogs.length} catalogs, ${messages} messages`);
}
errorCount += reportMissingTexts();
process.exitCode = errorCount > 0 ? 1 : 0;

function findCatalogs() {
  return workspaces
    .filter((folder) => existsSync(join(root, folder, 'src')))
    .flatMap((folder) =>
      readdirSync(join(root, folder, 'src'), { recursive: true })
        .filter((file) => /(^|\/)messages\/([\w-]+-)?en\.json$/.test(file))
        .map((file) => join(root, folder, 'src', file)),
    )
    .sort();
}

/** Reports pages that use messages of a catalog that they do not load, and exceptions that are no longer necessary. */
function reportMissingTexts() {
  const exceptions = readJson(join(root, 'tools/scripts', 'catalogs', 'exceptions.json'));
  const used = new Set();
  const folders = new Set(catalogs.map(getFolder));
  const errors = [...folders].flatMap((name) =>
    findMissingTexts(join(root, name, 'src'), (module, id) => {
      const isOfIt = ({ module: path, ids }) =>
        `${name}/src/${module}`.startsWith(path) && ids.some((prefix) => id.startsWith(prefix));
      const exception = exceptions.find(isOfIt);
      if (exception) used.add(exception);
      return exception !== undefined;
    }).map((error) => `${name}: ${error}`),
  );
  const needless = exceptions.filter((exception) => !used.has(exception));
  for (const { module } of needless)
    errors.push(`tools/scripts/catalogs/exceptions.json: the exception for ${module} is unnecessary`);
  for (const error of errors) console.error(error);
  return errors.length;
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function getFolder(file) {
  return relative(root, file).split('/src/')[0];
}
