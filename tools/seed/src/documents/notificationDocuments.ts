import { collections } from '@adp/shared-data/content';
import type { notificationChoices, Notification } from '@adp/shared-data/notification';
import type { Calendar } from '../calendar';
import { members, type SeedMember } from '../content/members';
import type { SeedContent } from '../content/seedContent';
import type { SeedItem } from '../content/seedItem';
import type { PlacedDocument } from './toSeedDocument';

type ItemKind = (typeof notificationChoices.itemKind)[number];

/** Age in days after which notifications count as read. */
const UNREAD_DAYS = 14;

export function notificationDocuments(content: SeedContent, calendar: Calendar): PlacedDocument[] {
  return [
    ...Object.values<SeedMember>(members).map((member) => joined(member, calendar)),
    ...published('article', content.articles, calendar),
    ...published('event', content.events, calendar),
    ...published('opportunity', content.opportunities, calendar),
    ...published('product', content.products, calendar),
  ];
}

function joined({ uid, username, joinedDaysAgo }: SeedMember, calendar: Calendar): PlacedDocument {
  return place(`joined-${uid}`, {
    ...createdDaysAgo(joinedDaysAgo, calendar),
    uid,
    topic: 'account',
    event: 'joined',
    title: username,
  });
}

function published(itemKind: ItemKind, items: readonly SeedItem[], calendar: Calendar): PlacedDocument[] {
  return items.map(({ id, author, title, publishedDaysAgo }) =>
    place(`published-${itemKind}-${id}`, {
      ...createdDaysAgo(publishedDaysAgo, calendar),
      uid: members[author].uid,
      topic: 'content',
      event: 'published',
      itemKind,
      itemId: id,
      title,
    }),
  );
}

function createdDaysAgo(days: number, calendar: Calendar): Pick<Notification, 'createdAt' | 'read'> {
  return { createdAt: calendar.daysAgo(days), read: days > UNREAD_DAYS };
}

function place(id: string, document: Notification): PlacedDocument {
  return { path: `${collections.notification}/${id}`, document };
}
