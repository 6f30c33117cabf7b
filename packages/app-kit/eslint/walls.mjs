import { facadeNames } from '../federation.shared.mjs';

/** Boundaries of the architecture: a forbidden import, a message with the alternative, and the files that may use it (`allowed`). */

/** Rule that checks `import()`, which no-restricted-imports ignores. */
const dynamicImports = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create: (context) => ({
    ImportExpression(node) {
      const { value } = node.source;
      if (typeof value !== 'string') return;
      const wall = context.options[0].find(({ dynamic }) => new RegExp(dynamic).test(value));
      if (wall) context.report({ node, message: wall.message });
    },
  }),
};

const walls = [
  {
    // Use a regular expression, because the group `firebase` would match everything below it, as in .gitignore.
    forbid: { regex: '^firebase(/(app|auth)(/.*)?)?$|^@firebase/(app|auth)' },
    dynamic: '^firebase(/(app|auth)(/.*)?)?$|^@firebase/(app|auth)',
    message: 'Firebase sign-in is in shared-auth: use useSession() or useSignedInUser() from @adp/shared-auth.',
    // The SDK's Storage module also needs the app. Tests of the local platform and the page of the end-to-end tests use the published SDK.
    allowed: [
      'shared-auth/src/firebase/**',
      'packages/shared-data/src/files/resumable/**',
      'tools/local-firebase/src/**/*.test.ts',
      'tests/e2e/firebase/page/**',
    ],
  },
  {
    forbid: { group: ['firebase/firestore', 'firebase/firestore/*', 'firebase/storage', '@firebase/firestore'] },
    dynamic: '^firebase/(firestore|storage)',
    message: 'Firestore is behind the data package: use the functions of @adp/shared-data.',
    allowed: ['packages/shared-data/**', 'tools/local-firebase/src/**/*.test.ts', 'tests/e2e/firebase/page/**'],
  },
  {
    forbid: { group: ['@module-federation/*'] },
    dynamic: '^@module-federation/',
    message:
      "Only shell/src/remotes uses the federation runtime: use loadApp() there, or the app contract's kit in tests.",
    // These files configure the builds, or test the federation plugin's own tools with a build (decision 022).
    allowed: [
      'shell/src/remotes/**',
      'packages/app-kit/contract/**',
      'packages/app-kit/fixtures/**',
      'packages/app-kit/webpack/federation.mjs',
      'tests/e2e/src/otherHost.ts',
    ],
  },
  {
    forbid: { group: ['react-router', 'react-router/*'] },
    message: 'Import from react-router-dom, the one name of the router that every app shares.',
    // The facade re-exports react-router. The other files import only types, because packages below the facade do not
    // depend on react-router-dom.
    allowed: [
      'shell/src/remotes/facades/**',
      'packages/app-contract/**',
      'packages/site-document/src/renderedPage.ts',
      '**/*.test.{ts,tsx}',
    ],
  },
  {
    forbid: {
      group: ['react-router-dom'],
      importNames: [
        'BrowserRouter',
        'HashRouter',
        'MemoryRouter',
        'RouterProvider',
        'createBrowserRouter',
        'createHashRouter',
        'createMemoryRouter',
      ],
    },
    message:
      "There is one router, the shell's: export route objects in src/routes.tsx. A router of an app belongs in src/standalone.tsx only.",
    allowed: [
      'shell/src/**',
      'shell/src/server/**',
      '*/src/standalone.tsx',
      'packages/shared-ui/src/standalone.tsx',
      'tests/bench/plain/**',
      'tests/e2e/src/otherHost.ts',
      '**/*.test.{ts,tsx}',
      '*/src/testing/**',
      'packages/*/src/testing/**',
      'packages/app-kit/contract/**',
    ],
  },
  {
    forbid: { regex: '^(@reduxjs/toolkit|react-redux|redux)(/|$)' },
    dynamic: '^(@reduxjs/toolkit|react-redux|redux)(/|$)',
    message:
      'Redux comes from one package, so that a page has one copy: import createSlice, Provider, useSelector, ... from @adp/shared-store.',
    allowed: ['packages/shared-store/src/**'],
  },
  {
    forbid: { group: ['react-toastify', 'react-toastify/*'] },
    dynamic: '^react-toastify',
    message: 'The shell has the toast container: call notify() from @adp/app-contract.',
    allowed: ['shell/src/features/toasts/**'],
  },
  {
    forbid: { group: ['@adp/mfe-*', '**/mfe-*/**'] },
    dynamic: '(^@adp|/)/?mfe-',
    message: 'Apps and shell never import an app: move shared code to a package, and link by URL.',
    // The end-to-end site needs the search index, which a command of the app writes. Tests of limits use the definitions of the forms.
    allowed: ['tests/bench/**', 'tests/e2e/src/startSite.ts', 'tests/e2e/src/forms.ts'],
  },
  {
    forbid: { group: ['@adp/shell', '@adp/shell/*', '**/shell/src/**'] },
    dynamic: '^@adp/shell|/shell/src/',
    message: 'Nothing imports the shell: use @adp/app-contract.',
    allowed: ['tests/bench/**'],
  },
  {
    forbid: { group: ['@adp/*', '**/services/**'] },
    dynamic: '^@adp/|/services/',
    message:
      'The local platform is independent of this product: make this an option of startPlatform(), and pass it from @adp/firebase.',
    allowed: [],
    within: [
      'tools/local-firebase/**',
      'tools/local-firebase/src/**/testing/**',
      'tools/local-firebase/src/**/*.test.ts',
    ],
  },
];

