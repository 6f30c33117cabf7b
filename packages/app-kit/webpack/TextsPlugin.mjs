import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { SERVER_FILE } from './ServerBuildPlugin.mjs';

const { readCatalogs } = createRequire(import.meta.url)('../messages/readCatalogs.cjs');

/** What `messages/webpackLoader.cjs` has put in the place of a catalog, and the module below in that of the build's list, as the minimizer leaves it. */
const PLACE = /JSON\.parse\((["'`])\{"adp-(messages|texts)":"([^"]+)"\}\1\)/g;

/**
 * Takes the message catalogs out of the finished scripts, which are the same in all languages (decision 121): those of each script are in a file of
 * their own for each language, `fr/list.json` for `list.js`. The HTML of a page has the files that it begins with; what else a page loads comes
 * beside its script. Delete it when the site has one language, or when its catalogs can be modules that the HTML contains.
 */
export class TextsPlugin {
  /** @param {boolean} isShell its first script has texts, which the HTML has */
  constructor(isShell = false) {
    this.isShell = isShell;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'TextsPlugin';
    const { Compilation } = webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
        // Style sheets are run while they are built, in a chunk that is in no page.
        if (!compilation.chunks.has(chunk)) return;
        requirements.add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new TextsRuntimeModule(this.isShell));
      });
      // The minimizer has run; source maps are written after it.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const catalogs = new Map();
        const getCatalogs = (path) => {
          if (!catalogs.has(path)) catalogs.set(path, readCatalogs(resolve(compiler.context, path)));
          return catalogs.get(path);
        };
        const scripts = Object.keys(compilation.assets)
          .filter((file) => file.endsWith('.js') && file !== SERVER_FILE)
          .map((file) => ({ file, places: findPlaces(String(compilation.assets[file].source())) }));
        /** Script without its ending -> its catalogs. */
        const texts = new Map(
          scripts.flatMap(({ file, places }) => {
            const paths = places.filter(({ kind }) => kind === 'messages').map(({ value }) => value);
            return paths.length > 0 ? [[file.slice(0, -3), [...new Set(paths)].map(getCatalogs)]] : [];
          }),
        );
        const languages = [...new Set(['en', ...[...catalogs.values()].flatMap(Object.keys)])].sort();
        for (const { file, places } of scripts) {
          if (places.length === 0) continue;
          const script = file.slice(0, -3);
          const list = [languages.join(' '), texts.has(script) ? script : '', ...texts.keys()];
          compilation.updateAsset(file, (source) => {
            const replaced = new webpack.sources.ReplaceSource(source);
            for (const { start, end, kind, value } of places)
              replaced.replace(
                start,
                end - 1,
                kind === 'texts' ? JSON.stringify(list) : `(adpTexts.${toKey(getCatalogs(value))}||adpTexts())`,
              );
            return replaced;
          });
        }
        for (const [script, all] of texts)
          for (const language of languages) {
            const content = Object.fromEntries(all.map((each) => [toKey(each), each[language] ?? each.en]));
            compilation.emitAsset(`${language}/${script}.json`, new webpack.sources.RawSource(JSON.stringify(content)));
          }
      });
    });
  }
}

/** @param {string} text a script */
function findPlaces(text) {
  return [...text.matchAll(PLACE)].map(({ index, 0: { length }, 2: kind, 3: value }) => ({
    start: index,
    end: index + length,
    kind,
    value,
  }));
}

/** Under which name a page has a catalog: by what is in it, as builds of several apps, and two of one, can be in one page. */
function toKey(languages) {
  const hash = createHash('sha256').update(JSON.stringify(languages)).digest('hex');
  return `t${Number.parseInt(hash.slice(0, 9), 16).toString(36)}`;
}

/**
 * Loads the texts of each script that has any, in the page's language, beside it. In the shell's build is how: `adpTexts(folder, name, languages)` adds the
 * texts of the script `name` in the build's `folder` to its own properties, which is where scripts read them. What has come it takes from the page or
 * does not ask for again; a file that did not come, or is not JSON, is fetched past the caches. A script whose texts are not in the file that came calls it
 * without arguments, which throws: from then on all are fetched past the caches.
 */
class TextsRuntimeModule extends webpack.RuntimeModule {
  constructor(isShell) {
    super('texts', webpack.RuntimeModule.STAGE_TRIGGER);
    this.isShell = isShell;
  }

  generate() {
    const { ensureChunk, getChunkScriptFilename, publicPath } = webpack.RuntimeGlobals;
    const timeout = this.compilation.outputOptions.chunkLoadTimeout;
    const loadsChunks = this.compilation.chunkGraph
      .getTreeRuntimeRequirements(this.chunk)
      .has(webpack.RuntimeGlobals.ensureChunk);
    const shell = `const page = JSON.parse(document.getElementById('texts').textContent);
let loaded = {};
let cache;
const fail = (message, cause) => {
  throw Object.assign(new Error(message, { cause }), { name: 'ChunkLoadError' });
};
const add = (found) => Object.assign(adpTexts, found);
const get = (address, cache) => fetch(address, { cache, signal: AbortSignal.timeout(${timeout}) })
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
self.adpTexts = (folder, name, languages) => {
  if (!folder) {
    loaded = {};
    cache = 'reload';
    fail('Texts are not those of the build');
  }
  const language = languages.split(' ').find((each) => each === document.documentElement.lang) || 'en';
  const address = folder + language + '/' + name + '.json';
  const found = page[address] || page[address.slice(location.origin.length)];
  return (loaded[address] ||= found ? add(found) : get(address, cache).catch(() => get(address, 'reload')).then(add, (cause) => {
    delete loaded[address];
    fail('Texts did not come: ' + address, cause);
  }));
};
adpTexts(${publicPath}, script, languages);`;
    // Other hosts than the shell (docs/own-app.md) have no such function.
    const app = `self.adpTexts ||= (folder, name) => fetch(folder + 'en/' + name + '.json')
  .then((answer) => answer.json()).then((found) => Object.assign(adpTexts, found));`;
    // In the list: the languages, the script that this is part of if it has texts, and all scripts that have some.
    return `const [languages, script, ...scripts] = JSON.parse('{"adp-texts":"of this build"}');
${this.isShell ? shell : app}
${
  loadsChunks
    ? `const load = ${ensureChunk};
const getScript = ${getChunkScriptFilename};
${ensureChunk} = (id) => {
  const name = getScript(id).slice(0, -3);
  return scripts.includes(name) ? Promise.all([load(id), adpTexts(${publicPath}, name, languages)]) : load(id);
};`
    : ''
}`;
  }
}
