/**
 * Asks once more for a chunk that did not come, under a fresh address: mobile
 * networks drop requests, and a host's 404 may lie in the browser's cache for
 * as long as the file itself would.
 */
export class RetryChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    class RetryChunksRuntimeModule extends RuntimeModule {
      constructor() {
        super('retry chunks', RuntimeModule.STAGE_TRIGGER);
      }

      generate() {
        const load = RuntimeGlobals.loadScript;
        return `const load = ${load};
const failed = {};
const fresh = (url) => url + '?retry=' + Date.now();
${load} = (url, done, key, chunkId) => {
  const again = () => load(fresh(url), done, key + ':retry', chunkId);
  if (failed[url]) return again();
  load(url, (event) => {
    if (!event || (event.type !== 'error' && event.type !== 'timeout')) return done(event);
    failed[url] = true;
    again();
  }, key, chunkId);
};
const loadStyle = ${RuntimeGlobals.ensureChunkHandlers}.miniCss;
const nameOf = ${RuntimeGlobals.require}.miniCssF;
if (loadStyle) ${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => {
  const first = [];
  loadStyle(chunkId, first);
  for (const load of first) promises.push(load.catch(() => {
    const second = [];
    ${RuntimeGlobals.require}.miniCssF = (id) => fresh(nameOf(id));
    loadStyle(chunkId, second);
    ${RuntimeGlobals.require}.miniCssF = nameOf;
    return Promise.all(second);
  }));
};`;
      }
    }
    compiler.hooks.thisCompilation.tap('RetryChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetryChunksPlugin', (chunk) => void compilation.addRuntimeModule(chunk, new RetryChunksRuntimeModule()));
    });
  }
}
