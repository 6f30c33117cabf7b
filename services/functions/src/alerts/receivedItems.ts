import { createHash } from 'node:crypto';
import type { DocumentWrite, FoundDocument } from '@adp/shared-data/administrator';
import { isObject } from '@adp/shared-data/fields';
import type { Owner } from './mailQueue';
import { toOwnerKey } from './owners';

/** `alert_owners/{owner}`: hashes of the items that an owner has received, by channel and day. */
export const receivedCollection = 'alert_owners';

export type Channel = 'email' | 'site';

/** Days for which received items are remembered: more than a week, the longest period. */
const rememberedDays = 12;
const dayLength = 86_400_000;
const hashLength = 10;

export const toReceivedPath = (owner: Owner) => `${receivedCollection}/${toOwnerKey(owner)}`;

export const toItemHash = (path: string) => createHash('sha256').update(path).digest('base64url').slice(0, hashLength);

/** Returns the hashes of the items that the owner has received in a channel. */
export function readHashes(received: FoundDocument | undefined, channel: Channel): Set<string> {
  const hashes = new Set<string>();
  for (const text of Object.values(readDays(received, channel)))
    for (let start = 0; start < text.length; start += hashLength) hashes.add(text.slice(start, start + hashLength));
  return hashes;
}

function readDays(received: FoundDocument | undefined, channel: Channel): Readonly<Record<string, string>> {
  const days = received?.fields[channel];
  return isObject(days) ? (days as Readonly<Record<string, string>>) : {};
}

/**
 * Returns the write that adds received items. Its commit fails if another run has changed the list of received items in
 * the meantime.
 */
export function toReceivedWrite(
  owner: Owner,
  received: FoundDocument | undefined,
  { at, added }: { readonly at: Date; readonly added: Readonly<Record<Channel, readonly string[]>> },
): DocumentWrite {
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  const earliest = toDay(at.getTime() - rememberedDays * dayLength);
  const today = toDay(at.getTime());
  const remember = (channel: Channel) => {
    const days = readDays(received, channel);
    const recent = Object.entries(days).filter(([day]) => day >= earliest);
    return Object.fromEntries([...recent, [today, (days[today] ?? '') + added[channel].join('')]]);
  };
  return {
    path: toReceivedPath(owner),
    fields: {
      owner,
      email: remember('email'),
      site: remember('site'),
      delete_at: new Date(at.getTime() + rememberedDays * dayLength),
    },
    precondition: received ? { updateTime: received.version } : { exists: false },
  };
}
