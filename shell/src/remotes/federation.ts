import { createInstance, getInstance } from '@module-federation/enhanced/runtime';

/** Container that an entry script sets, as Module Federation defines it. */
export interface Container {
  init(...options: unknown[]): unknown;
  get(name: string): Promise<() => unknown>;
}

/** Containers of the builds in this page, by name. Only this module and `loadEntry` can add one. */
export const containers = new Map<string, Container>();

/** The page's federation runtime. webpack creates it before any module runs, but unit tests have none. */
export const federation = getInstance() ?? createInstance({ name: 'shell', remotes: [] });
federation.registerPlugins([
  // The runtime's type of a container lacks the promise that `get` returns.
  { name: 'containers', loadEntry: ({ remoteInfo }) => Promise.resolve(containers.get(remoteInfo.name) as never) },
]);
