import { type DataErrorCode, newId } from '@adp/shared-data/client';
import { choices } from '@adp/shared-data/content';
import { isObject } from '@adp/shared-data/fields';
import { writtenKinds } from '../kinds';
import type { Draft, Queued } from './Draft';
import type { StoredEntry, Version } from './Version';
import { toUnmarkedId } from './versionIds';

/** Earlier and later builds read this format, so the field names never change. The settings page reads `owner`. */
type StoredDraft = Omit<Draft, 'queued' | 'pendingNotificationId'> & {
  readonly queued?: StoredQueue;
  readonly untold?: string;
};
type StoredQueue = Omit<Queued, 'notificationId' | 'error' | 'written'> &
  Readonly<Record<'noticeId', string>> &
  Readonly<Partial<Record<'fault', DataErrorCode>>> & {
    readonly written?: { readonly version: string; readonly print: string };
  };

/** Converts a version to a record: the fields of the draft, with the version's metadata under `kept`. */
export function toRecord({ draft, trail, forkKey, withoutPicture }: Version): object {
  const { queued, pendingNotificationId: untold, ...fields } = draft;
  return {
    ...fields,
    ...(queued && { queued: toStoredQueue(queued) }),
    ...(untold !== undefined && { untold }),
    kept: { trail, spare: forkKey, ...(withoutPicture && { bare: true }) },
  };
}

/** Converts a record of any build to a version. Returns `damaged` if the record is not valid. */
export function readVersion(record: unknown): StoredEntry {
  if (record === undefined) return undefined;
  if (!isObject(record)) return 'damaged';
  const { kept, ...stored } = record;
  if (!isStoredDraft(stored)) return 'damaged';
  const { queued, untold, ...fields } = stored;
  const { trail, spare, bare } = isObject(kept) ? kept : {};
  return {
    draft: {
      ...fields,
      ...(queued && { queued: toQueued(queued) }),
      ...(untold !== undefined && { pendingNotificationId: untold }),
    },
    trail: isTrail(trail) ? trail : [toUnmarkedId(fields.rev, fields.savedAt)],
    forkKey: typeof spare === 'string' ? spare : newId(),
    ...(bare === true ? { withoutPicture: bare } : {}),
  };
}

function toStoredQueue({ notificationId, error, written, ...queued }: Queued): StoredQueue {
  return {
    ...queued,
    noticeId: notificationId,
    ...(error && { fault: error }),
    ...(written && { written: { version: written.version, print: written.hash } }),
  };
}

function toQueued({ noticeId, fault, written, ...queued }: StoredQueue): Queued {
  return {
    ...queued,
    notificationId: noticeId,
    ...(fault && { error: fault }),
    ...(written && { written: { version: written.version, hash: written.print } }),
  };
}

/** Returns true if a stored value has every field of a draft. Additional fields are allowed. */
function isStoredDraft(value: Record<string, unknown>): value is Record<string, unknown> & StoredDraft {
  const { key, kind, itemId, base, owner, values, savedAt, rev, queued, untold } = value;
  return (
    isText(key) &&
    writtenKinds.some((writtenKind) => writtenKind === kind) &&
    isText(itemId) &&
    (base === null || (isObject(base) && isText(base['version']) && isIncluded(base['status'], choices.status))) &&
    (owner === null || typeof owner === 'string') &&
    isObject(values) &&
    Object.values(values).every(isFieldValue) &&
    isNumber(savedAt) &&
    isNumber(rev) &&
    (queued === undefined || isStoredQueue(queued)) &&
    (untold === undefined || isText(untold))
  );
}

const targets = ['published', 'draft', 'in_review', 'scheduled'];

function isStoredQueue(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { to, since, noticeId, fault, publishAt } = value;
  return (
    isIncluded(to, targets) &&
    (to === 'scheduled' ? isNumber(publishAt) : publishAt === undefined) &&
    isNumber(since) &&
    isText(noticeId) &&
    (fault === undefined || isText(fault))
  );
}

function isFieldValue(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string');
  return isObject(value) && ('files' in value ? isFiles(value['files']) : isCover(value));
}

function isFiles(files: unknown): boolean {
  return (
    Array.isArray(files) &&
    files.every(
      (file) =>
        isObject(file) &&
        ['url', 'format', 'name', 'lang', 'pages', 'alt'].every((name) => typeof file[name] === 'string'),
    )
  );
}

function isCover({ dataUrl, url, width, height, bytes }: Record<string, unknown>): boolean {
  return (isText(dataUrl) || isText(url)) && [width, height, bytes].every(isNumber);
}

function isTrail(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string');
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isIncluded = (value: unknown, these: readonly string[]) => these.some((item) => item === value);
