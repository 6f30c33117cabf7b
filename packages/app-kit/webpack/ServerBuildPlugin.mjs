import webpack from 'webpack';

/** File name of the server build, which is next to the browsers' files. No page requests it. */
export const SERVER_FILE = 'server.js';

/** Bundles sources for another target. Delete this plugin when one configuration can build several targets. */
export class ServerBuildPlugin {
  /** @param {readonly string[]} files names of the server build's assets to add to the browser build */
  constructor(config, files = [SERVER_FILE]) {
    this.config = config;
    this.files = files;
  }

  apply(compiler) {
    const name = 'ServerBuildPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const bundling = bundle(this.config, this.files);
      // The promise is awaited below. If the browser build fails first, nothing awaits it, so prevent an unhandled rejection.
      bundling.catch(() => undefined);
      // Add the files after the minimizer has run, because the size of the server build does not matter.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
        const { sources, errors, warnings } = await bundling;
        compilation.errors.push(...errors);
        compilation.warnings.push(...warnings);
        for (const [file, source] of sources) compilation.emitAsset(file, new webpack.sources.RawSource(source));
      });
    });
  }
}

function bundle(config, files) {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    let sources = [];
    // Prevent this compiler from writing files, because the browser build writes them together with its own.
    compiler.hooks.shouldEmit.tap('ServerBuildPlugin', ({ assets }) => {
      sources = files.flatMap((file) => (assets[file] ? [[file, assets[file].source()]] : []));
      return false;
    });
    compiler.run((error, stats) =>
      compiler.close((closing) => {
        if (error || closing) fail(error ?? closing);
        else done({ sources, errors: stats.compilation.errors, warnings: stats.compilation.warnings });
      }),
    );
  });
}
