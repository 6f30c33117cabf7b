import { join, resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { contract } from '../../../packages/app-kit/describeBuild.mjs';
import { compileCatalog } from '../../../packages/app-kit/messages/compileCatalog.cjs';

const workspace = resolve(import.meta.dirname, '../../..');

/**
 * Vite configuration that builds the shell and all apps as one bundle, without federation. It processes the sources
 * like the apps' webpack configuration. The text of each page remains a separate chunk.
 */
export const viteConfig: InlineConfig = {
  configFile: false,
  mode: 'production',
  root: import.meta.dirname,
  // Hides warnings about "use client" directives in packages. Browser bundles ignore these directives.
  logLevel: 'error',
  define: {
    __BUILD_ID__: JSON.stringify('b-plain00000'),
    __CONTRACT__: JSON.stringify(contract),
    // The bundle loads no app, so it supports no contract and shares no package.
    __CONTRACTS__: '[]',
    __SHARED_VERSIONS__: '{}',
    __ACCEPTED_VERSIONS__: 'undefined',
  },
  resolve: {
    alias: [
      // Uses React Router's production files, which lack developer warnings, as the shell's facades do.
      { find: /^react-router$/, replacement: reactRouter('index.mjs') },
      // citation-js imports these libraries to fetch works, but this site passes it complete data.
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

/** Vite configuration of the prerenderer, which runs in Node. Inherits the browser bundle's CSS class names. */
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

/** Compiles message catalogs like the apps' build. Returns JSON, which Vite converts to a module. */
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

/** Replaces the shell's `loadApp` module, which the check for new builds imports, with a stub. */
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
