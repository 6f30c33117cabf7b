import type { SeedDocument } from '@adp/local-firebase';
import { generateItems } from '@adp/seed/generator';
import { toMarkPath } from '@adp/shared-data/administrator';
import { contentCollections } from '@adp/shared-data/content';
import { smallestUser, toWireFields } from '@adp/shared-data/testing';
import { toStored } from '@adp/shared-data/fields';

/** Number of items in memory at the same time. */
const PART = 1_000;
const VERSIONS = 2;

interface DatabaseOptions {
  readonly items: number;
  readonly now: Date;
}

/**
 * Generates the documents of a site in parts: items with translations, versions and change marks, and a member for each
 * item. These are about ten documents per item.
 */
export function* generateDatabase({ items, now }: DatabaseOptions): Generator<SeedDocument> {
  for (let first = 1; first <= items; first += PART) {
    const count = Math.min(PART, items - first + 1);
    for (const document of generateItems({ count, first, texts: 'natural', now })) {
      yield document;
      yield* toItemDocuments(document, now);
    }
    for (let number = first; number < first + count; number += 1) yield* toMemberDocuments(number, now);
  }
}

function* toItemDocuments({ path, fields }: SeedDocument, savedAt: Date): Generator<SeedDocument> {
  const [collection = '', id = ''] = path.split('/');
  if (!contentCollections.some((candidate) => candidate === collection)) return;
  yield { path: toMarkPath(collection, id), fields: toWireFields({ updated_at: savedAt }) };
  for (let revision = 1; revision <= VERSIONS; revision += 1)
    yield {
      path: `revisions/${collection}/items/${id}/versions/${revision}`,
      fields: { ...fields, ...toWireFields({ revision, saved_at: savedAt }) },
    };
}

function* toMemberDocuments(number: number, createdAt: Date): Generator<SeedDocument> {
  const uid = `uid-${number}`;
  const username = `member-${number}`;
  const user = { ...smallestUser, username, name: `Member ${number}`, createdAt, updatedAt: createdAt };
  const place = (path: string, document: object) => ({ path, fields: toWireFields(toStored({ ...document })) });
  const { name, languages, expertise, links } = user;
  yield place(`users/${uid}`, user);
  yield place(`usernames/${username}`, { uid });
  yield place(`profiles/${username}`, { uid, username, name, languages, expertise, links, updatedAt: createdAt });
  yield place(`saves/${uid}`, { items: [`articles/generated-${number}`], updatedAt: createdAt });
  yield place(`alert_settings/${uid}`, { uid, frequency: 'weekly', updatedAt: createdAt });
  yield place(`notifications/joined-${uid}`, { uid, topic: 'account', event: 'joined', title: username, createdAt });
}
