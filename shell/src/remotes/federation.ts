import { createInstance, getInstance } from '@module-federation/enhanced/runtime';

export interface Container {
  init(...options: unknown[]): unknown;
  get(name: string): Promise<() => unknown>;
}

export const containers = new Map<string, Container>();

/** Federation runtime of the page. webpack creates it before any module runs. In unit tests, it is created here. */
export const federation = getInstance() ?? createInstance({ name: 'shell', remotes: [] });
federation.registerPlugins([
  // The cast is needed because the runtime's type of a container lacks the promise that `get` returns.
  { name: 'containers', loadEntry: ({ remoteInfo }) => Promise.resolve(containers.get(remoteInfo.name) as never) },
]);
