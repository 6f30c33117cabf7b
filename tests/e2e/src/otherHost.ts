import * as contract from '@adp/app-contract';
import * as lingui from '@lingui/core';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

import * as router from 'react-router-dom';

// A federation host other than the site's shell. It knows an app only through the app's mf-manifest.json.

const shared = (version: string, lib: unknown) => ({
  version,
  lib: () => lib,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/**
 * Loads the app whose manifest is at `entry`. Returns the app's name, build and paths, and true if a page has loaded.
 */
async function loadThroughManifest(entry: string) {
  const host = createInstance({
    name: 'other_host',
    remotes: [{ name: 'programmes', entry }],
    plugins: [provideRuntime()],
    shared: {
      react: shared('19.3.1', react),
      'react/jsx-runtime': shared('19.3.1', jsxRuntime),
      'react-dom': shared('19.3.1', reactDom),
      'react-router-dom': shared('7.18.6', router),
      '@lingui/core': shared('5.9.5', lingui),
      '@adp/app-contract': shared('1.1.0', contract),
    },
  });
  const loaded = await host.loadRemote<{ app: contract.AppModule }>('programmes/routes');
  if (!loaded) throw new Error('The remote exposes nothing.');
  const { app, build, routes } = loaded.app;
  const { Component } = (await routes[0]?.lazy()) ?? {};
  return { app, build, paths: routes.map(({ path }) => path), hasPage: typeof Component === 'function' };
}

Reflect.set(globalThis, 'loadThroughManifest', loadThroughManifest);
