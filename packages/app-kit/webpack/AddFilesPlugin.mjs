import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import webpack from 'webpack';

/** Copies files to the build unchanged. Delete this plugin when the shell's build has no screenshots any more. */
export class AddFilesPlugin {
  constructor(paths) {
    this.paths = paths;
  }

  apply(compiler) {
    const name = 'AddFilesPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const path of this.paths)
          compilation.emitAsset(basename(path), new webpack.sources.RawSource(readFileSync(path)));
      });
    });
  }
}
