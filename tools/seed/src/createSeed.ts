import type { Seed, SeedContext } from '@adp/local-firebase';
import { createCalendar } from './calendar';
import { members, samplePassword, type SeedMember } from './content/members';
import { seedContent, seedItems } from './content/seedContent';
import { drawCover } from './covers/drawCover';
import { coverPath } from './documents/baseFields';
import { itemDocuments } from './documents/itemDocuments';
import { memberDocuments } from './documents/memberDocuments';
import { notificationDocuments } from './documents/notificationDocuments';
import { toSeedDocument } from './documents/toSeedDocument';

/** Creates the content of a new platform. The content is the same for every hour of a day in UTC. */
export function createSeed({ now, objectUrl }: SeedContext): Seed {
  const calendar = createCalendar(now);
  const documents = [
    ...memberDocuments(calendar),
    ...itemDocuments(seedContent, { calendar, imageUrl: objectUrl }),
    ...notificationDocuments(seedContent, calendar),
  ];
  return {
    accounts: Object.values<SeedMember>(members).map((member) => ({
      uid: member.uid,
      email: member.email,
      password: samplePassword,
      name: member.name,
      verified: true,
    })),
    documents: documents.map(toSeedDocument),
    objects: covers(),
  };
}

function covers(): Seed['objects'] {
  const objects = new Map<string, Seed['objects'][number]>();
  for (const item of seedItems) {
    if (!item.cover) continue;
    for (const size of ['large', 'small'] as const) {
      const name = coverPath(item, size);
      const { bytes } = drawCover(item.cover, size);
      objects.set(name, { name, contentType: 'image/png', bytes });
    }
  }
  return [...objects.values()];
}
