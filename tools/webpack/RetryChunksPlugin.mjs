/**
 * Requests a chunk that did not come once more, with a cache-busting query: mobile
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
const loadStyleAs = (chunkId, name) => {
  const loads = [];
  ${RuntimeGlobals.require}.miniCssF = () => name;
  loadStyle(chunkId, loads);
  ${RuntimeGlobals.require}.miniCssF = nameOf;
  if (loads.length === 0) return;
  // The style loader has no time-out of its own: its link gets an error event.
  const giveUp = () => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]')) {
      if (link.onerror && link.href.endsWith(name)) link.onerror({ type: 'timeout', target: link });
    }
  };
  const timer = setTimeout(giveUp, 10000);
  return Promise.all(loads).finally(() => clearTimeout(timer));
};
if (loadStyle) ${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => {
  const name = nameOf(chunkId);
  const again = () => loadStyleAs(chunkId, fresh(name));
  const first = failed[name] ? again() : loadStyleAs(chunkId, name);
  if (first) promises.push(first.catch(() => {
    failed[name] = true;
    return again();
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
