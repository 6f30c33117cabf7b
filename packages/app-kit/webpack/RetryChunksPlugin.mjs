/**
 * Loads chunks with hashes, and retries them bypassing the cache (decision 047). After a timeout, a preload link
 * retries first, because removing the link cancels its request. Delete this plugin when webpack loads chunks in this
 * way.
 */
export class RetryChunksPlugin {
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
// Types of files (script or style) that have timed out, by chunk.
const hung = {};
let query = '';
${getChunkScriptFilename} = (id) => getScript(id) + query;
if (getStyle) ${require}.miniCssF = (id) => getStyle(id) + query;
const attempt = (id, fresh = '') => {
  query = fresh;
  const style = getStyle && ${publicPath} + getStyle(id) + query;
  const loading = load(id);
  query = '';
  // The style loader has no timeout, so dispatch an error event to the link element.
  const endStyle = () => {
    for (const link of document.querySelectorAll('link[rel=stylesheet]'))
      if (link.onerror && link.href === style) link.onerror({ type: 'timeout', target: link });
  };
  const timer = setTimeout(endStyle, ${timeout});
  return loading.catch((error) => {
    // The style sheet has also timed out, because the next attempt would join its pending request.
    if (error.type === 'timeout') {
      (hung[id] ||= new Set()).add(error.request === style ? 'style' : 'script');
      endStyle();
    }
    throw error;
  }).finally(() => clearTimeout(timer));
};
const preload = (as, url) => new Promise((resolve, reject) => {
  // Read the hash from an unattached element: shell/src/remotes/integrity.ts sets it together with the URL.
  const { integrity } = as === 'script' ? Object.assign(document.createElement('script'), { src: url })
    : Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as, integrity, href: url });
  if (!link.href.startsWith(location.origin + '/')) link.crossOrigin = 'anonymous';
  const timer = setTimeout(() => {
    link.remove();
    reject(Object.assign(new Error('Loading ' + url + ' timed out'), { name: 'ChunkLoadError', type: 'timeout', request: url }));
  }, ${timeout});
  // Ignore errors, because loading the chunk reports them.
  link.onload = link.onerror = () => resolve(clearTimeout(timer));
  document.head.append(link);
});
const attemptFresh = async (id) => {
  const fresh = '?retry=' + Date.now();
  const toUrl = (as) => ${publicPath} + (as === 'script' ? getScript : getStyle)(id) + fresh;
  await Promise.all([...hung[id] || []].map((as) => preload(as, toUrl(as))));
  return attempt(id, fresh);
};
const replace = (url) => fetch(url, { cache: 'reload', signal: AbortSignal.timeout(${timeout}) })
  .then((response) => response.blob().then(() => response.ok)).catch(() => false);
const pending = {};
const loadChunk = async (id) => {
  const replaced = [];
  while (!hung[id]) {
    try {
      return await attempt(id);
    } catch (error) {
      if (!error.request) throw error;
      if (hung[id]) break;
      if (replaced.includes(error.request) || !(await replace(error.request))) break;
      replaced.push(error.request);
    }
  }
  return attemptFresh(id);
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
