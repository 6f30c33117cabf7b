import webpack from 'webpack';

/** Chromium compiles all functions of a script that begins so while it arrives, beside the page's own thread. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Where there is no page yet, nothing is gained by waiting for a task: what the page needs is requested at once. */
const BEGIN = 'const begin = document.getElementById("root")?.firstChild ? setTimeout : (task) => task();\n';

/**
 * What blocks a page that is there before its scripts, when they start, is cut up: each module of an entry runs in a task
 * of its own, in their order, and nothing of `file` is compiled between (decision 079). It saves time, not bytes. Delete it when the longest task of a
 * first view stays below 50 ms without it on the phones of docs/phones.md.
 */
export class StartupTasksPlugin {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const name = 'StartupTasksPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { renderStartup } = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderStartup.tap(name, (source) => {
        const text = String(source.source());
        const start = /^(?:\w+ __webpack_exports__ = )?(__webpack_require__\([^)]*\));$/gm;
        if (!start.test(text)) throw new Error(`webpack begins an entry in another way than it did:\n${text}`);
        return new webpack.sources.RawSource(BEGIN + text.replaceAll(start, 'begin(() => $1);'));
      });
      // After the minimizer, which drops comments.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name, stage }, () =>
        compilation.updateAsset(this.file, (source) => new webpack.sources.ConcatSource(COMPILE_ALL, source)),
      );
    });
  }
}
