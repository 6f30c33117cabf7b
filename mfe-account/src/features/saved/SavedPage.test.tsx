import { personalCalendars, saves as savesKind } from '@adp/shared-data/alerts';
import { createFakeData, smallest } from '@adp/shared-data/testing';
import { changeSaves, type DeviceSaves, readSaves, type SaveDetails } from '@adp/shared-ui/saves';
import { axeViolations, installDialog } from '@adp/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { holdRequests } from '../../testing/holdRequests';
import { memberSession } from '../../testing/members';
import { renderPage } from '../../testing/renderPage';
import { exportSaves } from './exportSaves';
import { toSavedRows } from './savedRows';

const uid = 'amina-uid';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const save = (item: string, details: SaveDetails = {}, changes: object = {}): DeviceSaves => ({
  [item]: {
    saved: true,
    changedAt: '2026-11-20T08:00:00.000Z',
    details: { title: `Title of ${item}`, lang: 'en', readAt: new Date().toISOString(), ...details },
    ...changes,
  },
});
const grant = save('opportunities/grant', {
  title: 'Grant for clinics',
  deadlineKind: 'fixed',
  deadlineAt: inDays(10),
  timezone: 'Africa/Nairobi',
});
const conference = save('events/conference', {
  title: 'Conference',
  startsAt: inDays(3),
  endsAt: inDays(4),
  timezone: 'Africa/Cairo',
  allDay: false,
});
const article = save('articles/essay', { title: 'Essay' });
const all = { ...article, ...grant, ...conference };

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  installDialog();
});
afterEach(() => jest.restoreAllMocks());

async function open(saves: DeviceSaves = all, options: Parameters<typeof renderPage>[1] = {}, path = '/saved') {
  changeSaves(() => saves);
  const view = await renderPage(path, options);
  await screen.findByRole('heading', { level: 1, name: 'Saved items' });
  return view;
}

