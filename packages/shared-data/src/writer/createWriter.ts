import * as v from 'valibot';
import type { DataOptions } from '../client/connect';
import type { DataConfig } from '../client/DataConfig';
import { DataError } from '../client/DataError';
import type { RequestOptions, Written } from '../client/FirestoreClient';
import type { FoundDocument, StoredFields } from '../client/wireValues';
import { toStored } from '../fields/storedKeys';
import type { WritableKind, ItemDraft } from '../kinds/content/defineKind';
import type { Kind } from '../kinds/kind';
import { getInvalidFields } from '../kinds/readWith';
import type { Author } from './Author';
import { countItem } from './countItem';
import { createFirestoreClient } from './createFirestoreClient';
import { checkId, createOnce } from './createOnce';
import type { MemberDeletion } from './deleteMember';
import type { NotificationDraft } from './notifyMember';
import type { ItemVersions, VersionsOf } from './listVersions';
import { readAfterRefusal, holdsFields, hasCode } from './refusals';
import type { MemberChange } from './saveMember';
import type { SaveDraft } from './storeSaves';
import type { TakingBack } from './takeBack';
import { addTombstone, removeTombstone } from './tombstones';
import { addSchedule, removeSchedule } from './schedules';
import { toDeletion, toWrite } from './toWrite';
import type { CalendarDraft } from './writeCalendar';
import type { AlertSettingsDraft, SubscriptionChange, SubscriptionDraft } from './writeAlerts';
import type { AppealDraft, ReportDraft } from './writeReport';
import type { TranslationDraft, TranslationOf, WrittenTranslation } from './writeTranslation';

export interface NewItem<Fields> extends RequestOptions {
  /** The id from `newId`. It is stored with the form, so that sending the item again does not create a second item. */
  readonly id: string;
  readonly author: Author;
  readonly draft: ItemDraft<Fields>;
  readonly status: Exclude<AuthorStatus, 'archived'>;
  /** Set for `scheduled`: the time at which the site publishes the item. */
  readonly publishAt?: Date | undefined;
}

export interface ItemChange extends RequestOptions {
  readonly id: string;
  readonly version: string;
}

/** The states that authors can choose. All other states are decisions of reviewers. */
export type AuthorStatus = 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived';
export type ItemStatus = AuthorStatus | 'returned' | 'removed';

export interface StatusChange extends ItemChange {
  /** The uid of the author, which a schedule contains. */
  readonly uid?: string | undefined;
  readonly from: ItemStatus;
  readonly to: AuthorStatus;
  /** Set for `scheduled`: the time at which the site publishes the item. */
  readonly publishAt?: Date | undefined;
}

/** Writes of signed-in members. All reject only with DataError. A `conflict` contains the newer version. */
export interface DataWriter {
  readonly create: <Fields extends object>(kind: WritableKind<Fields>, item: NewItem<Fields>) => Promise<Written>;
  readonly update: <Fields extends object>(
    kind: WritableKind<Fields>,
    item: ItemChange & { readonly draft: ItemDraft<Fields> },
  ) => Promise<Written>;
  /** Changes the state, as the rules allow authors (docs/decisions/084), with the schedule and the tombstone. */
  readonly changeStatus: (kind: WritableKind<object>, item: StatusChange) => Promise<Written>;
  /** Unpublishes a knowledge product recorded by a colleague, with a reason. */
  readonly takeBack: (item: TakingBack) => Promise<void>;
  /** Deletes an item if it exists. If the item was published (`from`), its page then says that the item was removed. */
  readonly remove: (kind: WritableKind<object>, item: ItemChange & { readonly from: ItemStatus }) => Promise<void>;
  /** Lists former versions of an item that the member may edit, so that the member can restore one of them. */
  readonly listVersions: <Item>(
    kind: Pick<Kind<Item, unknown>, 'collection' | 'readItem'>,
    item: VersionsOf,
  ) => Promise<ItemVersions<Item>>;
  /** Writes the member's document and profile in one commit. Rejects with `already-exists` if the username is taken. */
  readonly saveMember: (member: MemberChange) => Promise<void>;
  /** Reports an item or a profile. Rejects with `already-exists` while a report is open, and with `daily-limit`. */
  readonly report: (report: ReportDraft) => Promise<Written>;
  /** Appeals against a removal. Rejects with `already-exists` if the author has already appealed. */
  readonly appeal: (appeal: AppealDraft) => Promise<Written>;
  /** Stores a translation of an item. Rejects with `conflict` if the translation has changed since it was read. */
  readonly translate: (translation: TranslationDraft) => Promise<WrittenTranslation>;
  readonly removeTranslation: (translation: TranslationOf) => Promise<WrittenTranslation>;
  /** Creates a notification for a member. Idempotent for the same id. */
  readonly notify: (notification: NotificationDraft) => Promise<Written>;
  /** Marks notifications in one commit. Skips notifications that no longer exist. */
  readonly markRead: (ids: readonly string[], read: boolean, options?: RequestOptions) => Promise<void>;
  /** Stores presses of the member's save buttons in one commit. Rejects with `denied` if the account has a more recent press. */
  readonly storeSaves: (saves: readonly SaveDraft[], options?: RequestOptions) => Promise<void>;
  /** Creates or replaces the URL of the member's personal calendar. Resolves to its secret. */
  readonly renewCalendar: (calendar: CalendarDraft) => Promise<string>;
  readonly revokeCalendar: (uid: string) => Promise<void>;
  /** Stores a member's subscriptions and settings of alerts. See `writeAlerts.ts`. */
  readonly createSubscription: (id: string, draft: SubscriptionDraft) => Promise<void>;
  readonly changeSubscription: (id: string, change: Partial<SubscriptionChange>) => Promise<void>;
  readonly deleteSubscription: (id: string) => Promise<void>;
  readonly saveAlertSettings: (draft: AlertSettingsDraft) => Promise<void>;
  /** Deletes all documents of a member. After a failure, calling it again continues the deletion. */
  readonly deleteMember: (leaving: MemberDeletion) => Promise<void>;
}

