const { join } = require('node:path');

const root = __dirname;

/** The one jest preset: every package's `jest.config.cjs` is `module.exports = require('../jest.preset.cjs')(__dirname)`. */
module.exports = (rootDir) => ({
  rootDir,
  testEnvironment: 'jsdom',
  // A machine that does other work is no reason to fail.
  testTimeout: 30_000,
  reporters: ['default', join(root, 'tools/jest/reportTests.cjs')],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: [join(root, 'tools/jest/webApis.cjs')],
  setupFilesAfterEnv: [join(root, 'tools/jest/failOnConsole.cjs')],
  globals: { __BUILD_ID__: 'b-0000000000', __SHARED_VERSIONS__: { react: '19.3.1' } },
  moduleNameMapper: {
    '\\.module\\.css$': join(root, 'tools/jest/classNames.cjs'),
    '\\.css$': join(root, 'tools/jest/empty.cjs'),
    '^react-router-real$': 'react-router',
    '^react-router-real-dom$': 'react-router/dom',
    '^valibot-real$': join(root, 'node_modules/valibot'),
  },
  transform: {
    '[\\\\/]messages[\\\\/][\\w-]+\\.json$': join(root, 'tools/messages/jestTransform.cjs'),
    '\\.[cm]?[tj]sx?$': [
      '@swc/jest',
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
  // Published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(valibot|react-toastify)/)'],
});
