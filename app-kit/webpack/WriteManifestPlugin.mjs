import { createHash } from 'node:crypto';
import webpack from 'webpack';

/** The name of the list of a build's hashes, in the build's folder. */
const LIST = 'integrity.json';

/**
 * Writes `manifest.json` beside the build folder, the one address of a build that is revalidated each time, and in the
 * build folder the hashes of all its scripts and style sheets (decision 047).
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
          files.all = () => Object.keys(compilation.assets);
          const hashes = Object.fromEntries(
            files
              .all()
              .filter((file) => /\.(js|css)$/.test(file))
              .map((file) => [file, toIntegrity(compilation.assets[file].buffer())]),
          );
          const integrity = Object.fromEntries(this.first.map((file) => [file, hashes[file]]));
          for (const file of this.unlisted) delete hashes[file];
          integrity[LIST] = toIntegrity(emit(LIST, hashes));
          emit('../manifest.json', { ...this.describe(files), integrity });
        },
      );
    });
  }
}

/** As the attribute `integrity` has it. SHA-256: a longer one weighs more in every first view, and is no safer here. */
const toIntegrity = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
