import { createInstance, getInstance } from '@module-federation/enhanced/runtime';

/** What an entry script leaves, as Module Federation has it. */
export interface Container {
  init(...options: unknown[]): unknown;
  get(name: string): Promise<() => unknown>;
}

/** The containers of the builds in this page, by name: nobody outside this module and `loadEntry` can add one. */
export const containers = new Map<string, Container>();

/** The federation runtime of the page. webpack has made it before any module runs; a unit test has none yet. */
export const federation = getInstance() ?? createInstance({ name: 'shell', remotes: [] });
federation.registerPlugins([
  // The runtime's type of a container lacks the promise that `get` gives.
  { name: 'containers', loadEntry: ({ remoteInfo }) => Promise.resolve(containers.get(remoteInfo.name) as never) },
]);
