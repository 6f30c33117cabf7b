/**
 * Replaces the parts of Module Federation's runtime that this site does not use, but that every visitor would download. These are the
 * loading of scripts and links, helpers for plugins, mf-manifest.json, Node, remotes fixed at build time, tree shaking of shared packages,
 * and error messages with their context. Decision 022 lists the bytes that this saves. Delete a part when the plugin's own options can
 * leave it out.
 */
function refuse() {
  throw new Error('This part of the federation runtime is left out. shell/src/remotes/loadApp.ts loads apps.');
}

/** The runtime creates one per instance, and registers every plugin with it. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => undefined };
  loadRemoteSnapshotInfo() {
    return refuse();
  }
}

/** `init` of webpack-bundler-runtime, without its plugin for tree shaking of shared packages. */
export function init({ webpackRequire }) {
  return webpackRequire.federation.runtime.init(webpackRequire.federation.initOptions);
}

/** Returns a remote in the format that the runtime stores. */
export const getRemoteInfo = (remote) => ({ shareScope: 'default', ...remote });

/** Returns the container of a remote, which only the shell's hook provides. */
export const getRemoteEntry = ({ origin, remoteInfo }) =>
  origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ remoteInfo });

/** The runtime's warnings go to the console unchanged. */
export const createLogger = () => console;

/** Errors do not include a description of the host. */
export const optionsToMFContext = () => undefined;

// Errors have a code and the URL of its documentation, so the messages are not needed.
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
