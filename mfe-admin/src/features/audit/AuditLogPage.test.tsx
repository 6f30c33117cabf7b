import { resetSession } from '@adp/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { now, openPage, uid } from '../../testing/openPage';

afterEach(() => resetSession());

/** Returns an audit entry from `minutes` ago. */
const entry = (minutes: number, changes: object) => ({ by: 'zuri', at: new Date(now - minutes * 60_000), ...changes });

/** Returns the texts of the entries, without the column names and the times. */
const rows = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1).map((cell) => cell.textContent.replaceAll(/[\u2068\u2069]/g, '')));

test('entries show the decision and its subject, newest first', async () => {
  const item = { collection: 'articles', item: 'a', title: 'An article' };
  await openPage('/admin/audit', {
    documents: {
      'audit/a': entry(1, { ...item, from: 'published', to: 'removed', reason: 'It advertises.', by: uid }),
      'audit/b': entry(2, { ...item, from: 'open', to: 'upheld', reason: 'It does.', report: 'articles_a_x' }),
      'audit/c': entry(3, { ...item, from: 'open', to: 'refused', appeal: 'articles_a' }),
      'audit/d': entry(4, {
        collection: 'users',
        item: 'amina',
        title: 'amina',
        from: 'reviewer (apet)',
        to: 'member',
        approvals: 2,
      }),
      'audit/e': entry(5, { collection: 'settings', item: 'publishing', from: 'off', to: '3' }),
      'audit/f': entry(6, { collection: 'settings', item: 'publishing', from: '3', to: 'off', by: 'unknown' }),
      'audit/g': entry(7, { collection: 'settings', item: 'notices', title: '+ Closed.', from: '0', to: '1' }),
      'audit/i': entry(9, { collection: 'settings', item: 'mail', title: 'mail', from: 'on', to: 'stopped' }),
      'audit/j': entry(10, {
        collection: 'settings',
        item: 'canaries',
        title: 'mfe_tiny b-0000000002',
        from: 'stopped',
        to: 'measuring',
      }),
      'audit/h': entry(8, { collection: 'imports', item: 'x', title: 'a.csv', from: 'csv', to: 'knowledge_products' }),
      'profiles/zuri-k': { uid: 'zuri', name: 'Zuri K.' },
      'profiles/zuri-before': { uid: 'zuri', renamedTo: 'zuri-k' },
      'member_profiles/amina': { uid: 'amina', name: 'Amina' },
    },
  });
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(rows()).toEqual([
    ['An article', 'published → removedReason: It advertises.', 'You'],
    ['Report about “An article”', 'open → upheldReason: It does.', 'Zuri K.'],
    ['Appeal about “An article”', 'open → refused', 'Zuri K.'],
    ['Role: amina', 'reviewer (apet) → memberApproved items that no longer count: 2', 'Zuri K.'],
    ['Review settings', 'off → on (approved items required: 3)', 'Zuri K.'],
    ['Review settings', 'on (approved items required: 3) → off', 'Decided in the project’s console'],
    ['Notices: + Closed.', 'Entries before: 0, now: 1', 'Zuri K.'],
    ['Import: a.csv', 'From a CSV file to knowledge products', 'Zuri K.'],
    ['Emails', 'sending → stopped', 'Zuri K.'],
    ['Health of apps: mfe_tiny b-0000000002', 'Canary resumed', 'Zuri K.'],
  ]);
  expect(screen.getAllByRole('link', { name: /Zuri K/ })[0]?.getAttribute('href')).toBe('/zuri-k');
  expect(screen.getByRole('link', { name: /^Role:/ }).getAttribute('href')).toBe('/amina');
});

test('the second page shows the entries after the first fifty', async () => {
  const documents = Object.fromEntries(
    Array.from({ length: 60 }, (_, number) => [
      `audit/e-${String(number).padStart(2, '0')}`,
      entry(number, {
        collection: 'articles',
        item: 'a',
        title: `Article ${number}`,
        from: 'published',
        to: 'removed',
      }),
    ]),
  );
  const { user } = await openPage('/admin/audit', { documents });
  await waitFor(() => expect(rows()).toHaveLength(50));
  await user.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(screen.getByRole('link', { name: 'Article 59' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back to the first page' }));
  await waitFor(() => expect(rows()).toHaveLength(50));
});
