import { isObject, toStored } from '@adp/shared-data/fields';
import { reviewLimits } from '@adp/shared-data/moderation';
import {
  findRedirectIssues,
  noticeLimits,
  noticeSchema,
  redirectFields,
  redirectLimits,
} from '@adp/shared-data/site-settings';
import { type FoundDocument, type StoredFields } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import type { Account } from '../accounts/accounts';
import { type ActionOptions, changeReason } from './ActionContext';
import { ActionError } from './ActionError';

const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const change = {
  /** The time of the setting that the page has read. Null if there was none. */
  changedAt: v.nullable(instant),
  reason: changeReason,
};

export const noticesInput = v.strictObject({
  ...change,
  entries: v.pipe(
    v.array(v.strictObject({ ...noticeSchema.entries, from: instant, until: v.exactOptional(instant) })),
    v.maxLength(noticeLimits.most),
    v.check((list) => list.every(({ from, until }) => until === undefined || from < until)),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
  ),
});

export const redirectsInput = v.strictObject({
  ...change,
  entries: v.pipe(
    v.array(redirectFields),
    v.maxLength(redirectLimits.most),
    v.check((list) => findRedirectIssues(list).every((issue) => issue === undefined)),
  ),
});

type EntriesInput =
  | ({ readonly id: 'notices' } & v.InferOutput<typeof noticesInput>)
  | ({ readonly id: 'redirects' } & v.InferOutput<typeof redirectsInput>);

/** Runs `save-notices` and `save-redirects`: replaces the list in the field named after the setting. */
export async function saveEntries(
  { id, entries, ...rest }: EntriesInput,
  { uid }: Account,
  options: ActionOptions,
): Promise<object> {
  const toChange = (stored: FoundDocument | undefined, at: Date): Change | undefined => {
    const before = readEntries(stored, id);
    const fields = toStored({ [id]: entries, changedBy: uid, changedAt: at }) as StoredFields;
    if (stored && toComparable(stored.fields[id]) === toComparable(fields[id])) return undefined;
    return {
      fields,
      title: describeChange(before, toTexts(entries)),
      from: String(before.length),
      to: String(entries.length),
    };
  };
  await save({ ...rest, uid, id, toChange }, options);
  return {};
}

export const publishingInput = v.strictObject({
  ...change,
  approvals: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(reviewLimits.approvals.min), v.maxValue(reviewLimits.approvals.max)),
  ),
});

/** Runs `save-publishing`: sets the approvals until members may publish without review, or turns it off. */
export async function savePublishing(
  { approvals, ...rest }: v.InferOutput<typeof publishingInput>,
  { uid }: Account,
  options: ActionOptions,
): Promise<object> {
  const toChange = (stored: FoundDocument | undefined, at: Date): Change | undefined => {
    const from = stored ? String(stored.fields['approvals']) : 'off';
    const to = approvals === null ? 'off' : String(approvals);
    if (from === to) return undefined;
    const { changedAt } = rest;
    const entry =
      changedAt && approvals === null
        ? toDeletionEntry('publishing', changedAt)
        : `settings_publishing_${at.getTime()}`;
    return {
      ...(approvals !== null && { fields: { approvals, changed_by: uid, changed_at: at, log_entry: entry } }),
      entry,
      title: 'publishing',
      from,
      to,
    };
  };
  await save({ ...rest, uid, id: 'publishing', toChange }, options);
  return {};
}

export const mailInput = v.strictObject({ ...change, stopped: v.boolean() });

/** Runs `save-mail`: stops the sending of emails, or starts it again. Stopped emails wait in the queue. */
export async function saveMail(
  { stopped, ...rest }: v.InferOutput<typeof mailInput>,
  { uid }: Account,
  options: ActionOptions,
): Promise<object> {
  const toState = (isStopped: boolean) => (isStopped ? 'stopped' : 'on');
  const toChange = (stored: FoundDocument | undefined, at: Date): Change | undefined => {
    const from = toState(stored?.fields['stopped'] === true);
    const to = toState(stopped);
    if (from === to) return undefined;
    return { fields: { stopped, changed_by: uid, changed_at: at }, title: 'mail', from, to };
  };
  await save({ ...rest, uid, id: 'mail', toChange }, options);
  return {};
}

interface Change {
  readonly fields?: StoredFields;
  /** The id of the audit entry. Set if another function must find the entry. */
  readonly entry?: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

interface SettingUpdate {
  readonly uid: string;
  readonly id: string;
  readonly changedAt: Date | null;
  readonly reason: string;
  /** Returns the change to the stored setting, or undefined if nothing changes. */
  readonly toChange: (stored: FoundDocument | undefined, at: Date) => Change | undefined;
}

async function save(
  { uid, id, changedAt, reason, toChange }: SettingUpdate,
  { administrator, now = Date.now }: ActionOptions,
): Promise<void> {
  const path = `settings/${id}`;
  const stored = (await administrator.read([path])).get(path);
  const at = new Date(now());
  const change = toChange(stored, at);
  if (toTime(stored?.fields['changed_at']) !== toTime(changedAt)) {
    // The request was repeated after a lost response, so the change has already been stored.
    if (!change && (await readChangedBy(stored, { id, changedAt }, administrator)) === uid) return;
    throw new ActionError(409, 'conflict', 'The setting has changed since it was read.');
  }
  if (!change) return;
  const precondition = stored ? { updateTime: stored.version } : { exists: false };
  const { fields, entry = `settings_${id}_${at.getTime()}`, ...logged } = change;
  await administrator.commit([
    fields ? { path, fields, precondition } : { path, deleted: true, precondition },
    {
      path: `audit/${entry}`,
      fields: { by: uid, at, collection: 'settings', item: id, reason, ...logged },
      precondition: { exists: false },
    },
  ]);
}

/** Returns the uid of the last member who changed a setting. For a deleted setting, the audit log contains the uid. */
async function readChangedBy(
  stored: FoundDocument | undefined,
  { id, changedAt }: Pick<SettingUpdate, 'id' | 'changedAt'>,
  { read }: ActionOptions['administrator'],
): Promise<unknown> {
  if (stored || !changedAt) return stored?.fields['changed_by'];
  const path = `audit/${toDeletionEntry(id, changedAt)}`;
  return (await read([path])).get(path)?.fields['by'];
}

/** Returns the id of a deletion's audit entry, which the background function shares. */
const toDeletionEntry = (id: string, changedAt: Date) => `settings_${id}_off_${changedAt.getTime()}`;

/** Serializes a value for comparisons, regardless of the order of map fields. */
const toComparable = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

const toTime = (value: unknown) => (value instanceof Date ? value.getTime() : undefined);

const readEntries = (document: FoundDocument | undefined, name: string) => {
  const stored = document?.fields[name];
  return Array.isArray(stored) ? toTexts(stored) : [];
};

function toTexts(entries: readonly unknown[]): string[] {
  return entries.map((entry) => {
    const { from, to, texts } = entry as { readonly from?: unknown; readonly to?: unknown; readonly texts?: unknown };
    if (typeof to === 'string') return `${String(from)} → ${to}`;
    return Object.values((texts ?? {}) as Readonly<Record<string, string>>).join(' / ');
  });
}

/** Describes added and removed entries. Long descriptions are truncated. */
function describeChange(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  const removed = before.filter((line) => !after.includes(line)).map((line) => `− ${line}`);
  return [...[...added, ...removed].join('; ')].slice(0, 1000).join('') || '=';
}
