/**
 * Takes the place of the parts of Module Federation's runtime that this site does not use, and that every visitor would
 * download: adding scripts and links, the runtime's own parts for plugins (`helpers`), reading and preloading by mf-manifest.json, loading in Node, remotes that are fixed at build time, shared
 * packages cut to what is used, and the sentences and context of its errors (decision 022 has the bytes of each). Delete a part when the plugin's own
 * options leave it out.
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

/** A remote as the runtime stores it. */
export const getRemoteInfo = (remote) => ({ shareScope: 'default', ...remote });

/** The container of a remote: the shell's hook gives it, and nothing else does. */
export const getRemoteEntry = ({ origin, remoteInfo }) =>
  origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ remoteInfo });

/** Warnings of the runtime go to the console as they are. */
export const createLogger = () => console;

/** Errors do not describe the whole host. */
export const optionsToMFContext = () => undefined;

// An error carries its code and the address of its page in the documentation: the sentences stay there.
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
