import { facadeNames } from '../federation.shared.mjs';

/**
 * The walls of the architecture (style.md 5): what may be imported where, and
 * what to use instead. Each entry: what is forbidden, the sentence, and the
 * files that are allowed all the same. `within`: only these files are restricted.
 */

/** A wall for `import()`: the rule for plain imports does not see it. */
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
    // Not a group: as in .gitignore, `firebase` would take in all below it.
    forbid: { regex: '^firebase(/(app|auth)(/.*)?)?$|^@firebase/(app|auth)' },
    dynamic: '^firebase(/(app|auth)(/.*)?)?$|^@firebase/(app|auth)',
    message: 'Firebase sign-in lives in shared-auth: use useSession() or useSignedInUser() from @adp/shared-auth.',
    // The SDK of Storage belongs to an app. The local platform's tests, and the journeys' page, try the SDK as published.
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
    message: 'Firestore lives behind the data package: use the functions of @adp/shared-data.',
    // The tests and the page as above.
    allowed: ['packages/shared-data/**', 'tools/local-firebase/src/**/*.test.ts', 'tests/e2e/firebase/page/**'],
  },
  {
    forbid: { group: ['@module-federation/*'] },
    dynamic: '^@module-federation/',
    message:
      "The federation runtime is known to shell/src/remotes alone: use loadApp() there, or the app contract's kit in tests.",
    // The builds are configured once, and its own tools are tried against a build (decision 022).
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
    // Types alone: the packages below the router's facade have no react-router-dom.
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
      "There is one router, the shell's: offer route objects in src/routes.tsx; an own router belongs in src/standalone.tsx only.",
    allowed: [
      'shell/src/**',
      'shell/src/server/**',
      '*/src/standalone.tsx',
      'packages/shared-ui/src/standalone.tsx',
      'tests/bench/plain/**',
      // Another host than the shell.
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
    message: 'The toast container stands in the shell: call notify() from @adp/app-contract.',
    allowed: ['shell/src/features/toasts/**'],
  },
  {
    forbid: { group: ['@adp/mfe-*', '**/mfe-*/**'] },
    dynamic: '(^@adp|/)/?mfe-',
    message:
      'An app never imports another app, nor the shell an app: what two need goes into a shared package, and links go by address.',
    // The site of a journey has its search index, made by the app's own command; limits are tried by the forms' own tables.
    allowed: ['tests/bench/**', 'tests/e2e/src/startSite.ts', 'tests/e2e/src/forms.ts'],
  },
  {
    forbid: { group: ['@adp/shell', '@adp/shell/*', '**/shell/src/**'] },
    dynamic: '^@adp/shell|/shell/src/',
    message: 'Nothing imports the shell: what an app needs of it is in @adp/app-contract.',
    allowed: ['tests/bench/**'],
  },
  {
    forbid: { group: ['@adp/*', '**/services/**'] },
    dynamic: '^@adp/|/services/',
    message:
      'The local platform knows nothing of this product, so that it could be published as it is: make it an option of startPlatform(), and pass it in from @adp/firebase.',
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

/** Names of the shared router that the shell does not provide would be undefined in the page. */
const facade = {
  group: ['react-router-dom'],
  allowImportNamePattern: `^(${facadeNames('react-router-dom').join('|')}|RouteObject|LoaderFunction|LoaderFunctionArgs|HydrationState|PatchRoutesOnNavigationFunctionArgs|Params|Location)$`,
  message:
    'The shell shares only part of the router: add the name to shell/src/remotes/facades/reactRouterDom.ts, or use one that stands there.',
};

/**
 * ESLint configuration for the walls: first all of them everywhere, then, for
 * each place with an exception, all but its own.
 */
export function wallConfigs() {
  // The last match counts, so narrower places come after the wider ones around them.
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
    ...open.map((place) => ({
      files: [place],
      rules: {
        'walls/dynamic-imports': dynamicOptions(standingIn(place)),
        'no-restricted-imports': [
          'error',
          {
            patterns: [...standingIn(place).map(pattern), ...(runsOutsideThePage(place) ? [] : [facade])],
          },
        ],
      },
    })),
  ];
}

/** The walls of an app in a repository of its own. */
export function appWallConfigs() {
  const restrict = (place, more) => ({
    rules: {
      'walls/dynamic-imports': dynamicOptions(standingIn(place)),
      'no-restricted-imports': ['error', { patterns: [...standingIn(place).map(pattern), ...more] }],
    },
  });
  return [
    { plugins: { walls: { rules: { 'dynamic-imports': dynamicImports } } } },
    { files: ['**/*.{ts,tsx}'], ...restrict('**', [facade]) },
    { files: ['src/standalone.tsx'], ...restrict('*/src/standalone.tsx', [facade]) },
    { files: ['**/*.test.{ts,tsx}', 'src/testing/**'], ...restrict('**/*.test.{ts,tsx}', []) },
  ];
}

/** The walls that stand in `place`. */
function standingIn(place) {
  return walls.filter(
    ({ allowed, within }) => (!within || within.includes(place)) && !allowed.some((other) => covers(other, place)),
  );
}

/** Tests, the benchmark and the server bundle the whole router, not the shell's part of it. */
function runsOutsideThePage(place) {
  return /testing|contract|\.test\.|^tests\/|\/server\//.test(place);
}

/** A place with a leading star is the widest; then the shorter path. Tests come last, those of one package at the end. */
function width(place) {
  if (/testing|\.test\./.test(place)) return place.startsWith('tools/local-firebase/') ? -2_000 : -1_000;
  return place.startsWith('*') ? 1_000 : -place.length;
}

/** Whether everything in `place` lies in `allowed`: the same glob, or a folder around it. */
function covers(allowed, place) {
  return allowed === place || (allowed.endsWith('/**') && place.startsWith(allowed.slice(0, -2)));
}
