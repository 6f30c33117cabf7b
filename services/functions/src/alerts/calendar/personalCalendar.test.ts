/** @jest-environment node */
import ICAL from 'ical.js';
import { toSaveId } from '@adp/shared-data/alerts';
import { toStored } from '@adp/shared-data/fields';
import { smallest, smallestCalendar, smallestSave } from '@adp/shared-data/testing';
import { toEventEntry } from '@adp/shared-ui/calendar';
import { createActions } from '../../actions/createActions';
import { createAccounts } from '../../testing/createAccounts';
import { site as origin, startSite } from '../../testing/startSite';

const secret = 'x'.repeat(32);
const event = (more: object = {}) => toStored({ ...smallest.event, title: 'Data fair', ...more });
const fixed = { deadlineKind: 'fixed', deadlineAt: new Date('2026-12-02T11:59:00Z'), timezone: 'Etc/GMT+12' };
const call = (more: object = {}) => toStored({ ...smallest.opportunity, ...fixed, title: 'Grant', ...more });
const save = (item: string, more: object = {}) => ({
  [`saves/${toSaveId('amina', item)}`]: toStored({ ...smallestSave, uid: 'amina', item, ...more }),
});
const calendar = (more: object = {}) => ({
  'calendars/amina': toStored({ ...smallestCalendar, uid: 'amina', secret, ...more }),
});

function start() {
  const site = startSite();
  site.put({
    ...calendar(),
    'events/fair': event(),
    'opportunities/grant': call(),
    'opportunities/rolling': toStored({ ...smallest.opportunity, deadlineKind: 'rolling' }),
    'articles/one': toStored({ ...smallest.article }),
    ...save('events/fair'),
    ...save('opportunities/grant'),
    ...save('opportunities/rolling'),
    ...save('articles/one'),
    ...save('events/missing'),
    ...save('events/removed', { saved: false }),
  });
  const { accounts } = createAccounts({});
  const handle = createActions({ site: origin, apiKey: 'key', administrator: site.administrator, accounts });
  const fetchFile = (file: string, init: RequestInit = {}) =>
    handle(new Request(`${origin}/api/actions/calendar/${file}`, init));
  const read = async () => {
    const response = await fetchFile(`amina.${secret}.ics`);
    const component = new ICAL.Component(ICAL.parse(await response.text()));
    return component.getAllSubcomponents('vevent').map((entry) => ({
      event: new ICAL.Event(entry),
      status: entry.getFirstPropertyValue('status'),
    }));
  };
  return { ...site, fetchFile, read };
}

test("an independent parser reads a member's saved events and deadlines", async () => {
  const { fetchFile, read } = start();
  const { headers, status } = await fetchFile(`amina.${secret}.ics`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('cache-control')).toMatch(/^private/);
  const entries = await read();
  expect(entries.map(({ event: { uid, summary } }) => [uid, summary])).toEqual([
    ['event-fair@site.example', 'Data fair'],
    ['opportunity-grant@site.example', 'Closes: Grant'],
  ]);
  expect(entries[1]?.event.endDate.toJSDate()).toEqual(fixed.deadlineAt);
});

test("an entry has the id of the item's own calendar file, and its sequence rises with each revision", async () => {
  const { put, read } = start();
  const entryOfItem = toEventEntry({ ...smallest.event, id: 'fair' }, `${origin}/events/fair`);
  const before = (await read())[0]?.event;
  expect([before?.uid, before?.sequence]).toEqual([entryOfItem.uid, entryOfItem.sequence]);
  const startsAt = new Date(smallest.event.startsAt.getTime() + 86_400_000);
  put({
    'events/fair': event({ startsAt, endsAt: startsAt, revision: 2, startsLocal: undefined, endsLocal: undefined }),
    'opportunities/grant': call({ deadlineAt: new Date('2026-12-09T11:59:00Z'), revision: 2 }),
  });
  const after = await read();
  expect(after[0]?.event.startDate.toJSDate()).toEqual(startsAt);
  expect(after[0]?.event.sequence).toBe(entryOfItem.sequence + 1);
  expect(after[1]?.event.endDate.toJSDate()).toEqual(new Date('2026-12-09T11:59:00Z'));
  expect(after[1]?.event.sequence).toBe(2);
});

test('a cancelled event is marked, and an archived item is omitted', async () => {
  const { put, read } = start();
  put({ 'events/fair': event({ eventStatus: 'cancelled' }), 'opportunities/grant': call({ status: 'archived' }) });
  expect((await read()).map(({ event: { uid }, status }) => [uid, status])).toEqual([
    ['event-fair@site.example', 'CANCELLED'],
  ]);
});

test("entries are in the calendar's language, with links to its pages", async () => {
  const { put, read } = start();
  const translations = { fr: { title: 'Foire aux données', summary: 'Un résumé assez long pour être valide.' } };
  put({ ...calendar({ lang: 'fr' }), 'events/fair': event({ translations, translatedInto: ['fr'] }) });
  const [fair, grant] = await read();
  expect([fair?.event.summary, grant?.event.summary]).toEqual(['Foire aux données', 'Clôture\u00a0: Grant']);
  expect(fair?.event.uid).toBe('event-fair@site.example');
  expect(fair?.event.description).toContain(`${origin}/fr/events/fair`);
});

test.each([
  ['a wrong secret', `amina.${'y'.repeat(32)}.ics`],
  ['a secret that is too short', 'amina.x.ics'],
  ['an unknown member', `kofi.${secret}.ics`],
  ['no secret', 'amina.ics'],
  ['a path', `..%2Fusers%2Famina.${secret}.ics`],
  ['another extension', `amina.${secret}.txt`],
])('a URL with %s returns no calendar', async (_, file) => {
  const { fetchFile } = start();
  const { status, headers } = await fetchFile(file);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('renewing or revoking the URL disables the former one', async () => {
  const { put, fetchFile, administrator } = start();
  put(calendar({ secret: 'z'.repeat(32) }));
  expect((await fetchFile(`amina.${secret}.ics`)).status).toBe(404);
  expect((await fetchFile(`amina.${'z'.repeat(32)}.ics`)).status).toBe(200);
  await administrator.commit([{ path: 'calendars/amina', deleted: true }]);
  expect((await fetchFile(`amina.${'z'.repeat(32)}.ics`)).status).toBe(404);
});

test('an unchanged calendar is not sent again', async () => {
  const { fetchFile } = start();
  const etag = (await fetchFile(`amina.${secret}.ics`)).headers.get('etag') ?? '';
  expect((await fetchFile(`amina.${secret}.ics`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});
