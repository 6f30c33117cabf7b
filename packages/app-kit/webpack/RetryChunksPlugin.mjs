/**
 * Loads chunks as the page allows (decision 047): the hash of a file is asked for first. A file that did not come, or is
 * not the one that was built, is fetched past the browser's cache, which holds the good one from then on; where
 * that does not help, or the request hung, it is requested with a cache-busting query.
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
        const { ensureChunk, getChunkScriptFilename, publicPath, require } = RuntimeGlobals;
        const timeout = this.compilation.outputOptions.chunkLoadTimeout;
        return `const load = ${ensureChunk};
const getScript = ${getChunkScriptFilename};
const getStyle = ${require}.miniCssF;
let query = '';
${getChunkScriptFilename} = (id) => getScript(id) + query;
if (getStyle) ${require}.miniCssF = (id) => getStyle(id) + query;
const attempt = (id, hung) => {
  query = hung ? '?retry=' + Date.now() : '';
  const style = getStyle && ${publicPath} + getStyle(id) + query;
  const loading = load(id);
  query = '';
  // The style loader has no time-out of its own: its link gets an error event.
  const endStyle = () => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]'))
      if (link.onerror && link.href === style) link.onerror({ type: 'timeout', target: link });
  };
  const timer = setTimeout(endStyle, ${timeout});
  return loading.catch((error) => {
    // The style sheet has had as long as the script, and the next attempt would join its request.
    if (error.type === 'timeout') endStyle();
    throw error;
  }).finally(() => clearTimeout(timer));
};
const replace = (url) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(${timeout}) })
  .then((response) => response.blob().then(() => response.ok)).catch(() => false);
const pending = {};
const hung = {};
const loadChunk = async (id) => {
  const replaced = [];
  while (!hung[id]) {
    try {
      return await attempt(id);
    } catch (error) {
      if (!error.request) throw error;
      if (error.type === 'timeout') hung[id] = 1;
      else if (replaced.includes(error.request) || !(await replace(error.request))) break;
      replaced.push(error.request);
    }
  }
  return attempt(id, 1);
};
${ensureChunk} = (id) => pending[id] ||= Promise.resolve(self.adpTrust?.(${publicPath} + getScript(id)))
  .then(() => loadChunk(id)).finally(() => delete pending[id]);`;
      }
    }
    compiler.hooks.thisCompilation.tap('RetryChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetryChunksPlugin', (chunk) => void compilation.addRuntimeModule(chunk, new RetryChunksRuntimeModule()));
    });
  }
}
