/**
 * Takes the place of the parts of Module Federation's runtime that this site does not use, and that every visitor would
 * download: reading and preloading by mf-manifest.json, loading in Node, remotes that are fixed at build time, shared
 * packages cut to what is used, and the sentences and context of its errors (decision 022 has the bytes of each).
 */
function refuse() {
  throw new Error(
    'This part of the federation runtime is left out here: apps are loaded by shell/src/remotes/loadApp.',
  );
}

/** The runtime makes one for every instance, and registers every plugin with it. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  loadRemoteSnapshotInfo() {
    return refuse();
  }
}

/** `init` of webpack-bundler-runtime without its plugin for shared packages that are cut to what is used. */
export function init({ webpackRequire }) {
  return webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);
}

/** Warnings of the runtime go to the console as they are. */
export const createLogger = () => console;

/** Errors do not describe the whole host. */
export const optionsToMFContext = () => undefined;

// An error carries its code and the address of its page in the documentation: the sentences stay there.
const none = {};

export {
  none as buildDescMap,
  none as errorDescMap,
  none as runtimeDescMap,
  none as typeDescMap,
  refuse as bindLoggerToCompiler,
  refuse as createInfrastructureLogger,
  refuse as createScriptNode,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as generateSnapshotFromManifest,
  refuse as getGlobalRemoteInfo,
  refuse as getManifestFileName,
  refuse as getSharedFallbackGetter,
  refuse as inferAutoPublicPath,
  refuse as infrastructureLogger,
  refuse as isManifestProvider,
  refuse as loadScriptNode,
  refuse as logger,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as remotes,
  refuse as simpleJoinRemoteEntry,
};
