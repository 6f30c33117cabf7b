import webpack from 'webpack';

/** Comment that makes Chromium compile all functions of a script on another thread while the script downloads. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/** Code that defines how tasks start. Without content in the page, they run immediately, because tasks would only delay requests. */
const BEGIN = 'const begin = document.getElementById("root")?.firstChild ? setTimeout : (task) => task();\n';

/** Starts each module in its own task (decision 079). Delete this plugin when the longest task stays below 50 ms. */
export class StartupTasksPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const name = 'StartupTasksPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { renderStartup } = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);
      renderStartup.tap(name, (source) => {
        const text = String(source.source());
        const start = /^(?:\w+ __webpack_exports__ = )?(__webpack_require__\([^)]*\));$/gm;
        if (!start.test(text)) throw new Error(`webpack starts an entry in an unexpected way:\n${text}`);
        return new webpack.sources.RawSource(BEGIN + text.replaceAll(start, 'begin(() => $1);'));
      });
      // Add the comment after the minimizer has run, because the minimizer removes comments.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name, stage }, () =>
        compilation.updateAsset(this.file, (source) => new webpack.sources.ConcatSource(COMPILE_ALL, source)),
      );
    });
  }
}
