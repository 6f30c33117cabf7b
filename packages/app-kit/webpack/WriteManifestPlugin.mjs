import webpack from 'webpack';
import { toIntegrity } from '../publish/integrity.mjs';

/** The name of the list of a build's hashes, in the build's folder. */
const LIST = 'integrity.json';
/** A file in the folder of a language (decision 121): texts, in a folder with a list of its own. */
const FOLDER = /^([a-z]{2})\//;

/**
 * Writes `manifest.json` beside the build folder, the one address of a build that is revalidated each time, and in the
 * build folder the hashes of all its scripts and style sheets (decision 047). Delete it when mf-manifest.json has those hashes, and the contract
 * uses it.
 */
export class WriteManifestPlugin {
  /**
   * @param {(files: Function) => object} describe what the manifest holds
   * @param {readonly string[]} first files whose hashes are in the manifest itself, beside that of the list
   * @param {readonly string[]} unlisted those of them that are not in the list: no chunk that a visitor loads is among them
   */
  constructor(describe, first, unlisted = []) {
    this.describe = describe;
    this.first = first;
    this.unlisted = unlisted;
  }

  /** @param {import('webpack').Compiler} compiler */
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
          const hashFiles = (wanted) =>
            Object.fromEntries(
              Object.entries(compilation.assets).flatMap(([file, source]) => {
                const name = wanted(file);
                return name ? [[name, toIntegrity(source.buffer())]] : [];
              }),
            );
          const hashes = hashFiles((file) => /\.(js|css)$/.test(file) && !FOLDER.test(file) && file);
          const integrity = Object.fromEntries(this.first.map((file) => [file, hashes[file]]));
          for (const file of this.unlisted) delete hashes[file];
          integrity[LIST] = toIntegrity(emit(LIST, hashes));
          // By it a device that saves a page finds the texts of what the page loads later.
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
