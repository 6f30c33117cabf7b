import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { compileCatalog } from '../../../packages/app-kit/messages/compileCatalog.cjs';

const workspace = resolve(import.meta.dirname, '../../..');

/**
 * The same screens as one well-made bundle: what webpack.base.mjs does to the
 * sources, without federation. The copy of each page stays a chunk of its own.
 */
export const viteConfig: InlineConfig = {
  configFile: false,
  mode: 'production',
  root: import.meta.dirname,
  // Its only warnings are of "use client" in packages, which no bundle for browsers heeds.
  logLevel: 'error',
  define: { __BUILD_ID__: JSON.stringify('b-plain00000') },
  resolve: {
    alias: [
      // As the shell's facades do: without the package's developer warnings.
      { find: /^react-router$/, replacement: reactRouter('index.mjs') },
      // citation-js can fetch what it cites; here it is given everything.
      { find: /^(node-fetch|sync-fetch)$/, replacement: join(import.meta.dirname, 'noFetch.ts') },
      { find: /^react-router\/dom$/, replacement: reactRouter('dom-export.mjs') },
    ],
  },
  plugins: [compileMessages(), leaveOutRemotes()],
  css: { modules: { generateScopedName: 'plain-[hash:base64:5]' } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
};

function reactRouter(file: string): string {
  return join(workspace, 'node_modules/react-router/dist/production', file);
}

/** The code that prerenders pages, for node. The classes have the names that they have in the browser. */
export const serverConfig: InlineConfig = {
  ...viteConfig,
  define: { ...viteConfig.define, 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    ssr: 'prerender.tsx',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
};

/** Compiles the message catalogs, as tools/messages/webpackLoader.cjs does. Vite makes the module of the JSON. */
function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]messages[\\/][\w-]+\.json$/ },
      handler: (code, id) => ({ code: JSON.stringify(compileCatalog(code, id)), map: null }),
    },
  };
}

/** The new-build check asks which apps are loaded; the answer must not bring the loader of apps into the bundle. */
function leaveOutRemotes(): Plugin {
  return {
    name: 'leave-out-remotes',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/remotes\/loadApp$/ },
      handler: () => join(import.meta.dirname, 'noRemotes.ts'),
    },
  };
}
