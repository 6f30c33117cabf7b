import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { compileCatalog } from '../../../packages/app-kit/messages/compileCatalog.cjs';

const workspace = resolve(import.meta.dirname, '../../..');

/**
 * The same screens as one well-built bundle: processes the sources like the apps' webpack configuration, without
 * federation. The text of each page remains a separate chunk.
 */
export const viteConfig: InlineConfig = {
  configFile: false,
  mode: 'production',
  root: import.meta.dirname,
  // The only warnings are about "use client" in packages, which browser bundles ignore.
  logLevel: 'error',
  define: { __BUILD_ID__: JSON.stringify('b-plain00000') },
  resolve: {
    alias: [
      // Excludes the package's developer warnings, as the shell's facades do.
      { find: /^react-router$/, replacement: reactRouter('index.mjs') },
      // citation-js can fetch works, but here it receives all data.
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

/** Bundles the code that prerenders pages for Node. Class names are those of the browser bundle. */
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

/** Compiles the message catalogs as the apps' build does. Vite creates the module from the JSON. */
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

/** Replaces the loader of apps, which the check for new builds imports, so that the bundle does not contain it. */
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
