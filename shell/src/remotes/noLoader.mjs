/**
 * Stands in the shell for the parts of the federation runtime that fetch remotes: here `loadApp()` does, and the
 * visitor need not download both (decision 002). Whoever calls one all the same hears so.
 */
function refuse() {
  throw new Error('Remotes are loaded by loadApp() in shell/src/remotes, not by the federation runtime.');
}

export {
  refuse as Module,
  refuse as createLink,
  refuse as createScript,
  refuse as getRemoteEntry,
  refuse as getRemoteEntryUniqueKey,
  refuse as getRemoteInfo,
  refuse as isEsmRemoteType,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as safeWrapper,
};
