/**
 * The imports of the workspace, types included: no circles, and no arrow from a lower to a higher layer. ESLint's walls
 * (packages/app-kit/eslint/walls.mjs) name what to use instead of single packages; this reads the whole graph.
 */

/** Layers of an app, lowest first: each imports only what is below it (docs/architecture.md). */
const layers = ['lib', 'api', 'store', 'components', 'kinds', 'features'];
/** A kind's components are a layer. Its .ts files (limits, samples, times) count as lib: lists and forms of any layer read them. */
const layerPath = (layer) => (layer === 'kinds' ? String.raw`kinds/.+\.tsx$` : `${layer}/`);
const source = String.raw`\.(test|fixture)\.tsx?$|/testing/`;

/**
 * Layers of the shell, lowest first, as names and paths below `shell/src`. `text.ts` and `paths.ts` are at the root, as in every app, but every
 * layer imports them.
 */
const shellLayers = [
  ['text-and-paths', String.raw`(text|paths)\.ts$`],
  ['lib', '(lib|config|reporting|offline)/'],
  ['remotes', 'remotes/'],
  ['components', 'components/'],
  ['features', 'features/'],
  ['layouts', 'layouts/'],
  ['router', 'router/'],
  ['root-files-and-server', String.raw`(?!(text|paths)\.ts$)[^/]+$|server/`],
];

/** Packages, lowest first; those of one row do not know each other. */
const packages = [
  ['packages/shared-ui', 'tools/local-firebase'],
  ['packages/shared-data'],
  ['shared-auth', 'tools/seed'],
  ['packages/shared-store', 'packages/app-contract'],
  ['packages/app-kit'],
  ['packages/site-document'],
  ['mfe-content', 'mfe-programmes', 'mfe-account', 'mfe-admin', 'shell'],
  ['services/edge', 'packages/transfer'],
  ['services/functions'],
  ['services/firebase', 'tools/cli'],
  ['tools/local-site'],
  ['tests/bench', 'tests/e2e'],
];

const alternatives = (names) => `^(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two modules that import each other, types included, cannot be understood alone: move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer}-imports-nothing-above-it`,
      comment: 'lib < api < store < components < kinds < features: hand in what a lower layer needs, or move it down.',
      severity: 'error',
      from: { path: String.raw`^(mfe-[a-z]+|shell)/src/${layerPath(layer)}`, pathNot: source },
      to: {
        path: String.raw`^(mfe-[a-z]+|shell)/src/(${layers
          .slice(index + 1)
          .map(layerPath)
          .join('|')})`,
      },
    })),
    ...shellLayers.slice(0, -1).map(([name, path], index) => ({
      name: `shell-${name}-imports-nothing-above-it`,
      comment:
        'In the shell: text, paths < lib, config, reporting, offline < remotes < components < features < layouts < router < root files, server. Pass in what a lower layer needs, or move it down.',
      severity: 'error',
      from: { path: `^shell/src/(${path})`, pathNot: source },
      to: {
        path: `^shell/src/(${shellLayers
          .slice(index + 1)
          .map(([, higher]) => higher)
          .join('|')})`,
      },
    })),
    {
      name: 'commands-do-not-need-the-local-platform',
      comment:
        'The Hosting API is all that a command knows of a site; firebase.json is read by @adp/site-document/hosting.',
      severity: 'error',
      from: { path: '^(tools/cli|packages)/', pathNot: source },
      to: { path: '^tools/local-(firebase|site)/' },
    },
    ...packages.slice(0, -1).map((row, index) => ({
      name: `${row.join('-and-')}-import-nothing-above-them`,
      comment: 'A lower package never imports a higher one.',
      severity: 'error',
      from: { path: alternatives(row), pathNot: source },
      to: { path: alternatives(packages.slice(index + 1).flat()) },
    })),
    {
      name: 'servers-import-neither-tools-nor-apps',
      comment:
        'What servers and tools share is in packages/. settings.ts is no part of a server: it checks what is deployed with the parsers of the local platform.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: String.raw`${source}|^services/firebase/src/settings\.ts$` },
      to: { path: '^(tools|shell|mfe-[a-z]+)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.types|\.tmp|\.site|\.nx)/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
    cache: { folder: '.nx/depcruise', strategy: 'content' },
  },
};
