const { join } = require('node:path');

const root = join(__dirname, '../../..');

/** Packages that are published only as ES modules. All lines except the first list dependencies of the Markdown parser. */
const modules = [
  'valibot|react-toastify|uqr|@adp',
  'mdast-util-.*|micromark.*|unist-util-.*|decode-named-character-reference|character-entities|devlop',
  'ccount|longest-streak|markdown-table|escape-string-regexp|zwitch',
];

/**
 * Built-in objects that Jest passes to every module, because reading them as globals of its sandbox is much slower. Tests
 * may replace `Date` and timers, so these are not in the list.
 */
const builtIns = [
  'Array',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
];

/** Jest preset of all packages. An app's `jest.config.cjs` contains `module.exports = require('@adp/app-kit/jest')(__dirname)`. */
module.exports = (rootDir) => ({
  rootDir,
  runtime: join(__dirname, 'runtime.cjs'),
  testEnvironment: require.resolve('jest-environment-jsdom'),
  // The timeout is long, so that tests do not fail on a busy machine, or while the first of them downloads the Auth core.
  testTimeout: 60_000,
  reporters: ['default', join(__dirname, 'reportTests.cjs')],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: [join(__dirname, 'webApis.cjs')],
  setupFilesAfterEnv: ['waitLonger.cjs', 'failOnConsole.cjs', 'failOnBareText.cjs'].map((file) =>
    join(__dirname, file),
  ),
  sandboxInjectedGlobals: builtIns,
  globals: {
    __BUILD_ID__: 'b-0000000000',
    __CONTRACT__: 2,
    __CONTRACTS__: [1, 2],
    __SHARED_VERSIONS__: { react: '19.3.1' },
    __ACCEPTED_VERSIONS__: undefined,
  },
  moduleNameMapper: {
    '\\.module\\.css$': join(__dirname, 'classNames.cjs'),
    '\\.css$': join(__dirname, 'empty.cjs'),
    '^react-router-real$': 'react-router',
    '^react-router-real-dom$': 'react-router/dom',
    '^valibot-real$': join(root, 'node_modules/valibot'),
  },
  transform: {
    '[\\\\/]messages[\\\\/][\\w-]+\\.json$': join(__dirname, '../messages/jestTransform.cjs'),
    '\\.[cm]?[tj]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modules.join('|')})/)`],
});
