/**
 * Checks the imports of the repository, including types: no cycles, and no import of a higher layer. The lint
 * rules in packages/app-kit/eslint/walls.mjs restrict single packages; this file checks the whole graph.
 */

/** Layers of an app, lowest first. Each imports only lower ones (docs/architecture.md). */
const layers = ['lib', 'api', 'store', 'components', 'kinds', 'features'];
/**
 * A kind's components are a layer. Its .ts files (limits, samples, times) count as lib, because lists and forms of any
 * layer read them.
 */
const layerPath = (layer) => (layer === 'kinds' ? String.raw`kinds/.+\.tsx$` : `${layer}/`);
const source = String.raw`\.(test|fixture)\.tsx?$|/testing/`;

/**
 * Layers of the shell, lowest first, as names and paths below `shell/src`. `text.ts` and `paths.ts` are at the root as
 * in every app, but every layer imports them.
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

/** Packages, lowest first. Those of one row do not import each other. */
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
        'Two modules that import each other, including types, cannot be understood separately: move their common code below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer}-imports-nothing-above-it`,
      comment: 'lib < api < store < components < kinds < features: pass a lower layer what it needs, or move it down.',
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
        'Commands access a site only through the Hosting API, and @adp/site-document/hosting reads firebase.json.',
      severity: 'error',
      from: { path: '^(tools/cli|packages)/', pathNot: source },
      to: { path: '^tools/local-(firebase|site)/' },
    },
    ...packages.slice(0, -1).map((row, index) => ({
      name: `${row.join('-and-')}-import-nothing-above-them`,
      comment: 'A lower package must not import a higher one.',
      severity: 'error',
      from: { path: alternatives(row), pathNot: source },
      to: { path: alternatives(packages.slice(index + 1).flat()) },
    })),
    {
      name: 'servers-import-neither-tools-nor-apps',
      comment:
        'Code that servers and tools share belongs in packages/. settings.ts is not part of a server: it checks deployed settings with the parsers of the local platform.',
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
