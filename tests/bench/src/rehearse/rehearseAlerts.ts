import { createBackgroundWork, createComposeMail, filterMark, toFilterId } from '@adp/functions';
import type { SeedDocument } from '@adp/local-firebase';
import { generateItems } from '@adp/seed/generator';
import { createAdministrator, toWireFields } from '@adp/shared-data/administrator';
import { createServerReader } from '@adp/shared-data/changes';
import { findKind } from '@adp/shared-data/content';
import { assumptions } from './assumptions';
import type { World } from './createWorld';
import { dataConfig } from './dataConfig';
import { findHottest, type HottestDocument } from './measureWrites';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Number of the first item that the rehearsal publishes. Lower numbers belong to the items of the world. */
const FIRST_ITEM = 1_000_001;
/** Time in UTC at which most members receive their daily email: 7:00 in Addis Ababa, the default. */
const DIGEST_HOUR = 4;
/** Minutes with publications that are measured, and publications before them. */
const MEASURED_MINUTES = 12;
const EARLIER_PUBLICATIONS = 200;
/** Time after which the rehearsal stops composing emails, in minutes. */
const MAX_MINUTES = 60;

/** Documents that background work read, wrote and deleted. */
export interface Cost {
  readonly documentsRead: number;
  readonly documentsWritten: number;
  readonly documentsDeleted: number;
}

/** Quantities of the alerts about some minutes of publications, and of the daily emails that follow them. */
export interface AlertsRehearsal {
  readonly publications: number;
  readonly subscriptions: number;
  readonly topics: number;
  /** Comparison of the publications with all followed topics. */
  readonly matching: Cost;
  /** First assignment of most topics to their followers, which happens once a day. */
  readonly firstPlanning: Cost;
  /** Assignment of new items to followers, and emails that are sent immediately. */
  readonly planning: Cost;
  /** Composition of the daily emails. */
  readonly composing: Cost;
  readonly sending: Cost;
  /** Emails sent in the measured minutes. */
  readonly immediateEmails: number;
  /** Daily emails: their number, and the number of sent emails of which `sending` is the cost. */
  readonly digestEmails: number;
  readonly sentEmails: number;
  /** Minutes until all daily emails are composed. */
  readonly composedAfter: number;
  /** Minutes until the last daily email is sent, at the measured rate. */
  readonly sentAfter: number;
  readonly longestQueue: number;
  /** Largest number of documents that one minute of the daily emails writes, per second. */
  readonly writesPerSecond: number;
  readonly hottest: HottestDocument;
}

interface AlertsOptions {
  readonly world: World;
  /** Start of the measured minutes, in milliseconds since 1970. */
  readonly from: number;
  readonly publications?: number;
}

const none: Cost = { documentsRead: 0, documentsWritten: 0, documentsDeleted: 0 };

/**
 * Publishes items for some minutes, and runs the background work of alerts every minute. Then runs it at the hour at which
 * most members receive their daily email. The mail transport only counts.
 */
export async function rehearseAlerts({
  world,
  from,
  publications = Math.round((assumptions.publications * MEASURED_MINUTES) / 1_440),
}: AlertsOptions): Promise<AlertsRehearsal> {
  let time = from;
  let emails = 0;
  const costs = { matching: none, firstPlanning: none, planning: none, composing: none, sending: none };
  const { administrator, schedules } = createWork(world, { now: () => time, onSent: () => (emails += 1) });
  const measure = async (part: keyof typeof costs, name: 'matchAlerts' | 'composeAlerts' | 'sendMail') => {
    world.take();
    await schedules[name].run({ time: new Date(time).toISOString() });
    const taken = world.take();
    // A commit fails if two digests of a member are due. The next run composes the second one.
    if (Object.keys(taken.refusals).some((reason) => reason !== 'FAILED_PRECONDITION'))
      throw new Error(`${name}: Firestore refused ${JSON.stringify(taken.refusals)}.`);
    const cost = costs[part];
    costs[part] = {
      documentsRead: cost.documentsRead + taken.documentsRead,
      documentsWritten: cost.documentsWritten + taken.documentsWritten,
      documentsDeleted: cost.documentsDeleted + taken.documentsDeleted,
    };
    return taken;
  };
  const setTime = (next: number) => world.setTime((time = next));
  const { subscriptions, topics } = await storeFilters(world, administrator);

  // The first run only stores the time from which items are new.
  setTime(from - HOUR);
  await measure('matching', 'matchAlerts');
  setTime(from - HOUR / 2);
  publish(world, { first: 0, count: EARLIER_PUBLICATIONS, now: time });
  setTime(time + MINUTE);
  await measure('matching', 'matchAlerts');
  const countOpen = () => administrator.count('digests', { field: 'open_since', until: new Date(time) });
  do await measure('firstPlanning', 'composeAlerts');
  while ((await countOpen()) > 0);
  const countWaiting = () => administrator.count('mail', { field: 'not_before', until: new Date(time) });
  while ((await countWaiting()) > 0) await measure('sending', 'sendMail');
  costs.matching = none;
  const earlierEmails = emails;
  world.takeWrites();
  const countUntil = (minute: number) => EARLIER_PUBLICATIONS + Math.floor((minute * publications) / MEASURED_MINUTES);
  for (let minute = 0; minute < MEASURED_MINUTES; minute += 1) {
    setTime(from + minute * MINUTE);
    publish(world, { first: countUntil(minute), count: countUntil(minute + 1) - countUntil(minute), now: time });
    setTime(time + MINUTE - 1_000);
    await measure('matching', 'matchAlerts');
    await measure('planning', 'composeAlerts');
    await measure('sending', 'sendMail');
  }
  const hottest = findHottest(world.takeWrites(), MEASURED_MINUTES * 60);
  const immediateEmails = emails - earlierEmails;
  const emailsBefore = emails;

  const digestTime = toNext(DIGEST_HOUR, time);
  for (let at = Math.ceil(time / HOUR) * HOUR; at < digestTime; at += HOUR) {
    setTime(at);
    await measure('composing', 'composeAlerts');
    await measure('sending', 'sendMail');
  }
  const before = emails;
  let [longestQueue, composedAfter, waiting, writesPerSecond] = [0, 0, 0, 0];
  for (let minute = 0; minute < MAX_MINUTES; minute += 1) {
    setTime(digestTime + minute * MINUTE);
    const until = new Date(time);
    const composed = await measure('composing', 'composeAlerts');
    const queue = await countWaiting();
    const sent = await measure('sending', 'sendMail');
    longestQueue = Math.max(longestQueue, queue);
    writesPerSecond = Math.max(writesPerSecond, (composed.documentsWritten + sent.documentsWritten) / 60);
    composedAfter = minute + 1;
    waiting = await countWaiting();
    if ((await administrator.count('alert_due', { field: 'due_at', until })) === 0) break;
  }
  const sentInPeak = emails - before;
  return {
    publications,
    subscriptions,
    topics,
    ...costs,
    immediateEmails,
    digestEmails: before - emailsBefore + sentInPeak + waiting,
    sentEmails: emails,
    composedAfter,
    sentAfter: composedAfter + (sentInPeak > 0 ? Math.ceil(waiting / (sentInPeak / composedAfter)) : 0),
    longestQueue,
    writesPerSecond,
    hottest,
  };
}

