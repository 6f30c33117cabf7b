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
  /** When what was changed was saved; null where nothing was. */
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

/** `save-notices`: what the site tells everybody, in place of what it told before. */
export const saveNotices = (input: v.InferOutput<typeof noticesInput>, caller: Account, options: ActionOptions) =>
  saveEntries({ id: 'notices', ...input }, caller, options);

/** `save-redirects`: where old addresses lead, in place of the list before. */
export const saveRedirects = (input: v.InferOutput<typeof redirectsInput>, caller: Account, options: ActionOptions) =>
  saveEntries({ id: 'redirects', ...input }, caller, options);

type EntriesInput =
  | ({ readonly id: 'notices' } & v.InferOutput<typeof noticesInput>)
  | ({ readonly id: 'redirects' } & v.InferOutput<typeof redirectsInput>);

/** Saves the list that is all of a setting, in the field of the setting's own name. */
async function saveEntries(
  { id, entries, ...rest }: EntriesInput,
  { uid }: Account,
  options: ActionOptions,
): Promise<object> {
  const toChange = (found: FoundDocument | undefined, at: Date): Change | undefined => {
    const before = readEntries(found, id);
    const fields = toStored({ [id]: entries, changedBy: uid, changedAt: at }) as StoredFields;
    if (found && toComparable(found.fields[id]) === toComparable(fields[id])) return undefined;
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

/** `save-publishing`: after how many approved items a member publishes at once; null turns review off. */
export async function savePublishing(
  { approvals, ...rest }: v.InferOutput<typeof publishingInput>,
  { uid }: Account,
  options: ActionOptions,
): Promise<object> {
  const toChange = (found: FoundDocument | undefined, at: Date): Change | undefined => {
    const from = found ? String(found.fields['approvals']) : 'off';
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

/** What becomes of a setting, and what the log says of it. */
interface Change {
  /** Without them the setting goes. */
  readonly fields?: StoredFields;
  /** The name of the log's entry, where another function knows it, too. */
  readonly entry?: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

interface Saving {
  readonly uid: string;
  /** The setting's name. */
  readonly id: string;
  readonly changedAt: Date | null;
  readonly reason: string;
  /** Undefined where nothing changes. */
  readonly toChange: (found: FoundDocument | undefined, at: Date) => Change | undefined;
}

/** The setting and its entry of the log in one commit. */
async function save(
  { uid, id, changedAt, reason, toChange }: Saving,
  { administrator, now = Date.now }: ActionOptions,
): Promise<void> {
  const path = `settings/${id}`;
  const found = (await administrator.read([path])).get(path);
  const at = new Date(now());
  const change = toChange(found, at);
  if (toTime(found?.fields['changed_at']) !== toTime(changedAt)) {
    // What is sent again, because its answer was lost, is there already.
    if (!change && (await readChangedBy(found, { id, changedAt }, administrator)) === uid) return;
    throw new ActionError(409, 'conflict', 'Somebody else has changed this since.');
  }
  if (!change) return;
  const precondition = found ? { updateTime: found.version } : { exists: false };
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

/** Who has saved a setting last; of one that is gone, the log knows. */
async function readChangedBy(
  found: FoundDocument | undefined,
  { id, changedAt }: Pick<Saving, 'id' | 'changedAt'>,
  { read }: ActionOptions['administrator'],
): Promise<unknown> {
  if (found || !changedAt) return found?.fields['changed_by'];
  const path = `audit/${toDeletionEntry(id, changedAt)}`;
  return (await read([path])).get(path)?.fields['by'];
}

/** The name that the function gives to a deletion's entry, too: what is here already it does not write. */
const toDeletionEntry = (id: string, changedAt: Date) => `settings_${id}_off_${changedAt.getTime()}`;

/** The same text for the same value: the order of a map's fields does not count. */
const toComparable = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

const toTime = (value: unknown) => (value instanceof Date ? value.getTime() : undefined);

const readEntries = (found: FoundDocument | undefined, name: string) => {
  const stored = found?.fields[name];
  return Array.isArray(stored) ? toTexts(stored) : [];
};

/** Each entry in a line for the log. */
function toTexts(entries: readonly unknown[]): string[] {
  return entries.map((entry) => {
    const { from, to, texts } = entry as { readonly from?: unknown; readonly to?: unknown; readonly texts?: unknown };
    if (typeof to === 'string') return `${String(from)} → ${to}`;
    return Object.values((texts ?? {}) as Readonly<Record<string, string>>).join(' / ');
  });
}

/** What came and what went; an entry of the log is no longer than a reader's patience. */
function describeChange(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((one) => !before.includes(one)).map((one) => `+ ${one}`);
  const removed = before.filter((one) => !after.includes(one)).map((one) => `− ${one}`);
  return [...[...added, ...removed].join('; ')].slice(0, 1000).join('') || '=';
}
