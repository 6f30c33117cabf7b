/** @jest-environment node */
import { toSaveId } from '@adp/shared-data/alerts';
import { contentKinds } from '@adp/shared-data/content';
import { toStored } from '@adp/shared-data/fields';
import { smallest, smallestSave } from '@adp/shared-data/testing';
import type { StoredFields } from '@adp/shared-data/administrator';
import { startSite, user } from '../../testing/startSite';
import { correctReminders } from './correctReminders';
import { sendReminders } from './sendReminders';
import type { DatedKind } from './toDatedItem';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The end of 15 June anywhere on earth. Reminders are due at 20:00 UTC. */
const deadline = new Date('2026-06-16T11:59:00Z');
const due = { 14: '2026-06-01T20:00:00Z', 7: '2026-06-08T20:00:00Z', 1: '2026-06-14T20:00:00Z' };

const toItem = (kind: DatedKind, more: object = {}) =>
  toStored({
    ...smallest[kind],
    title: 'Grant',
    ...(kind === 'opportunity' && { deadlineKind: 'fixed', deadlineAt: deadline, timezone: 'Etc/GMT+12' }),
    ...more,
  });

function start() {
  let time = Date.parse(due[14]) - HOUR;
  const site = startSite({ now: () => time });
  site.put({ ...user('amina'), ...user('kofi') });
  const path = 'opportunities/grant';
  const save = (uid: string, item = path, more: object = {}) => ({
    [`saves/${toSaveId(uid, item)}`]: toStored({ ...smallestSave, uid, item, reminders: [14, 7, 1], ...more }),
  });
  site.put({ [path]: toItem('opportunity'), ...save('amina') });
  const send = sendReminders(site.administrator);
  const run = (at: string | number | Date) => {
    time = new Date(at).getTime();
    return send({ time: new Date(time).toISOString() });
  };
  /** Changes or deletes the item, and delivers the event. */
  const change = async (fields: StoredFields | undefined, at: string | Date, item = path) => {
    time = new Date(at).getTime();
    site.takeEvents();
    await site.administrator.commit([
      fields
        ? { path: item, fields, mask: Object.keys(fields), times: ['updated_at'] }
        : { path: item, deleted: true as const },
    ]);
    const events = site.takeEvents().filter((event) => event.path === item);
    const deliver = async () => {
      for (const event of events) await correctReminders(event, site.administrator);
    };
    await deliver();
    return deliver;
  };
  const notifications = () =>
    Object.values(site.list('notifications'))
      .sort((first, second) => Number(first['created_at']) - Number(second['created_at']))
      .map(({ uid, event }) => `${String(uid)} ${String(event)}`);
  const mail = () => Object.values(site.list('mail')).map(({ to, template }) => [to, template]);
  return { ...site, path, save, run, change, notifications, mail };
}

test('reminders of a saved deadline are sent 14, 7 and 1 days before, once each, on the site and by email', async () => {
  const { run, notifications, list } = start();
  for (let at = Date.parse(due[14]) - DAY; at < deadline.getTime() + DAY; at += HOUR) await run(at);
  expect(notifications()).toEqual(['amina reminder', 'amina reminder', 'amina reminder']);
  const mails = Object.values(list('mail'));
  const toDays = ({ parameters }: Readonly<Record<string, unknown>>) => (parameters as { days: number }).days;
  expect(mails.map(toDays).sort((first, second) => second - first)).toEqual([14, 7, 1]);
  expect(mails.find((each) => toDays(each) === 7)).toMatchObject({
    to: { uid: 'amina' },
    template: 'reminder',
    lang: 'en',
    state: 'waiting',
    stops: { kind: 'deadlines' },
    parameters: {
      date: deadline.toISOString(),
      timezone: 'Etc/GMT+12',
      item: { kind: 'opportunity', id: 'grant', title: 'Grant', path: '/opportunities/grant' },
    },
  });
});

