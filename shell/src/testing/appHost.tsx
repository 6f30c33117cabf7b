import type { AppManifest, AppModule } from '@adp/app-contract';
import type { RegisteredApp } from '@adp/site-document/siteConfig';
import { containers, federation } from '../remotes/federation';
import { forgetApp } from '../remotes/loadApp';
import { answerFetch, json } from './network';

/** An app on its own host. The container of its build is already in the page, so the shell only fetches the manifest. */
export interface AppHost {
  readonly app: RegisteredApp & { readonly origin: string };
  readonly manifest: AppManifest;
  readonly container: { readonly init: jest.Mock; readonly get: jest.Mock };
}

/** Returns a valid app module with the test's `fields`. */
export function appModule(fields: Partial<AppModule> = {}): AppModule {
  return {
    contract: 2,
    app: 'mfe_tiny',
    build: 'b-0123456789',
    Frame: ({ children }) => <div data-testid="frame">{children}</div>,
    routes: [{ path: '/tiny', lazy: () => Promise.resolve({ Component: () => <h1>Tiny</h1> }) }],
    ...fields,
  };
}

/** Returns a module with one page, as an app of this contract exposes it. */
export function moduleOfContract(contract: number, build: string): object {
  const module = appModule({ build });
  return contract === 1 ? { ...module, contract, routes: { default: module.routes } } : module;
}

/** Number of hosts so far. Each host gets its own container, because the shell stores state per container. */
let hosts = 0;

/** Hosts an app with the given module. `takeDown` removes the app. */
export function hostApp(module: unknown = appModule(), owns: readonly string[] = ['/tiny']): AppHost {
  const app = { name: 'mfe_tiny', origin: 'https://tiny.example', owns };
  const manifest = {
    contract: 2,
    app: app.name,
    build: 'b-0123456789',
    container: `mfe_tiny_${(hosts += 1)}`,
    entry: 'b-0123456789/entry.js',
    requires: { react: '19.3.1' },
    integrity: { 'entry.js': 'sha256-AAAA' },
  };
  const container = { init: jest.fn(), get: jest.fn(() => Promise.resolve(() => ({ app: module }))) };
  containers.set(manifest.container, container);
  federation.registerRemotes([
    {
      name: manifest.container,
      entry: `${app.origin}/${manifest.entry}`,
      type: 'var',
      entryGlobalName: manifest.container,
    },
  ]);
  answerFetch((url) => (url.startsWith(`${app.origin}/manifest.json`) ? json(manifest) : json({}, 404)));
  return { app, manifest, container };
}

/** Removes the app's build, and everything that the shell has stored about the app. */
export function takeDown({ app, manifest }: AppHost): void {
  unloadContainer(manifest.container);
  forgetApp(app.name);
  localStorage.clear();
}

/** Removes a build from the page and from the federation runtime, so that tests are independent. */
export function unloadContainer(name: string): void {
  Reflect.deleteProperty(globalThis, name);
  containers.delete(name);
  federation.moduleCache.delete(name);
  const loading: unknown = Reflect.get(globalThis, '__GLOBAL_LOADING_REMOTE_ENTRY__');
  if (typeof loading === 'object' && loading !== null)
    for (const key of Object.keys(loading)) if (key.startsWith(name)) Reflect.deleteProperty(loading, key);
}
