import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import webpack from 'webpack';
import { SERVER_FILE } from './ServerBuildPlugin.mjs';

const { readCatalogs } = createRequire(import.meta.url)('../messages/readCatalogs.cjs');

/** What `messages/webpackLoader.cjs` has put in the place of a catalog, as the minimizer leaves it. */
const PLACE = /JSON\.parse\((["'`])\{"adp-messages":"([^"]+)"\}\1\)/g;

/**
 * Puts the message catalogs into the finished scripts (decision 100): the English ones into the build itself, and those of each other
 * language that the build has into a copy of it, in a folder of that name. So a page in any language loads one catalog,
 * inside the files that it loads anyway.
 */
export class TranslatePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'TranslatePlugin';
    const { Compilation } = webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const catalogs = new Map();
      const getCatalogs = (path) => {
        if (!catalogs.has(path)) catalogs.set(path, readCatalogs(resolve(compiler.context, path)));
        return catalogs.get(path);
      };
      /** File -> what it is made of: text, and paths of catalogs between. */
      const scripts = new Map();
      // The minimizer has run; source maps are written after it, and follow the English texts.
      compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50 }, () => {
        for (const file of Object.keys(compilation.assets)) {
          if (!file.endsWith('.js')) continue;
          const parts = findPlaces(String(compilation.assets[file].source()));
          if (parts.places.length === 0) continue;
          scripts.set(file, parts);
          compilation.updateAsset(file, (source) => {
            const replaced = new webpack.sources.ReplaceSource(source);
            for (const { start, end, path } of parts.places)
              replaced.replace(start, end - 1, toScript(getCatalogs(path).en));
            return replaced;
          });
        }
      });
      // What else changes the scripts has run; hashes are taken after it.
      compilation.hooks.processAssets.tap(
        { name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER + 50 },
        () => {
          const languages = new Set([...catalogs.values()].flatMap((each) => Object.keys(each)));
          languages.delete('en');
          const files = Object.keys(compilation.assets).filter(
            (file) => !/\.(json|txt)$/.test(file) && file !== SERVER_FILE,
          );
          for (const file of files) {
            const source = compilation.assets[file];
            for (const language of [...languages].sort()) {
              const parts = scripts.get(file);
              const translated = parts
                ? translate(file, String(source.source()), parts, getCatalogs, language)
                : undefined;
              const content = translated === undefined ? source : new webpack.sources.RawSource(translated);
              // Whatever runs for files that are added late must not do its work once more.
              compilation.emitAsset(`${language}/${file}`, content, { minimized: true });
            }
          }
        },
      );
    });
  }
}

/** @param {string} text a script */
function findPlaces(text) {
  const places = [...text.matchAll(PLACE)].map(({ index, 0: { length }, 2: path }) => ({
    start: index,
    end: index + length,
    path,
  }));
  return { text, places };
}

/** The script in a language. `english` may have more before and behind what the catalogs were put into. */
function translate(file, english, { text, places }, getCatalogs, language) {
  const write = (wanted) => {
    let at = 0;
    const parts = places.flatMap(({ start, end, path }) => {
      const before = text.slice(at, start);
      at = end;
      const each = getCatalogs(path);
      return [before, toScript(each[wanted] ?? each.en)];
    });
    return [...parts, text.slice(at)].join('');
  };
  const inner = write('en');
  const start = english.indexOf(inner);
  if (start < 0) throw new Error(`${file} was changed after its messages were put in.`);
  return english.slice(0, start) + write(language) + english.slice(start + inner.length);
}

/** A catalog as a script has it: browsers read JSON faster than the same as a literal. In this kind of quotes the least is escaped. */
function toScript(catalog) {
  return `JSON.parse(\`${JSON.stringify(catalog).replaceAll(/[\\`]|\$\{/g, '\\$&')}\`)`;
}