test('a reader without an account sees what is due next, and what an account adds', async () => {
  const { container } = await open();
  await waitFor(() => expect(titles()).toEqual(['Conference', 'Grant for clinics', 'Essay']));
  const next = within(screen.getByRole('region', { name: 'Due next' }));
  expect(next.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Grant for clinics' }).getAttribute('href')).toBe('/opportunities/grant');
  expect(screen.getByText('Opportunity · in 10 days')).toBeTruthy();
  expect(screen.getByText(/^Closes at \d\d:\d\d \(GMT\+3\)$/)).toBeTruthy();
  expect(screen.getByText(/^This list is on this device only/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/sign-up?next=%2Fsaved');
  expect(screen.queryByRole('group', { name: /Remind me/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your calendar' })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('an empty list explains how to save, and a browser without storage explains why the list is empty', async () => {
  const { container } = await open({});
  expect(await screen.findByRole('heading', { name: 'Nothing saved yet' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  await renderPage('/saved');
  expect(await screen.findByRole('heading', { name: 'This browser cannot store saved items' })).toBeTruthy();
});

test('a filter shows the items of one kind', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Events (1)' }));
  await waitFor(() => expect(titles()).toEqual(['Conference']));
  expect(screen.getByText('1 item')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'All (3)' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('a removed item can be restored at the same place', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove: Grant for clinics' }));
  expect(readSaves()['opportunities/grant']).toMatchObject({ saved: false });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  expect(screen.getByText(/^Removed: /)).toBeTruthy();
  await user.click(undo);
  await waitFor(() => expect(titles()).toEqual(['Conference', 'Grant for clinics', 'Essay']));
});

test('the page reads the details of items from another device, and marks those that are gone', async () => {
  const unread = { saved: true, changedAt: '2026-11-20T08:00:00.000Z' };
  await open(
    { 'articles/known': unread, 'articles/gone': { ...unread, changedAt: '2026-11-19T08:00:00.000Z' } },
    { documents: { 'articles/known': { ...smallest.article, title: 'Known article', status: 'published' } } },
  );
  expect(await screen.findByRole('link', { name: 'Known article' })).toBeTruthy();
  expect(await screen.findByText('No longer available on this site')).toBeTruthy();
  expect(readSaves()['articles/known']?.details).toMatchObject({ title: 'Known article', lang: 'en' });
});

test('of 2,000 items, the page shows 50, and more on request', async () => {
  const many = Object.assign(
    {},
    ...Array.from({ length: 2_000 }, (_, index) => save(`articles/a${index}`, { title: `Article ${index}` })),
  ) as DeviceSaves;
  const { user } = await open(many);
  await waitFor(() => expect(titles()).toHaveLength(50));
  expect(screen.getByText('2,000 items')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toHaveLength(100));
  expect(document.activeElement?.textContent).toBe('Article 50');
});

test('a member chooses when to be reminded of an item', async () => {
  const { user, container } = await open(all, { session: memberSession(uid) });
  const group = within(await screen.findByRole('group', { name: 'Remind me: Grant for clinics' }));
  expect(group.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([true, true, true]);
  await user.click(group.getByRole('checkbox', { name: '7 days before' }));
  expect(readSaves()['opportunities/grant']).toMatchObject({ saved: true, reminders: [14, 1] });
  expect(screen.queryByRole('group', { name: /Essay/ })).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test("a member's list is added to the account", async () => {
  const documents = Object.fromEntries(
    (['article', 'event', 'opportunity'] as const).map((kind, index) => [
      ['articles/essay', 'events/conference', 'opportunities/grant'][index],
      { ...smallest[kind], status: 'published' },
    ]),
  );
  const { data } = await open(all, { session: memberSession(uid), documents });
  expect(await screen.findByText(/^This list is in your account/)).toBeTruthy();
  const { items } = await data.reader.listMine(savesKind, uid);
  expect(items.map(({ item }) => item).sort()).toEqual(Object.keys(all).sort());
});

test("the list is called empty only after the account's list was read", async () => {
  const data = createFakeData({
    documents: { 'articles/essay': { ...smallest.article, title: 'Essay', status: 'published' } },
  });
  data.put(`saves/${uid}_articles_essay`, {
    uid,
    item: 'articles/essay',
    saved: true,
    changedAt: new Date('2026-11-20T08:00:00Z'),
    reminders: [],
  });
  data.fail('network');
  const { user } = await open({}, { session: memberSession(uid), data });
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Nothing saved yet')).toBeNull();
  data.fail(null);
  const answer = holdRequests(data.reader, 'listMine');
  if (retry) await user.click(retry);
  expect(await screen.findAllByRole('group', { name: 'Loading' })).not.toHaveLength(0);
  expect(screen.queryByText('Nothing saved yet')).toBeNull();
  answer();
  expect(await screen.findByRole('link', { name: 'Essay' })).toBeTruthy();
});

test('presses that wait for a connection are counted, and the error can be retried', async () => {
  const data = createFakeData();
  data.fail('network');
  const { user } = await open(article, { session: memberSession(uid), data });
  expect(await screen.findByText(/^1 change is on this device only/)).toBeTruthy();
  data.fail(null);
  const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
  if (retry) await user.click(retry);
  expect(await screen.findByText(/^This list is in your account/)).toBeTruthy();
});

test('while the account is about to store a press, the press does not count as waiting', async () => {
  await open(article, { session: memberSession(uid) });
  await screen.findByText(/^This list is in your account/);
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Essay' }));
  expect(screen.queryByText(/on this device only/)).toBeNull();
  expect(screen.queryByText(/^This list is in your account/)).toBeNull();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.getByText(/^1 change is on this device only/)).toBeTruthy();
  jest.useRealTimers();
});

test('a member creates, renews and revokes the link of the personal calendar', async () => {
  const { user, data } = await open(all, { session: memberSession(uid) });
  const readSecret = async () => (await data.reader.getMine(personalCalendars, uid))?.item.secret;
  await user.click(await screen.findByRole('button', { name: 'Create the calendar link' }));
  const link = await screen.findByRole('link', { name: 'Subscribe in a calendar app' });
  const secret = await readSecret();
  expect(link.getAttribute('href')).toBe(`webcal://localhost/api/actions/calendar/${uid}.${secret}.ics`);
  expect(screen.getByRole('img', { name: 'QR code with the link to your calendar' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Renew the link' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Renew the link' }));
  await waitFor(async () => expect(await readSecret()).not.toBe(secret));
  await user.click(await screen.findByRole('button', { name: 'Turn off the calendar' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off the calendar' }));
  expect(await screen.findByText(/^The calendar is off/)).toBeTruthy();
  expect(await readSecret()).toBeUndefined();
});

describe('an export', () => {
  const texts = {
    site: 'African Digital Policy',
    headings: ['Title', 'Type', 'Date', 'Time', 'Time zone', 'Saved on', 'Link'],
    kind: (kind: string) => kind,
    closes: (title: string) => `Closes: ${title}`,
    url: ({ item }: { readonly item: string }) => `https://site.example/${item}`,
  };
  const rows = () => toSavedRows({ ...all, ...save('articles/formula', { title: '=1+1' }) }, undefined, new Date());

  test('as a table has one line per item and no formulas', async () => {
    const { text } = await exportSaves('csv', rows(), texts);
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('Title,Type,Date,Time,Time zone,Saved on,Link');
    expect(text).toContain("'=1+1,article,,,,2026-11-20,https://site.example/articles/formula");
  });

  test('as a calendar has the events and deadlines, even without a connection', async () => {
    const { text } = await exportSaves('ics', rows(), texts);
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    expect(events.map(({ uid: id, summary }) => [id, summary])).toEqual([
      ['event-conference@site.example', 'Conference'],
      ['opportunity-grant@site.example', 'Closes: Grant for clinics'],
    ]);
  });

  test('as references has one entry per item', async () => {
    const { text } = await exportSaves('bibtex', rows(), texts);
    expect(text.match(/^@misc\{/gm)).toHaveLength(4);
    expect(text).toContain('title = {{Grant for clinics}}');
  });
});
