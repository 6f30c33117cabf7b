import { createBackgroundWork } from '@adp/functions';
import { generateMembers, toMemberUid } from '@adp/seed/members';
import { randomSource } from '@adp/seed/random';
import { createAdministrator, toWireFields } from '@adp/shared-data/administrator';
import {
  alertSettings,
  defaultAlertSettings,
  personalCalendars,
  saves,
  subscriptions,
  toSubscriptionId,
} from '@adp/shared-data/alerts';
import { articles } from '@adp/shared-data/article';
import { createServerReader } from '@adp/shared-data/changes';
import { contentKinds, findKind, findKindOfSegment, memberKinds, wholeKinds } from '@adp/shared-data/content';
import { users } from '@adp/shared-data/member';
import { notifications } from '@adp/shared-data/notification';
import { smallest } from '@adp/shared-data/testing';
import { assumptions } from './assumptions';
import type { World } from './createWorld';
import { dataConfig } from './dataConfig';
import { type AlertsRehearsal, rehearseAlerts } from './rehearseAlerts';
import { openMember } from './rehearseWrites';

/** A step of signed-in members, with its cost in documents. */
export interface MemberStep {
  readonly name: string;
  readonly isEdit: boolean;
  readonly perDay: number;
  /** Averages per step. */
  readonly documentsRead: number;
  readonly ruleDocumentReads: number;
  readonly documentsWritten: number;
}

interface MembersOptions {
  readonly world: World;
  /** Start of the measurement, in milliseconds since 1970. */
  readonly from: number;
  /** Number of members in the world. */
  readonly members: number;
}

/** Quantities of members and of their alerts. */
export interface Membership {
  readonly steps: readonly MemberStep[];
  readonly alerts: AlertsRehearsal;
}

/** Rehearses alerts with some of the members, then stores the others and rehearses the requests of all. */
export async function rehearseMembership({ world, from }: Pick<MembersOptions, 'world' | 'from'>): Promise<Membership> {
  const { members, alertMembers } = assumptions;
  storeMembers(world, { count: alertMembers, now: from });
  const alerts = await rehearseAlerts({ world, from });
  const later = from + 48 * 3_600_000;
  world.setTime(later);
  storeMembers(world, { first: alertMembers + 1, count: members - alertMembers, now: later });
  return { steps: await rehearseMembers({ world, from: later, members }), alerts };
}

/** Stores the members `first` to `first + count - 1`, and the documents that belong to them. */
export function storeMembers(
  world: World,
  { count, first = 1, now }: { readonly count: number; readonly first?: number; readonly now: number },
): void {
  const items = world.items.flatMap(toDocumentPath);
  world.put(generateMembers({ count, first, now: new Date(now), items, shares: assumptions.memberShares }));
}

/** Measures what the browsers of signed-in members read and write, in addition to the public pages. */
export async function rehearseMembers({ world, from, members }: MembersOptions) {
  const samples = assumptions.memberSamples;
  const random = randomSource(3);
  const steps: MemberStep[] = [];
  let time = from;
  for (const { name, perDay, run, isEdit } of listSteps(world)) {
    world.take();
    for (let sample = 0; sample < samples; sample += 1) {
      world.setTime((time += 1_000));
      const uid = toMemberUid(random.whole(1, members));
      await run({ uid, sample, now: new Date(time), ...openMember(world, uid) });
    }
    const { documentsRead, documentsWritten, ruleDocumentReads, refusals } = world.take();
    if (Object.keys(refusals).length > 0) throw new Error(`${name}: Firestore refused ${JSON.stringify(refusals)}.`);
    steps.push({
      name,
      isEdit,
      perDay,
      documentsRead: documentsRead / samples,
      documentsWritten: documentsWritten / samples,
      ruleDocumentReads: ruleDocumentReads / samples,
    });
  }
  return steps;
}

type Member = ReturnType<typeof openMember> & {
  readonly uid: string;
  readonly now: Date;
  readonly sample: number;
};

interface Step {
  readonly name: string;
  readonly isEdit: boolean;
  readonly perDay: number;
  readonly run: (member: Member) => Promise<unknown>;
}

const visits = assumptions.visits * assumptions.memberVisitShare;
/** Pages that signed-in members open in a day. */
export const memberViews = visits * assumptions.pagesPerVisit;

