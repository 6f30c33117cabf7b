/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// For each boundary of the architecture, lint rejects an example with a message that names an alternative, and accepts
// correct code.

const refused = [
  {
    what: 'Firebase sign-in outside shared-auth',
    file: 'mfe-programmes/src/components/Who.ts',
    code: "import { getAuth } from 'firebase/auth';\nexport const who = getAuth;\n",
    says: 'Firebase sign-in is in shared-auth: use useSession() or useSignedInUser()',
  },
  {
    what: 'Firebase sign-in outside shared-auth in a dynamic import',
    file: 'mfe-programmes/src/components/Who.ts',
    code: "export const who = () => import('firebase/auth');\n",
    says: 'Firebase sign-in is in shared-auth',
  },
  {
    what: 'a comment that starts with a clause in place of a noun',
    file: 'mfe-programmes/src/lib/toHeading.ts',
    code: '/** Whether the heading is shown. */\nexport const isShown = true;\n',
    says: 'The comment opens with "Whether"',
  },
  {
    what: 'a sentence of more than 30 words in a comment',
    file: 'mfe-programmes/src/lib/toHeading.ts',
    code: `// This ${'very '.repeat(30)}long sentence.\nexport const isShown = true;\n`,
    says: 'A sentence of 33 words',
  },
  {
    what: 'a comment that turns a check off without a reason',
    file: 'mfe-programmes/src/lib/toHeading.ts',
    code: '// eslint-disable-next-line no-console\nconsole.log(1);\n',
    says: 'Give the reason for turning the check off',
  },
  {
    what: 'another app, loaded late',
    file: 'mfe-programmes/src/routes.tsx',
    code: "export const other = () => import('../../mfe-content/src/app');\n",
    says: 'Apps and shell never import an app',
  },
  {
    what: 'a helper of the router that the shell does not share',
    file: 'mfe-programmes/src/routes.tsx',
    code: "import { createSearchParams } from 'react-router-dom';\nexport const mine = createSearchParams;\n",
    says: 'The shell shares only part of the router',
  },
  {
    what: 'the Firebase app outside shared-auth',
    file: 'shell/src/config/firebase.ts',
    code: "import { initializeApp } from 'firebase/app';\nexport const app = initializeApp;\n",
    says: 'Firebase sign-in is in shared-auth',
  },
  {
    what: 'Firestore outside the data package',
    file: 'mfe-programmes/src/components/list.ts',
    code: "import { getDocs } from 'firebase/firestore/lite';\nexport const list = getDocs;\n",
    says: 'Firestore is behind the data package: use the functions of @adp/shared-data',
  },
  {
    what: 'an app that imports another app',
    file: 'mfe-content/src/routes.tsx',
    code: "import { paths } from '@adp/mfe-programmes/src/paths';\nexport const other = paths;\n",
    says: 'Apps and shell never import an app',
  },
  {
    what: 'an app that imports another app by its folder',
    file: 'mfe-content/src/routes.tsx',
    code: "import { paths } from '../../mfe-programmes/src/paths';\nexport const other = paths;\n",
    says: 'Apps and shell never import an app',
  },
  {
    what: 'an app that imports the shell',
    file: 'mfe-programmes/src/routes.tsx',
    code: "import { paths } from '../../shell/src/paths';\nexport const other = paths;\n",
    says: 'Nothing imports the shell: use @adp/app-contract',
  },
  {
    what: 'a feature that imports a feature',
    file: 'mfe-programmes/src/features/about/AboutPage.tsx',
    code: "import { Timeline } from '../programme/Timeline';\nexport const Other = Timeline;\n",
    says: 'A feature never imports a feature (about -> programme): compose the two in routes',
  },
  {
    what: 'a component that imports a feature',
    file: 'mfe-programmes/src/components/PageBand.tsx',
    code: "import { Timeline } from '../features/programme/Timeline';\nexport const Other = Timeline;\n",
    says: 'components/ is below the features and the routes',
  },
  {
    what: 'a second router',
    file: 'mfe-programmes/src/routes.tsx',
    code: "import { createBrowserRouter } from 'react-router-dom';\nexport const mine = createBrowserRouter;\n",
    says: "There is one router, the shell's: export route objects in src/routes.tsx",
  },
  {
    what: 'the router under its other package name',
    file: 'mfe-programmes/src/routes.tsx',
    code: "import { Link } from 'react-router';\nexport const mine = Link;\n",
    says: 'Import from react-router-dom',
  },
  {
    what: 'a part of the router that the shell does not share',
    file: 'mfe-programmes/src/routes.tsx',
    code: "import { useFetcher } from 'react-router-dom';\nexport const mine = useFetcher;\n",
    says: 'The shell shares only part of the router: add the name to shell/src/remotes/facades/reactRouterDom.ts',
  },
  {
    what: 'a toast container outside the shell',
    file: 'mfe-programmes/src/components/Messages.tsx',
    code: "import { ToastContainer } from 'react-toastify';\nexport const Messages = ToastContainer;\n",
    says: 'The shell has the toast container: call notify() from @adp/app-contract',
  },
  {
    what: 'the federation runtime outside remotes/',
    file: 'shell/src/router/load.ts',
    code: "import { loadRemote } from '@module-federation/enhanced/runtime';\nexport const load = loadRemote;\n",
    says: 'Only shell/src/remotes uses the federation runtime',
  },
  {
    what: 'a URL in JSX',
    file: 'mfe-programmes/src/components/Way.tsx',
    code: 'import { Link } from \'react-router-dom\';\nexport const Way = () => <Link to="/apet" />;\n',
    says: 'No URL in JSX: import it from paths.ts',
  },
  {
    what: 'a text outside the catalog',
    file: 'mfe-programmes/src/components/Word.tsx',
    code: 'export const Word = () => <p>Hello there</p>;\n',
    says: 'No text in JSX: put it in messages/en.json',
  },
  {
    what: 'a component that changes its props',
    file: 'mfe-programmes/src/components/Count.tsx',
    code: 'export function Count(props: { value: number }) {\n  props.value += 1;\n  return <p>{props.value}</p>;\n}\n',
    says: 'This value cannot be modified',
  },
];