interface WorkOptions {
  readonly now: () => number;
  readonly onSent: () => void;
}

/** Creates the background work with an account service that knows all members, and a mail transport that only counts. */
function createWork({ fetchData }: World, { now, onSent }: WorkOptions) {
  const { origin, projectId } = dataConfig;
  const administrator = createAdministrator(dataConfig, { token: 'owner', fetch: fetchData });
  const accounts = {
    projectId,
    origin,
    getToken: () => Promise.resolve('owner'),
    fetch: (_: string, { body }: RequestInit) => {
      const { localId } = JSON.parse(String(body)) as { readonly localId: readonly [string] };
      return Promise.resolve(
        Response.json({ users: [{ localId: localId[0], email: `${localId[0]}@example.org`, emailVerified: true }] }),
      );
    },
  };
  const transport = {
    send: () => {
      onSent();
      return Promise.resolve({ status: 'sent' } as const);
    },
  };
  const mail = { site: origin, secret: 'rehearsal', accounts, composeMail: createComposeMail(origin), transport, now };
  const reader = createServerReader(dataConfig, { fetch: fetchData });
  return { administrator, ...createBackgroundWork(administrator, { site: origin, reader, mail }) };
}

/** Stores the filters of all topics, as the site has done when each member subscribed. */
async function storeFilters(world: World, { query }: ReturnType<typeof createAdministrator>) {
  const pageSize = 1_000_000;
  const all = await query('subscriptions', { where: [], limit: pageSize });
  const counts = new Map<string, number>();
  for (const { fields } of all) {
    const topic = String(fields['topic']);
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  }
  world.put([
    { path: filterMark, fields: toWireFields({ changed_at: new Date(0) }) },
    ...[...counts].map(([topic, count]) => ({
      path: `filters/${toFilterId(topic)}`,
      fields: toWireFields({ topic, count }),
    })),
  ]);
  return { subscriptions: all.length, topics: counts.size };
}

/** Publishes generated items and marks their collections as changed. Their publication itself is not measured here. */
function publish(
  world: World,
  { first, count, now }: { readonly first: number; readonly count: number; readonly now: number },
): void {
  if (count === 0) return;
  const at = new Date(now);
  const times = toWireFields({ created_at: at, published_at: at, updated_at: at });
  const documents = generateItems({ count, first: FIRST_ITEM + first, now: at, texts: 'natural' });
  world.put(
    documents.flatMap(({ path, fields }): SeedDocument[] => {
      const [collection = ''] = path.split('/');
      if (!findKind(collection)) return [{ path, fields }];
      const mark = { path: `changes/${collection}/marks/rehearsal`, fields: toWireFields({ updated_at: at }) };
      return [{ path, fields: { ...fields, ...times } }, mark];
    }),
  );
}

/** Returns the next time at which an hour begins, in UTC. */
function toNext(hour: number, after: number): number {
  const today = new Date(after).setUTCHours(hour, 0, 0, 0);
  return today > after ? today : today + 24 * HOUR;
}
