import type { DocumentWrite, FoundDocument, StoredFields } from '@adp/shared-data/administrator';
import { notificationLimits } from '@adp/shared-data/notification';
import { getText } from '../background/events';
import { isSwitchedOff, toNotificationTitle } from '../background/notifications';
import { toHash } from '../background/toHash';
import type { DigestSection, MailItem } from '../mail/MailTemplate';
import { type StopScope, toMailWrite } from './mailQueue';
import { toOwnerKey } from './owners';
import { dueCollection } from './planDigests';
import type { Due, Followed, Items } from './readDue';
import { type Channel, readHashes, toItemHash, toReceivedWrite } from './receivedItems';
import { splitItemPath, toMailItem } from './toMailItem';

/** The maximum number of items that the queue stores for an email. The email lists fewer and counts the others. */
const maxStoredItems = 40;

/**
 * Returns the writes of an owner's email and notification. They include the list of received items, so that no run
 * repeats them.
 */
export function toOwnerWrites(
  due: Due,
  items: Items,
  { sendsEmails }: { readonly sendsEmails: boolean },
): readonly DocumentWrite[] {
  const { document, owner, at, received, settings, member } = due;
  const isInformed = member && !isSwitchedOff(member, 'deadlines');
  const email = sendsEmails ? takeNew('email', due, items) : { hashes: [], sections: [] };
  const onSite = isInformed ? takeNew('site', due, items) : { hashes: [], sections: [] };
  if (email.hashes.length + onSite.hashes.length === 0) return [toDeleted(document)];
  return [
    toReceivedWrite(owner, received, { at, added: { email: email.hashes, site: onSite.hashes } }),
    // The items of a paused email count as received, so that no later email contains them.
    ...(email.hashes.length > 0 && !settings.paused ? [toEmail(due, email)] : []),
    ...(onSite.hashes.length > 0 ? [toSiteNotification(due, onSite)] : []),
    toDeleted(document),
  ];
}

export const toDeleted = ({ id, version }: FoundDocument): DocumentWrite => ({
  path: `${dueCollection}/${id}`,
  deleted: true,
  precondition: { updateTime: version },
});

interface Section {
  readonly followed: Followed;
  readonly items: readonly { readonly path: string; readonly fields: StoredFields }[];
}

/** Returns the items that the owner has not received yet. An item of several topics is in the first section only. */
function takeNew(channel: Channel, { followed, received }: Due, items: Items) {
  const taken = readHashes(received, channel);
  const hashes: string[] = [];
  const sections = new Map<string, Section>();
  for (const part of followed) {
    if (!part.channels.includes(channel)) continue;
    for (const path of part.items) {
      const fields = items.get(path)?.fields;
      const hash = toItemHash(path);
      if (fields?.['status'] !== 'published' || taken.has(hash)) continue;
      taken.add(hash);
      hashes.push(hash);
      // A weekly email has several digests of the same topic.
      const section = sections.get(part.id) ?? { followed: part, items: [] };
      sections.set(part.id, { followed: part, items: [...section.items, { path, fields }] });
    }
  }
  return { hashes, sections: [...sections.values()] };
}

type Taken = ReturnType<typeof takeNew>;

function toEmail({ owner, at, settings }: Due, { hashes, sections }: Taken): DocumentWrite {
  const lang = settings.lang ?? (sections[0]?.followed.lang || 'en');
  let remaining = maxStoredItems;
  const listed = sections.map(({ followed, items }): DigestSection => {
    const shown = items.slice(0, remaining).flatMap(({ path, fields }): MailItem[] => {
      const item = toMailItem(path, fields, lang);
      return item ? [item] : [];
    });
    remaining -= shown.length;
    const more = items.length - shown.length;
    return { topic: followed.topic, items: shown, ...(more > 0 && { more }) };
  });
  const ids = sections.map(({ followed }) => followed.id);
  const stops: StopScope = ids.length === 1 ? { subscriptions: ids } : { kind: 'follow' };
  return toMailWrite({
    key: ['digest', toOwnerKey(owner), at.toISOString(), ...hashes],
    to: owner,
    lang,
    template: 'digest',
    parameters: { sections: listed },
    stops,
    subscriptions: ids,
    notBefore: at,
    at,
  });
}

function toSiteNotification({ owner, at }: Due, { hashes, sections }: Taken): DocumentWrite {
  const [first, ...others] = sections.flatMap(({ items }) => items);
  const parts = first && others.length === 0 ? splitItemPath(first.path) : undefined;
  const title = first ? toNotificationTitle(getText(first.fields, 'title')) : '';
  return {
    path: `notifications/f-${toHash(JSON.stringify([owner, at, hashes]))}`,
    fields: {
      ...owner,
      topic: 'deadlines',
      event: 'new_items',
      read: false,
      created_at: at,
      count: Math.min(hashes.length, notificationLimits.count.max),
      ...(sections.length === 1 && { followed: sections[0]?.followed.topic }),
      ...(parts && { item_kind: parts.kind, item_id: parts.id, title }),
    },
    precondition: { exists: false },
  };
}
