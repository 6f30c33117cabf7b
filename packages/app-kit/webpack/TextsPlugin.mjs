import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { SERVER_FILE } from './ServerBuildPlugin.mjs';

const { readCatalogs } = createRequire(import.meta.url)('../messages/readCatalogs.cjs');

/** Matches placeholders in minified code, for a catalog (`messages/webpackLoader.cjs`) or for the build's list of texts. */
const PLACEHOLDER = /JSON\.parse\((["'`])\{"adp-(messages|texts)":"([^"]+)"\}\1\)/g;

/** Moves catalogs out of scripts (decision 121). Delete this plugin when catalogs can be modules in the HTML. */
export class TextsPlugin {
  /** @param {boolean} isShell true if the first script's texts are in the HTML */
  constructor(isShell = false) {
    this.isShell = isShell;
  }

  apply(compiler) {
    const name = 'TextsPlugin';
    const { Compilation } = webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
        // Skip chunks that belong to no page. The style sheet plugin runs modules in such a chunk during the build.
        if (!compilation.chunks.has(chunk)) return;
        requirements.add(webpack.RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new TextsRuntimeModule(this.isShell));
      });
      // Run after the minimizer and before source maps are written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const catalogs = new Map();
        const getCatalogs = (path) => {
          if (!catalogs.has(path)) catalogs.set(path, readCatalogs(resolve(compiler.context, path)));
          return catalogs.get(path);
        };
        const scripts = Object.keys(compilation.assets)
          .filter((file) => file.endsWith('.js') && file !== SERVER_FILE)
          .map((file) => ({ file, placeholders: findPlaceholders(String(compilation.assets[file].source())) }));
        const texts = new Map(
          scripts.flatMap(({ file, placeholders }) => {
            const paths = placeholders.filter(({ kind }) => kind === 'messages').map(({ value }) => value);
            return paths.length > 0 ? [[file.slice(0, -3), [...new Set(paths)].map(getCatalogs)]] : [];
          }),
        );
        const languages = [...new Set(['en', ...[...catalogs.values()].flatMap(Object.keys)])].sort();
        for (const { file, placeholders } of scripts) {
          if (placeholders.length === 0) continue;
          const script = file.slice(0, -3);
          const list = [languages.join(' '), texts.has(script) ? script : '', ...texts.keys()];
          compilation.updateAsset(file, (source) => {
            const replaced = new webpack.sources.ReplaceSource(source);
            for (const { start, end, kind, value } of placeholders)
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

function findPlaceholders(text) {
  return [...text.matchAll(PLACEHOLDER)].map(({ index, 0: { length }, 2: kind, 3: value }) => ({
    start: index,
    end: index + length,
    kind,
    value,
  }));
}

/** Returns a catalog's key: a hash of its content, because a page can run several apps, and two builds of one. */
function toKey(languages) {
  const hash = createHash('sha256').update(JSON.stringify(languages)).digest('hex');
  return `t${Number.parseInt(hash.slice(0, 9), 16).toString(36)}`;
}

/** Defines `adpTexts`, which loads texts once. Without arguments, it throws, and later requests bypass caches. */
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
const get = (url, cache) => fetch(url, { cache, signal: AbortSignal.timeout(${timeout}) })
  .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
self.adpTexts = (folder, name, languages) => {
  if (!folder) {
    loaded = {};
    cache = 'reload';
    fail('Texts are of another build');
  }
  const language = languages.split(' ').find((each) => each === document.documentElement.lang) || 'en';
  const url = folder + language + '/' + name + '.json';
  const found = page[url] || page[url.slice(location.origin.length)];
  return (loaded[url] ||= found ? add(found) : get(url, cache).catch(() => get(url, 'reload')).then(add, (cause) => {
    delete loaded[url];
    fail('Texts did not load: ' + url, cause);
  }));
};
adpTexts(${publicPath}, script, languages);`;
    // Pages without the shell (docs/own-app.md) do not define this function.
    const app = `self.adpTexts ||= (folder, name) => fetch(folder + 'en/' + name + '.json')
  .then((answer) => answer.json()).then((found) => Object.assign(adpTexts, found));`;
    // The list contains the languages, the name of this script if it has texts, and the names of all scripts with texts.
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
