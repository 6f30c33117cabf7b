import webpack from 'webpack';

/** Writes `manifest.json` beside the build folder: the one address of a build that is revalidated each time. */
export class WriteManifestPlugin {
  /** @param {(files: Function) => object} describe */
  constructor(describe) {
    this.describe = describe;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WriteManifestPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteManifestPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = (entry, suffix) =>
            compilation.entrypoints
              .get(entry)
              .getFiles()
              .filter((file) => file.endsWith(suffix));
          files.all = () => Object.keys(compilation.assets);
          const manifest = JSON.stringify(this.describe(files), null, 2);
          compilation.emitAsset('../manifest.json', new webpack.sources.RawSource(`${manifest}\n`));
        },
      );
    });
  }
}