test("the email waits for the end of the reader's quiet hours, and shows the date in the deadline's own zone", async () => {
  const { put, run, list } = start();
  const settings = { uid: 'amina', lang: 'fr', timezone: 'Pacific/Auckland', quiet_from: 0, quiet_until: 10 };
  put({ 'alert_settings/amina': settings });
  // 20:00 UTC is 08:00 on the next day in Auckland.
  await run(due[14]);
  expect(Object.values(list('mail'))).toMatchObject([
    { lang: 'fr', not_before: new Date('2026-06-01T22:00:00Z'), parameters: { timezone: 'Etc/GMT+12' } },
  ]);
});

test.each([
  ['emails of deadlines are off', { 'alert_settings/amina': { email: { deadlines: false } } }, 1, 0],
  ['emails are paused', { 'alert_settings/amina': { paused: true } }, 1, 0],
  ['the address is not confirmed', user('amina', { unconfirmed: true }), 1, 0],
  ['notifications of deadlines are off', user('amina', { notification_prefs: { deadlines: { in_app: false } } }), 0, 1],
])('if %s, the other channel is used', async (_, documents, notified, mailed) => {
  const { put, run, notifications, mail } = start();
  put(documents);
  await run(due[14]);
  expect([notifications().length, mail().length]).toEqual([notified, mailed]);
});

test('two simultaneous runs and a third one send a reminder once', async () => {
  const { run, notifications, mail } = start();
  await Promise.allSettled([run(due[7]), run(due[7])]);
  await run(due[7]);
  expect([notifications(), mail().length]).toEqual([['amina reminder'], 1]);
});

test.each(['fails', 'answer is lost'] as const)(
  'after a commit that %s, the next run reminds once',
  async (outcome) => {
    const { run, setOutcomes, notifications, mail } = start();
    setOutcomes(outcome);
    await expect(run(due[7])).rejects.toThrow();
    await run(Date.parse(due[7]) + HOUR);
    expect([notifications(), mail().length]).toEqual([['amina reminder'], 1]);
  },
);

test('a save that was deleted and created again does not repeat a reminder', async () => {
  const { run, put, save, notifications, mail, get } = start();
  await run(due[7]);
  put(save('amina'));
  await run(Date.parse(due[7]) - HOUR);
  await run(due[7]);
  expect([notifications(), mail().length]).toEqual([['amina reminder'], 1]);
  expect(get(`saves/${toSaveId('amina', 'opportunities/grant')}`)).toMatchObject({ saved: true });
});

const later = new Date('2026-06-30T11:59:00Z');
const corrections = [
  ['moves later', 'opportunity', { deadline_at: later, deadline_local: null }, 'date_changed'],
  ['closes early', 'opportunity', { deadline_at: new Date('2026-06-08T11:00:00Z') }, 'closed_early'],
  ['becomes rolling', 'opportunity', { deadline_kind: 'rolling', deadline_at: null }, 'became_rolling'],
  ['is archived', 'opportunity', { status: 'archived' }, 'unavailable'],
  ['is removed by reviewers', 'opportunity', { status: 'removed' }, 'unavailable'],
  ['is deleted', 'opportunity', undefined, 'unavailable'],
  ['is cancelled', 'event', { event_status: 'cancelled' }, 'cancelled'],
  ['is postponed', 'event', { event_status: 'postponed' }, 'became_rolling'],
  ['moves', 'event', { starts_at: later, ends_at: later }, 'date_changed'],
] as const;

