import { resetSession } from '@adp/shared-auth/testing';
import type { SiteRedirect } from '@adp/shared-data/site-settings';
import type { SettingChange } from '@adp/shared-data/review';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { now, openPage } from '../../testing/openPage';

afterEach(() => resetSession());

const stored = {
  'settings/redirects': {
    redirects: [{ from: '/old', to: '/articles/new' }],
    changedBy: 'zuri',
    changedAt: new Date(now),
  },
};

async function open(documents = {}) {
  const saved: SettingChange<SiteRedirect>[] = [];
  const saveRedirects = (change: SettingChange<SiteRedirect>) => {
    saved.push(change);
    return Promise.resolve();
  };
  const page = await openPage('/admin/redirects', { role: 'administrator', documents, actions: { saveRedirects } });
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = await screen.findByRole('textbox', { name });
      await page.user.clear(field);
      await page.user.type(field, value);
    }
  };
  return {
    ...page,
    saved,
    fill,
    press: (name: string | RegExp) => page.user.click(screen.getByRole('button', { name })),
  };
}

test('an administrator adds a redirect with a reason', async () => {
  const { saved, fill, press, container } = await open(stored);
  await fill({ 'Old path': '/older', 'New path': '/articles/new', 'Reason for the change': 'It was renamed.' });
  expect(await axeViolations(container)).toEqual([]);
  await press('Add redirect');
  expect(await screen.findByText(/^The changes were saved/)).toBeTruthy();
  expect(saved).toEqual([
    {
      entries: [
        { from: '/old', to: '/articles/new' },
        { from: '/older', to: '/articles/new' },
      ],
      changedAt: new Date(now),
      reason: 'It was renamed.',
    },
  ]);
});

test.each([
  ['older', '/new', /begins with one slash, without spaces, question marks/],
  ['/older', 'https://evil.example', /begins with one slash, without spaces\.$/],
  ['/old/', '/new', 'There is already a redirect from this path. Delete it first.'],
  ['/older', '/old', /is itself redirected/],
  ['/older', '/older', 'This path leads to itself. Enter another one.'],
  ['/admin', '/new', 'This path is reserved for the site. Enter another one.'],
])('a redirect from %s to %s shows an error next to its field', async (from, to, message) => {
  const { saved, fill, press } = await open(stored);
  await fill({ 'Old path': from, 'New path': to, 'Reason for the change': 'Why.' });
  await press('Add redirect');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(saved).toEqual([]);
});

test('a redirect can be removed, and an empty list is explained', async () => {
  const { saved, fill, press } = await open(stored);
  await screen.findByRole('table');
  await press(/^Delete the redirect from/);
  await fill({ 'Reason for the change': 'Nobody comes by it.' });
  await press('Delete redirect');
  expect(await screen.findByText(/^The changes were saved/)).toBeTruthy();
  expect(saved[0]?.entries).toEqual([]);
});

test('without redirects, only the form is shown', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'No redirects yet' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Old path' })).toBeTruthy();
});
