/** Changed copy of mfe-programmes, as a team may deploy it on purpose or by mistake. */
export interface Variant {
  readonly name: string;
  /** True to build the container with webpack's own federation plugin, as other teams may do. */
  readonly plain?: true;
  /** True to build for the packages of the next shell (`shellVariants.ts`). */
  readonly isForNextShell?: true;
  /** True to build only for `npm run test:full`. */
  readonly isOnlyFull?: true;
  readonly edits: readonly Edit[];
}

/** Replacement of `from` by `to` in `file`, which is a path below `src/`. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const pageTable = 'export const routes: readonly AppRoute[] = [';

/**
 * Returns the source code of a route whose page renders `body`, for the start of the app's route table. The page has
 * the layout of the app's pages, unless `more` has another one.
 */
const page = (path: string, body: string, more = '') =>
  `{ path: '${path}', layout: 'cta', lazy: async () => ({ Component: () => (${body}) }), ${more} },`;

const workbench = [
  page(
    '/about/toasts',
    `<><title>Toasts</title><h1>Toasts</h1>{(['info', 'success', 'warning', 'error', 'loading', 'default'] as const).map((type) => (
      <button key={type} type="button" onClick={() => notify({ type, text: 'A message of type ' + type })}>{type}</button>
    ))}<button type="button" onClick={() => holdUnsaved('mfe_programmes')}>type something</button></>`,
  ),
  page('/about/numbers/:number', '<h1>A number</h1>', `accepts: ({ number }) => /^\\d+$/.test(number ?? '')`),
  page('/about/refusing', '<h1>Never shown</h1>', `loader: () => { throw new Response('', { status: 418 }); }`),
  page('/about/loop', '<Looping />'),
  page('/about/leaving', '<Leaving />'),
].join('\n  ');

/** Source code of two pages that could break other pages: one renders endlessly, the other throws on unmount. */
const neighbours = `
function Looping() {
  const [count, setCount] = useState(0);
  useEffect(() => setCount(count + 1), [count]);
  return <><title>Loop</title><h1>A loop</h1><p>{count}</p></>;
}
function Leaving() {
  useEffect(() => () => { throw new Error('broken cleanup'); }, []);
  return <><title>Leaving</title><h1>To be left</h1></>;
}
`;

/** All variants that the journeys deploy. `buildVariants.ts` builds them before the journeys start. */
export const variants: readonly Variant[] = [
  {
    name: 'new-sentence',
    edits: [
      {
        file: 'content/en/apet.ts',
        from: 'Its members come from the regions of Africa',
        to: 'A sentence changed by the team: its members come from the regions of Africa',
      },
      {
        file: 'routes.tsx',
        from: pageTable,
        to: `${pageTable}\n  ${page('/apet/news', '<h1>News of the panel</h1>')}`,
      },
    ],
  },
  {
    name: 'plain-container',
    plain: true,
    edits: [
      {
        file: 'content/en/apet.ts',
        from: 'Its members come from the regions of Africa',
        to: 'Built with another plugin: its members come from the regions of Africa',
      },
    ],
  },
  {
    name: 'for-next-shell',
    isForNextShell: true,
    isOnlyFull: true,
    edits: [
      {
        file: 'content/en/apet.ts',
        from: 'Its members come from the regions of Africa',
        to: 'Built for the next shell: its members come from the regions of Africa',
      },
      ...['components/PageRows.tsx', 'features/timeline/TimelinePage.tsx'].map((file) => ({
        file,
        from: "from 'react-router-dom';",
        to: "from 'react-router';",
      })),
    ],
  },
  {
    name: 'throws-at-load',
    isOnlyFull: true,
    edits: [
      {
        file: 'app.tsx',
        from: 'export const app',
        to: "if (__CONTRACT__) throw new Error('broken while loading');\nexport const app",
      },
    ],
  },
  {
    name: 'throws-in-render',
    edits: [
      {
        file: 'features/programme/ProgrammePage.tsx',
        from: '  const text = useText();',
        to: "  const text = useText();\n  if (entry.path === '/apet') throw new Error('broken while rendering');",
      },
    ],
  },
  {
    name: 'unknown-access',
    isOnlyFull: true,
    edits: [
      {
        file: 'routes.tsx',
        from: pageTable,
        to: `${pageTable}\n  ${page('/about/guarded', '<h1>Guarded</h1>', "access: 'nobody'")}`,
      },
    ],
  },
  {
    name: 'workbench',
    edits: [
      {
        file: 'app.tsx',
        from: '  routes: [...routes, ...editRoutes],',
        to: `  routes: [
    ...routes,
    ...editRoutes,
    ${page('/about/header', '<h1>Header alone</h1>', "layout: 'header'")}
    ${page('/about/bare', '<h1>Nothing around it</h1>', "layout: 'none'")}
    ${page('/about/plain', '<h1>Header and footer</h1>', "layout: 'default'")}
  ],`,
      },
      {
        file: 'routes.tsx',
        from: "import type { AppRoute } from '@adp/app-contract';",
        to: "import { holdUnsaved, notify, type AppRoute } from '@adp/app-contract';\nimport { useEffect, useState } from 'react';",
      },
      { file: 'routes.tsx', from: pageTable, to: `${neighbours}${pageTable}\n  ${workbench}` },
    ],
  },
];
