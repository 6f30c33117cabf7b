import webpack from 'webpack';

/** The build for a server, one file beside those for browsers. No page names it, so no visitor downloads it. */
export const SERVER_FILE = 'server.js';

/**
 * Bundles sources for another place than a page, while the browser's build is made, and adds the scripts to that build: the same
 * sources for a server (decision 073), whose hash is in the list of the others, and the shell's service worker (decision 102). Delete it when one
 * configuration of webpack can build several targets into one list of hashes.
 */
export class ServerBuildPlugin {
  /**
   * @param {import('webpack').Configuration} config
   * @param {readonly string[]} files the assets that it gives
   */
  constructor(config, files = [SERVER_FILE]) {
    this.config = config;
    this.files = files;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'ServerBuildPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const bundling = bundle(this.config, this.files);
      // Read below; a browser's build that fails before does not come to it.
      bundling.catch(() => undefined);
      // The minimizer has run: nobody downloads the server's file, so its size is nobody's cost.
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

/**
 * @param {import('webpack').Configuration} config
 * @param {readonly string[]} files
 */
function bundle(config, files) {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    let sources = [];
    // The browser's build writes it with its own files, in one step.
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
