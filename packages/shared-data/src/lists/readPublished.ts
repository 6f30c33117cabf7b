import * as v from 'valibot';
import type { DataReader } from '../client/createReader';
import { dateTime, localTime, zone } from '../fields/fieldSchemas';
import { contentKinds, type MemberKind, memberKinds } from '../kinds/contentKinds';
import { bylineFields } from '../kinds/content/bylineFields';
import { listedContentFields } from '../kinds/content/listedContentFields';
import type { InLanguage } from '../kinds/translation/toReader';
import { translatedTitles } from '../kinds/translation/translatedTitles';
import { equals, listedKind, newest } from '../kinds/content/listedKind';

const optionalDate = v.exactOptional(dateTime);

export const publishedItemSchema = v.object({
  title: listedContentFields.title,
  lang: listedContentFields.lang,
  publishedAt: bylineFields.publishedAt,
  licence: v.exactOptional(v.string('text')),
  translations: translatedTitles,
  // Only events and opportunities have start and deadline dates.
  startsAt: optionalDate,
  deadlineAt: optionalDate,
  startsLocal: localTime,
  deadlineLocal: localTime,
  timezone: v.exactOptional(zone),
});

export type PublishedItem = v.InferOutput<typeof publishedItemSchema> & { readonly id: string } & InLanguage;

export type Published = Readonly<Record<MemberKind, readonly PublishedItem[]>>;

/** The number of items per kind. Further items are on the list page of the kind. */
const pageSize = 4;

/** Reads a member's newest publications, by uid, because usernames can change. Rejects with DataError. */
export async function readPublished(reader: Pick<DataReader, 'list'>, uid: string): Promise<Published> {
  const entries = memberKinds.map(async (kind) => {
    const source = listedKind({
      collection: contentKinds[kind].collection,
      summary: publishedItemSchema,
      filters: { author: equals('author_uid') },
      orders: { newest },
    });
    const { items } = await reader.list(source, { filters: { author: uid }, order: 'newest', pageSize });
    return [kind, items] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Published;
}