const passed = [
  {
    file: 'shared-auth/src/firebase/auth.ts',
    code: "import { getAuth } from 'firebase/auth';\nexport const who = getAuth;\n",
  },
  {
    file: 'packages/shared-data/src/read.ts',
    code: "import { getDocs } from 'firebase/firestore/lite';\nexport const list = getDocs;\n",
  },
  {
    file: 'shell/src/features/toasts/Toasts.tsx',
    code: "import { ToastContainer } from 'react-toastify/unstyled';\nexport const Messages = ToastContainer;\n",
  },
  {
    file: 'mfe-programmes/src/standalone.tsx',
    code: "import { createBrowserRouter } from 'react-router-dom';\nexport const mine = createBrowserRouter;\n",
  },
  {
    file: 'mfe-programmes/src/routes.tsx',
    code: "import { Timeline } from './features/programme/Timeline';\nexport const mine = Timeline;\n",
  },
  {
    file: 'mfe-programmes/src/components/Way.tsx',
    code: "import { Link } from 'react-router-dom';\nimport { notify } from '@adp/app-contract';\nexport const mine = [Link, notify];\n",
  },
];

const root = join(__dirname, '../../..');
const examples = [...refused, ...passed].map(({ file, code }) => ({ file: join(root, file), code }));
const messages: string[][] = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, 'lintExamples.mjs')], {
    cwd: root,
    // Enable the rules that apply everywhere only in `npm run test:full`.
    env: { ...process.env, ADP_FULL: '1' },
    input: JSON.stringify(examples),
    encoding: 'utf8',
  }),
);

test.each(refused.map((example, index) => ({ ...example, index })))('the linter rejects $what', ({ says, index }) => {
  expect(messages[index]?.join('\n')).toContain(says);
});

test.each(passed.map((example, index) => ({ ...example, index: refused.length + index })))(
  'the linter accepts $file',
  ({ index }) => {
    expect(messages[index]).toEqual([]);
  },
);
