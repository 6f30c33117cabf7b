import webpack from 'webpack';

/** The build for a server, one file beside those for browsers. No page names it, so no visitor downloads it. */
export const SERVER_FILE = 'server.js';

/**
 * Bundles the same sources for a server (decision 073), while the browser's build is made, and adds the bundle to that build:
 * its hash is in the list of the others.
 */
export class ServerBuildPlugin {
  /** @param {import('webpack').Configuration} config gives one asset, `server.js` */
  constructor(config) {
    this.config = config;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'ServerBuildPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const bundling = bundle(this.config);
      // Read below; a browser's build that fails before does not come to it.
      bundling.catch(() => undefined);
      compilation.hooks.processAssets.tapPromise(
        // The minimizer has run: nobody downloads this file, so its size is nobody's cost.
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        async () => {
          const { source, errors, warnings } = await bundling;
          compilation.errors.push(...errors);
          compilation.warnings.push(...warnings);
          if (source !== undefined) compilation.emitAsset(SERVER_FILE, new webpack.sources.RawSource(source));
        },
      );
    });
  }
}

/** @param {import('webpack').Configuration} config */
function bundle(config) {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    let source;
    // The browser's build writes it with its own files, in one step.
    compiler.hooks.shouldEmit.tap('ServerBuildPlugin', ({ assets }) => {
      source = assets[SERVER_FILE]?.source();
      return false;
    });
    compiler.run((error, stats) =>
      compiler.close((closing) => {
        if (error || closing) fail(error ?? closing);
        else done({ source, errors: stats.compilation.errors, warnings: stats.compilation.warnings });
      }),
    );
  });
}
