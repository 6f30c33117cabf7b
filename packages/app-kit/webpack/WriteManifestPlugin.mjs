import webpack from 'webpack';
import { toIntegrity } from '../publish/integrity.mjs';

const LIST = 'integrity.json';
/** Matches files in a language's folder (decision 121). Such a folder contains texts, and the list of their hashes. */
const FOLDER = /^([a-z]{2})\//;

/** Writes `manifest.json` and all hashes (decision 047). Delete this plugin when the contract uses mf-manifest.json. */
export class WriteManifestPlugin {
  /** The manifest contains the hashes of the files `first`. No page loads the files `unlisted` as chunks. */
  constructor(describe, first, unlisted = []) {
    this.describe = describe;
    this.first = first;
    this.unlisted = unlisted;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const emit = (name, value) => {
            const text = `${JSON.stringify(value)}\n`;
            compilation.emitAsset(name, new webpack.sources.RawSource(text));
            return text;
          };
          const files = (entry, suffix) =>
            compilation.entrypoints
              .get(entry)
              .getFiles()
              .filter((file) => file.endsWith(suffix));
          files.all = () => Object.keys(compilation.assets).filter((file) => !FOLDER.test(file));
          const withTexts = Object.keys(compilation.assets).flatMap((file) => /^en\/(.+)\.json$/.exec(file)?.[1] ?? []);
          files.withTexts = () => withTexts.map((file) => `${file}.js`);
          const hashFiles = (toName) =>
            Object.fromEntries(
              Object.entries(compilation.assets).flatMap(([file, source]) => {
                const name = toName(file);
                return name ? [[name, toIntegrity(source.buffer())]] : [];
              }),
            );
          const hashes = hashFiles((file) => /\.(js|css)$/.test(file) && !FOLDER.test(file) && file);
          const integrity = Object.fromEntries(this.first.map((file) => [file, hashes[file]]));
          for (const file of this.unlisted) delete hashes[file];
          integrity[LIST] = toIntegrity(emit(LIST, hashes));
          // The code that saves pages needs the languages to find the texts of scripts that a page loads later.
          const languages = new Set(Object.keys(compilation.assets).flatMap((file) => FOLDER.exec(file)?.[1] ?? []));
          for (const language of languages)
            emit(
              `${language}/${LIST}`,
              hashFiles((file) => file.startsWith(`${language}/`) && file.slice(3)),
            );
          emit('../manifest.json', { ...this.describe(files), integrity });
        },
      );
    });
  }
}
