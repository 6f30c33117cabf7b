import { resetSession } from '@adp/shared-auth/testing';
import { DataError } from '@adp/shared-data/client';
import type { MailChange } from '@adp/shared-data/review';
import { axeViolations } from '@adp/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { now, openPage, uid } from '../../testing/openPage';
import { DAYS_SHOWN, toEmailTable, toFirstDay } from './toEmailTable';

afterEach(() => resetSession());

const toDay = (back: number) => new Date(now - back * 86_400_000).toISOString().slice(0, 10);
const documents = {
  [`mail_stats/${toDay(0)}`]: { day: toDay(0), sent: 1200, bounced: 3 },
  [`mail_stats/${toDay(2)}`]: { day: toDay(2), sent: 5, complained: 4, failed: 1, unsubscribed: 2 },
  [`mail_stats/${toDay(40)}`]: { day: toDay(40), sent: 99_999 },
};

const countMail = () => Promise.resolve(7);

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

test('the page shows the queue, and a row for each of the last 30 days', async () => {
  const { container } = await openPage('/admin/emails', { role: 'administrator', documents, actions: { countMail } });
  expect(await screen.findByText('7 emails are waiting in the queue.')).toBeTruthy();
  expect(screen.getByText('Emails are being sent.')).toBeTruthy();
  const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(totals).toEqual(['1,205', '3', '4', '1', '2']);
  expect(rows()).toHaveLength(DAYS_SHOWN);
  expect(rows().slice(0, 3)).toEqual([
    ['1,200', '3', '0', '0', '0'],
    ['0', '0', '0', '0', '0'],
    ['5', '0', '4', '1', '2'],
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('an administrator stops emails with a reason', async () => {
  const saved: MailChange[] = [];
  const { user, data } = await openPage('/admin/emails', {
    role: 'administrator',
    documents,
    actions: {
      countMail,
      saveMail: (change) => {
        saved.push(change);
        data.put('settings/mail', { stopped: change.stopped, changedBy: uid, changedAt: new Date(now) });
        return Promise.resolve();
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: /^Stop all emails/ }));
  await user.click(screen.getByRole('button', { name: 'Save setting' }));
  expect(await screen.findByText('Enter a reason.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'The provider complains.');
  await user.click(screen.getByRole('button', { name: 'Save setting' }));
  expect(await screen.findByText(/^No emails are being sent/)).toBeTruthy();
  expect(screen.getByText('The setting was saved. It takes effect within a minute.')).toBeTruthy();
  expect(saved).toEqual([{ stopped: true, changedAt: null, reason: 'The provider complains.' }]);
});

test('a conflict and being offline are explained, and the reason is not lost', async () => {
  let code: 'conflict' | 'offline' = 'conflict';
  const { user } = await openPage('/admin/emails', {
    role: 'administrator',
    actions: { countMail, saveMail: () => Promise.reject(new DataError(code)) },
  });
  await user.click(await screen.findByRole('radio', { name: /^Stop all emails/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Too many.');
  await user.click(screen.getByRole('button', { name: 'Save setting' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This was changed or decided/);
  code = 'offline';
  await user.click(screen.getByRole('button', { name: 'Save setting' }));
  expect(await screen.findByText(/^You are offline. Try again/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason for the change' }).value).toBe('Too many.');
});

test('the page explains that the site sends no emails', async () => {
  await openPage('/admin/emails', { role: 'administrator', actions: { countMail: () => Promise.resolve(0) } });
  expect(await screen.findByRole('heading', { name: 'No emails in the last 30 days' })).toBeTruthy();
  expect(await screen.findByText('No emails are waiting in the queue.')).toBeTruthy();
});

test('the queue is counted again after the switch was changed, and a failed count hides nothing else', async () => {
  const counts = [7, undefined];
  const { user } = await openPage('/admin/emails', {
    role: 'administrator',
    documents,
    actions: {
      saveMail: () => Promise.resolve(),
      countMail: () => {
        const count = counts.shift();
        return count === undefined ? Promise.reject(new DataError('unavailable')) : Promise.resolve(count);
      },
    },
  });
  expect(await screen.findByText('7 emails are waiting in the queue.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /^Stop all emails/ }));
  await user.type(screen.getByRole('textbox', { name: 'Reason for the change' }), 'Too many.');
  await user.click(screen.getByRole('button', { name: 'Save setting' }));
  await waitFor(() => expect(counts).toEqual([]));
  expect(screen.getByRole('table')).toBeTruthy();
});

test('a count that fails is explained', async () => {
  const fail = () => Promise.reject(new DataError('unavailable'));
  await openPage('/admin/emails', { role: 'administrator', documents, actions: { countMail: fail } });
  expect(await screen.findByText('The waiting emails could not be counted.')).toBeTruthy();
  expect(rows()).toHaveLength(DAYS_SHOWN);
});

test('a failed load is explained and can be repeated', async () => {
  const { data, user } = await openPage('/admin/usage', { role: 'administrator', documents, actions: { countMail } });
  await screen.findByRole('combobox', { name: 'Month' });
  data.fail(503);
  await user.click(screen.getByRole('link', { name: 'Emails' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  data.fail(null);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('7 emails are waiting in the queue.')).toBeTruthy();
});

test('an offline page says that its data may be out of date', async () => {
  await openPage('/admin/emails', { role: 'administrator', documents, actions: { countMail } });
  await screen.findByRole('table');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^You are offline. The data on this page may be out of date/)).toBeTruthy();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
});

test.each([
  ['a reviewer', 'reviewer', 'This page is for administrators of the site.'],
  ['a signed-out visitor', null, 'You are signed out. Sign in to continue where you left off.'],
] as const)('%s sees neither the switch nor the numbers', async (_, role, message) => {
  await openPage('/admin/emails', { role, documents });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});

test('the days are in UTC and end today', () => {
  const midnight = Date.parse('2026-03-01T00:00:00Z');
  const { rows: days } = toEmailTable([], midnight);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-03-01', toFirstDay(midnight)]);
  expect(toFirstDay(midnight)).toBe('2026-01-31');
});