const pattern = ({ forbid, message }) => ({ ...forbid, message });

const dynamicOptions = (those) => [
  'error',
  those.filter(({ dynamic }) => dynamic).map(({ dynamic, message }) => ({ dynamic, message })),
];

/** Rule against importing router names that the shell does not export, because they would be undefined in the page. */
const facade = {
  group: ['react-router-dom'],
  allowImportNamePattern: `^(${facadeNames('react-router-dom').join('|')}|RouteObject|LoaderFunction|LoaderFunctionArgs|HydrationState|PatchRoutesOnNavigationFunctionArgs|Params|Location)$`,
  message:
    'The shell shares only part of the router: add the name to shell/src/remotes/facades/reactRouterDom.ts, or use another one.',
};

/** Returns the ESLint configuration: all boundaries for every file, and a later entry for each path with an exception. */
export function wallConfigs() {
  // ESLint uses the last matching entry, so narrower paths come after wider ones.
  const everywhere = walls.filter(({ within }) => !within);
  const open = [...new Set(walls.flatMap(({ allowed, within = [] }) => [...allowed, ...within]))].sort(
    (a, b) => width(b) - width(a),
  );
  return [
    { plugins: { walls: { rules: { 'dynamic-imports': dynamicImports } } } },
    {
      files: ['**/*.{ts,tsx,mjs}'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [...everywhere.map(pattern), facade] }],
        'walls/dynamic-imports': dynamicOptions(everywhere),
      },
    },
    ...open.map((path) => ({
      files: [path],
      rules: {
        'walls/dynamic-imports': dynamicOptions(getWallsFor(path)),
        'no-restricted-imports': [
          'error',
          {
            patterns: [...getWallsFor(path).map(pattern), ...(runsOutsideThePage(path) ? [] : [facade])],
          },
        ],
      },
    })),
  ];
}

export function appWallConfigs() {
  const restrict = (path, more) => ({
    rules: {
      'walls/dynamic-imports': dynamicOptions(getWallsFor(path)),
      'no-restricted-imports': ['error', { patterns: [...getWallsFor(path).map(pattern), ...more] }],
    },
  });
  return [
    { plugins: { walls: { rules: { 'dynamic-imports': dynamicImports } } } },
    { files: ['**/*.{ts,tsx}'], ...restrict('**', [facade]) },
    { files: ['src/standalone.tsx'], ...restrict('*/src/standalone.tsx', [facade]) },
    { files: ['**/*.test.{ts,tsx}', 'src/testing/**'], ...restrict('**/*.test.{ts,tsx}', []) },
  ];
}

function getWallsFor(path) {
  return walls.filter(
    ({ allowed, within }) => (!within || within.includes(path)) && !allowed.some((glob) => covers(glob, path)),
  );
}

/** Returns whether code at the path bundles the whole router, as tests, the benchmark and the server do. */
function runsOutsideThePage(path) {
  return /testing|contract|\.test\.|^tests\/|\/server\//.test(path);
}

/**
 * Returns a sort key for patterns of paths, highest for the widest: a leading star, then short paths, then tests, then
 * the tests of one package.
 */
function width(path) {
  if (/testing|\.test\./.test(path)) return path.startsWith('tools/local-firebase/') ? -2_000 : -1_000;
  return path.startsWith('*') ? 1_000 : -path.length;
}

function covers(allowed, path) {
  return allowed === path || (allowed.endsWith('/**') && path.startsWith(allowed.slice(0, -2)));
}
