import { untranslated } from '@adp/app-kit/untranslated';
import { resetSession } from '@adp/shared-auth/testing';
import { smallest } from '@adp/shared-data/testing';
import { screen, waitFor } from '@testing-library/react';
import { now, openPage, waiting } from './testing/openPage';

beforeEach(() => {
  document.documentElement.lang = 'en-XA';
});
afterEach(() => {
  document.documentElement.lang = 'en';
  document.title = '';
  resetSession();
});

const item = { collection: 'articles', item: 'a', status: 'open', createdAt: new Date(now) };
const documents = {
  'articles/a': waiting('article', 'The title', 5, { body: 'The body', summary: 'The summary of it all' }),
  'articles/b': { ...smallest.article, title: 'The title' },
  'reports/articles_a_x': {
    ...item,
    title: 'The title',
    reporterUid: 'x',
    reason: 'spam',
    text: 'The text',
    updatedAt: new Date(now),
    assignedTo: 'y',
    assignedName: 'Zuri',
    note: 'The note',
  },
  'profile_removals/bot': {
    authorUid: 'bot',
    username: 'zuri',
    title: 'The title',
    status: 'removed',
    reason: 'The text',
    at: new Date(0),
    revision: 1,
  },
  'appeals/articles_a': { ...item, authorUid: 'amina', text: 'The text' },
  'audit/e': {
    by: 'zuri',
    at: new Date(now),
    ...item,
    title: 'The title',
    from: 'open',
    to: 'upheld',
    reason: 'The why',
  },
  'broken_links/a': {
    collection: 'articles',
    item: 'a',
    title: 'The title',
    url: 'The text',
    state: 'broken',
    failures: 1,
    problem: 'status',
    status: 404,
    since: new Date(now),
    checkedAt: new Date(now),
  },
  'usage/2026-11_apet': { month: '2026-11', programme: 'apet', countries: { ZZ: 7 } },
  [`mail_stats/${new Date(now).toISOString().slice(0, 10)}`]: {
    day: new Date(now).toISOString().slice(0, 10),
    sent: 2,
  },
  'app_health/mfe_content': {
    app: 'mfe_content',
    live: 'b-0000000001',
    canary: {
      build: 'b-0000000002',
      state: 'stopped',
      visits: 40,
      reason: 'lcp',
      canary: 9,
      stable: 8,
      at: new Date(now),
    },
    builds: ['b-0000000001', 'b-0000000002', 'b-0000000003'].map((build) => ({
      build,
      visits: 20,
      errors: 0,
      failures: { entry: 1, slow: 1 },
      lcp: 1,
      routes: [{ route: '/articles/:id', visits: 20, errors: 0, failures: {} }],
    })),
    updatedAt: new Date(now),
  },
  'settings/mail': { stopped: true, changedBy: 'kofi', changedAt: new Date(now) },
  'settings/notices': {
    notices: [{ id: 'noticeid1', level: 'info', texts: { en: 'The text' }, from: new Date(now) }],
    changedBy: 'kofi',
    changedAt: new Date(now),
  },
  'settings/redirects': {
    redirects: [{ from: '/zuri', to: '/zuri/zuri' }],
    changedBy: 'kofi',
    changedAt: new Date(now),
  },
  'settings/publishing': { approvals: 3, changedBy: 'kofi', changedAt: new Date(now) },
};
/** Texts that are not in the catalog: members' texts, stored values, and names from Intl. */
const dynamicTexts = [
  ...[
    'The title',
    'The body',
    'The summary of it all',
    'The text',
    'The note',
    'The why',
    'Zuri',
    'zuri',
    'Amina Diallo',
    'mfe_content',
    ...['9 ms', '8 ms', '1 ms'],
    ...['b-0000000001', 'b-0000000002', 'b-0000000003', '/articles/:id'],
  ],
  ...['English', 'French', 'Portuguese', 'Arabic', 'Swahili', 'governance', ' at '],
  ...Array.from({ length: 12 }, (_, month) => new Date(2026, month).toLocaleString('en', { month: 'long' })),
];

test.each([
  ['/admin', 'li time'],
  ['/admin?kind=event', 'h2'],
  ['/admin/items/articles/a', 'dl'],
  ['/admin/items/articles/none', 'h2'],
  ['/admin/reports', 'li time'],
  ['/admin/reports?tab=appeals', 'li time'],
  ['/admin/reports?tab=profiles', 'li time'],
  ['/admin/audit', 'td time'],
  ['/admin/roles', 'input'],
  ['/admin/settings', 'input'],
  ['/admin/import', 'input'],
  ['/admin/links', 'td'],
  ['/admin/usage?month=2026-11', 'td'],
  ['/admin/apps', 'details td'],
  ['/admin/emails', 'td'],
  ['/admin/notices', 'textarea'],
  ['/admin/redirects', 'td'],
])('every text of %s comes from the catalog', async (path, sign) => {
  const { container } = await openPage(path, {
    documents,
    role: 'administrator',
    actions: { countMail: () => Promise.resolve(1) },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBeTruthy();
  await waitFor(() => expect(container.querySelector(sign)).toBeTruthy());
  expect(untranslated(document.body, dynamicTexts)).toEqual([]);
});