/** Lists the steps with the requests of the shell (shell/src/features/account) and of the apps (mfe-account, mfe-content). */
function listSteps(world: World): readonly Step[] {
  const { memberScreens, memberEdits } = assumptions;
  const view = (name: string, perDay: number, run: Step['run']): Step => ({ name, perDay, run, isEdit: false });
  const screen = (name: keyof typeof memberScreens, run: Step['run']) =>
    view(`page: ${name}`, memberViews * memberScreens[name], run);
  const edit = (name: string, perDay: number, run: Step['run']): Step => ({ name, perDay, run, isEdit: true });
  const updateFilters = createFilterUpdate(world);
  const items = world.items.flatMap(toDocumentPath);
  return [
    view('start of a visit: member and saved items', visits, async ({ reader, uid }) => {
      await Promise.all([reader.getMine(users, uid), reader.listMine(saves, uid, { pageSize: 40 })]);
    }),
    view('each page: number of unread notifications', memberViews, ({ reader, uid }) =>
      reader.listMine(notifications, uid, { filters: { read: false }, pageSize: 10 }),
    ),
    screen('notifications', ({ reader, uid }) => reader.listMine(notifications, uid, { pageSize: 24 })),
    screen('saved', (member) => openSavedPage(world, member)),
    screen('work', ({ reader, uid }) =>
      Promise.all(memberKinds.map((kind) => reader.listMine(wholeKinds[kind], uid, { pageSize: 12 }))),
    ),
    screen('settings', ({ reader, uid }) =>
      Promise.all([reader.getMine(users, uid), reader.getMine(alertSettings, uid)]),
    ),
    screen('subscriptions', ({ reader, uid }) => reader.listMine(subscriptions, uid, { pageSize: 50 })),
    edit('item saved', memberEdits.saves, ({ writer, uid, now, sample }) => {
      const item = items[sample % items.length] ?? '';
      return writer.storeSaves([{ uid, item, saved: true, changedAt: now, reminders: [] }]);
    }),
    edit('draft created', memberEdits.draftItems, async ({ reader, writer, uid, now }) => {
      const user = (await reader.getMine(users, uid))?.item;
      const author = { uid, username: uid, name: user?.name ?? '' };
      await writer.create(articles, { id: `draft-${now.getTime()}`, author, draft: smallest.article, status: 'draft' });
    }),
    edit('list or search followed', memberEdits.follows, async ({ writer, uid, now, sample }) => {
      const topic = 'all?theme=health';
      const id = toSubscriptionId(uid, 99 - sample);
      await writer.createSubscription(id, { uid, topic, frequency: 'daily', lang: 'en', channels: ['email'] });
      await updateFilters(`subscriptions/${id}`, topic, now);
    }),
    edit('all notifications marked as read', memberEdits.readNotifications, async ({ reader, writer, uid }) => {
      const unread = await reader.listMine(notifications, uid, { filters: { read: false }, pageSize: 25 });
      await writer.markRead(
        unread.items.map(({ id }) => id),
        true,
      );
    }),
    edit('alert settings saved', memberEdits.alertSettings, ({ writer, uid }) =>
      writer.saveAlertSettings({ ...defaultAlertSettings, uid, lang: 'en' }),
    ),
  ];
}

/** Opens the page with saved items: the account's list, and the items from the site's endpoint. */
async function openSavedPage({ open }: World, { reader, uid, sample }: Member): Promise<void> {
  const [page] = await Promise.all([
    reader.listMine(saves, uid, { pageSize: 40 }),
    reader.getMine(personalCalendars, uid),
  ]);
  const ids = page.items.flatMap(({ item }) => {
    const [collection, id] = item.split('/');
    const kind = findKind(collection);
    return kind && id !== undefined ? [`id=${contentKinds[kind].segment}/${id}`] : [];
  });
  if (ids.length > 0) await open(`/api/v1/items?${ids.slice(0, 24).join('&')}&lang=en`, sample);
}

/** Returns a function that runs the background work after a new subscription. */
function createFilterUpdate({ fetchData }: World) {
  const administrator = createAdministrator(dataConfig, { token: 'owner', fetch: fetchData });
  const reader = createServerReader(dataConfig, { fetch: fetchData });
  const { triggers } = createBackgroundWork(administrator, { site: dataConfig.origin, reader });
  return async (path: string, topic: string, now: Date): Promise<void> => {
    const updateTime = now.toISOString();
    const after = { fields: toWireFields({ topic }), updateTime };
    await triggers.subscriptionWritten.run({ id: path, time: updateTime, path, after });
  };
}

/** Returns the path of an item's document, from the path of its page. */
function toDocumentPath(page: string): readonly string[] {
  const [, segment, id] = page.split('/');
  const kind = findKindOfSegment(segment);
  return kind && id !== undefined ? [`${contentKinds[kind].collection}/${id}`] : [];
}
