import { containers, federation } from './federation';
import { hashes } from './integrity';

/** What the federation runtime keeps of every container in the page. */
interface FederationGlobal {
  readonly __INSTANCES__: { readonly name: string; readonly shareScopeMap: object }[];
  readonly __SHARE__: Record<string, object>;
}

/**
 * Takes every build of the app at `origin` but that of the container `used` out of the page: containers, chunk tables, style
 * sheets, hashes, and what the federation runtime remembers, which has no way of its own to forget a remote (federation.md, 2).
 */
export function releaseOtherBuilds(origin: string, used: string): void {
  const { remotes } = federation.options;
  for (const remote of [...remotes]) {
    const [folder] = ('entry' in remote && /^.*?\/b-\w+\//.exec(remote.entry)) || [];
    if (!folder?.startsWith(`${origin}/`) || remote.name === used) continue;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]'))
      if (link.href.startsWith(folder)) link.remove();
    // The router before may have begun to load its page. Without its chunk table that file would fail, be requested again without
    // a hash, and the page be reloaded for it: the rest goes with the next build, or when the app is mounted again.
    if ([...document.scripts].some(({ src }) => src.startsWith(folder))) continue;
    remotes.splice(remotes.indexOf(remote), 1);
    releaseContainer(remote.name);
    for (const address of hashes.keys()) if (address.startsWith(folder)) hashes.delete(address);
  }
}

function releaseContainer(name: string): void {
  containers.delete(name);
  federation.moduleCache.delete(name);
  Reflect.deleteProperty(federation.remoteHandler.idToRemoteMap, `${name}/routes`);
  for (const versions of Object.values(federation.shareScopeMap['default'] ?? {}))
    for (const { useIn } of Object.values(versions)) if (useIn.includes(name)) useIn.splice(useIn.indexOf(name), 1);
  // webpack's chunk table, and the container itself where an entry has set it with `var`.
  Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  const { __INSTANCES__: instances, __SHARE__: scopes } = Reflect.get(globalThis, '__FEDERATION__') as FederationGlobal;
  const at = instances.findIndex((instance) => instance.name === name);
  const [instance] = at < 0 ? [] : instances.splice(at, 1);
  for (const id of Object.keys(scopes)) if (scopes[id] === instance?.shareScopeMap) Reflect.deleteProperty(scopes, id);
}
