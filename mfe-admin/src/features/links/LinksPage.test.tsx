import { resetSession } from '@adp/shared-auth/testing';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { now, openPage } from '../../testing/openPage';

afterEach(() => resetSession());

const link = (changes: object) => ({
  collection: 'articles',
  item: 'one',
  title: 'An article',
  url: 'https://a.example/gone',
  state: 'broken',
  problem: 'status',
  status: 404,
  failures: 1,
  since: new Date(now),
  checkedAt: new Date(now),
  ...changes,
});
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll(/[\u2068\u2069]/g, ''));

test('broken links are listed with their items, longest broken first, and fixed links are listed separately', async () => {
  const { user, container } = await openPage('/admin/links', {
    documents: {
      'broken_links/a': link({}),
      'broken_links/b': link({
        url: 'https://b.example/',
        problem: 'unreachable',
        status: undefined,
        failures: 3,
        since: new Date(now - 3 * 86_400_000),
      }),
      'broken_links/c': link({ url: 'https://c.example/', state: 'fixed', fixedAt: new Date(now) }),
    },
  });
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()).toEqual([
    expect.stringMatching(/^https:\/\/b\.example\/An articleThe server does not respond.*Failed 3 times\./),
    expect.stringMatching(/^https:\/\/a\.example\/goneAn articleThe server responds with status 404\. Failed once\./),
  ]);
  expect(screen.getAllByRole('link', { name: 'An article' })[0]?.getAttribute('href')).toBe(
    '/admin/items/articles/one',
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Working again' }));
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^https:\/\/c\.example.*Working again since/)]));
});

test('an empty list and a failed load are explained', async () => {
  const { data, user } = await openPage('/admin/links');
  expect(await screen.findByRole('heading', { name: 'No broken links' })).toBeTruthy();
  data.fail(503);
  await user.click(screen.getByRole('link', { name: 'Working again' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
});
