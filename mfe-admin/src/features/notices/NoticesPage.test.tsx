import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { SiteNotice } from '@adp/shared-data/site-settings';
import type { SettingChange } from '@adp/shared-data/review';
import { axeViolations } from '@adp/shared-ui/testing';
import { screen } from '@testing-library/react';
import { now, openPage } from '../../testing/openPage';

afterEach(() => resetSession());

const stored = {
  'settings/notices': {
    notices: [{ id: 'noticeid1', level: 'warning', texts: { en: 'Closed on Sunday.' }, from: new Date(now) }],
    changedBy: 'zuri',
    changedAt: new Date(now),
  },
};

async function open(documents = {}, error?: DataError) {
  const saved: SettingChange<SiteNotice>[] = [];
  const saveNotices = (change: SettingChange<SiteNotice>) => {
    saved.push(change);
    return error ? Promise.reject(error) : Promise.resolve();
  };
  const page = await openPage('/admin/notices', { role: 'administrator', documents, actions: { saveNotices } });
  return { ...page, saved, save: () => page.user.click(screen.getByRole('button', { name: 'Save notices' })) };
}

test('an administrator adds a notice in two languages with a reason', async () => {
  const { user, saved, save, container } = await open();
  expect(await screen.findByText(/^There are no notices/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add a notice' }));
  await user.click(screen.getByRole('radio', { name: 'Warning' }));
  await save();
  expect(await screen.findByText(/^Enter the text in English/)).toBeTruthy();
  expect(screen.getByText('Enter a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Text in English' }), 'Closed on Sunday.');
  await user.type(screen.getByRole('textbox', { name: 'Text in French' }), 'Fermé dimanche.');
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Maintenance.');
  expect(await axeViolations(container)).toEqual([]);
  await save();
  expect(await screen.findByText(/^The changes were saved/)).toBeTruthy();
  expect(saved).toMatchObject([
    {
      entries: [
        {
          id: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
          level: 'warning',
          texts: { en: 'Closed on Sunday.', fr: 'Fermé dimanche.' },
          from: expect.any(Date) as Date,
        },
      ],
      changedAt: null,
      reason: 'Maintenance.',
    },
  ]);
  expect(saved[0]?.entries[0]).not.toHaveProperty('until');
});

test('a notice with a changed text gets a new id, and a removed notice disappears', async () => {
  const { user, saved, save } = await open(stored);
  await screen.findByRole('textbox', { name: 'Text in English' });
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Why.');
  await save();
  expect(saved[0]).toMatchObject({ entries: [{ id: 'noticeid1' }], changedAt: new Date(now) });
  expect(await screen.findByText(/^The changes were saved/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Text in English' }), ' And on Monday.');
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Why.');
  await save();
  expect(saved[1]?.entries[0]?.id).not.toBe('noticeid1');
  await user.click(screen.getByRole('button', { name: 'Remove notice 1' }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Why.');
  await save();
  expect(saved[2]?.entries).toEqual([]);
});

test('an end before the start and a conflicting change show an error', async () => {
  const { user, saved, save, data } = await open(stored, new DataError('conflict'));
  await user.type(await screen.findByLabelText('Shown until'), '2020-01-01T00:00');
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Why.');
  await save();
  expect(await screen.findByText('Enter a time after the start.')).toBeTruthy();
  expect(saved).toEqual([]);
  await user.clear(screen.getByLabelText('Shown until'));
  await user.click(screen.getByRole('button', { name: 'Add a notice' }));
  await user.type(screen.getAllByRole('textbox', { name: 'Text in English' })[1] as HTMLElement, 'A long notice.');
  data.put('settings/notices', { ...stored['settings/notices'], notices: [], changedAt: new Date(now + 1000) });
  await save();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This was changed/);
  await save();
  const texts = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Text in English' });
  expect(texts.map(({ value }) => value)).toEqual(['Closed on Sunday.', 'A long notice.']);
  // The newer version is never overwritten.
  expect(saved.map(({ changedAt }) => changedAt)).toEqual([new Date(now), new Date(now)]);
});
