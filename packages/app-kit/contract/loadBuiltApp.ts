import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import * as appContract from '@adp/app-contract';
import { parseManifest, readAppModule, type AppManifest, type AppModule } from '@adp/app-contract';
import * as sharedAuth from '@adp/shared-auth';
import * as sharedStore from '@adp/shared-store';
import * as federationRuntime from '@module-federation/runtime-core';
import * as linguiCore from '@lingui/core';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactRouterDom from 'react-router-dom';
import * as valibot from 'valibot';
import { withinTime } from './withinTime';

export interface BuiltApp {
  readonly manifest: AppManifest;
  readonly module: AppModule;
  readonly files: () => readonly string[];
}

/** Placeholder origin of the app's host. Only URLs on this origin exist. */
const ORIGIN = 'http://app.invalid';

const shared: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': reactRouterDom,
  '@lingui/core': linguiCore,
  valibot,
  '@adp/app-contract': appContract,
  '@adp/shared-auth': sharedAuth,
  '@adp/shared-store': sharedStore,
};

/** Loads the built app in `folder` as the shell does, almost without `window`. Throws an Error if the app violates the contract. */
export async function loadBuiltApp(folder: string): Promise<BuiltApp> {
  const manifest = parseManifest(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  const files: string[] = [];
  const page = createPage(folder, files);
  page.run(manifest.entry);
  const container: unknown = page.global(manifest.container);
  if (!isContainer(container)) throw new Error(`${manifest.entry} sets no container ${manifest.container}`);
  await withinTime(`the container of ${manifest.entry}`, () => container.init(shareScope(manifest)));
  const exported = (await withinTime('the module ./routes', () => container.get('./routes')))();
  const candidate: unknown =
    typeof exported === 'object' && exported !== null && 'app' in exported ? exported.app : undefined;
  const module = await readAppModule(candidate);
  const { contract } = candidate as { readonly contract: number };
  if (contract !== manifest.contract)
    throw new Error(`the module is of contract ${contract}, the manifest of ${manifest.contract}`);
  await withinTime('what prepare() loads', () => module.prepare?.());
  return { manifest, module, files: () => [...files] };
}

function shareScope(manifest: AppManifest) {
  return Object.fromEntries(
    Object.entries(shared).map(([name, module]) => {
      const packageName = name.startsWith('react/') ? 'react' : name;
      const version = manifest.requires[packageName] ?? installedVersion(packageName);
      return [
        name,
        {
          [version]: {
            get: () => Promise.resolve(() => module),
            lib: () => module,
            loaded: 1,
            from: 'kit',
            eager: true,
          },
        },
      ];
    }),
  );
}

/** Returns the installed version of a package. Searches upwards from the main file, because not every package exports its package.json. */
function installedVersion(name: string): string {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  // The cast is safe because every package.json has a version.
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

function createPage(folder: string, files: string[]) {
  let currentScript: unknown = null;
  const append = (element: Loadable) => {
    const path = (element.src ?? element.href ?? '').replace(`${ORIGIN}/`, '');
    files.push(path);
    if (element.src) run(path);
    queueMicrotask(() => element.onload?.({ type: 'load', target: element }));
  };
  const document = strict('document', {
    documentElement: { lang: 'en' },
    head: { appendChild: append },
    getElementsByTagName: () => [],
    querySelector: () => null,
    createElement: (tag: string) => new Loadable(tag),
    get currentScript() {
      return currentScript;
    },
    baseURI: `${ORIGIN}/`,
  });
  const context = vm.createContext({
    document,
    // webpack's script loader reads the origin of the page. Reading anything else throws.
    window: strict('window', {
      // The federation runtime reads `window.document` to detect a browser. It gets the same strict object as the global `document`.
      document,
      location: strict('location', { origin: 'http://shell.invalid' }),
      // react-hook-form reads this global on import to detect a browser.
      HTMLElement: undefined,
    }),
    console,
    setTimeout,
    clearTimeout,
    queueMicrotask,
    URL,
    Promise,
    // Apps use the federation runtime of the page that loads them (decision 022).
    _FEDERATION_RUNTIME_CORE: federationRuntime,
    adpImport: (url: string) => importModule(join(folder, url.replace(`${ORIGIN}/`, '')), document),
  });
  vm.runInContext('var self = globalThis;', context);
  // Loads texts like the function that TextsPlugin adds to the shell, but always in English.
  const texts = (url: string, name: string): object =>
    Object.assign(
      texts,
      JSON.parse(readFileSync(join(folder, url.replace(`${ORIGIN}/`, ''), 'en', `${name}.json`), 'utf8')),
    );
  Reflect.set(context, 'adpTexts', texts);
  const run = (path: string) => {
    currentScript = { src: `${ORIGIN}/${path}`, tagName: 'SCRIPT', getAttribute: () => null };
    vm.runInContext(readFileSync(join(folder, path), 'utf8'), context, { filename: path });
    currentScript = null;
  };
  return {
    run: (path: string) => {
      files.push(path);
      run(path);
    },
    global: (name: string): unknown => vm.runInContext(`globalThis[${JSON.stringify(name)}]`, context),
  };
}

/** Imports an ES module in this process, because the VM context cannot, and defines the globals that the module's loader needs. */
function importModule(file: string, document: object): Promise<unknown> {
  const ignore = () => undefined;
  const window = { document, addEventListener: ignore, removeEventListener: ignore, dispatchEvent: () => true };
  for (const [name, value] of Object.entries({ document, window }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  return import(pathToFileURL(file).href);
}

class Loadable {
  src?: string;
  href?: string;
  rel?: string;
  onload?: (event: { type: string; target: Loadable }) => void;
  readonly parentNode = null;

  constructor(readonly tagName: string) {}

  /** Vite uses this method to wait for style sheets. */
  addEventListener(type: string, listener: NonNullable<Loadable['onload']>): void {
    if (type === 'load') this.onload = listener;
  }

  removeEventListener(): void {
    delete this.onload;
  }

  setAttribute(name: string, value: string): void {
    Reflect.set(this, name, value);
  }

  getAttribute(name: string): unknown {
    return Reflect.get(this, name);
  }

  /** Rspack's style loader uses this method to unmark a link that has loaded. */
  removeAttribute(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

function strict<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(object, key, receiver): unknown {
      if (!(key in object)) throw new Error(`${name}.${String(key)} is used while a module is imported`);
      return Reflect.get(object, key, receiver);
    },
  });
}

interface Container {
  init(scope: object): Promise<void> | void;
  get(name: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
