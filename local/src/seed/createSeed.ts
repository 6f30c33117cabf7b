import { toStored } from '@adp/shared-data';
import { calendarOf } from './calendar';
import { members, samplePassword, type SeedMember } from './content/members';
import { seedContent, seedItems } from './content/seedContent';
import { drawCover } from './covers/drawCover';
import { coverPath } from './documents/baseFields';
import { itemDocuments } from './documents/itemDocuments';
import { memberDocuments } from './documents/memberDocuments';
import { notificationDocuments } from './documents/notificationDocuments';
import { type Proto3Value, toProto3Fields } from './documents/toProto3Fields';

interface SeedAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

export interface SeedDocument {
  /** Collection and id, as `articles/leaving-gaps-as-gaps`. */
  readonly path: string;
  /** In proto3 JSON. */
  readonly fields: Readonly<Record<string, Proto3Value>>;
}

interface SeedImage {
  /** The object's name in Storage. */
  readonly name: string;
  readonly contentType: 'image/png';
  readonly bytes: Uint8Array;
  readonly ownerUid: string;
}

export interface Seed {
  readonly accounts: readonly SeedAccount[];
  readonly documents: readonly SeedDocument[];
  readonly images: readonly SeedImage[];
}

export interface SeedOptions {
  readonly now: Date;
  /** The address under which the platform serves an object of Storage. */
  readonly imageUrl: (name: string) => string;
}

/** What a fresh platform holds. The same for every hour of a day, reckoned in UTC. */
export function createSeed({ now, imageUrl }: SeedOptions): Seed {
  const calendar = calendarOf(now);
  const documents = [
    ...memberDocuments(calendar),
    ...itemDocuments(seedContent, { calendar, imageUrl }),
    ...notificationDocuments(seedContent, calendar),
  ];
  return {
    accounts: Object.values<SeedMember>(members).map((member) => ({
      uid: member.uid,
      email: member.email,
      password: samplePassword,
      displayName: member.name,
      emailVerified: true,
      createdAt: calendar.daysAgo(member.joinedDaysAgo),
    })),
    documents: documents.map(({ path, document }) => ({ path, fields: toProto3Fields(toStored(document)) })),
    images: images(),
  };
}

function images(): SeedImage[] {
  const found = new Map<string, SeedImage>();
  for (const item of seedItems) {
    if (!item.cover) continue;
    const name = coverPath(item);
    const { bytes } = drawCover(item.cover);
    found.set(name, { name, contentType: 'image/png', bytes, ownerUid: members[item.author].uid });
  }
  return [...found.values()];
}
