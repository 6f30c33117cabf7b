import {
  findRedirectIssues,
  noticeLimits,
  noticeSchema,
  redirectFields,
  redirectLimits,
  reviewLimits,
  siteNotices,
  siteRedirects,
  toStored,
} from '@adp/shared-data';
import type { FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import * as v from 'valibot';
import { type Action, type ActionOptions, changeReason, readInput, requireAdministrator } from './ActionContext';
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

const noticesInput = v.strictObject({
  ...change,
  entries: v.pipe(
    v.array(v.strictObject({ ...noticeSchema.entries, from: instant, until: v.exactOptional(instant) })),
    v.maxLength(noticeLimits.most),
    v.check((list) => list.every(({ from, until }) => until === undefined || from < until)),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
  ),
});

const redirectsInput = v.strictObject({
  ...change,
  entries: v.pipe(
    v.array(redirectFields),
    v.maxLength(redirectLimits.most),
    v.check((list) => findRedirectIssues(list).every((issue) => issue === undefined)),
  ),
});

/** `save-notices`: what the site tells everybody, in place of what it told before. */
export function saveNotices(options: ActionOptions): Action {
  return async ({ request, body }) => {
    const { uid } = await requireAdministrator(request, options);
    const { entries, ...rest } = readInput(noticesInput, body);
    await save({ ...rest, uid, setting: siteNotices, name: 'notices', entries }, options);
    return {};
  };
}

/** `save-redirects`: where old addresses lead, in place of the list before. */
export function saveRedirects(options: ActionOptions): Action {
  return async ({ request, body }) => {
    const { uid } = await requireAdministrator(request, options);
    const { entries, ...rest } = readInput(redirectsInput, body);
    await save({ ...rest, uid, setting: siteRedirects, name: 'redirects', entries }, options);
    return {};
  };
}

const publishingInput = v.strictObject({
  ...change,
  approvals: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(reviewLimits.approvals.min), v.maxValue(reviewLimits.approvals.max)),
  ),
});

/** `save-publishing`: after how many approved items a member publishes at once; null turns review off. */
export function savePublishing(options: ActionOptions): Action {
  return async ({ request, body }) => {
    const { uid } = await requireAdministrator(request, options);
    const { approvals, changedAt, reason } = readInput(publishingInput, body);
    const { administrator, now = Date.now } = options;
    const path = 'settings/publishing';
    const found = await readUnchanged(path, changedAt, administrator);
    const from = found ? String(found.fields['approvals']) : 'off';
    const to = approvals === null ? 'off' : String(approvals);
    if (from === to) return {};
    const at = new Date(now());
    // The name that the function gives to a deletion's entry: what is here already it does not write.
    const entry = `settings_publishing_${changedAt && approvals === null ? `off_${changedAt.getTime()}` : at.getTime()}`;
    await administrator.commit([
      approvals === null
        ? { path, deleted: true, precondition: toPrecondition(found) }
        : {
            path,
            fields: { approvals, changed_by: uid, changed_at: at, log_entry: entry },
            precondition: toPrecondition(found),
          },
      {
        path: `audit/${entry}`,
        fields: {
          ...{ by: uid, at, collection: 'settings', item: 'publishing', title: 'publishing', from, to, reason },
        },
        precondition: { exists: false },
      },
    ]);
    return {};
  };
}

interface Saving {
  readonly uid: string;
  readonly setting: { readonly collection: string; readonly id: string };
  readonly name: string;
  readonly entries: readonly object[];
  readonly changedAt: Date | null;
  readonly reason: string;
}

/** The setting and its entry of the log in one commit. */
async function save(
  { uid, setting: { collection, id }, name, entries, changedAt, reason }: Saving,
  { administrator, now = Date.now }: ActionOptions,
): Promise<void> {
  const path = `${collection}/${id}`;
  const found = await readUnchanged(path, changedAt, administrator);
  const at = new Date(now());
  const before = readEntries(found, name);
  await administrator.commit([
    {
      path,
      fields: toStored({ [name]: entries, changedBy: uid, changedAt: at }) as StoredFields,
      precondition: toPrecondition(found),
    },
    {
      path: `audit/settings_${id}_${at.getTime()}`,
      fields: {
        ...{ by: uid, at, collection, item: id, title: describeChange(before, toTexts(entries)), reason },
        ...{ from: String(before.length), to: String(entries.length) },
      },
      precondition: { exists: false },
    },
  ]);
}

/** What is stored, where it is what was changed. @throws ActionError `conflict` */
async function readUnchanged(
  path: string,
  changedAt: Date | null,
  administrator: ActionOptions['administrator'],
): Promise<FoundDocument | undefined> {
  const found = (await administrator.read([path])).get(path);
  if (toTime(found?.fields['changed_at']) !== toTime(changedAt))
    throw new ActionError(409, 'conflict', 'Somebody else has changed this since.');
  return found;
}

const toPrecondition = (found: FoundDocument | undefined) =>
  found ? { updateTime: found.version } : { exists: false };

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
