import { bookkeepingFields } from '@adp/shared-data/content';
import { isObject } from '@adp/shared-data/fields';
import type { Draft } from '../../lib/drafts/Draft';
import { toItemFields } from '../../lib/forms/toItemFields';

/** Returns a hash that is the same on every device. Do not use it for security. */
export function hash(text: string): string {
  // Two 32-bit FNV-1a hashes with different primes: fast for a cover's 300,000 characters, and available without HTTPS.
  let [first, second] = [0x811c9dc5, 0x9747b28c];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b);
  }
  return [first, second].map((part) => ((part ^ (part >>> 15)) >>> 0).toString(36)).join('');
}

export function hashDraft({ kind, values }: Draft): string {
  return hash(toOrderedJson(toItemFields(kind, values)));
}

/** Hashes a stored item's text. The hash equals `hashDraft` of the draft that the item was sent from. */
export function hashItem(item: object): string {
  const excluded: readonly string[] = ['id', ...bookkeepingFields];
  return hash(toOrderedJson(Object.fromEntries(Object.entries(item).filter(([name]) => !excluded.includes(name)))));
}

/** Serializes fields to JSON with sorted keys, because Firestore does not preserve the order of a map's keys. */
function toOrderedJson(fields: object): string {
  return JSON.stringify(fields, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}