/** Creates the writer. Callers use `loadWriter`, so that pages that only read do not download it. */
// eslint-disable-next-line max-lines-per-function -- its methods share one client
export function createWriter(config: DataConfig, options: DataOptions): DataWriter {
  const client = createFirestoreClient(config, options);
  const { root, read, commit } = client;

  async function changeItem(
    kind: WritableKind<object>,
    { id, version, signal }: ItemChange,
    { fields, mask, times }: { fields: StoredFields; mask: readonly string[]; times: readonly string[] },
    ...beside: readonly object[]
  ): Promise<Written> {
    const name = `${root}/${kind.collection}/${checkId(id)}`;
    try {
      const precondition = { updateTime: version };
      return {
        id,
        version: await commit([...beside, toWrite({ name, fields, mask, times, revised: true, precondition })], signal),
      };
    } catch (error) {
      const now = await readAfterRefusal(error, () => read(`${kind.collection}/${id}`, signal));
      if (!now) throw new DataError('not-found', { cause: error });
      if (now.version === version) throw error;
      // An earlier attempt may have succeeded even though its response was lost.
      if (holdsFields(now.fields, fields, mask)) return { id, version: now.version };
      throw new DataError('conflict', { cause: error, newer: toNewer(kind, now) });
    }
  }

  function changeStatus(kind: WritableKind<object>, { from, to, publishAt, ...item }: StatusChange): Promise<Written> {
    const { collection } = kind;
    const isFirst = to === 'published' && from !== 'archived';
    const times = ['updated_at', ...(isFirst ? ['published_at'] : [])];
    const schedule = { collection, id: item.id, publishAt };
    const beside = [
      ...(from === 'archived' && to === 'published' ? [removeTombstone(root, collection, item.id)] : []),
      ...(from === 'published' ? [addTombstone(root, collection, item.id)] : []),
      ...(to === 'scheduled' ? addSchedule(root, { ...schedule, uid: item.uid }) : []),
      ...(from === 'scheduled' && to !== 'scheduled' ? [removeSchedule(root, schedule)] : []),
    ];
    return changeItem(kind, item, { fields: { status: to }, mask: ['status'], times }, ...beside);
  }

  return {
    create: async (kind, { id, author, draft, status, publishAt, signal }) => {
      const fields = {
        ...(await draftFields(kind, draft)),
        status,
        author_uid: author.uid,
        author_username: author.username,
        author_name: author.name,
        sample: false,
        revision: 1,
      };
      const times = ['created_at', 'updated_at', ...(status === 'published' ? ['published_at'] : [])];
      const item = `${kind.collection}/${checkId(id)}`;
      const { writes, isFull } = await countItem({ uid: author.uid, item, signal }, client, options.now ?? Date.now);
      try {
        const also = addSchedule(root, { collection: kind.collection, id, uid: author.uid, publishAt });
        return await createOnce(
          { collection: kind.collection, id, fields, times, beside: writes, also, signal },
          client,
        );
      } catch (error) {
        throw isFull && hasCode(error, 'denied') ? new DataError('daily-limit', { cause: error }) : error;
      }
    },
    update: async (kind, { draft, ...item }) => changeItem(kind, item, await toChange(kind, draft)),
    changeStatus,
    remove: async (kind, { id, version, from, signal }) => {
      const deletion = toDeletion(`${root}/${kind.collection}/${checkId(id)}`, { updateTime: version });
      // An archived item already has a tombstone, and a draft has never been public.
      const beside = from === 'published' ? [addTombstone(root, kind.collection, id)] : [];
      try {
        await commit([...beside, deletion], signal);
      } catch (error) {
        const now = await readAfterRefusal(error, () => read(`${kind.collection}/${id}`, signal));
        if (!now) return;
        if (now.version === version) throw error;
        throw new DataError('conflict', { cause: error, newer: toNewer(kind, now) });
      }
    },
    // Load the code of rarer operations on demand, so that the form of an item does not wait for it.
    takeBack: async (item) => (await orUnavailable(import('./takeBack'))).takeBack(item, client),
    notify: async (notification) => (await loadNotifications()).notifyMember(notification, client),
    markRead: async (ids, read, options = {}) => (await loadNotifications()).markRead(ids, read, options, client),
    listVersions: async (kind, item) =>
      (await orUnavailable(import('./listVersions'))).listVersions(kind, item, client),
    report: async (report) => (await loadReports()).writeReport(report, client, options.now ?? Date.now),
    appeal: async (appeal) => (await loadReports()).writeAppeal(appeal, client),
    translate: async (translation) => (await loadTranslations()).writeTranslation(translation, client),
    removeTranslation: async (translation) => (await loadTranslations()).removeTranslation(translation, client),
    storeSaves: async (saves, options = {}) =>
      (await orUnavailable(import('./storeSaves'))).storeSaves(saves, options, client),
    renewCalendar: async (calendar) => (await loadCalendar()).renewCalendar(calendar, client),
    revokeCalendar: async (uid) => (await loadCalendar()).revokeCalendar(uid, client),
    createSubscription: async (id, draft) => (await loadAlerts()).createSubscription(id, draft, client),
    changeSubscription: async (id, change) => (await loadAlerts()).changeSubscription(id, change, client),
    deleteSubscription: async (id) => (await loadAlerts()).deleteSubscription(id, client),
    saveAlertSettings: async (draft) => (await loadAlerts()).saveAlertSettings(draft, client),
    saveMember: async (member) => {
      const { saveMember } = await import('./saveMember');
      await saveMember(member, client, options.isVerified ?? (() => Promise.resolve(true)));
    },
    deleteMember: async (leaving) => (await import('./deleteMember')).deleteMember(leaving, client),
  };
}

