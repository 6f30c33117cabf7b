import { writtenKinds } from '../kinds';
import type { Draft } from './Draft';

/** Whether something read from the device has all that a draft has; it may have more. */
export function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { key, kind, itemId, base, owner, values, savedAt, rev, queued, untold } = value;
  return (
    isText(key) &&
    writtenKinds.some((known) => known === kind) &&
    isText(itemId) &&
    (base === null || (isRecord(base) && isText(base.version) && isOneOf(base.status, statuses))) &&
    (owner === null || typeof owner === 'string') &&
    isRecord(values) &&
    Object.values(values).every(isFieldValue) &&
    isNumber(savedAt) &&
    isNumber(rev) &&
    (queued === undefined || isQueued(queued)) &&
    (untold === undefined || isText(untold))
  );
}

const statuses = ['draft', 'published', 'archived'];
const targets = ['published', 'draft'];

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isQueued(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { to, since, noticeId, fault } = value;
  return isOneOf(to, targets) && isNumber(since) && isText(noticeId) && (fault === undefined || isText(fault));
}

function isFieldValue(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string');
  return isRecord(value) && isCover(value);
}

function isCover({ dataUrl, url, width, height, bytes }: Record<string, unknown>): boolean {
  return (isText(dataUrl) || isText(url)) && [width, height, bytes].every(isNumber);
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isOneOf = (value: unknown, these: readonly string[]) => these.some((one) => one === value);
