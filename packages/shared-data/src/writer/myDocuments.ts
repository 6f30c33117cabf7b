import { queryDocuments } from '../client/documents';
import type { RequestOptions, FirestoreClient } from '../client/FirestoreClient';
import { MAX_PAGE, toStructuredQuery } from '../client/queries';
import type { FoundDocument } from '../client/wireValues';
import { byAuthor } from '../kinds/content/defineKind';
import { contentCollections } from '../kinds/contentKinds';
import type { Ownership } from '../kinds/kind';

interface MyCollection {
  readonly collection: string;
  readonly ownership: Ownership<never>;
}

/** The collections of members' items. They are not kinds, because export and deletion do not need schemas. */
export const myContentCollections: readonly MyCollection[] = contentCollections.map((collection) => ({
  collection,
  ownership: byAuthor,
}));

export const myNotifications: MyCollection = {
  collection: 'notifications',
  ownership: { owner: 'uid', order: { field: 'created_at', direction: 'DESCENDING' } },
};

/**
 * A member's saves. This and `mySubscriptions` repeat the ownership in their kinds, because importing the kinds would
 * add their schemas.
 */
export const mySaves: MyCollection = {
  collection: 'saves',
  ownership: { owner: 'uid', order: { field: 'changed_at', direction: 'DESCENDING' } },
};
export const mySubscriptions: MyCollection = {
  collection: 'subscriptions',
  ownership: { owner: 'uid', order: { field: 'created_at', direction: 'DESCENDING' } },
};

/** The collections with one document per member: the settings of alerts, and the secret of the calendar's URL. */
export const mySingleCollections = ['alert_settings', 'calendars'] as const;

/** Translations, which store their translator and are kept or deleted with their items. */
export const myTranslations: MyCollection = {
  collection: 'translations',
  ownership: { owner: 'translator_uid', order: { field: 'updated_at', direction: 'DESCENDING' } },
};

interface MyPagesOptions extends RequestOptions {
  readonly collection: string;
  readonly ownership: Ownership<never>;
  readonly uid: string;
  /** The stored fields to read. Defaults to all fields. */
  readonly select?: readonly string[];
  readonly size?: number;
}

/** Yields a member's documents in a collection as they are stored, valid or not, one page at a time. */
export async function* readMyPages(
  { request, root }: Pick<FirestoreClient, 'request' | 'root'>,
  { collection, ownership: { owner, order }, uid, select, size = MAX_PAGE, signal }: MyPagesOptions,
): AsyncGenerator<readonly FoundDocument[]> {
  const query = {
    collection,
    where: [[owner, 'EQUAL', uid] as const],
    order,
    limit: size,
    ...(select ? { select } : {}),
  };
  let after: readonly unknown[] | undefined;
  let documents: readonly FoundDocument[];
  do {
    const structuredQuery = toStructuredQuery({ ...query, after });
    documents = (await queryDocuments(request, structuredQuery, { signal, signed: true })).documents;
    const last = documents.at(-1);
    if (!last) return;
    yield documents;
    after = [last.wire[order.field] ?? {}, { referenceValue: `${root}/${collection}/${last.id}` }];
  } while (documents.length === size);
}
