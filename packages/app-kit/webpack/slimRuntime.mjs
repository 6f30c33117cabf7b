/** Stubs for unused parts of the runtime (decision 022). Delete one when the plugin can leave the part out. */
function refuse() {
  throw new Error('This part of the federation runtime is left out. shell/src/remotes/loadApp.ts loads apps.');
}

export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  loadRemoteSnapshotInfo() {
    return refuse();
  }
}

/** Initializes the runtime as `init` of webpack-bundler-runtime does, but without the plugin for tree shaking of shared packages. */
export function init({ webpackRequire }) {
  return webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);
}

export const getRemoteInfo = (remote) => ({ shareScope: 'default', ...remote });

export const getRemoteEntry = ({ origin, remoteInfo }) =>
  origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ remoteInfo });

export const createLogger = () => console;

export const optionsToMFContext = () => undefined;

// Message texts are not needed, because each error has a code and the URL of its documentation.
const none = {};

export {
  none as default,
  none as buildDescMap,
  none as errorDescMap,
  none as runtimeDescMap,
  none as typeDescMap,
  refuse as bindLoggerToCompiler,
  refuse as createInfrastructureLogger,
  refuse as createLink,
  refuse as createScript,
  refuse as createScriptNode,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as generateSnapshotFromManifest,
  refuse as getGlobalRemoteInfo,
  refuse as getManifestFileName,
  refuse as getRemoteEntryUniqueKey,
  refuse as getSharedFallbackGetter,
  refuse as inferAutoPublicPath,
  refuse as isEsmRemoteType,
  refuse as infrastructureLogger,
  refuse as isManifestProvider,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as loadScriptNode,
  refuse as logger,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as remotes,
  refuse as safeWrapper,
  refuse as simpleJoinRemoteEntry,
};