test.each(corrections)(
  'if an item %s (%s) after a reminder, one correction is sent at once',
  async (_, kind, fields, event) => {
    const { put, save, run, change, notifications, list, path } = start();
    const item = kind === 'event' ? 'events/fair' : path;
    const dates = { startsAt: deadline, endsAt: deadline, timezone: 'Etc/GMT+12' };
    if (kind === 'event')
      put({ [item]: toItem('event', dates), ...save('amina', item), ...save('amina', path, { saved: false }) });
    await run(due[7]);
    expect(notifications()).toEqual(['amina reminder']);
    const deliverAgain = await change(fields, '2026-06-09T10:00:00Z', item);
    await deliverAgain();
    await run('2026-06-09T11:00:00Z');
    expect(notifications()).toEqual(['amina reminder', `amina ${event}`]);
    expect(Object.values(list('mail')).filter(({ template }) => template === 'correction')).toEqual([
      expect.objectContaining({
        parameters: expect.objectContaining({ formerDate: deadline.toISOString() }) as unknown,
      }),
    ]);
  },
);

test('no correction is sent if an item moves before the first reminder, which names the new date', async () => {
  const { run, change, notifications, list } = start();
  await change({ deadline_at: later }, '2026-05-20T10:00:00Z');
  await run(due[14]);
  expect(notifications()).toEqual([]);
  await run('2026-06-15T20:00:00Z');
  expect(Object.values(list('notifications'))).toMatchObject([{ event: 'reminder', date: later }]);
});

test('the reminder of an item that moves closer is sent at once', async () => {
  const { put, run, change, notifications, path } = start();
  put({ [path]: toItem('opportunity', { deadlineAt: new Date('2026-09-01T11:59:00Z') }) });
  await run('2026-06-08T21:00:00Z');
  await change({ deadline_at: deadline }, '2026-06-09T10:00:00Z');
  expect(notifications()).toEqual(['amina reminder']);
});

test('savers are notified of the date of an archived item that is published again', async () => {
  const { run, change, notifications, list } = start();
  await run(due[7]);
  await change({ status: 'archived' }, '2026-06-09T10:00:00Z');
  await change({ status: 'published', deadline_at: later }, '2026-06-10T10:00:00Z');
  expect(notifications()).toEqual(['amina reminder', 'amina unavailable', 'amina available_again']);
  expect(Object.values(list('notifications')).find(({ event }) => event === 'available_again')).toMatchObject({
    date: later,
    former_date: deadline,
  });
});

test('a correction is sent each time that a date changes back and forth', async () => {
  const { run, change, notifications, mail } = start();
  await run(due[7]);
  for (const [date, at] of [
    [later, '10:00'],
    [deadline, '11:00'],
    [later, '12:00'],
  ] as const)
    await change({ deadline_at: date }, `2026-06-09T${at}:00Z`);
  expect(notifications()).toHaveLength(4);
  expect(mail()).toHaveLength(4);
});

test('a change that does not concern the date causes no reads', async () => {
  const { change, administrator } = start();
  const query = jest.spyOn(administrator, 'query');
  await change({ title: 'A better title' }, '2026-06-09T10:00:00Z');
  expect(query).not.toHaveBeenCalled();
});

test('250 savers of an item receive one reminder each, and other members none', async () => {
  const { put, save, run, list } = start();
  for (let index = 0; index < 250; index += 1) put({ ...user(`m${index}`), ...save(`m${index}`) });
  put(save('kofi', `${contentKinds.event.collection}/fair`));
  await run(due[1]);
  const uids = Object.values(list('notifications')).map(({ uid }) => uid);
  expect([uids.length, new Set(uids).size, uids.includes('kofi')]).toEqual([251, 251, false]);
});

test('an hourly run without due items reads a bounded number of documents', async () => {
  const { put, run, administrator } = start();
  for (let index = 0; index < 50; index += 1)
    put({
      [`events/e${index}`]: toItem('event', { startsAt: new Date('2026-07-15'), endsAt: new Date('2026-07-15') }),
    });
  const query = jest.spyOn(administrator, 'query');
  await run('2026-06-20T10:00:00Z');
  const pages = await Promise.all(query.mock.results.map(({ value }) => value as Promise<readonly unknown[]>));
  expect([pages.length, pages.flat().length]).toEqual([6, 0]);
});