const loadAlerts = () => orUnavailable(import('./writeAlerts'));
const loadNotifications = () => orUnavailable(import('./notifyMember'));
const loadCalendar = () => orUnavailable(import('./writeCalendar'));
const loadTranslations = () => orUnavailable(import('./writeTranslation'));
const loadReports = () => orUnavailable(import('./writeReport'));

/** Awaits a chunk. Rejects with `unavailable` if loading fails, so that the caller can retry. */
async function orUnavailable<Part>(loading: Promise<Part>): Promise<Part> {
  try {
    return await loading;
  } catch (cause) {
    throw new DataError('unavailable', { cause });
  }
}

/** Returns the fields to store for a draft. Validates them with the item's schema and adds the kind's sort key. */
async function draftFields<Fields extends object>(
  kind: WritableKind<Fields>,
  draft: ItemDraft<Fields>,
): Promise<StoredFields> {
  const anyTime = new Date(0);
  const rest = {
    status: 'published',
    authorUid: 'x',
    authorUsername: 'xx',
    authorName: 'xx',
    sample: false,
    revision: 1,
  };
  const whole = { ...draft, ...rest, createdAt: anyTime, updatedAt: anyTime, publishedAt: anyTime };
  const { issues } = v.safeParse(kind.schema, whole);
  if (issues) throw new DataError('invalid', { fields: getInvalidFields(issues) });
  const stored = toStored(draft);
  const fields = Object.fromEntries(Object.entries(stored).filter(([name]) => kind.draftFields.includes(name)));
  if (!Object.values(kind.orders).some(({ field }) => field === 'title_key')) return fields;
  const { getSortKey } = await orUnavailable(import('../fields/sortKey'));
  return { ...fields, ...getSortKey(kind.collection, (name) => fields[name]) };
}

async function toChange<Fields extends object>(kind: WritableKind<Fields>, draft: ItemDraft<Fields>) {
  const fields = await draftFields(kind, draft);
  return { fields, mask: [...new Set([...kind.draftFields, ...Object.keys(fields)])], times: ['updated_at'] };
}

function toNewer(kind: WritableKind<object>, { id, fields, version }: FoundDocument) {
  const reading = kind.readItem(id, fields);
  return 'item' in reading ? { item: reading.item, version } : undefined;
}
