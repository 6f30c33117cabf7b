import { containers, federation } from './federation';
import { hashes } from './integrity';

interface FederationGlobal {
  readonly __INSTANCES__: { readonly name: string; readonly shareScopeMap: object }[];
  readonly __SHARE__: Record<string, object>;
}

/** Removes the app's builds except the container `used`. The runtime has no API for this, so also changes its internal state. */
export function releaseOtherBuilds(origin: string, used: string): void {
  const { remotes } = federation.options;
  for (const remote of [...remotes]) {
    const [folder] = ('entry' in remote && /^.*?\/b-\w+\//.exec(remote.entry)) || [];
    if (!folder?.startsWith(`${origin}/`) || remote.name === used) continue;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]'))
      if (link.href.startsWith(folder)) link.remove();
    // Skip a build whose files are loading, because without its chunk table the page would reload.
    if ([...document.scripts].some(({ src }) => src.startsWith(folder))) continue;
    remotes.splice(remotes.indexOf(remote), 1);
    releaseContainer(remote.name);
    for (const url of hashes.keys()) if (url.startsWith(folder)) hashes.delete(url);
  }
}

function releaseContainer(name: string): void {
  containers.delete(name);
  federation.moduleCache.delete(name);
  Reflect.deleteProperty(federation.remoteHandler.idToRemoteMap, `${name}/routes`);
  for (const versions of Object.values(federation.shareScopeMap['default'] ?? {}))
    for (const { useIn } of Object.values(versions)) if (useIn.includes(name)) useIn.splice(useIn.indexOf(name), 1);
  // Delete webpack's chunk table, and the container if an entry script has set it with `var`.
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  const { __INSTANCES__: instances, __SHARE__: scopes } = Reflect.get(globalThis, '__FEDERATION__') as FederationGlobal;
  const at = instances.findIndex((instance) => instance.name === name);
  const [instance] = at < 0 ? [] : instances.splice(at, 1);
  for (const id of Object.keys(scopes)) if (scopes[id] === instance?.shareScopeMap) Reflect.deleteProperty(scopes, id);
}
